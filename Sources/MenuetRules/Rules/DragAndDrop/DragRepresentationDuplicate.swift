import MenuetModel
import MenuetSource

/// Flags a type that a drag source offers twice.
struct DragRepresentationDuplicate: DocumentRule {
  static let info = RuleInfo(
    id: "drag-representation-duplicate", .dragAndDrop, .error, fix: .safe,
    "a drag source offers each type once",
    guideline: .dragAndDrop("offer what is dragged in several forms, from the truest down"),
    why: "A drop takes the first form of a type: the second one is made for nobody.",
    failing: """
      <drag-source id="photo-drag" for="PhotoCell">
        <representation type="public.png"/>
        <representation type="§public.png§"/>
        <representation type="public.jpeg"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """,
    passing: """
      <drag-source id="photo-drag" for="PhotoCell">
        <representation type="public.png"/>
        <representation type="public.jpeg"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for source in document.dragSources {
      var first: [String: SourceReference] = [:]
      for representation in source.representations {
        guard let other = first[representation.type] else {
          first[representation.type] = representation.source
          continue
        }
        report.report(
          Self.self, "'\(representation.type)' is offered twice",
          at: context.location(.type, of: representation.source),
          notes: [
            DiagnosticNote("it is offered here already", at: context.location(.type, of: other))
          ],
          fixIts: [
            // Where the two differ, another type may have been meant.
            context.removal(
              of: representation.source, "remove the second one",
              isSafe: context.written.areAlike(representation.source.node, other.node))
          ])
      }
    }
  }
}
