import MenuetSource
import Testing

@testable import MenuetLanguageServer

@Suite struct CompletionTests {
  private let uri = "untitled:Notes"

  /// What is offered at the `|` of a text, with the text as each item would leave it.
  private func offers(
    _ marked: String, snippets: Bool = false
  ) throws -> [(label: String, text: String)] {
    let capabilities: JSONValue = [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": .flag(snippets)]]]
    ]
    let server = try TestServer(capabilities: capabilities)
    let text = marked.replacing("|", with: "")
    let offset = marked.utf8.distance(
      from: marked.utf8.startIndex,
      to: marked.utf8.firstIndex(of: UInt8(ascii: "|")) ?? marked.utf8.endIndex)
    server.open(uri, text)
    let response = server.ask("textDocument/completion", server.place(uri, text, offset))
    return (response?["result"]?["items"]?.values ?? []).map { item in
      var edited = SourceText(text)
      let range = item["textEdit"]?["range"]
      if let start = TextPosition(range?["start"]), let end = TextPosition(range?["end"]) {
        edited.replace(
          edited.offset(of: start, .utf16)..<edited.offset(of: end, .utf16),
          with: item["textEdit"]?["newText"]?.string ?? "")
      }
      let whole = String(decoding: edited.bytes, as: UTF8.self)
      return (item["label"]?.string ?? "", whole)
    }
  }

  private func document(_ content: String) -> String {
    """
    <menuet xmlns="urn:menuet:1" name="Notes"><states><state id="ready"/></states>
    <commands><command id="open-note" title="Öffnen 😀"/><toggle id="bold" title="Bold"/></commands>
    \(content)
    """
  }

  @Test(
    "a reference is written well however much of it stands there",
    arguments: [
      "<item ref=\"|\"/>", "<item ref=\"|", "<item ref=|", "<item ref=op|", "<item ref=\"op|/>",
      "<item ref=\"op|en\"/>", "<item ref='|'/>",
    ])
  func references(tag: String) throws {
    let found = try offers(document("<menu id=\"m\" title=\"M\">\(tag)\n</menu></menuet>"))
    #expect(found.map(\.label) == ["open-note", "bold"])
    let text = found.first?.text ?? ""
    #expect(
      text.contains("<item ref=\"open-note\"") || text.contains("<item ref='open-note'"),
      "\(text)")
  }

  @Test(
    "the instruction that allows rules to be broken is offered behind its mark",
    arguments: [
      ("<?|", "<?menuet-allow ?>"), ("<?men|", "<?menuet-allow ?>"),
      ("<?|?>", "<?menuet-allow ?>"), ("<?men| empty-menu?>", "<?menuet-allow empty-menu?>"),
      ("<?|\n<?menuet-allow empty-menu?>", "<?menuet-allow ?>\n<?menuet-allow empty-menu?>"),
    ])
  func instructions(typed: String, written: String) throws {
    let rest = "\n<menu id=\"m\" title=\"M\"/></menuet>"
    let found = try offers(document(typed + rest))
    #expect(found.map(\.label) == ["menuet-allow"])
    #expect(found.map(\.text) == [document(written + rest)])
    let snippet = try offers(document("<?|" + rest), snippets: true)
    #expect(snippet.map(\.text) == [document("<?menuet-allow $1?>$0" + rest)])
  }

  @Test("a control is not offered as its own choice")
  func ownChoice() throws {
    let found = try offers(
      document(
        """
        <commands><choice id="order" title="Order"><option id="n" title="N"/></choice></commands>
        <pop-up-button id="sort" choice="|"><option id="a" title="A"/></pop-up-button></menuet>
        """))
    #expect(found.map(\.label) == ["order"])
  }

  @Test("a symbol that is being typed is not offered as one that is used")
  func halfSymbol() throws {
    let found = try offers(
      document(
        """
        <menu id="m" title="M"><command id="c" title="C" symbol="my.thing|"/>
        <command id="d" title="D" symbol="my.thing"/></menu></menuet>
        """))
    #expect(found.map(\.label).contains("my.thing"))
    let half = try offers(
      document(
        """
        <menu id="m" title="M"><command id="c" title="C" symbol="squ|"/></menu></menuet>
        """))
    #expect(!half.isEmpty && !half.map(\.label).contains("squ"))
  }

  @Test("anchors are what stands in the element that is extended")
  func anchors() throws {
    let content = """
      <menu id="m" title="M"><item ref="bold"/><separator/><command system="copy"/>
      <section id="s"><item ref="open-note"/></section></menu>
      <toolbar id="bar"><center><item ref="open-note"/><space/></center></toolbar>

      """
    for (target, names) in [
      ("m", ["bold", "copy", "s"]), ("bar.center", ["open-note"]), ("bar", []), ("x", []),
    ] {
      let extend = "<extend target=\"\(target)\" position=\"after\" anchor=\"|\"/></menuet>"
      #expect(try offers(document(content + extend)).map(\.label) == names, "\(target)")
    }
  }

  @Test("elements that may stand there once are not offered again")
  func single() throws {
    let found = try offers(
      document("<toolbar id=\"t\"><leading></leading><|</toolbar></menuet>"))
    #expect(found.map(\.label).contains("center"))
    #expect(!found.map(\.label).contains("leading"))
    #expect(found.contains { $0.text.contains("<center></center></toolbar>") })
  }

  @Test("names exclude each other as the language has it")
  func exclusive() throws {
    let found = try offers(
      document("<menu id=\"m\" symbol=\"trash\" |><item ref=\"bold\"/></menu></menuet>"))
    #expect(!found.map(\.label).contains("image"))
    #expect(!found.map(\.label).contains("id"))
    #expect(found.map(\.label).contains("layout"))
  }

  @Test(
    "in a condition names and words come by turns",
    arguments: [
      ("|", ["ready", "bold", "not"]), ("ready |", ["and", "or"]),
      ("ready and |", ["ready", "bold", "not"]),
      ("not (|", ["ready", "bold", "not"]),
    ])
  func conditions(condition: String, labels: [String]) throws {
    let found = try offers(
      document("<menu id=\"m\" title=\"M\" enabled-when=\"\(condition)\"/></menuet>"))
    #expect(found.map(\.label) == labels)
  }

  @Test("snippets have marks, and no signs of the text become marks")
  func snippets() throws {
    let found = try offers(
      document("<menu id=\"m\" title=\"M\"><|</menu></menuet>"), snippets: true)
    #expect(found.contains { $0.text.contains("<item ref=\"${1}\"$0/>") })
  }

  @Test("an end tag closes the innermost element")
  func endTags() throws {
    let found = try offers(document("<menu id=\"m\" title=\"M\"><section></|"))
    #expect(found.map(\.label) == ["section"])
    #expect(found[0].text.hasSuffix("<section></section>"))
  }
}
