import MenuetModel

extension [ForeignItem] {
  /// Leaves a standard command once on each level. Of several items that a file gives its selector or
  /// name, only the one with its title is that command: the others tell by their tags or titles what
  /// else they do.
  mutating func keepStandardCommandsOnce() {
    var first: [SystemCommand: Int] = [:]
    for index in indices {
      self[index].items.keepStandardCommandsOnce()
      guard let system = self[index].system else { continue }
      guard let other = first.updateValue(index, forKey: system) else { continue }
      let isStandard = self[index].title?.text == system.facts.title
      let loser = isStandard ? other : index
      if !isStandard { first[system] = other }
      // Without words of its own it is the same command once more.
      guard self[loser].title != nil else { continue }
      self[loser].system = nil
      self[loser].identity = "\(system.rawValue)\u{1F}\(self[loser].title?.text ?? "")"
    }
  }
}
