import MenuetModel
import MenuetSource

/// Flags a control for a command of the edit menu.
struct EditCommandElsewhere: Rule {
  static let info = RuleInfo(
    id: "edit-menu-duplicate-control", .editMenus, .warning,
    "what the edit menu does has no second control in its view",
    guideline: .editMenus("other controls don't perform what the edit menu performs"),
    why: """
      People know where Copy and Paste are. A button for them takes the room of one that does something
      the view is for. The menu bar lists them, and Undo and Redo may have buttons.
      """,
    example: """
        <toolbar id="main" platforms="ipados macos">
      -   <center><command system="§copy§"/></center>
      +   <center><command system="undo"/></center>
        </toolbar>
      """)

  private static let clipboard: Set<SystemCommand> = [.cut, .copy, .paste, .selectAll]
  /// The platforms on which the system has no edit menu.
  private static let without: PlatformSet = [.watchos, .tvos]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var edited: [String: [Subject: PlatformSet]] = [:]
    for menu in document.editMenus {
      for item in menu.items {
        edited[menu.view ?? "", default: [:]][item.subject, default: []].formUnion(item.platforms)
      }
    }
    for placement in context.walk.placements where isControl(placement.place) {
      let item = placement.item
      let system = context.system(of: item)
      guard item.kind == .command, system != .undo, system != .redo,
        !item.platforms.subtracting(Self.without).isEmpty
      else { continue }
      let platforms = edited[placement.view ?? ""]?[item.subject] ?? []
      guard
        system.map(Self.clipboard.contains) ?? false
          || !platforms.isDisjoint(with: item.platforms)
      else { continue }
      report(
        "the edit menu has '\(document.title(of: item))' already", at: context.location(of: item),
        fix: "leave it to the edit menu, and on the Mac to the menu bar")
    }
  }

  /// Returns whether people see this in a view without opening a menu.
  private func isControl(_ place: Placement.Place) -> Bool {
    switch place {
    case .toolbar, .scrolling, .button: true
    default: false
    }
  }
}
