import MenuetModel
import MenuetRules
import MenuetSource
import Testing

/// The results of the resolver for regions, types, drag sources, drop targets and extensions.
struct DragAndDropBuildingTests {
  private func resolved(_ text: String) throws -> Document {
    try #require(AnalyzedDocument(text).document)
  }

  @Test
  func `a drag source and a drop target in a region are for that region`() throws {
    let document = try resolved(
      """
      <region id="board" kind="image" selection="multiple" container="true">
        <region id="card" kind="photo" control="image">
          <drag-source id="d"><representation type="public.png"/></drag-source>
          <drop-target id="t" accepts="public.png public.jpeg"/>
        </region>
      </region>
      """)
    #expect(document.regions.map(\.id) == ["board", "card"])
    #expect(document.regions.map(\.selectable) == [true, false])
    #expect(document.regions.map(\.container) == ["board", "board"])
    #expect(document.regions.map(\.parent) == [nil, "board"])
    #expect(document.dragSources.map(\.target) == ["card"])
    #expect(document.dragSources[0].region == document.regions[1])
    #expect(document.dropTargets[0].region?.id == "card")
    #expect(document.dropTargets[0].accepts.map(\.type) == ["public.png", "public.jpeg"])
  }

  @Test
  func `regions and types are found wherever they are declared, other names are the app's`() throws
  {
    let document = try resolved(
      """
      <drag-source id="d" for="charts">
        <representation type="com.example.chart"/><representation type="public.png"/>
      </drag-source>
      <drop-target id="t" for="ChartView" on-failure="handler:chartFailed">
        <accept type="com.example.chart" take="title"/>
      </drop-target>
      <type id="com.example.chart" conforms-to="public.data" exported="true"><field name="title"/></type>
      <region id="charts"/>
      """)
    #expect(document.dragSources[0].region?.id == "charts")
    #expect(document.dragSources[0].representations.map { $0.declaration != nil } == [true, false])
    #expect(document.dropTargets[0].region == nil)
    #expect(document.dropTargets[0].target == "ChartView")
    #expect(document.dropTargets[0].accepts[0].declaration?.fields == ["title"])
    #expect(document.dropTargets[0].failureHandler == "chartFailed")
    #expect(document.dropTargets[0].onFailure == nil)
  }

  @Test
  func `a region in a presentation belongs to it and to its body`() throws {
    let document = try resolved(
      """
      <popover id="p" title="P"><region id="a"><region id="b"/></region></popover>
      <region id="c"/>
      """)
    #expect(document.regions.map(\.presentation) == ["p", "p", nil])
    #expect(document.popovers[0].body.regions.map(\.id) == ["a", "b"])
  }

  @Test
  func `an extension has its commands and what it accepts`() throws {
    let document = try resolved(
      """
      <action-extension id="stamp" title="Stamp" accepts="image:5 public.vcard" ui="false"
        surfaces="toolbar finder" returns="public.image" platforms="macos">
        <command id="add" title="Add Stamp"/>
      </action-extension>
      """)
    let stamp = try #require(document.extensions.first)
    #expect(stamp.kind == .action)
    #expect(stamp.acceptedContent.map(\.kind) == [.image, nil])
    #expect(stamp.acceptedContent.map(\.most) == [5, nil])
    #expect(!stamp.hasInterface)
    #expect(stamp.surfaces == [.toolbar, .finder])
    #expect(stamp.platforms == .macos)
    #expect(stamp.commands.compactMap { document.command(of: $0)?.title } == ["Add Stamp"])
  }

  @Test
  func `buttons outside toolbars can be spring-loaded`() throws {
    let document = try resolved(
      #"<button id="go" title="Go Back" spring-loaded="true"/><button id="no" title="Stay"/>"#)
    #expect(document.buttons.map(\.springLoaded) == [true, false])
  }

  private static let wrong: [PresentationCase] = [
    PresentationCase(
      "missing-attribute", "outside a region 'for' is needed", #"<drop-target id="t"/>"#,
      "<drop-target"),
    PresentationCase(
      "missing-attribute", "a blank 'for' is reported once", #"<drag-source id="d" for=""/>"#,
      #"for="""#),
    PresentationCase(
      "value-invalid", "accepts excludes accept",
      #"<drop-target id="t" for="X" accepts="public.png"><accept type="public.jpeg"/></drop-target>"#,
      "public.png"),
    PresentationCase(
      "value-invalid", "a number has no sign where it counts, and no letters",
      #"<drag-source id="d" for="X" size="-0"/><drop-target id="t" for="X" drop-priority="+1"/>"#,
      "-0", "+1"),
    PresentationCase(
      "toolbar-shape", "a sheet, cover or popover has one toolbar",
      sheet("", #"<toolbar id="a"/><toolbar id="b"/>"#)
        + #"<cover id="c"><toolbar id="d"/><region id="r"/><toolbar id="e"/></cover>"#,
      "<toolbar", "<toolbar"),
    PresentationCase(
      "toolbar-leading-order", "a title has one document menu",
      """
      <toolbar id="t"><leading><title>
        <document-menu><command system="rename"/></document-menu>
        <document-menu id="second"><command system="move"/></document-menu>
      </title></leading></toolbar>
      """, "<document-menu"),
    PresentationCase(
      "value-invalid", "an opacity is more than 0 and at most 1",
      """
      <drag-source id="a" for="X" preview="custom" preview-opacity="0"/>
      <drag-source id="b" for="X" preview="custom" preview-opacity="1.001"/>
      <drag-source id="c" for="X" preview="custom" preview-opacity="0.001"/>
      """, "0", "1.001"),
    PresentationCase(
      "value-invalid", "lengths and counts are not negative",
      sheet(#"corner-radius="-1""#) + #"<drag-source id="d" for="X" size="-5"/>"#, "-1", "-5"),
    PresentationCase(
      "value-invalid", "a type has a dot",
      #"<drag-source id="d" for="X"><representation type="png"/></drag-source>"#, "png"),
    PresentationCase(
      "value-invalid", "a height is more than nothing and at most all",
      sheet(
        #"detents="a b c""#,
        #"<detent id="a" height="0pt"/><detent id="b" height="101%"/><detent id="c" height="100%"/>"#
      ), "0pt", "101%"),
    PresentationCase(
      "value-invalid", "only a handler stands behind a colon",
      #"<drop-target id="t" for="X" on-failure="function:tell"/>"#, "function:tell"),
    PresentationCase(
      "reference-kind", "a status is a region, a notice an alert or region",
      """
      <button id="b" title="Save"/><sheet id="s"/>
      <drop-target id="t" for="X" status="s" on-failure="b"/>
      """, "s", "b"),
    PresentationCase(
      "reference-unresolved", "a sheet closes by commands of its own",
      sheet(#"auto-dismiss="send stamp""#, #"<command id="send" title="Send"/>"#)
        + #"<button id="stamp" title="Stamp"/>"#, "stamp"),
    PresentationCase(
      "duplicate-id", "two detents of one sheet have two ids",
      sheet(
        #"detents="a""#, #"<detent id="a" height="30%"/><detent id="a" height="40%"/>"#), "a"),
    PresentationCase(
      "duplicate-id", "types have a name space of their own",
      #"<type id="a.b"/><type id="a.b"/><region id="c"/><type id="c"/>"#, "a.b"),
  ]

  @Test(arguments: wrong)
  func `what is wrong is blamed`(_ wrong: PresentationCase) { wrong.expectBlame() }
}

// MARK: Detents

struct DetentHeightTests {
  @Test
  func `heights are read and resolved`() {
    #expect(DetentHeight("medium")?.resolved(full: 787) == 394)
    #expect(DetentHeight("large")?.resolved(full: 787) == 787)
    #expect(DetentHeight("240pt")?.resolved(full: 787) == 240)
    #expect(DetentHeight("900pt")?.resolved(full: 787) == 787)
    #expect(DetentHeight("40%")?.resolved(full: 787) == 315)
    #expect(DetentHeight("240.4pt")?.resolved(full: 787) == 240)
    #expect(DetentHeight("240.5pt")?.resolved(full: 787) == 241)
    #expect(DetentHeight("33.3%")?.resolved(full: 787) == 262)
    #expect(DetentHeight("33.333%")?.resolved(full: 1_000) == 333)
    #expect(DetentHeight("0.001%")?.resolved(full: 787) == 1)
    #expect(DetentHeight("240.5pt") == .points(thousandths: 240_500))
    #expect(DetentHeight("33.300%") == .percent(thousandths: 33_300))
  }

  @Test(
    arguments: [
      "small", "0pt", "0%", "101%", "-1pt", "pt", "%", "1000000pt", "４pt", ".5pt", "1.pt",
    ]
      + ["1.2345pt", "1.2.3pt", "0.000pt", "100.001%", "1. 5pt", "1.+5pt"])
  func `what is no height is none`(text: String) {
    #expect(DetentHeight(text) == nil)
  }
}
