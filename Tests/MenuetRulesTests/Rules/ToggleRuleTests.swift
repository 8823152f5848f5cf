import MenuetRules
import MenuetSource
import Testing

@Suite("toggle-as-command") struct ToggleAsCommandTests {
  @Test
  func `a command Toggle is a warning, two that switch one state are a note`() {
    func outcome(_ items: String, language: String = "en") -> Outcome {
      Outcome(
        "toggle-as-command",
        document(
          "macos", "<menu id=\"m\" title=\"M\">\(items)</menu>", more: "language=\"\(language)\""))
    }
    #expect(outcome(#"<command id="first" title="Toggle Grid"/>"#).severities == [.warning])
    #expect(outcome(#"<command id="first" title="Toggle Grid"/>"#, language: "de").isEmpty)
    #expect(outcome(#"<command id="first" title="Toggle"/>"#).isEmpty)
    #expect(outcome(#"<toggle id="first" title="Toggle Grid"/>"#).isEmpty)
    func pair(_ first: String, _ second: String) -> [Severity] {
      outcome(#"<command id="first" title="\#(first)"/><command id="second" title="\#(second)"/>"#)
        .severities
    }
    #expect(pair("Turn Grid On", "Turn Grid Off") == [.note])
    #expect(pair("Turn On Grid", "Turn Off Grid") == [.note])
    #expect(pair("Enable Grid", "Disable Grid") == [.note])
    #expect(pair("Enable Grid", "Disable Guides") == [])
    #expect(pair("Turn Left", "Turn Right") == [])
    #expect(pair("Turn – –", "Turn On") == [])
  }
}

@Suite("toggle-show-hide") struct ToggleShowHideTests {
  @Test
  func `a checkmark before Show or Hide is a warning, two commands are a note`() {
    func outcome(_ items: String, language: String = "en") -> Outcome {
      Outcome(
        "toggle-show-hide",
        document(
          "macos", "<menu id=\"m\" title=\"M\">\(items)</menu>", more: "language=\"\(language)\""))
    }
    let hide = #"<toggle id="t" title="Hide Ruler"/>"#
    #expect(outcome(hide).severities == [.warning])
    #expect(outcome(hide, language: "de").isEmpty)
    #expect(
      outcome(#"<toggle id="t" title="显示标尺"/>"#, language: "zh-Hans").severities == [.warning])
    #expect(outcome(#"<toggle id="t" title="Ruler"/>"#).isEmpty)
    #expect(outcome(#"<toggle id="t" off-title="Show Ruler" on-title="Hide Ruler"/>"#).isEmpty)
    let show = #"<command id="first" title="Show Ruler"/>"#
    #expect(outcome(show + #"<command id="second" title="Hide Ruler"/>"#).severities == [.note])
    #expect(outcome(show + #"<command id="second" title="Hide Guides"/>"#).isEmpty)
    #expect(outcome(show + #"<command id="second" title="Lock Ruler"/>"#).isEmpty)
    let pair = Outcome(
      "toggle-show-hide",
      "<menu id=\"m\" title=\"M\">\(show)<command id=\"second\" title=\"Hide Ruler\"/></menu>")
    #expect(pair.findings.flatMap(\.fixIts).allSatisfy { !$0.isSafe })
  }
}

@Suite("toggle-title-labels, beside a title") struct ToggleTitleBesideTitlesTests {
  @Test(arguments: [
    ("", "toggle-title-labels"), (#"form="title""#, "toggle-title-labels"),
    (#"form="pair""#, "toggle-pair-labels"),
  ])
  func `a title beside the two that are shown is a warning`(_ form: String, _ rule: String) {
    func outcome(_ titles: String) -> Outcome {
      Outcome(
        RuleID(rawValue: rule),
        document("macos", "<menu id=\"m\" title=\"M\"><toggle id=\"t\" \(form) \(titles)/></menu>"))
    }
    let both = #"on-title="Hide Grid" off-title="Show Grid""#
    #expect(outcome(both).isEmpty)
    #expect(outcome(#"title="Grid" "# + both).severities == [.warning])
  }
}
