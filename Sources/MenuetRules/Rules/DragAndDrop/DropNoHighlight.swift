import MenuetModel
import MenuetSource

/// Flags a drop target that does not answer a drag from elsewhere.
struct DropNoHighlight: Rule {
  static let info = RuleInfo(
    id: "drop-no-highlight", .dragAndDrop, .note, fix: .unsafe,
    "a drop target shows that a drag above it can be dropped",
    guideline: .dragAndDrop(
      "identify destinations by a highlight, an insertion point or an animation"),
    why: """
      Without an answer people do not know whether, and where, the content will land. Inside one
      container the answer may be missing: there the content already is.
      """,
    example: """
        <drop-target id="photo-drop" for="PhotoGrid" scope="app" accepts="public.image"
      -   feedback="§none§"/>
      +   feedback="insertion"/>
        <menu-bar id="bar"/>
      """,
    reads: .document(.for, .type, .accepts, .conformsTo, .container))

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard target.feedback == .none, !target.accepts.isEmpty else { return }
    let sources = context.exchange.sources.sources(for: target)
    guard sources.isEmpty || sources.contains(where: { $0.sharesContainer(with: target) == false })
    else { return }
    report(
      "'\(target.id)' does not show that a drag can be dropped", at: .feedback, of: target.source,
      fix: .remove("let it be highlighted"))
  }
}
