import MenuetModel
import MenuetSource

/// Notes a region in which several things can be selected and one dropped.
struct DropSingleItem: DocumentRule {
  static let info = RuleInfo(
    id: "drop-single-item", .dragAndDrop, .note, fix: .unsafe,
    "where several things can be selected, several can be dropped",
    guideline: .dragAndDrop("several items that are dragged at once drop as a collection"),
    why: "People who carry ten photos expect all of them to arrive.",
    failing: """
      <region id="photos" title="Photos" kind="photo" control="grid" selection="multiple">
        <drag-source id="photo-drag" multiple="true">
          <representation type="public.png"/>
          <representation type="public.jpeg"/>
        </drag-source>
        <drop-target id="photo-drop" scope="app" accepts="public.image" multiple="§false§"/>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="copy"/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <region id="photos" title="Photos" kind="photo" control="grid" selection="multiple">
        <drag-source id="photo-drag" multiple="true">
          <representation type="public.png"/>
          <representation type="public.jpeg"/>
        </drag-source>
        <drop-target id="photo-drop" scope="app" accepts="public.image"/>
      </region>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="copy"/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for target in document.dropTargets
    where target.region?.selection == .multiple && !target.multiple {
      report.report(
        Self.self, "several things can be selected in '\(target.target)', and one can be dropped",
        at: context.location(.multiple, of: target.source),
        fixIts: [
          context.removal(
            of: .multiple, on: target.source, "let several be dropped", isSafe: false)
        ])
    }
  }
}
