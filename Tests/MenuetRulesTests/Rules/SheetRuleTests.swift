import enum Menuet.RuleCatalog
import MenuetBinding
import MenuetModel
import MenuetRules
import MenuetSource
import MenuetXML
import Testing

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
  func `a sheet or popover is blamed`(_ rule: PresentationCase) { rule.expectBlame() }

  @Test
  func `the first detent that does not rise is blamed`() {
    let analyzed = AnalyzedDocument(
      AnalyzedDocument.whole(sheet(#"detents="large medium 300pt 350pt 20%""#)))
    let findings = analyzed.findings(of: "sheet-detent-order")
    #expect(findings.map { analyzed.blamed($0) } == ["medium"])
    #expect(findings[0].message == "'medium' is not higher than 'large'")
  }

  @Test
  func `the heights are options`() throws {
    let text = AnalyzedDocument.whole(sheet(#"detents="medium 500pt" platforms="ios""#))
    var options = RuleOptions()
    #expect(try findings("sheet-detent-order", text, options).isEmpty)
    let height = try #require(RuleCatalog.thresholds["sheet-detent-order.height-ios"])
    options[height] = 1_200
    #expect(try findings("sheet-detent-order", text, options).count == 1)
    for threshold in RuleCatalog.thresholds.values {
      for value in [Int.min, -1, 0, Int.max] {
        var odd = RuleOptions()
        odd[threshold] = value
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
