import MenuetModel
import MenuetSource

/// Notes a place in which one thing can be dropped at a time.
struct DropSingleItem: Rule {
  static let info = RuleInfo(
    id: "drop-single-item", .dragAndDrop, .note, fix: .unsafe,
    "several things can be dropped at once",
    guideline: .dragAndDrop("several items that are dragged at once drop as a collection"),
    why: "People who carry ten photos expect all of them to arrive.",
    example: """
      - <drop-target id="photo-drop" for="PhotoGrid" scope="app" accepts="public.image"
      -   multiple="§false§"/>
      + <drop-target id="photo-drop" for="PhotoGrid" scope="app" accepts="public.image"/>
        <menu-bar id="bar"/>
      """)

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard !target.multiple else { return }
    report(
      "one thing at a time can be dropped on '\(target.target)'", at: .multiple, of: target.source,
      fix: .remove("let several be dropped"))
  }
}
