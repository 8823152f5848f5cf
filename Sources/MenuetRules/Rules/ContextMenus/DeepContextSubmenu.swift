import MenuetModel
import MenuetSource

/// Notes a submenu inside a submenu of a context menu.
struct DeepContextSubmenu: Rule {
  static let info = RuleInfo(
    id: "context-menu-submenu-depth", .contextMenus, .note,
    "a context menu has one level of submenus at most",
    guideline: .contextMenus("submenus of a context menu keep to one level"),
    why: """
      Each level is one more press while the finger or pointer must not slip, and people forget what
      they opened the menu on.
      """,
    example: """
        <context-menu id="note-menu" for="NoteRow">
          <submenu title="Share" symbol="square.and.arrow.up">
            <command id="copy-link" title="Copy Link" symbol="link"/>
      -     §<submenu§ title="Send To" symbol="paperplane">
      -       <dynamic id="contacts" title="Contacts"/>
      -     </submenu>
      +     <dynamic id="contacts" title="Contacts"/>
          </submenu>
        </context-menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder == .submenu, level.depth == 2 else { return }
    let path = level.path.dropFirst().joined(separator: " > ")
    report(
      "a context menu has one level of submenus; '\(path)' is the second", at: level.source,
      fix: "lift its items into the submenu around it")
  }
}
