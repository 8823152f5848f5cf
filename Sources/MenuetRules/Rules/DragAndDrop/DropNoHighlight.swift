import MenuetModel
import MenuetSource

/// Flags a drop target that does not answer a drag from elsewhere.
struct DropNoHighlight: DocumentRule {
  static let info = RuleInfo(
    id: "drop-no-highlight", .dragAndDrop, .warning, fix: .unsafe,
    "a drop target shows that a drag above it can be dropped",
    guideline: .dragAndDrop(
      "identify destinations by a highlight, an insertion point or an animation"),
    why: """
      Without an answer people do not know whether, and where, the content will land. Inside one
      container the answer may be missing: there the content already is.
      """,
    failing: """
      <drop-target id="photo-drop" for="PhotoGrid" scope="app" accepts="public.image"
        feedback="§none§"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <drop-target id="photo-drop" for="PhotoGrid" scope="app" accepts="public.image"
        feedback="insertion"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let silent = document.dropTargets.filter { $0.feedback == .none && !$0.accepts.isEmpty }
    guard !silent.isEmpty, !context.mayLackAnywhere(.for, .type, .accepts, .conformsTo, .container)
    else { return }
    let index = DragSourceIndex(document, types: ContentTypes(document))
    for target in silent {
      let sources = index.sources(for: target)
      let isOutside = sources.contains { context.shareContainer($0, target) == false }
      guard isOutside || sources.isEmpty else { continue }
      report.report(
        Self.self, "'\(target.id)' does not show that a drag can be dropped",
        at: context.location(.feedback, of: target.source),
        fixIts: [
          context.removal(of: .feedback, on: target.source, "let it be highlighted", isSafe: false)
        ])
    }
  }
}
