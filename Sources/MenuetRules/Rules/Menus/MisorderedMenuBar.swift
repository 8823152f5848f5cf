import MenuetModel
import MenuetSource

/// Flags standard menus that stand in another order than in every menu bar.
struct MisorderedMenuBar: DocumentRule {
  static let info = RuleInfo(
    id: "menu-bar-order", .menus, .warning, fix: .safe,
    "the standard menus of a menu bar stand where people look for them",
    guideline: .guidelines(
      "The menu bar",
      "the menus are the app's, File, Edit, Format, View, those of the app alone, Window and Help, in this order"
    ),
    why: """
      People find the standard menus by their places. The menu of the app and File come first, Edit
      stands before Format and View, and Window and Help come last. Menus of the app's own stand
      between; many good apps have some of them, or Format, before or behind View, which is not held
      against a document.
      """,
    failing: """
      <menu-bar id="main">
        <menu standard="edit"/>
        <menu standard="§file§"/>
        <menu standard="view"/>
      </menu-bar>
      """,
    passing: """
      <menu-bar id="main">
        <menu standard="file"/>
        <menu standard="edit"/>
        <menu standard="view"/>
      </menu-bar>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for bar in document.menuBars where !context.mayLackParts(bar.source) {
      let isMisordered = bar.platforms.members.contains { platform in
        let menus = bar.menus.filter { $0.platforms.contains(PlatformSet(platform)) }
        return !Self.order(of: menus).elementsEqual(menus.indices)
      }
      if isMisordered, !Self.hasTwins(bar) { self.report(bar, in: context, &report) }
    }
  }

  /// True where a standard menu stands twice, which has been reported.
  private static func hasTwins(_ bar: MenuBar) -> Bool {
    StandardMenu.allCases.contains { standard in
      var platforms: PlatformSet = []
      return bar.menus.contains { menu in
        guard menu.standard == standard else { return false }
        defer { platforms.formUnion(menu.platforms) }
        return !platforms.isDisjoint(with: menu.platforms)
      }
    }
  }

  private func report(_ bar: MenuBar, in context: RuleContext, _ report: inout Findings) {
    let order = Self.order(of: bar.menus)
    guard let place = order.indices.first(where: { order[$0] != $0 }) else { return }
    // Where all behind it has only moved up, the menu itself stands too early.
    let isEarly = order[place] == place + 1 && order.count > place + 1 && order[place + 1] != place
    let blamed = isEarly ? place : order[place]
    let names = bar.menus.map { $0.title ?? $0.id }
    var words = "before '\(names[place])'"
    if isEarly, let target = order.firstIndex(of: place) {
      words = "behind '\(names[order[target - 1]])'"
    }
    let edits = context.reordering(bar.menus.map(\.source), in: bar.source, to: order)
    let source = bar.menus[blamed].source
    let name: AttributeName = bar.menus[blamed].standard == nil ? .title : .standard
    report.report(
      Self.self, "the menu '\(names[blamed])' belongs \(words)",
      at: context.location(name, of: source),
      fixIts: [
        FixIt(
          "put the menus in order: \(order.map { names[$0] }.joined(separator: ", "))",
          isSafe: true,
          edits: edits)
      ])
  }

  /// For each place in the right order the present place of its menu.
  private static func order(of menus: [Menu]) -> [Int] {
    func places(of standard: StandardMenu) -> [Int] {
      menus.indices.filter { menus[$0].standard == standard }
    }
    var middle: [Int] = []
    var strays: [Int] = []
    let firstLast = menus.firstIndex { $0.standard == .window || $0.standard == .help }
    let lastFirst = menus.lastIndex { $0.standard == .app || $0.standard == .file }
    for index in menus.indices {
      switch menus[index].standard {
      case .app, .file, .window, .help: continue
      case .edit, .format, .view: middle.append(index)
      case nil:
        let isStray = index < (lastFirst ?? -1) || index > (firstLast ?? menus.count)
        if isStray { strays.append(index) } else { middle.append(index) }
      }
    }
    putEditFirst(in: &middle, menus)
    return places(of: .app) + places(of: .file) + middle + strays + places(of: .window)
      + places(of: .help)
  }

  /// Puts Edit before Format and View, in the places that the three have between the app's own.
  private static func putEditFirst(in middle: inout [Int], _ menus: [Menu]) {
    let slots = middle.indices.filter { menus[middle[$0]].standard != nil }
    let standards = slots.map { middle[$0] }
    let others = standards.firstIndex { menus[$0].standard != .edit } ?? standards.count
    guard standards[others...].contains(where: { menus[$0].standard == .edit }) else { return }
    var sorted: [Int] = []
    for standard in [StandardMenu.edit, .format, .view] {
      sorted += standards.filter { menus[$0].standard == standard }
    }
    for (slot, menu) in zip(slots, sorted) { middle[slot] = menu }
  }
}
