import MenuetModel
import MenuetSource

/// Flags a drag preview that hides what lies under it.
struct DragPreviewOpaque: Rule {
  static let info = RuleInfo(
    id: "drag-preview-opaque", .dragAndDrop, .warning, fix: .unsafe,
    "a custom drag preview is translucent",
    guideline: .dragAndDrop(
      "a drag preview is translucent, so that people see the destination beneath it"),
    why: """
      What shines through tells a preview from the thing itself, and lets people see where they drop
      it.
      """,
    example: """
      - <drag-source id="photo-drag" for="PhotoCell" preview="custom" preview-opacity="§1§">
      + <drag-source id="photo-drag" for="PhotoCell" preview="custom" preview-opacity="0.8">
          <representation type="public.png"/>
        </drag-source>
        <menu-bar id="bar"/>
      """)

  func check(_ source: DragSource, in context: RuleContext, report: inout Findings) {
    guard source.preview == .custom, source.previewOpacity >= 1 else { return }
    report(
      "a custom drag preview is translucent", at: .previewOpacity, of: source.source,
      fix: .set("0.8", "let it shine through"))
  }
}
