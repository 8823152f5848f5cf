import MenuetModel
import MenuetSource

/// Notes the opacity of a drag preview that the system draws.
struct DragPreviewNoEffect: DocumentRule {
  static let info = RuleInfo(
    id: "drag-preview-no-effect", .dragAndDrop, .note, fix: .safe,
    "the opacity of a drag preview is said of one that the app draws",
    guideline: .dragAndDrop("a drag preview may be customized"),
    why: "The system's preview has the system's opacity: the attribute changes nothing.",
    failing: """
      <drag-source id="photo-drag" for="PhotoCell" preview-opacity="§0.5§">
        <representation type="public.png"/>
        <representation type="public.jpeg"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """,
    passing: """
      <drag-source id="photo-drag" for="PhotoCell" preview="custom" preview-opacity="0.5">
        <representation type="public.png"/>
        <representation type="public.jpeg"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for source in document.dragSources
    where source.preview == .system && context.isWritten(.previewOpacity, on: source.source)
      // A kind of preview that was refused may have been the right one.
      && (context.isWritten(.preview, on: source.source)
        || !context.isPresent(.preview, on: source.source))
    {
      report.report(
        Self.self, "the system draws this preview with its own opacity",
        at: context.location(.previewOpacity, of: source.source),
        fixIts: [
          context.removal(of: .previewOpacity, on: source.source, isSafe: true)
        ])
    }
  }
}
