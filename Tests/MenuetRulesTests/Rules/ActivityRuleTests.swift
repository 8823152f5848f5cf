import MenuetModel
import MenuetRules
import MenuetSource
import Testing

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
  func `an activity or extension is blamed`(_ rule: PresentationCase) {
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
    let analyzed = AnalyzedDocument(
      text, rules: ["activity-title-wraps"], strings: strings)
    let findings = analyzed.findings(of: "activity-title-wraps")
    #expect(findings.map(\.message) == ["'Publish Online' needs a second line in 'de'"])
  }
}
