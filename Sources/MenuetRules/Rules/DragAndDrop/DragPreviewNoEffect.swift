import MenuetModel
import MenuetSource

/// Notes the opacity of a drag preview that the system draws.
struct DragPreviewNoEffect: Rule {
  static let info = RuleInfo(
    id: "drag-preview-no-effect", .dragAndDrop, .note, fix: .safe,
    "the opacity of a drag preview is said of one that the app draws",
    guideline: .dragAndDrop("a drag preview may be customized"),
    why: "The system's preview has the system's opacity: the attribute changes nothing.",
    example: """
      - <drag-source id="photo-drag" for="PhotoCell" preview-opacity="§0.5§">
      + <drag-source id="photo-drag" for="PhotoCell" preview="custom" preview-opacity="0.5">
          <representation type="public.png"/>
        </drag-source>
        <menu-bar id="bar"/>
      """,
    reads: .attributes(.preview))

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    guard source.preview == .system, context.isWritten(.previewOpacity, on: source.source) else {
      return
    }
    report(
      "the system draws this preview with its own opacity", at: .previewOpacity, of: source.source,
      fix: .remove(isSafe: true))
  }
}
