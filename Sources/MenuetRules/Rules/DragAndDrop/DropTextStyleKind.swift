import MenuetModel
import MenuetSource

/// Flags a text style on a drop target that takes no text.
struct DropTextStyleKind: Rule {
  static let info = RuleInfo(
    id: "drop-text-style-kind", .dragAndDrop, .error, fix: .unsafe,
    "a drop target says whose style text takes only if it takes text",
    guideline: .dragAndDrop("dropped text keeps its style where both ends support it"),
    why:
      "What is no text has no style: the attribute was meant for another target, or a type is missing.",
    example: """
      - <drop-target id="photo-drop" for="PhotoGrid" scope="app" accepts="public.image"
      + <drop-target id="note-drop" for="NoteBody" scope="app" accepts="public.rtf"
          text-style="§source§"/>
        <menu-bar id="bar"/>
      """,
    reads: .parts(.accepts))

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    // Of a type that nobody here knows it may be text.
    guard target.textStyle != .auto, !target.accepts.isEmpty,
      target.accepts.allSatisfy({ context.exchange.types.isText($0.type) == false })
    else { return }
    report(
      "'\(target.id)' takes no text", at: .textStyle, of: target.source,
      fix: .remove())
  }
}
