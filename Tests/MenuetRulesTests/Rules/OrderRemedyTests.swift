import MenuetSource
import Testing

/// Remedies that put things in order, remove twins and leave out articles.
@Suite struct OrderRemedyTests {
  /// A text after the first remedy with edits of a rule, whether safe or not.
  private func mended(_ rule: RuleID, _ text: String) -> (text: String, isSafe: Bool)? {
    let analyzed = AnalyzedDocument(text, rules: [rule])
    guard
      let fixIt = analyzed.findings(of: rule).flatMap(\.fixIts).first(where: { !$0.edits.isEmpty })
    else { return nil }
    return (analyzed.applying(fixIt.edits), fixIt.isSafe)
  }

  private func source(_ forms: String...) -> String {
    let lines = forms.map { "  <representation \($0)/><!-- \($0.count) -->\n" }.joined()
    return "<drag-source id=\"d\" for=\"Photo\">\n\(lines)</drag-source>"
  }

  private let jpeg = "type=\"public.jpeg\""
  private let png = "type=\"public.png\""
  private let pdf = "type='com.adobe.pdf'"
  private let text = "type=\"public.utf8-plain-text\""

  @Test func theTruestFormIsPutFirstAndOthersStay() {
    let rule: RuleID = "drag-representation-order"
    let mended = mended(rule, source(jpeg, text, png, pdf))
    // Text is not compared with pictures.
    #expect(mended?.text == AnalyzedDocument.whole(source(pdf, png, jpeg, text)))
    #expect(mended?.isSafe == false)
    #expect(AnalyzedDocument(source(pdf, png, jpeg, text)).findings(of: rule).isEmpty)
  }

  @Test func nativeFormsComeFirstInTheirOwnOrder() {
    let natives = ["a", "b"].map { "type=\"com.example.\($0)\" fidelity=\"native\"" }
    let mended = mended("drag-native-not-first", source(png, natives[0], jpeg, natives[1]))
    #expect(mended?.text == AnalyzedDocument.whole(source(natives[0], natives[1], png, jpeg)))
  }

  @Test(arguments: [
    (
      "accepts='public.utf8-plain-text\n  public.rt&#102; public.jpeg'/>",
      "accepts='public.rtf\n  public.utf8-plain-text public.jpeg'/>"
    ),
    (
      "><accept type=\"public.jpeg\"/>\n<!-- x --><accept type=\"public.png\"/></drop-target>",
      ">\n<!-- x --><accept type=\"public.png\"/><accept type=\"public.jpeg\"/></drop-target>"
    ),
  ])
  func richerTypesAreTakenFirst(old: String, new: String) {
    let start = "<drop-target id=\"t\" for=\"Note\" scope=\"app\" "
    let mended = mended("drop-accepts-order", start + old)
    #expect(mended?.text == AnalyzedDocument.whole(start + new))
    #expect(mended?.isSafe == false)
  }

  @Test func aTwinIsRemovedUnasked() {
    let rule: RuleID = "drag-representation-duplicate"
    #expect(mended(rule, source(png, jpeg, png))?.isSafe == true)
    // One of the two may have been meant for something else.
    let other = "type=\"public.png\" fidelity=\"lossless\""
    #expect(mended(rule, source(png, jpeg, other))?.isSafe == false)
    func menu(_ items: String) -> String {
      "<commands><command id=\"a\" title=\"Go\"/></commands><menu id=\"m\" title=\"M\">\(items)</menu>"
    }
    let item = "<item ref=\"a\"/>"
    let twins = mended("item-duplicate", menu(item + item))
    #expect(twins?.text == AnalyzedDocument.whole(menu(item)))
    #expect(twins?.isSafe == true)
    let differing = menu(item + "<item ref=\"a\" title=\"Leave\"/>")
    #expect(mended("item-duplicate", differing)?.isSafe == false)
  }
}
