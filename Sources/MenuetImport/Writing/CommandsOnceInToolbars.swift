import MenuetModel

extension [ForeignItem] {
  /// Leaves a command once in a toolbar, as the language has it: where it stands first, and visible
  /// wherever it was.
  mutating func keepCommandsOnce() {
    var first: [String: ItemPath] = [:]
    var repeated: [ItemPath] = []
    for path in paths {
      guard let key = self[path].system?.rawValue ?? self[path].identity else { continue }
      if let known = first[key] {
        join(path, into: known)
        repeated.append(path)
      } else {
        first[key] = path
      }
    }
    for path in repeated.reversed() { remove(path) }
  }

  /// The places of commands in the bar and in its groups.
  private var paths: [ItemPath] {
    indices.flatMap { index -> [ItemPath] in
      switch self[index].kind {
      case .command: [ItemPath(index: index)]
      case .group, .section:
        self[index].items.indices.filter { self[index].items[$0].kind == .command }
          .map { ItemPath(group: index, index: $0) }
      default: []
      }
    }
  }

  private subscript(path: ItemPath) -> ForeignItem {
    get { path.group.map { self[$0].items[path.index] } ?? self[path.index] }
    set {
      if let group = path.group {
        self[group].items[path.index] = newValue
      } else {
        self[path.index] = newValue
      }
    }
  }

  private mutating func remove(_ path: ItemPath) {
    if let group = path.group {
      self[group].items.remove(at: path.index)
    } else {
      remove(at: path.index)
    }
  }

  private mutating func join(_ other: ItemPath, into path: ItemPath) {
    let (own, others) = (condition(of: path), condition(of: other))
    if own != others {
      pushCondition(ofGroup: path.group)
      // Where one place always shows it, it is always there.
      self[path].visibleWhen = own.flatMap { own in others.map { own.or($0) } }
    }
    self[path].isHidden = self[path].isHidden && self[other].isHidden
    let group = other.group.flatMap { self[$0].title?.text }.map { " in '\($0)'" } ?? ""
    self[path].losses.append(
      ForeignLoss(
        "it stands here alone, and not also\(group): a toolbar has a command once",
        at: self[other].place))
  }

  private func condition(of path: ItemPath) -> ForeignCondition? {
    let group = path.group.flatMap { self[$0].visibleWhen }
    return self[path].visibleWhen.map { group?.and($0) ?? $0 } ?? group
  }

  /// Gives the condition of a group to each of its items instead, so that one of them may have another.
  private mutating func pushCondition(ofGroup group: Int?) {
    guard let group, let condition = self[group].visibleWhen else { return }
    for index in self[group].items.indices {
      let own = self[group].items[index].visibleWhen
      self[group].items[index].visibleWhen = own.map { condition.and($0) } ?? condition
    }
    self[group].visibleWhen = nil
  }
}

/// The place of an item in a toolbar.
private struct ItemPath {
  /// The group that holds it; `nil` for one in the bar itself.
  var group: Int?
  var index: Int
}
