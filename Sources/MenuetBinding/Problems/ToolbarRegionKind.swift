import MenuetModel
import MenuetSource

/// Flags an element of a toolbar in a region that is not its own.
enum ToolbarRegionKind {
  static let info = RuleInfo(
    id: "toolbar-region-kind", .toolbars, .error,
    "Back, Close, the sidebar button and the title lead; search and the inspector button trail",
    guideline: .toolbars(
      "the leading region holds navigation and the title, the trailing region search and the inspector"
    ),
    why: """
      People look for the way back at the leading edge and for search at the trailing edge, in every
      app.
      """,
    example: """
        <toolbar id="main">
      -   <center><command id="bold" title="Bold" symbol="bold"/> §<search§/></center>
      +   <center><command id="bold" title="Bold" symbol="bold"/></center>
      +   <trailing><search/></trailing>
        </toolbar>
      """,
    isStructural: true)

  /// Of a document menu outside the title.
  static func documentMenu(_ element: Int, in bound: BoundDocument) -> Diagnostic {
    info.finding(
      "'document-menu' stands in the title of the leading region", at: bound.head(element),
      fix: "move it into the <title> of <leading>")
  }

  static func finding(
    _ name: ElementName, _ element: Int, in bound: BoundDocument, belongsIn region: ElementName
  ) -> Diagnostic {
    info.finding(
      "'\(name.spelling)' stands in the \(region.spelling) region", at: bound.head(element),
      fix: "move it into <\(region.spelling)>")
  }
}
