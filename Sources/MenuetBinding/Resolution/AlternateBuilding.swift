import MenuetModel
import MenuetSource
import MenuetXML

extension DocumentBuilder {
  /// A place where an alternate is declared.
  private enum AlternatePlace {
    /// A menu that has alternates, or none at all yet: what is declared apart, or added elsewhere, may
    /// be meant for any place.
    case fit
    /// A menu that others may show, by its id.
    case menu(String)
    case unfit
  }

  /// Reports a command that is declared in a place where nothing is the alternate of anything, as
  /// only menus of the Mac's menu bar have them, and those that they show.
  mutating func checkAlternatePlace(_ node: BoundNode) {
    guard node.has(.alternateOf) else { return }
    switch alternatePlace(of: node) {
    case .fit: return
    case .menu(let id) where showsAlternates(id): return
    case .menu, .unfit:
      sink.report(ReferenceKind.misplacedAlternate(at: node.location(.alternateOf)))
    }
  }

  /// Returns whether a menu that is declared by itself is shown where alternates are.
  private mutating func showsAlternates(_ menu: String) -> Bool {
    let menus = menusWithAlternates ?? menusShownWithAlternates
    menusWithAlternates = menus
    return menus.contains(menu)
  }

  private func alternatePlace(of node: BoundNode) -> AlternatePlace {
    var place = AlternatePlace.unfit
    var element = Int(node.bound.tree.elements[node.element].parent)
    while element >= 0 {
      let around = BoundNode(node.bound, element)
      switch around.kind {
      case .menuBar, .commands, .extend: return .fit
      case .menu where around.word(.kind) == MenuKind.statusItem: return .fit
      case .menu: place = around.text(.id).map { .menu($0) } ?? .unfit
      default: break
      }
      element = Int(node.bound.tree.elements[element].parent)
    }
    return place
  }

  /// The ids of the menus that submenus show in menus which have alternates, or in menus that are
  /// themselves shown there.
  private var menusShownWithAlternates: Set<String> {
    var shown: [String] = []
    var inMenus: [String: [String]] = [:]
    for bound in sources {
      for element in bound.kinds.indices where bound.kinds[element] == ElementName.submenu.rawValue
      {
        let node = BoundNode(bound, element)
        guard let menu = node.text(.ref) else { continue }
        switch alternatePlace(of: node) {
        case .fit: shown.append(menu)
        case .menu(let id): inMenus[id, default: []].append(menu)
        case .unfit: break
        }
      }
    }
    var known: Set<String> = []
    while let menu = shown.popLast() {
      if known.insert(menu).inserted { shown += inMenus[menu] ?? [] }
    }
    return known
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

  /// Reports alternates that another key performs than their command: a menu shows an alternate in
  /// the place of its command while further keys are held, and its key is that of the command.
  mutating func checkAlternateKeys() {
    for index in document.commands.indices {
      guard let own = document.commands[index].shortcut, let base = original(of: index),
        base != index
      else { continue }
      let shortcut = document.commands[base].shortcut
      guard own.key != shortcut?.key || own.chord == shortcut?.chord,
        let location = node(document.commands[index].source)?.location(.shortcut)
      else { continue }
      sink.report(
        ValueInvalid.alternateKey(
          of: document.commands[index], original: document.commands[base], at: location))
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

  private mutating func report(circle: [Int]) {
    let places = circle.compactMap { index in
      node(document.commands[index].source)?.location(.alternateOf)
    }
    guard let place = places.first else { return }
    sink.report(
      ReferenceKind.alternateOfItself(
        circle.map { document.commands[$0].id }, at: place, others: Array(places.dropFirst())))
  }
}
