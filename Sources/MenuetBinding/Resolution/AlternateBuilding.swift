import MenuetModel
import MenuetSource
import MenuetXML

extension DocumentBuilder {
  /// Reports a command that is declared in a place where nothing is the alternate of anything, as
  /// only menus of the Mac's menu bar have them.
  mutating func checkAlternatePlace(_ node: BoundNode) {
    guard node.has(.alternateOf), !mayBeAlternate(node) else { return }
    sink.report(ReferenceKind.misplacedAlternate(at: node.location(.alternateOf)))
  }

  /// Returns whether alternates may stand where a command is declared.
  private func mayBeAlternate(_ node: BoundNode) -> Bool {
    var element = Int(node.bound.tree.elements[node.element].parent)
    while element >= 0 {
      let around = BoundNode(node.bound, element)
      switch around.kind {
      // What is declared apart, or added elsewhere, may be meant for any place.
      case .menuBar, .commands, .extend: return true
      case .menu where around.word(.kind) == MenuKind.statusItem: return true
      default: element = Int(node.bound.tree.elements[element].parent)
      }
    }
    return false
  }

  /// Reports commands that are alternates of themselves, or of each other in a circle: none of them
  /// would be shown without a modifier.
  mutating func checkAlternates() {
    // The command from which each one was reached first.
    var reached: [Int: Int] = [:]
    for start in document.commands.indices where document.commands[start].alternateOf != nil {
      var chain: [Int] = []
      var next: Int? = start
      while let index = next, reached[index] == nil {
        reached[index] = start
        chain.append(index)
        next = original(of: index)
      }
      guard let last = next, reached[last] == start, let first = chain.firstIndex(of: last) else {
        continue
      }
      report(circle: Array(chain[first...]))
    }
  }

  /// The command that another one is the alternate of.
  private func original(of index: Int) -> Int? {
    guard let id = document.commands[index].alternateOf,
      let declaration = declarations.commands[id],
      document.commands.indices.contains(declaration.index), declaration.kind == .command
    else { return nil }
    return declaration.index
  }

  /// Returns whether a command is the alternate of one in a circle, which is reported.
  private func leadsIntoCircle(_ index: Int) -> Bool {
    var (met, next): (Set<Int>, Int?) = ([], index)
    while let index = next {
      guard met.insert(index).inserted else { return true }
      next = original(of: index)
    }
    return false
  }

  private mutating func report(circle: [Int]) {
    let places = circle.compactMap { index in
      node(document.commands[index].source)?.location(.alternateOf)
    }
    guard let place = places.first else { return }
    sink.report(
      ReferenceKind.alternateOfItself(
        circle.map { document.commands[$0].id }, at: place, others: Array(places.dropFirst())))
  }

  // MARK: Places

  /// Reports alternates that no menu shows in the place of their commands: those that stand behind
  /// something else, or whose keys are others than those of the command with more modifiers.
  mutating func checkAlternatePlaces() {
    let alternates = document.commands.indices.filter {
      original(of: $0) != nil && !leadsIntoCircle($0)
    }
    guard !alternates.isEmpty, !sources.contains(where: \.losses.areUnknown) else { return }
    var places: [Int: [(isBehind: Bool, source: SourceReference)]] = [:]
    for menu in document.menuBars.flatMap(\.menus) { addPlaces(in: menu.content, to: &places) }
    for menu in document.menus where menu.kind == .statusItem {
      addPlaces(in: menu.content, to: &places)
    }
    let others = alternates.contains { places[$0] == nil } ? Traversal(document).placements : []
    for index in alternates {
      guard let base = original(of: index), let node = node(document.commands[index].source)
      else { continue }
      guard let found = places[index] else {
        let place = others.first { $0.item.subject == .command(index) }
        guard let place, mayBeAlternate(node) else { continue }
        sink.report(
          ReferenceKind.misplacedAlternate(
            at: node.location(.alternateOf), place: self.node(place.item.source)?.head))
        continue
      }
      let title = document.commands[base].title
      if !found.contains(where: \.isBehind) {
        let notes = found.compactMap { self.node($0.source)?.head }
        sink.report(
          ReferenceKind.strayAlternate(of: title, at: node.location(.alternateOf), places: notes))
      } else if let own = document.commands[index].shortcut, node.has(.shortcut),
        !own.isAlternate(of: document.commands[base].shortcut)
      {
        sink.report(ReferenceKind.keysOfAlternate(of: title, at: node.location(.shortcut)))
      }
    }
  }

  private func addPlaces(
    in content: [MenuElement],
    to places: inout [Int: [(isBehind: Bool, source: SourceReference)]]
  ) {
    /// The command of the last row that is no alternate.
    var last: Int?
    for element in content {
      switch element {
      case .item(let item):
        guard case .command(let index) = item.subject,
          document.commands.indices.contains(index), let base = original(of: index)
        else {
          last = if case .command(let index) = item.subject { index } else { nil }
          continue
        }
        places[index, default: []].append((base == last, item.source))
        if base != last { last = index }
      case .section(let section):
        addPlaces(in: section.content, to: &places)
        last = nil
      case .submenu(let submenu):
        addPlaces(in: submenu.content, to: &places)
        last = nil
      case .separator, .dynamic: last = nil
      case .slot: continue
      }
    }
  }
}

extension Shortcut {
  /// Returns whether these are the keys of another shortcut with more modifiers.
  fileprivate func isAlternate(of other: Shortcut?) -> Bool {
    guard let other else { return false }
    return key == other.key && modifiers.isStrictSuperset(of: other.modifiers)
  }
}
