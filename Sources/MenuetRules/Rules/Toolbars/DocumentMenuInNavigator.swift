import MenuetModel
import MenuetSource

/// Flags a document menu in a toolbar that navigates.
struct DocumentMenuInNavigator: Rule {
  static let info = RuleInfo(
    id: "document-menu-navigation", .toolbars, .warning,
    "a toolbar with a document menu is an editor's or a browser's",
    guideline: .toolbars("a navigation bar doesn't offer functions on a document"),
    why: """
      A bar of the style 'navigator' is for going through a hierarchy: its title is the name of a
      place, not of a document that could be renamed or moved.
      """,
    example: """
      - <toolbar id="main" style="navigator" platforms="ipados">
      + <toolbar id="main" style="editor" platforms="ipados">
          <leading><title>§<document-menu§><command system="rename"/></document-menu></title></leading>
      -   <trailing><command id="lock-note" title="Lock Note" symbol="lock"/></trailing>
      +   <center><command id="lock-note" title="Lock Note" symbol="lock"/></center>
        </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard toolbar.style == .navigator, let menu = toolbar.documentMenu else { return }
    report(
      "a toolbar of the style 'navigator' has no document menu", at: menu.source,
      notes: [
        DiagnosticNote("the style is set here", at: context.location(.style, of: toolbar.source))
      ], fix: "use the style 'editor'")
  }
}
