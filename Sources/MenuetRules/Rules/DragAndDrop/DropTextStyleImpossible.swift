import MenuetModel
import MenuetSource

/// Notes text that is to keep its style where there is none.
struct DropTextStyleImpossible: Rule {
  static let info = RuleInfo(
    id: "drop-text-style-impossible", .dragAndDrop, .note, fix: .unsafe,
    "dropped text keeps its style in regions with styled text only",
    guideline: .dragAndDrop("dropped text keeps its attributes where both ends support the same"),
    why:
      "A region of plain text has no fonts to keep: the text takes the style of the destination.",
    example: """
      - <region id="subject" title="Subject" kind="text" control="text-view">
      + <region id="subject" title="Subject" kind="text" control="text-view" text-attributes="rich">
          <drop-target id="subject-drop" scope="app" accepts="public.rtf" text-style="§source§"/>
        </region>
        <button system="undo"/>
      """)

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard target.textStyle == .source, target.region?.textAttributes == .plain else { return }
    report(
      "'\(target.target)' holds plain text", at: .textStyle, of: target.source,
      fix: .remove())
  }
}
