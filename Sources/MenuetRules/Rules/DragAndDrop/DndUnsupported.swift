import MenuetModel
import MenuetSource

/// Notes a document that shows content and lets none of it be dragged or dropped.
struct DndUnsupported: Rule {
  static let info = RuleInfo(
    id: "dnd-unsupported", .dragAndDrop, .note,
    "an app with content supports drag and drop",
    guideline: .dragAndDrop("people expect to drag text, photos, videos and files everywhere"),
    why: """
      Drag and drop is how people move content between apps without menus. An app that shows photos
      and lets no one drag them feels broken.
      """,
    example: """
      - <region id="§slides§" title="Slides" kind="image" control="grid"/>
      + <region id="slides" title="Slides" kind="image" control="grid">
      +   <drag-source id="slide-drag"><representation type="public.png"/></drag-source>
      + </region>
      + <menu-bar id="bar"/>
      """,
    reads: .document(.selectable, .selection, .editable, .kind, .control))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard document.dragSources.isEmpty, document.dropTargets.isEmpty,
      // Controls that people select or edit have rules of their own.
      !document.regions.contains(where: {
        $0.control.isStandardText || $0.selectable || $0.editable
      }),
      let region = document.regions.first(where: { $0.kind != .custom && $0.control != .label })
    else { return }
    report(
      "an app with content supports drag and drop", at: .id, of: region.source,
      fix: "let its content be dragged  <drag-source id=\"…\">")
  }
}
