import MenuetModel
import MenuetSource

/// Flags a control for a command of the edit menu.
struct EditCommandElsewhere: DocumentRule {
  static let info = RuleInfo(
    id: "edit-menu-duplicate-control", .editMenus, .warning,
    "what the edit menu does has no second control in its view",
    guideline: .editMenus("other controls don't perform what the edit menu performs"),
    why: """
      People know where Copy and Paste are. A button for them takes the room of one that does something
      the view is for. The menu bar lists them, and Undo and Redo may have buttons. A menu of a
      button may have commands of the app's own that the edit menu has too: it may be for other things.
      """,
    failing: """
      <toolbar id="main" platforms="ipados macos">
        <center><command system="§copy§"/></center>
      </toolbar>
      """,
    passing: """
      <toolbar id="main" platforms="ipados macos">
        <center><command system="undo"/></center>
      </toolbar>
      """)

  private static let clipboard: Set<SystemCommand> = [.cut, .copy, .paste, .selectAll]
  private static let undoing: Set<SystemCommand> = [.undo, .redo]
  /// The platforms on which the system has no edit menu.
  private static let without: PlatformSet = [.watchos, .tvos]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let edited = editedSubjects(context)
    for placement in context.walk.placements where isControl(placement.place) {
      let item = placement.item
      guard item.kind == .command, !item.platforms.subtracting(Self.without).isEmpty else {
        continue
      }
      let system = context.system(of: item)
      if let system, Self.undoing.contains(system) { continue }
      let isClipboard = system.map(Self.clipboard.contains) ?? false
      // A menu is no control for a part of the view.
      let isInMenu = placement.place == .menu(.pullDown)
      let platforms = isInMenu ? [] : edited[placement.view ?? ""]?[item.subject] ?? []
      guard isClipboard || !platforms.isDisjoint(with: item.platforms) else { continue }
      report.report(
        Self.self, "the edit menu has '\(document.title(of: item))' already",
        at: context.location(of: item),
        fixIts: [FixIt("leave it to the edit menu, and on the Mac to the menu bar")])
    }
  }

  /// True for what people see in a view without opening a context or edit menu.
  private func isControl(_ place: Placement.Place) -> Bool {
    switch place {
    case .toolbar, .scrolling, .button, .menu(.pullDown): true
    default: false
    }
  }

  /// The commands of edit menus by view, with the platforms on which they stand there.
  private func editedSubjects(_ context: RuleContext) -> [String: [Subject: PlatformSet]] {
    var edited: [String: [Subject: PlatformSet]] = [:]
    for menu in context.document.editMenus {
      for item in menu.items {
        edited[menu.view ?? "", default: [:]][item.subject, default: []].formUnion(item.platforms)
      }
    }
    return edited
  }
}
