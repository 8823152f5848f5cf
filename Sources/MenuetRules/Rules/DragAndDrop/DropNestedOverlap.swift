import MenuetModel
import MenuetSource

/// Flags two drop targets, one inside the other, that both want a drop.
struct DropNestedOverlap: Rule {
  static let info = RuleInfo(
    id: "drop-nested-overlap", .dragAndDrop, .warning, fix: .unsafe,
    "of two nested drop targets one comes first",
    guideline: .dragAndDrop("with several possible destinations identify one at a time"),
    why: """
      Above the inner target the drag is above the outer one too. Which of the two takes it has to be
      said, or both light up.
      """,
    example: """
        <region id="board" title="Board" kind="file" control="custom">
          <drop-target id="board-drop" scope="app" accepts="public.image"/>
          <region id="card" title="Card" kind="image" control="image">
      -     §<drop-target§ id="card-drop" scope="app" accepts="public.png"/>
      +     <drop-target id="card-drop" scope="app" accepts="public.png" drop-priority="1"/>
          </region>
        </region>
        <menu-bar id="bar"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard document.dropTargets.count > 1 else { return }
    let targets = Dictionary(grouping: document.dropTargets, by: \.target)
    for inner in document.dropTargets {
      guard let region = inner.region else { continue }
      let rival = context.exchange.ancestors(of: region).lazy.flatMap { targets[$0] ?? [] }.first {
        outer in
        outer.dropPriority == inner.dropPriority
          && !outer.platforms.isDisjoint(with: inner.platforms)
          && overlap(outer, inner, context.exchange.types)
      }
      guard let rival else { continue }
      report(
        "'\(inner.id)' and '\(rival.id)' around it take the same content", at: inner.source,
        notes: [DiagnosticNote("this one is around it", at: context.location(rival.source))],
        fix: context.setting(
          .dropPriority, of: inner.source, to: "\(rival.dropPriority + 1)",
          "let the inner one come first"))
    }
  }

  /// Returns whether some content could go to either of two targets.
  private func overlap(_ first: DropTarget, _ second: DropTarget, _ types: ContentTypes) -> Bool {
    let (taken, others) = (Set(first.accepts.map(\.type)), Set(second.accepts.map(\.type)))
    return others.contains { !types.closure(of: $0).isDisjoint(with: taken) }
      || taken.contains { !types.closure(of: $0).isDisjoint(with: others) }
  }
}
