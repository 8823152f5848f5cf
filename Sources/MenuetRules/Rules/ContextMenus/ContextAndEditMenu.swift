import MenuetModel
import MenuetSource

/// Flags a context menu and an edit menu for one thing.
struct ContextAndEditMenu: Rule {
  static let info = RuleInfo(
    id: "context-menu-edit-both", .contextMenus, .error,
    grades: [.warning("for a region of text")],
    "a thing has a context menu or an edit menu",
    guideline: .contextMenus("an item has either a context menu or an edit menu, not both"),
    why: """
      On iOS and iPadOS both open by touching and holding: which of them comes is chance, and the other
      cannot be reached.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ios">
          <context-menu id="photo-menu" for="§PhotoView§">
            <command id="share-photo" title="Share Photo" symbol="square.and.arrow.up"/>
      +     <command id="rotate-photo" title="Rotate" symbol="rotate.right" undoable="true"/>
          </context-menu>
      -   <edit-menu id="photo-edit-menu" for="PhotoView">
      -     <command id="rotate-photo" title="Rotate" near="copy" undoable="true"/>
      -   </edit-menu>
        </menuet>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.contextMenus.isEmpty, !document.editMenus.isEmpty else { return }
    let editMenus = Dictionary(grouping: document.editMenus, by: \.target)
    let texts = Set(document.regions.filter(\.isText).map(\.id))
    for menu in document.contextMenus {
      let platforms = menu.platforms.intersection(.touch)
      let other = editMenus[menu.target]?.first { !platforms.isDisjoint(with: $0.platforms) }
      guard let other else { continue }
      report(
        "'\(menu.target)' has a context menu or an edit menu"
          + "\(context.suffix(platforms.intersection(other.platforms))), not both", at: .for,
        of: menu.source, severity: texts.contains(menu.target) ? .warning : nil,
        notes: [
          DiagnosticNote("the edit menu is here", at: context.location(.for, of: other.source))
        ], fix: "put all commands into one of them, or narrow the platforms")
    }
  }
}
