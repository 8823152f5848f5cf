import MenuetModel
import Testing

/// Names in Swift that something else has already, and those that a document gives.
@Suite struct SwiftNameRuleTests {
  @Test(arguments: [
    RuleCase(
      "a name of its own for one of two",
      """
      <menu id="m" title="Row">
        <command id="fold-row" title="Fold Row"/>
        <command id="fold_row" swift-name="fold-all" title="Fold All Rows"/>
      </menu>
      """),
    RuleCase(
      "a name that another id has",
      """
      <menu id="m" title="Row">
        <command id="fold-row" title="Fold Row"/>
        <command id="fold-all" swift-name="foldRow" title="Fold All Rows"/>
      </menu>
      """, "swift-name-collision: foldRow"),
    RuleCase(
      "detents of a sheet",
      """
      <sheet id="draft" title="Draft" detents="low points240 240pt large">
        <detent id="low" height="20%"/><detent id="points240" height="230pt"/>
        <command system="cancel"/>
      </sheet>
      <button id="write" title="Write…" presents="draft"/>
      """, "swift-name-collision: draft"),
    RuleCase(
      "what people drag and drop",
      """
      <region id="shelf" title="Shelf">
        <drag-source id="note"><representation type="public.rtf"/></drag-source>
        <drag-source id="note-drag"><representation type="public.rtf"/></drag-source>
        <drop-target id="Row"><accept type="public.rtf"/></drop-target>
        <drop-target id="row"><accept type="public.rtf"/></drop-target>
        <drop-target id="note-drop"><accept type="public.rtf"/></drop-target>
      </region>
      """, "swift-name-collision: note-drag", "swift-name-collision: row"),
    RuleCase(
      "what a view controller has",
      """
      <states><state id="editing" swift-name="is-editing"/></states>
      <commands>
        <toggle id="edit-ing" title="Edit Row"/>
        <toggle id="editing-rows" title="Edit Rows"/>
        <choice id="view" title="View"><option id="a" title="List"/><option id="b" title="Grid"/></choice>
      </commands>
      """, "swift-name-collision: is-editing", "swift-name-collision: view"),
    RuleCase(
      "what a view controller has without anybody's writing it",
      """
      <states><state id="traitOverrides"/></states>
      <commands>
        <command id="accessibility-increment" title="Add Row"/>
        <command id="endAppearanceTransition" title="End Row"/>
        <command id="prepare-for-interface-builder" title="Fill Row"/>
        <command id="viewSafeAreaInsetsDidChange" title="Fit Row"/>
        <command id="set-needs-update-of-prefers-pointer-locked" title="Lock Row"/>
        <command id="end-appearance" title="Stop Row"/>
      </commands>
      """, "swift-name-collision: traitOverrides", "swift-name-collision: accessibility-increment",
      "swift-name-collision: endAppearanceTransition",
      "swift-name-collision: prepare-for-interface-builder",
      "swift-name-collision: viewSafeAreaInsetsDidChange",
      "swift-name-collision: set-needs-update-of-prefers-pointer-locked"),
    RuleCase(
      "a method of the name of a property, and a property of the name of a method",
      """
      <states><state id="load-view"/></states>
      <commands><command id="title" title="Name Row"/></commands>
      """),
    RuleCase(
      "a name that is spelled wrong",
      """
      <menu id="m" title="Row"><command id="a" swift-name="fold row" title="Fold Row"/></menu>
      """, "id-syntax: fold row"),
    RuleCase(
      "a button that shows a command",
      """
      <commands><command id="a" title="Fold Row"/></commands>
      <button ref="a" swift-name="b"/>
      """, "value-invalid: swift-name"),
  ])
  func `names in Swift`(test: RuleCase) {
    #expect(test.summary(of: ["swift-name", "id-syntax", "value-invalid"]) == test.findings)
  }

  @Test func `everything that has an id takes its name in Swift`() throws {
    let analyzed = AnalyzedDocument(
      """
      <states><state id="ready" swift-name="is-ready"/></states>
      <commands>
        <command id="new" swift-name="make-row" title="New Row"/>
        <command system="copy" swift-name="copy-rows"/>
        <choice id="sort" swift-name="order" title="Sort By">
          <option id="name" swift-name="by-name" title="Name"/><option id="date" title="Date"/>
        </choice>
      </commands>
      <menu id="rows" swift-name="row-list" title="Rows"><item ref="new"/></menu>
      <segmented swift-name="order-control" choice="sort" title="Sort By"/>
      <sheet id="editor" swift-name="row-editor" title="Row"/>
      """)
    let names = try #require(analyzed.document).swiftNames
    let commands = ["ready", "new", "copy", "sort", "sort.name", "sort.date", "rows"]
    #expect(
      commands.map { names[command: $0] } == [
        "is-ready", "make-row", "copy-rows", "order", "by-name", nil, nil,
      ])
    #expect(
      ["rows", "editor", "sort-by", "new"].map { names[surface: $0] } == [
        "row-list", "row-editor", "order-control", nil,
      ])
  }
}
