import MenuetModel
import MenuetSource

/// Flags a list that shows nothing until dropped data has come.
struct DropNoPlaceholder: DocumentRule {
  static let info = RuleInfo(
    id: "drop-no-placeholder", .dragAndDrop, .warning, fix: .unsafe,
    "a list or grid shows a placeholder until dropped data has come",
    guideline: .dragAndDrop("in tables and collections show a placeholder until the transfer ends"),
    why: """
      Data from another app takes its time. Without a placeholder the drop seems to have failed, and
      people drop again. Tables of the Mac have none.
      """,
    failing: """
      <region id="photos" title="Photos" kind="photo" control="grid">
        §<drop-target§ id="photo-drop" accepts="public.image" progress="inline"
          on-failure="handler:reportFailure"/>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <region id="photos" title="Photos" kind="photo" control="grid">
        <drop-target id="photo-drop" accepts="public.image" progress="inline" placeholder="true"
          on-failure="handler:reportFailure"/>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let targets = document.dropTargets.filter { target in
      // Tables of the Mac know no placeholders.
      !target.placeholder && !target.platforms.isDisjoint(with: [.ios, .ipados, .visionos])
        && target.region?.control.isCollection ?? false
    }
    guard !targets.isEmpty else { return }
    let slow = document.dragSources.filter { $0.transfer != .instant }
    let index = SlowOffers(slow, ContentTypes(document))
    for target in targets {
      guard target.scope != .app || index.offers(something: target) else { continue }
      let isWritten = context.isWritten(.placeholder, on: target.source)
      report.report(
        Self.self, "a list or grid shows a placeholder until dropped data has come",
        at: isWritten
          ? context.location(.placeholder, of: target.source) : context.location(target.source),
        fixIts: [
          context.setting(.placeholder, of: target.source, to: "true", "show a placeholder")
        ])
    }
  }

  /// The types that the slow sources of the document offer.
  private struct SlowOffers {
    private var types: Set<String> = []

    init(_ sources: [DragSource], _ known: ContentTypes) {
      for form in sources.flatMap(\.representations) {
        types.formUnion(known.closure(of: form.type))
      }
    }

    func offers(something target: DropTarget) -> Bool {
      target.accepts.contains { types.contains($0.type) }
    }
  }
}
