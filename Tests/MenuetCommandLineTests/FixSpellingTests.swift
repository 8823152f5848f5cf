import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// That remedies leave what they do not change as its author wrote it, however that is spelled.
@Suite struct FixSpellingTests {
  /// A menu with one command.
  private func document(_ command: String) -> String {
    "<menuet xmlns='urn:menuet:1' name='A'><menu id='m' title='P'>\(command)</menu></menuet>"
  }

  private func mended(_ text: String) -> String {
    menuet("validate", "--fix", "--rule", "pedantic=note", "-", input: text).output
  }

  @Test(arguments: [
    // Quotes of both kinds, and their references.
    "'Don&apos;t Go...'", "'Don&#39;t Go...'", "\"Don't Go...\"", "'Say \"It\" Now...'",
    // References in what does not change.
    "\"Open &#x201C;It&#x201D; &gt; Go...\"", "\"&#x4F;pen Caf&#xE9;...\"",
    "'Send &amp;amp; Go...'", "'Don&apos;t &#71;o...'",
    // Line ends, and characters that divide words.
    "'Open\r\n  It...'", "'Crop&#xA0;It...'", "'Crop&#10;It...'",
  ])
  func onlyTheDotsAreWritten(title: String) {
    let old = document("<command id='a' title=\(title) needs-input='true'/>")
    #expect(mended(old) == old.replacing("...", with: "…"))
  }

  @Test func aPartOfAValueWithReferencesIsFoundAndMended() {
    let old = document("<command id='a' title='Go' shortcut='c&#109;d+shfit+o'/>")
    #expect(mended(old) == old.replacing("shfit", with: "shift"))
  }

  @Test func aReferenceThatWasNotExpandedIsNoText() {
    let text = """
      <?xml version='1.0'?><!DOCTYPE menuet [<!ENTITY foo 'open it'>]>
      \(document("<command id='a' title='&foo; now'/>"))
      """
    #expect(mended(text) == text)
  }

  @Test func anAttributeThatWasRefusedIsNotWrittenTwice() {
    let text = document("<command id='a' title='Erase All Pages' role='destuctive'/>")
    let run = menuet("validate", "--fix", "-", input: text)
    #expect(run.output == text.replacing("destuctive", with: "destructive"))
  }

  // MARK: Elements

  @Test func aCommentIsNotThrownAwayUnasked() {
    let separator = document("<separator><!-- x --></separator><command id='b' title='Go'/>")
    #expect(mended(separator) == separator)
  }

  @Test func elementsHaveThePrefixOfTheDocument() {
    func document(_ content: String) -> String {
      "<p:menuet xmlns:p='urn:menuet:1' name='A'>\(content)</p:menuet>"
    }
    let slips = "<p:menu id='m' title='P'><p:commnd id='a' title='Go'></p:commnd\n></p:menu>"
    #expect(mended(document(slips)) == document(slips.replacing("commnd", with: "command")))
    let list =
      "<p:pop-up-button id='l' title='List'><p:option id='a' title='A' default='true'/>"
      + "<p:option id='b' title='B'/><p:separator/><p:command id='c' title='Go'/></p:pop-up-button>"
    #expect(
      mended(document(list))
        == document(
          "<p:pull-down-button id='l' title='List'><p:choice id='l'>"
            + "<p:option id='a' title='A' default='true'/><p:option id='b' title='B'/></p:choice>"
            + "<p:separator/><p:command id='c' title='Go'/></p:pull-down-button>"))
  }

  // MARK: Encodings

  /// Characters of the encoding stay and are written in it; others become references.
  @Test func textOfSeveralBytesIsWrittenInItsEncoding() throws {
    let folder = try TemporaryFolder()
    func bytes(_ title: [UInt8]) -> [UInt8] {
      Array("<?xml version='1.0' encoding='Shift_JIS'?>".utf8)
        + Array("<menuet xmlns='urn:menuet:1' name='A'><menu id='m' title='P'>".utf8)
        + Array("<command id='a' needs-input='true' title='".utf8) + title
        + Array("'/></menu></menuet>".utf8)
    }
    // 日本 in Shift_JIS.
    let japan: [UInt8] = [0x93, 0xFA, 0x96, 0x7B]
    let path = try folder.write(bytes(japan + Array(" &#xC9; Go...".utf8)), to: "N.menuet.xml")
    _ = menuet("validate", "--fix", "--rule", "pedantic=note", path)
    #expect(
      try folder.bytes("N.menuet.xml") == bytes(japan + Array(" &#xC9; Go".utf8) + [0x81, 0x63]))
  }

  // MARK: Messages

  @Test(arguments: ["json", "sarif", "text"]) func messagesAreOneLine(format: String) {
    let text = document("<command id='a' title='Crop&#10;it&#9;off &#x202E;now'/>")
    let run = menuet("validate", "--diagnostics", format, "-", input: text)
    let report = run.output + run.error
    #expect(report.contains("'Crop it off \u{FFFD}now'"), "\(report)")
    #expect(!report.contains("Crop\\n") && !report.contains("it\\t"))
  }
}
