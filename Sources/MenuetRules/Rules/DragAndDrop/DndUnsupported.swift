import MenuetModel
import MenuetSource

/// Flags a document that shows content and lets none of it be dragged or dropped.
struct DndUnsupported: DocumentRule {
  static let info = RuleInfo(
    id: "dnd-unsupported", .dragAndDrop, .warning,
    "an app with content supports drag and drop",
    guideline: .dragAndDrop("people expect to drag text, photos, videos and files everywhere"),
    why: """
      Drag and drop is how people move content between apps without menus. An app that shows photos
      and lets no one drag them feels broken.
      """,
    failing: """
      <region id="§slides§" title="Slides" kind="image" control="grid"/>
      """,
    passing: """
      <region id="slides" title="Slides" kind="image" control="grid">
        <drag-source id="slide-drag">
          <representation type="public.png"/>
          <representation type="public.jpeg"/>
        </drag-source>
      </region>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !context.mayLackAnywhere(.previewDrag, .selectable, .editable, .kind, .control),
      document.dragSources.isEmpty, document.dropTargets.isEmpty,
      !document.regions.contains(where: \.control.isStandardText),
      !document.contextMenus.contains(where: \.previewDrag),
      // Rules of their own look at these.
      !document.regions.contains(where: { $0.selectable || $0.editable }),
      let region = document.regions.first(where: { $0.kind != .custom && $0.control != .label })
    else { return }
    report.report(
      Self.self, "an app with content supports drag and drop",
      at: context.location(.id, of: region.source),
      fixIts: [FixIt("let its content be dragged  <drag-source id=\"…\">")])
  }
}
