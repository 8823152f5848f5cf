import MenuetModel
import MenuetSource

/// Flags a unit of the center that has no form in a narrow bar.
struct FormlessOverflow: ToolbarRule {
  static let info = RuleInfo(
    id: "toolbar-overflow-form", .toolbars, .warning,
    "what gives way has a form in the overflow menu",
    guideline: .toolbars("in a narrow window center items collapse into the overflow menu"),
    why: """
      In the overflow menu there is no segmented control: its options become a submenu, which needs a
      title. A group that collapses into one button needs something to show on it. What is hidden
      without room, and stands in no menu, is then out of reach.
      """,
    failing: """
      <toolbar id="main" platforms="ipados macos">
        <center>
          §<group§ id="style" collapse="menu">
            <toggle id="bold" title="Bold" symbol="bold"/>
            <toggle id="italic" title="Italic" symbol="italic"/>
          </group>
        </center>
      </toolbar>
      """,
    passing: """
      <toolbar id="main" platforms="ipados macos">
        <center>
          <group id="style" title="Style" symbol="textformat" collapse="menu">
            <toggle id="bold" title="Bold" symbol="bold"/>
            <toggle id="italic" title="Italic" symbol="italic"/>
          </group>
        </center>
      </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for (unit, group) in toolbar.groups(in: .center)
    where group.collapse == .menu && !group.platforms.isDisjoint(with: .overflowing) {
      guard group.title == nil, group.symbol == nil, group.image == nil,
        !context.mayLackAttributes(unit.source)
      else { continue }
      report.report(
        Self.self, "a group that collapses into one button has a title or a symbol",
        at: context.location(unit.source), fixIts: [FixIt("add 'title' and 'symbol'")])
    }
    for entry in context.entries(of: toolbar, in: .center) where entry.stands(on: .overflowing) {
      guard case .segmented(let control) = entry.unit.content, control.title == nil,
        entry.unit.overflow == .menu, !entry.isPinned, !context.isIncomplete(control.source)
      else { continue }
      report.report(
        Self.self, "a segmented control that may go into the overflow menu has a title",
        at: context.location(control.source), fixIts: [FixIt("add 'title'")])
    }
    let hidden = toolbar.regions.center.filter(\.mayBeHidden)
    if hidden.isEmpty || context.mayLackAnywhere(.platforms, .system, .standard) { return }
    let reach = Reach(of: context, besides: hidden)
    for unit in hidden {
      let lost = context.items(in: unit).filter { !reach.holds($0, in: context) }
      guard let first = lost.first else { continue }
      let words =
        lost.count == 1
        ? "'\(first.title)' is hidden in a narrow bar, and stands in no menu"
        : "'\(first.title)' and \(lost.count - 1) more are hidden in a narrow bar, and stand in no menu"
      report.report(
        Self.self, words,
        at: context.location(.overflow, of: unit.source),
        fixIts: [
          FixIt("place it in a menu, or leave out 'overflow' for it to go into the overflow menu")
        ])
    }
  }
}

/// What people can reach without a unit that a narrow bar hides: what stands in a menu, or is a
/// button outside of toolbars.
private struct Reach {
  private var platforms: SubjectPlatforms

  /// - Parameter hidden: Units whose own menus are gone with them.
  init(of context: RuleContext, besides hidden: [ToolbarUnit]) {
    platforms = SubjectPlatforms(context.document)
    let gone = Set(hidden.flatMap { $0.pullDownButtons.map(\.id) })
    for placement in context.walk.placements {
      switch placement.place {
      case .toolbar, .scrolling, .alert: continue
      case .menu(.pullDown) where gone.contains(placement.surface): continue
      case .menu, .button, .sheet, .cover, .popover:
        platforms[placement.item.subject].formUnion(placement.item.platforms)
      }
    }
  }

  func holds(_ item: HiddenItem, in context: RuleContext) -> Bool {
    var reached = platforms[item.subject]
    if case .command(let index) = item.subject,
      let system = context.document.commands[index].system
    {
      for platform in PlatformSet.menuBars.members
      where context.document.fillsIn(system, on: PlatformSet(platform)) {
        reached.insert(PlatformSet(platform))
      }
    }
    return item.platforms.subtracting(reached).isEmpty
  }
}

/// What people press or choose in a unit.
private struct HiddenItem {
  let title: String
  let subject: Subject
  let platforms: PlatformSet
}

extension RuleContext {
  /// Everything that people lose with a unit, in document order.
  fileprivate func items(in unit: ToolbarUnit) -> [HiddenItem] {
    func hidden(_ item: Item) -> HiddenItem {
      HiddenItem(
        title: document.title(of: item), subject: item.subject, platforms: item.platforms)
    }
    switch unit.content {
    case .item(let item): return [hidden(item)]
    case .button(let button): return [hidden(button.item)]
    case .group(let group): return group.members.flatMap { items(in: $0) }
    case .popUpButton(let button):
      return [
        HiddenItem(
          title: button.title ?? button.id, subject: button.subject, platforms: button.platforms)
      ]
    case .segmented(let control):
      return [
        HiddenItem(
          title: control.title ?? control.id, subject: control.subject,
          platforms: control.platforms)
      ]
    case .pullDownButton(let button):
      return walk.placements.filter {
        $0.place == .menu(.pullDown) && $0.surface == button.id
      }.map { hidden($0.item) }
    case .space, .slot, .back, .close, .sidebarToggle, .title, .search, .inspectorToggle:
      return []
    }
  }
}

extension ToolbarUnit {
  /// True for what leaves a narrow bar for nowhere.
  fileprivate var mayBeHidden: Bool {
    guard overflow == .hide, !pinned, customization != .optional else { return false }
    if case .group(let group) = content { return group.collapse != .none }
    return true
  }

  /// The pull-down buttons in it.
  fileprivate var pullDownButtons: [PullDownButton] {
    switch content {
    case .pullDownButton(let button): [button]
    case .group(let group): group.members.flatMap(\.pullDownButtons)
    default: []
    }
  }
}
