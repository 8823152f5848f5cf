import MenuetModel
import MenuetSource

/// Notes a context menu with commands that people find only if they think of opening it.
struct CommandOnlyInContextMenu: Rule {
  static let info = RuleInfo(
    id: "context-menu-only", .contextMenus, .note,
    "what a context menu offers stands in the main interface too",
    guideline: .contextMenus("items of a context menu are available in the main interface as well"),
    why: """
      Nothing shows that there is a context menu: some people never find it, and some devices make it
      hard to open.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ios">
          <view id="notes" title="Notes">
            <button id="new-note" title="New Note" symbol="square.and.pencil"/>
      +     <button id="pin-note" title="Pin Note" symbol="pin"/>
            §<context-menu§ id="note-menu" for="NoteRow">
      -       <command id="pin-note" title="Pin Note" symbol="pin"/>
      +       <item ref="pin-note"/>
            </context-menu>
          </view>
        </menuet>
      """,
    reads: .document(.platforms, .system, .standard))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.contextMenus.isEmpty else { return }
    let surfaces = context.walk.commandSurfaces(of: document)
    var known: Set<Subject> = [.none]
    for placement in context.walk.placements where placement.place != .menu(.contextMenu) {
      known.insert(placement.item.subject)
    }
    for surface in surfaces where surface.menu != .contextMenu {
      known.formUnion(surface.choices.map(\.subject))
    }
    let hasMenuBar = document.hasMacMenuBar
    for surface in surfaces where surface.menu == .contextMenu {
      let hidden = surface.choices.filter { choice in
        // `menubar-complete` has named it.
        let isNamed =
          hasMenuBar && choice.platforms.contains(.macos)
          && context.belongsInMenuBar(choice.subject)
        return !isNamed && known.insert(choice.subject).inserted
      }
      guard !hidden.isEmpty else { continue }
      let verb = hidden.count == 1 ? "stands" : "stand"
      report(
        "\(context.names(of: hidden.map(\.subject))) \(verb) in a context menu alone",
        at: surface.source,
        fix: "place \(hidden.count == 1 ? "it" : "them") in a toolbar, a menu or a button too")
    }
  }
}
