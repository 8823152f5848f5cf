import MenuetModel
import MenuetSource

/// Flags two drop targets, one inside the other, that both want a drop.
struct DropNestedOverlap: DocumentRule {
  static let info = RuleInfo(
    id: "drop-nested-overlap", .dragAndDrop, .warning, fix: .unsafe,
    "of two nested drop targets one comes first",
    guideline: .dragAndDrop("with several possible destinations identify one at a time"),
    why: """
      Above the inner target the drag is above the outer one too. Which of the two takes it has to be
      said, or both light up.
      """,
    failing: """
      <region id="board" title="Board" kind="file" control="custom">
        <drop-target id="board-drop" scope="app" accepts="public.image"/>
        <region id="card" title="Card" kind="image" control="image">
          §<drop-target§ id="card-drop" scope="app" accepts="public.png"/>
        </region>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <region id="board" title="Board" kind="file" control="custom">
        <drop-target id="board-drop" scope="app" accepts="public.image"/>
        <region id="card" title="Card" kind="image" control="image">
          <drop-target id="card-drop" scope="app" accepts="public.png" drop-priority="1"/>
        </region>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard document.dropTargets.count > 1 else { return }
    let types = ContentTypes(document)
    let targets = Dictionary(grouping: document.dropTargets, by: \.target)
    let parents = Dictionary(
      document.regions.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    for inner in document.dropTargets {
      guard let region = inner.region, let rival = rival(of: inner, above: region) else { continue }
      report.report(
        Self.self, "'\(inner.id)' and '\(rival.id)' around it take the same content",
        at: context.location(inner.source),
        notes: [DiagnosticNote("this one is around it", at: context.location(rival.source))],
        fixIts: [
          context.setting(
            .dropPriority, of: inner.source, to: "\(rival.dropPriority + 1)",
            "let the inner one come first")
        ])
    }

    func rival(of inner: DropTarget, above region: ContentRegion) -> DropTarget? {
      var ancestor = region.parent
      var depth = 0
      while let id = ancestor, depth < Self.mostAncestors {
        let found = (targets[id] ?? []).first { outer in
          outer.dropPriority == inner.dropPriority
            && !outer.platforms.isDisjoint(with: inner.platforms)
            && overlap(outer, inner, types)
        }
        if let found { return found }
        ancestor = parents[id] ?? nil
        depth += 1
      }
      return nil
    }
  }

  /// The regions around a target that are looked at.
  private static let mostAncestors = 64

  /// True where some content could go to either of two targets.
  private func overlap(_ first: DropTarget, _ second: DropTarget, _ types: ContentTypes) -> Bool {
    let taken = Set(first.accepts.map(\.type))
    let others = Set(second.accepts.map(\.type))
    return second.accepts.contains { !types.closure(of: $0.type).isDisjoint(with: taken) }
      || first.accepts.contains { !types.closure(of: $0.type).isDisjoint(with: others) }
  }
}
