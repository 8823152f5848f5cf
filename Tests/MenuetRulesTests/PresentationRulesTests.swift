import enum Menuet.RuleCatalog
import MenuetBinding
import MenuetRules
import MenuetModel
import MenuetSource
import MenuetXML
import Testing

/// What one rule finds in a text, for what the two examples of a rule leave open.
private struct PresentationCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rule: RuleID
  let text: String
  /// What the findings blame, in source order.
  let blamed: [String]
  let severity: Severity?

  /// - Parameter platforms: The platforms of the document.
  init(
    _ rule: RuleID, _ description: String, _ text: String, _ blamed: String...,
    platforms: String = "ios ipados macos", severity: Severity? = nil, root: String = ""
  ) {
    testDescription = "\(rule.rawValue): \(description)"
    self.rule = rule
    self.text = """
      <menuet xmlns="urn:menuet:1" name="Example" platforms="\(platforms)" \(root)>
      \(text)
      </menuet>
      """
    self.blamed = blamed
    self.severity = severity
  }

  func expectBlame() {
    let analyzed = AnalyzedDocument(text, rules: [rule])
    let findings = analyzed.findings(of: rule)
    #expect(findings.map { analyzed.blamed($0) } == blamed, "\(analyzed.summary)")
    if let severity { #expect(findings.allSatisfy { $0.severity == severity }) }
  }
}

/// A sheet with some attributes, and a button that presents it.
private func sheet(_ attributes: String, _ content: String = "") -> String {
  """
  <sheet id="s" title="Stickers" \(attributes)>\(content)</sheet>
  <button id="show-s" title="Show Stickers…" presents="s"/>
  """
}

/// The commands that go with drag and drop.
private let editing = """
  <menu id="edit" title="Edit"><command system="undo"/><separator/><command system="copy"/>
  <command system="paste"/></menu>
  """

// MARK: Documents

/// What the resolver makes of regions, types, drag sources, drop targets and extensions.
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
  fileprivate func `what is wrong is blamed`(_ wrong: PresentationCase) { wrong.expectBlame() }
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

// MARK: Activities and extensions

struct ActivityRulesTests {
  private static func view(_ activities: String, _ attributes: String = "") -> String {
    """
    <button system="share" presents="v"/>
    <activity-view id="v" \(attributes)>\(activities)</activity-view>
    """
  }

  private static func activity(_ title: String) -> String {
    view(#"<activity id="do-it" title="\#(title)" symbol="globe" accepts="text"/>"#)
  }

  private static let cases: [PresentationCase] = [
    PresentationCase(
      "activity-platform", "a watch beside a phone is a warning", view(""), "<activity-view",
      platforms: "ios watchos", severity: .warning),
    PresentationCase(
      "activity-platform", "a Mac beside a phone shows its picker", view(""),
      platforms: "ios macos"),
    PresentationCase(
      "activity-platform", "a Mac alone has no share sheet", view(""), "<activity-view",
      platforms: "macos", severity: .error),
    PresentationCase(
      "activity-duplicates-system", "words that add nothing do not help",
      activity("Print This Item"), "Print This Item"),
    PresentationCase(
      "activity-duplicates-system", "words that say more do", activity("Print Labels")),
    PresentationCase(
      "activity-duplicates-system", "other languages have other words", activity("Print"),
      root: #"language="de""#),
    PresentationCase(
      "activity-title", "24 cells are short enough", activity("Publish on the Web Again")),
    PresentationCase(
      "activity-title", "25 are not", activity("Publish on the Web Anew!!"),
      "Publish on the Web Anew!!"),
    PresentationCase(
      "activity-title", "wide characters count two", activity("在网络上发布这篇文章给大家"),
      "在网络上发布这篇文章给大家", root: #"language="zh""#),
    PresentationCase("activity-title", "a vague title", activity("Action"), "Action"),
    PresentationCase(
      "activity-title-wraps", "larger text leaves room for fewer cells",
      activity("Publish on the Web") + #"<check content-sizes="xxxLarge"/>"#,
      "Publish on the Web"),
    PresentationCase(
      "activity-title-wraps", "in accessibility sizes two lines are right",
      activity("Publish on the Web") + #"<check content-sizes="accessibility3"/>"#),
    PresentationCase(
      "activity-title-wraps", "a third line is not",
      activity("Publish on the Web Today") + #"<check content-sizes="accessibility3"/>"#,
      "Publish on the Web Today"),
    PresentationCase(
      "activity-title-wraps", "what is always long is said once",
      activity("Publish on the Web Anew!!") + #"<check locales="pseudo"/>"#),
    PresentationCase(
      "activity-share-button", "nothing presents the view", #"<activity-view id="v"/>"#, "v"),
    PresentationCase(
      "activity-share-button", "a drop may ask by it",
      """
      <activity-view id="v"/>
      <drop-target id="t" for="X" scope="app" accepts="public.png" confirm="v"/>
      """),
    PresentationCase(
      "activity-share-button", "the symbol of sharing is enough",
      """
      <button id="b" title="Send…" symbol="square.and.arrow.up" presents="v"/>
      <activity-view id="v"/>
      """),
    PresentationCase(
      "activity-share-button", "a place may have the title",
      """
      <commands><command id="b" title="Send…" presents="v"/></commands>
      <menu id="m" title="Note"><item ref="b" title="Share…"/></menu>
      <activity-view id="v"/>
      """),
    PresentationCase(
      "activity-second-presenter", "commands for different platforms are one way each",
      """
      <button id="a" title="Share…" presents="v" platforms="ios"/>
      <button id="b" title="Share Note…" presents="v" platforms="macos"/>
      <activity-view id="v"/>
      """),
    PresentationCase(
      "extension-accepts", "kinds that exist, and nothing of a kind",
      """
      <share-extension id="a" title="Clip" accepts="text web-page public.vcard foo.bar image:0"/>
      <share-extension id="b" title="Keep" accepts="vidoe:2"/>
      """, "image:0", "vidoe:2"),
    PresentationCase(
      "extension-accepts", "an empty list accepts nothing",
      #"<share-extension id="a" title="Clip" accepts=""/>"#, #"accepts="""#, severity: .error),
    PresentationCase(
      "extension-image", "a share extension has the icon of its app",
      #"<share-extension id="a" title="Clip" accepts="text" symbol="paperclip"/>"#, "paperclip",
      severity: .note),
    PresentationCase(
      "extension-modal", "an alert is tolerated",
      """
      <share-extension id="a" title="Clip" accepts="text">
        <command id="b" title="Post" presents="c"/>
      </share-extension>
      <alert id="c" title="Done."/>
      """, "c", severity: .note),
  ]

  @Test(arguments: cases)
  fileprivate func `an activity or extension is blamed`(_ rule: PresentationCase) {
    rule.expectBlame()
  }

  @Test(arguments: [
    #"<button system="share" presents="v"/>"#, #"<button id="b" title="Share…" presents="v"/>"#,
  ])
  func `the Share command is the first way, wherever it stands`(share: String) {
    let export = #"<button id="a" title="Export CSV" presents="v"/>"#
    for buttons in [[export, share], [share, export]] {
      let text = buttons.joined(separator: "\n") + "\n" + #"<activity-view id="v"/>"#
      let analyzed = AnalyzedDocument(text)
      let findings = analyzed.findings(of: "activity-second-presenter")
      #expect(findings.count == 1)
      for finding in findings {
        let line = analyzed.text[..<Int(finding.location.range.start)].split(
          separator: UInt8(ascii: "\n")
        ).last
        #expect(line.map { String(decoding: $0, as: UTF8.self).contains("Export") } == true)
        #expect(finding.notes.map(\.message) == ["the Share command presents 'v' here"])
      }
    }
  }

  @Test
  func `without a Share command the first one is the way`() {
    let text = """
      <button id="a" title="Export CSV" presents="v"/>
      <button id="b" title="Send" presents="v"/>
      <activity-view id="v"/>
      """
    let findings = AnalyzedDocument(text).findings(of: "activity-second-presenter")
    #expect(findings.flatMap(\.notes).map(\.message) == ["the first command presents 'v' here"])
  }

  @Test(arguments: [(2, nil), (3, Severity.note), (4, Severity.warning)])
  func `three commands of an extension are many, four too many`(
    count: Int, severity: Severity?
  ) {
    let commands = (1...count).map { #"<command id="c\#($0)" title="Add \#($0)"/>"# }
    let analyzed = AnalyzedDocument(
      #"<share-extension id="a" title="Clip" accepts="text">\#(commands.joined())</share-extension>"#,
      rules: ["extension-steps"])
    #expect(
      analyzed.findings(of: "extension-steps").map(\.severity) == [severity].compactMap { $0 })
  }

  @Test
  func `a translation that is longer than the line is blamed`() throws {
    let strings = try StringCatalog(
      parsing: Array(
        """
        {"sourceLanguage": "en", "strings": {"activity.do-it.title": {"localizations":
          {"de": {"stringUnit": {"value": "Im Internet veröffentlichen"}}}}}}
        """.utf8))
    let text = Self.activity("Publish Online") + #"<check locales="de fr"/>"#
    let analyzed = AnalyzedDocument(text, rules: [], strings: strings)
    let findings = analyzed.findings(of: "activity-title-wraps")
    #expect(findings.map(\.message) == ["'Publish Online' needs a second line in 'de'"])
  }
}

// MARK: Sheets and popovers

struct SheetRulesTests {
  private static let red = #"<command id="red" title="Make Red"/>"#

  private static let detents: [PresentationCase] = [
    PresentationCase(
      "sheet-detent-unknown", "a name of the system's is none for one's own",
      sheet(#"detents="medium""#, #"<detent id="medium" height="30%"/>"#), "medium"),
    PresentationCase(
      "sheet-detent-unknown", "each token is looked at",
      sheet(#"detents="low 0pt 240pt 40% 140% large""#, #"<detent id="low" height="90pt"/>"#),
      "0pt", "140%"),
    PresentationCase(
      "sheet-detent-undeclared", "a detent of the wrong name is said once",
      sheet(#"detents="midium large" selected="medium""#)),
    PresentationCase(
      "sheet-detent-undeclared", "the detent alone is blamed",
      sheet(
        #"detents="medium large" undimmed-through="low""#,
        #"<command id="c" title="Grow" sets-detent="s:tall"/>"#), "low", "tall"),
    PresentationCase(
      "sheet-nonmodal-no-partial", "100 % is the full height",
      sheet(#"detents="100%" modality="nonmodal""#), "nonmodal"),
    PresentationCase(
      "sheet-nonmodal-no-partial", "a height that is partial on an iPad is one",
      sheet(#"detents="900pt" modality="nonmodal""#)),
    PresentationCase(
      "sheet-nonmodal-no-partial", "where the sheet is for iPads at all",
      sheet(#"detents="900pt" modality="nonmodal""#), "nonmodal", platforms: "ios"),
    PresentationCase(
      "sheet-nonmodal-no-partial", "undimmed means nonmodal",
      sheet(#"detents="large" undimmed-through="large""#), "large"),
    PresentationCase(
      "sheet-nonmodal-no-partial", "a Mac has no detents", sheet(#"modality="nonmodal""#),
      platforms: "macos"),
    PresentationCase(
      "sheet-detent-order", "heights are compared, not words",
      sheet(#"detents="380pt 60% large""#)),
    PresentationCase(
      "sheet-detent-order", "a pair that is wrong on every platform",
      sheet(#"detents="40% 300pt""#), "300pt"),
    PresentationCase(
      "sheet-detent-order", "what is wrong on an iPad alone is wrong",
      sheet(#"detents="medium 500pt""#), "500pt"),
    PresentationCase(
      "sheet-detent-order", "unless it is for iPhones alone", sheet(#"detents="medium 500pt""#),
      platforms: "ios"),
    PresentationCase(
      "sheet-detent-order", "a small iPhone counts", sheet(#"detents="350pt medium""#), "medium",
      platforms: "ios"),
    PresentationCase(
      "sheet-detent-order", "what is cut to the full height there passes",
      sheet(#"detents="700pt large""#)),
    PresentationCase(
      "sheet-detent-order", "what is cut to it everywhere does not",
      sheet(#"detents="2000pt large""#), "large"),
    PresentationCase(
      "sheet-detent-order", "decimals are compared", sheet(#"detents="33.4% 33.3%""#), "33.3%"),
    PresentationCase(
      "sheet-detent-order", "two names for one height",
      sheet(#"detents="medium half""#, #"<detent id="half" height="50%"/>"#), "half"),
    PresentationCase(
      "sets-detent-fixed", "a detent that the sheet lacks is said once",
      sheet(#"detents="medium""#, #"<command id="c" title="Grow" sets-detent="s:large"/>"#)),
    PresentationCase(
      "sheet-detent-version", "before iOS 15 there are no detents",
      sheet(#"detents="medium""#), "medium", root: #"min-ios="14.0""#),
    PresentationCase(
      "sheet-grabber-missing", "two names of one detent are two", sheet(#"grabber="hidden""#)),
    PresentationCase(
      "sheet-grabber-missing", "a Mac has no grabbers",
      sheet(#"detents="medium large" grabber="hidden""#), platforms: "macos"),
  ]

  private static let leaving: [PresentationCase] = [
    PresentationCase(
      "sheet-confirm-missing", "an alert that never asks",
      sheet(#"dismissal="guarded" confirm="a""#) + #"<alert id="a" title="Sure?"/>"#, "a"),
    PresentationCase(
      "sheet-no-exit", "an alert without an answer stays, and the sheet behind it is no fault",
      sheet(#"dismissal="confirm" confirm="a""#, red) + #"<alert id="a" title="Sure?"/>"#,
      "<alert"),
    PresentationCase(
      "sheet-no-exit", "an alert with answers for other platforms",
      #"<alert id="a" title="Sure?"><command id="b" title="Sign" platforms="macos"/></alert>"#,
      "<alert", platforms: "ios macos"),
    PresentationCase(
      "sheet-no-exit", "any answer closes an alert",
      #"<alert id="a" title="Sure?"><command id="b" title="Sign"/></alert>"#),
    PresentationCase(
      "sheet-no-exit", "a close button of the bar leads out",
      sheet(
        #"dismissal="guarded""#, #"<toolbar id="t"><leading><close/></leading></toolbar>"#)),
    PresentationCase(
      "sheet-no-exit", "work that closes the sheet leads out",
      sheet(#"dismissal="guarded" auto-dismiss="red""#, red)),
    PresentationCase(
      "sheet-no-exit", "cancelling the question leads back",
      sheet(#"dismissal="confirm" confirm="a""#, red)
        + #"<alert id="a" title="Sure?"><command system="cancel"/></alert>"#, "confirm"),
    PresentationCase(
      "sheet-no-exit", "giving the changes up leads out",
      sheet(#"dismissal="confirm" confirm="a""#, red)
        + """
        <alert id="a" title="Discard?"><command id="b" title="Discard" role="destructive"/>
        <command system="cancel"/></alert>
        """),
    PresentationCase(
      "sheet-no-exit", "another document may add the way out",
      sheet(
        #"dismissal="guarded""#,
        #"<toolbar id="t"><trailing><slot id="more"/></trailing></toolbar>"#)),
    PresentationCase(
      "sheet-edits-free-dismiss", "a region that people edit is enough",
      sheet("", #"<region id="r" kind="text" control="text-view" editable="true"/>"#), "true"),
    PresentationCase(
      "sheet-edits-free-dismiss", "a search is no loss",
      sheet("", #"<region id="r" kind="text" control="search-field" editable="true"/>"#)),
    PresentationCase(
      "sheet-edits-free-dismiss", "on a Mac no drag closes a sheet", sheet(#"edits="true""#),
      platforms: "macos"),
    PresentationCase(
      "sheet-unpresented", "a popover may become the sheet",
      #"<sheet id="s"/><popover id="p" adapts-to="s"/>"#),
    PresentationCase(
      "sheet-unpresented", "an option may present it",
      """
      <sheet id="s"/>
      <pop-up-button id="p" title="Size"><option id="a" title="A"/><option id="b" title="B"/>
      <option id="c" title="Other…" custom="true" presents="s"/></pop-up-button>
      """),
    PresentationCase(
      "sheet-unpresented", "what is refused may present it",
      #"<sheet id="s"/><buton id="b" title="Show…" presents="s"/>"#),
    PresentationCase(
      "surface-lifecycle-hook", "a cover lets the view disappear",
      """
      <view id="v" on-appear="load"><button id="b" title="Scan…" presents="c"/></view>
      <cover id="c" content="camera"/>
      """),
    PresentationCase(
      "surface-lifecycle-hook", "one of several places is enough",
      """
      <commands><command id="b" title="Edit…" presents="s"/></commands>
      <view id="w"><button ref="b"/></view><view id="v" on-disappear="save"><button ref="b"/></view>
      <sheet id="s"/>
      """, "<sheet"),
    PresentationCase(
      "surface-lifecycle-hook", "a sheet that opens elsewhere does not matter",
      """
      <view id="v" on-appear="load"/><view id="w"><button id="b" title="Edit…" presents="s"/></view>
      <sheet id="s"/>
      """),
  ]

  private static let popovers: [PresentationCase] = [
    PresentationCase(
      "popover-covered", "an alert may cover it",
      """
      <popover id="p"><command id="c" title="Delete" presents="a"/></popover>
      <alert id="a" title="Delete?"/>
      """),
    PresentationCase(
      "popover-covered", "so may what is inside it",
      """
      <popover id="p"><command id="c" title="New…" presents="s" presentation="inside"/></popover>
      <sheet id="s"/>
      """),
    PresentationCase(
      "popover-covered", "a drop in it asks by an alert",
      """
      <popover id="p"><region id="r"><drop-target id="t" scope="app" accepts="public.png"
      confirm="s"/></region></popover><sheet id="s"/>
      """, "s"),
    PresentationCase(
      "popover-covered", "a Mac attaches a sheet to the window",
      #"<popover id="p"><command id="c" title="New…" presents="s"/></popover><sheet id="s"/>"#,
      platforms: "macos"),
    PresentationCase(
      "presentation-outside-popover", "one place that fits is enough",
      """
      <commands><command id="c" title="New…" presents="s" presentation="replace"/></commands>
      <popover id="p"><item ref="c"/></popover><menu id="m" title="M"><item ref="c"/></menu>
      <sheet id="s"/>
      """),
    PresentationCase(
      "presentation-outside-popover", "a view is nothing to be closed",
      #"<button id="c" title="New…" presents="s" presentation="replace"/><sheet id="s"/>"#,
      "replace"),
    PresentationCase(
      "presentation-outside-popover", "a cover is never inside",
      """
      <popover id="p"><command id="c" title="Scan…" presents="s" presentation="inside"/></popover>
      <cover id="s"/>
      """, "inside"),
    PresentationCase(
      "popover-no-anchor", "a button is an anchor",
      """
      <button id="b" title="Show…" presents="p"/>
      <commands><command id="c" title="Show…" presents="p"/></commands>
      <menu id="m" title="M"><item ref="c"/></menu><popover id="p"/>
      """),
    PresentationCase(
      "popover-no-anchor", "an iPhone needs none",
      #"<menu id="m" title="M"><command id="c" title="Show…" presents="p"/></menu><popover id="p"/>"#,
      platforms: "ios"),
    PresentationCase(
      "sheet-nonmodal-dismisses", "a button that only leaves belongs there",
      sheet(#"detents="medium" modality="nonmodal""#, #"<command system="done"/>"#)),
    PresentationCase(
      "sheet-nonmodal-dismisses", "content may be what people choose in",
      sheet(
        #"detents="medium" modality="nonmodal""#,
        #"<region id="r"/><command id="c" title="Use" dismisses="true"/>"#)),
    PresentationCase(
      "sheet-primary-overflow", "a button that is used often is meant too",
      sheet(
        #"detents="medium large""#,
        """
        <region id="r" height="340"/>
        <button id="b" title="Pay" size="large" frequency="often"/>
        <button id="c" title="Later" size="large"/>
        """), "<button"),
    PresentationCase(
      "sheet-primary-overflow", "the inset counts",
      sheet(
        #"detents="medium large""#,
        #"<region id="r" height="310"/><button id="b" title="Pay" size="large" role="primary"/>"#)),
    PresentationCase(
      "sheet-content-unreachable", "what scrolls by itself is reached",
      sheet(#"detents="medium""#, #"<region id="r" height="900" scrollable="true"/>"#)),
    PresentationCase(
      "sheet-content-unreachable", "parts add up, the bar too",
      sheet(
        #"detents="medium""#,
        #"<toolbar id="t"/><region id="a" height="200"/><region id="b" height="160"/>"#),
      "<region"),
  ]

  @Test(arguments: detents + leaving + popovers)
  fileprivate func `a sheet or popover is blamed`(_ rule: PresentationCase) { rule.expectBlame() }

  @Test
  func `each pair of detents that does not rise is blamed`() {
    let analyzed = AnalyzedDocument(
      AnalyzedDocument.whole(sheet(#"detents="large medium 300pt 350pt 20%""#)))
    let findings = analyzed.findings(of: "sheet-detent-order")
    #expect(findings.map { analyzed.blamed($0) } == ["medium", "300pt", "20%"])
    #expect(findings[0].message == "'medium' is not higher than 'large'")
    #expect(findings[1].message == "'300pt' is not higher than 'medium'")
    #expect(findings[2].message.hasPrefix("'20%' is not higher than '350pt'"))
  }

  @Test
  func `the heights are options`() throws {
    let text = AnalyzedDocument.whole(sheet(#"detents="medium 500pt" platforms="ios""#))
    var options = RuleOptions()
    #expect(try findings("sheet-detent-order", text, options).isEmpty)
    options["sheet-detent-order.height-ios"] = 1_200
    #expect(try findings("sheet-detent-order", text, options).count == 1)
    for name in RuleOptions.all.map(\.name) {
      for value in [Int.min, -1, 0, Int.max] {
        var odd = RuleOptions()
        odd[name] = value
        _ = try findings("sheet-detent-order", text, odd)
      }
    }
  }

  private func findings(
    _ rule: RuleID, _ text: String, _ options: RuleOptions
  ) throws -> [Diagnostic] {
    var sink = DiagnosticSink()
    let decoded = SourceDecoder().decode(Array(text.utf8), path: "E.menuet.xml", into: &sink)
    let source = try #require(decoded)
    let tree = try #require(XMLReader().read(source, into: &sink))
    let bound = try #require(Binder(rules: RuleCatalog.names).bind(tree, into: &sink))
    let document = try #require(Resolver().resolve([bound], into: &sink))
    Checker(options: options).check(document, [bound], into: &sink)
    return sink.sorted().filter { $0.rule == rule }
  }
}

// MARK: Drag and drop

struct DragAndDropRulesTests {
  private static func drop(_ attributes: String, in region: String = "") -> String {
    let target = #"<drop-target id="t" \#(attributes)/>"#
    return editing + (region.isEmpty ? target : #"<region id="r" \#(region)>\#(target)</region>"#)
  }

  private static func drag(_ forms: String..., attributes: String = #"for="X""#) -> String {
    let parts = forms.map { "<representation \($0)/>" }
    return editing + #"<drag-source id="d" \#(attributes)>\#(parts.joined())</drag-source>"#
  }

  private static let chart = #"<type id="com.e.chart" conforms-to="public.data" exported="true"/>"#
  private static let png = #"type="public.png""#
  private static let jpeg = #"type="public.jpeg""#

  private static let dragging: [PresentationCase] = [
    PresentationCase(
      "drag-empty", "a text view offers its text",
      #"<region id="r" kind="text" control="text-view"><drag-source id="d"/></region>"#),
    PresentationCase(
      "drag-empty", "a form that was refused is there", drag(#"type="png""#)),
    PresentationCase(
      "drag-representation-order", "forms of different kinds are not compared",
      drag(#"type="public.utf8-plain-text""#, png)),
    PresentationCase(
      "drag-representation-order", "unless both say how true they are",
      drag(#"type="public.url" fidelity="plain""#, #"type="public.png" fidelity="lossless""#),
      "public.png"),
    PresentationCase(
      "drag-representation-order", "equal ranks may stand either way",
      drag(#"type="public.tiff""#, #"type="com.microsoft.bmp""#, jpeg)),
    PresentationCase(
      "drag-representation-order", "what depends on the content has no rank",
      drag(#"type="public.heic""#, png)),
    PresentationCase(
      "drag-representation-rank", "a PNG without transparency is lossless",
      drag(#"type="public.png" fidelity="lossless""#)),
    PresentationCase(
      "drag-representation-rank", "but not lossy", drag(#"type="public.png" fidelity="lossy""#),
      "lossy"),
    PresentationCase(
      "drag-native-not-first", "two native forms may stand first",
      chart + #"<type id="com.e.sheet" exported="true"/>"#
        + drag(#"type="com.e.sheet""#, #"type="com.e.chart""#, png)),
    PresentationCase(
      "drag-native-not-first", "an exported type is native by itself",
      chart + drag(png, #"type="com.e.chart""#), "com.e.chart"),
    PresentationCase(
      "drag-native-only", "inside the app it is enough",
      chart + drag(#"type="com.e.chart""#, attributes: #"for="X" scope="app""#)),
    PresentationCase(
      "drag-native-only", "a kind of image is understood elsewhere",
      #"<type id="com.e.raw" conforms-to="public.image" exported="true"/>"#
        + drag(#"type="com.e.raw""#)),
    PresentationCase(
      "type-undeclared", "a declared type must be exported",
      #"<type id="com.e.chart"/>"# + drag(#"type="com.e.chart" fidelity="native""#, png),
      "com.e.chart"),
    PresentationCase(
      "drag-no-size", "a size is enough",
      drag(png, attributes: #"for="X" transfer="slow" size="90000""#)),
    PresentationCase(
      "drag-no-file-provider", "inside the app the app brings it",
      drag(png, attributes: #"for="X" transfer="slow" scope="app""#)),
    PresentationCase(
      "drag-scope-platform", "an iPad reaches other apps",
      drag(png, attributes: #"for="X" scope="system""#), platforms: "ios ipados"),
    PresentationCase(
      "drag-scope-platform", "an iPhone alone does not",
      drag(png, attributes: #"for="X" scope="system""#), "system", platforms: "ios"),
    PresentationCase(
      "drag-preview-opaque", "just under 1 is translucent",
      drag(png, attributes: #"for="X" preview="custom" preview-opacity="0.999""#)),
  ]

  private static let dropping: [PresentationCase] = [
    PresentationCase(
      "drop-accepts-empty", "a text view takes text",
      drop(#"scope="app""#, in: #"kind="text" control="text-field""#)),
    PresentationCase(
      "drop-accepts-order", "types of different kinds are not compared",
      drop(#"for="X" scope="app" accepts="public.plain-text public.png""#)),
    PresentationCase(
      "drop-autoscroll-zone", "44 points at both edges of 88",
      drop(
        #"scope="app" accepts="public.png" auto-scroll="edges""#, in: #"height="88""#), "edges"),
    PresentationCase(
      "drop-autoscroll-zone", "44 points at both edges of 89",
      drop(#"scope="app" accepts="public.png" auto-scroll="edges""#, in: #"height="89""#)),
    PresentationCase(
      "drop-autoscroll-zone", "no zone at all",
      drop(#"for="X" scope="app" accepts="public.png" auto-scroll-zone="0""#), "0"),
    PresentationCase(
      "drop-text-style-kind", "what nobody knows may be text",
      drop(#"for="X" scope="app" accepts="public.png com.e.document" text-style="source""#)),
    PresentationCase(
      "drop-confirm-no-cancel", "a role is as good as the system's command",
      """
      \(drop(#"for="X" scope="app" accepts="public.png" confirm="a""#))
      <alert id="a" title="Post?"><command id="c" title="Keep" role="cancel"/></alert>
      """),
    PresentationCase(
      "drop-confirm-no-cancel", "the system closes a share sheet",
      drop(#"for="X" scope="app" accepts="public.png" confirm="v""#)
        + #"<activity-view id="v"/>"#),
    PresentationCase(
      "drop-no-highlight", "inside one container the answer may be missing",
      """
      \(editing)<region id="r" container="true">
      <drag-source id="d"><representation type="public.png"/></drag-source>
      <drop-target id="t" scope="app" accepts="public.image" feedback="none"/></region>
      """),
    PresentationCase(
      "drop-no-highlight", "between two it may not",
      """
      \(editing)<region id="q" container="true">
      <drag-source id="d"><representation type="public.png"/></drag-source></region>
      <region id="r" container="true">
      <drop-target id="t" scope="app" accepts="public.image" feedback="none"/></region>
      """, "none"),
    PresentationCase(
      "drop-operation-mismatch", "regions of one collection move",
      """
      \(editing)<region id="q" container="true" collection="tasks">
      <drag-source id="d"><representation type="public.png"/></drag-source></region>
      <region id="r" container="true" collection="tasks">
      <drop-target id="t" scope="app" accepts="public.image" operation="move"/></region>
      """),
    PresentationCase(
      "drop-operation-mismatch", "regions of two do not",
      """
      \(editing)<region id="q" container="true" collection="tasks">
      <drag-source id="d"><representation type="public.png"/></drag-source></region>
      <region id="r" container="true">
      <drop-target id="t" scope="app" accepts="public.image" operation="move"/></region>
      """, "move"),
    PresentationCase(
      "drop-operation-mismatch", "a reason is an answer",
      """
      \(editing)<region id="r" container="true">
      <drag-source id="d" allows="copy move" on-move="m">
      <representation type="public.png"/></drag-source>
      <drop-target id="t" scope="app" accepts="public.image" operation="copy"
      operation-reason="Stamps are used again and again."/></region>
      """),
    PresentationCase(
      "drop-operation-mismatch", "what does not fit is not dropped",
      """
      \(editing)<region id="r" container="true">
      <drag-source id="d" allows="copy move" on-move="m">
      <representation type="public.url"/></drag-source>
      <drop-target id="t" scope="app" accepts="public.image" operation="copy"/></region>
      """),
    PresentationCase(
      "drop-nested-overlap", "what takes other content does not compete",
      """
      \(editing)<region id="q"><drop-target id="s" scope="app" accepts="public.text"/>
      <region id="r"><drop-target id="t" scope="app" accepts="public.image"/></region></region>
      """),
    PresentationCase(
      "drop-nested-overlap", "nor does what is on other platforms",
      """
      \(editing)<region id="q"><drop-target id="s" scope="app" accepts="public.png" platforms="ios"/>
      <region id="r"><drop-target id="t" scope="app" accepts="public.image" platforms="macos"/>
      </region></region>
      """),
    PresentationCase(
      "drop-no-placeholder", "inside the app instant data needs none",
      drop(#"scope="app" accepts="public.png""#, in: #"control="list""#)),
    PresentationCase(
      "drop-no-placeholder", "slow data of the app does",
      drop(#"scope="app" accepts="public.png""#, in: #"control="list""#)
        + """
        <drag-source id="d" for="X" scope="app" transfer="slow" progress="true">
        <representation type="public.png"/></drag-source>
        """, "<drop-target"),
    PresentationCase(
      "drop-no-task-feedback", "a target that is a command starts it",
      #"<button id="upload" title="Upload"/>"#
        + drop(#"for="upload" scope="app" accepts="public.data""#), "upload"),
    PresentationCase(
      "drop-no-failure-notice", "a region may tell",
      drop(#"for="X" accepts="public.png" on-failure="r""#) + #"<region id="r"/>"#),
  ]

  private static let coverage: [PresentationCase] = [
    PresentationCase(
      "dnd-unsupported", "a text view is support",
      """
      <region id="a" kind="image" control="grid"/>
      <region id="b" kind="text" control="text-view"/>
      """),
    PresentationCase(
      "dnd-unsupported", "a label is no content", #"<region id="a" kind="text" control="label"/>"#),
    PresentationCase(
      "region-not-draggable", "what is inside the region is dragged",
      editing
        + """
        <region id="a" kind="photo" control="grid" selectable="true"><region id="b">
        <drag-source id="d"><representation type="public.png"/></drag-source></region></region>
        """),
    PresentationCase(
      "region-not-draggable", "an item kind of the same view may be what is selected",
      editing
        + """
        <view id="v"><region id="a" kind="photo" control="grid" selection="multiple"/>
        <drag-source id="d" for="PhotoCell"><representation type="public.png"/></drag-source></view>
        <view id="w"><region id="b" kind="photo" control="grid" selection="multiple"/></view>
        """, "multiple"),
    PresentationCase(
      "region-not-draggable", "the preview of a context menu may be dragged",
      """
      <region id="a" kind="photo" control="grid" selectable="true"/>
      <context-menu id="m" for="a" preview="P" preview-drag="true"><command system="copy"/></context-menu>
      """),
    PresentationCase(
      "region-not-droppable", "a text editor of one's own is said once",
      #"<region id="a" kind="text" editable="true"/>"#),
    PresentationCase(
      "region-no-copy", "an edit menu has the command",
      """
      <region id="a" kind="photo"><drag-source id="d"><representation type="public.png"/>
      </drag-source></region>
      <edit-menu id="m" for="a"><command id="c" title="Crop" near="paste"/></edit-menu>
      """),
    PresentationCase(
      "region-no-paste", "one missing command is one finding",
      """
      <drop-target id="s" for="X" scope="app" accepts="public.png"/>
      <drop-target id="t" for="Y" scope="app" accepts="public.png"/>
      """, "<drop-target"),
    PresentationCase(
      "region-no-paste", "what is refused may be the command",
      """
      <drop-target id="s" for="X" scope="app" accepts="public.png"/><buton system="paste"/>
      """),
    PresentationCase(
      "drop-no-undo", "a command of one's own with the shortcut undoes",
      """
      <drop-target id="s" for="X" scope="app" accepts="public.png"/>
      <menu id="m" title="M"><command id="u" title="Take Back" shortcut="cmd+z"/></menu>
      """),
    PresentationCase(
      "spring-loading-missing", "a tab is another way",
      """
      <view id="v"><drop-target id="t" for="X" scope="app" accepts="public.png"/></view>
      <button id="b" title="Go" navigates="v"/>
      <tab-bar id="tabs"><tab title="V" symbol="v" view="v"/></tab-bar>
      """),
    PresentationCase(
      "spring-loading-missing", "a spring-loaded place of the command is enough",
      """
      <view id="v"><drop-target id="t" for="X" scope="app" accepts="public.png"/></view>
      <commands><command id="b" title="Go" navigates="v"/></commands><button ref="b"/>
      <toolbar id="bar"><leading><item ref="b" spring-loaded="true"/></leading></toolbar>
      """),
  ]

  @Test(arguments: dragging + dropping + coverage)
  fileprivate func `a drag or drop is blamed`(_ rule: PresentationCase) { rule.expectBlame() }
}
