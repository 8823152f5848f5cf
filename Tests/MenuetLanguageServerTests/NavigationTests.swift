import MenuetSource
import Testing

@testable import MenuetLanguageServer

@Suite struct NavigationTests {
  private let uri = "untitled:Notes"
  /// A document in which names stand that are declared later, and one that nothing declares.
  private let text = """
    <menuet xmlns="urn:menuet:1" name="Notes">
      <extend target="main" anchor="open-note" position="after"><item ref="bold"/></extend>
      <states><state id="ready"/></states>
      <commands>
        <command id="open-note" title="Open Note" enabled-when="ready and not bold"/>
        <toggle id="bold" title="Bold"/>
        <choice id="order" title="Order"><option id="date" title="Date"/></choice>
        <command id="sort" title="Sort" enabled-when="order.date"/>
        <command id="lost" title="Lose" enabled-when="order.none"/>
      </commands>
      <menu id="main" title="Main"><item ref="open-note"/><item ref="bold"/></menu>
    </menuet>
    """

  /// The offset of `|` in a piece of the text.
  private func offset(_ marked: String) throws -> Int {
    let piece = marked.replacing("|", with: "")
    let start = try #require(text.firstRange(of: piece)).lowerBound
    let before = marked.prefix { $0 != "|" }
    return text.utf8.distance(from: text.startIndex, to: start) + before.utf8.count
  }

  /// The places in an answer, as `line: text`.
  private func places(_ value: JSONValue?) -> [String] {
    let source = SourceText(text)
    return (value?["result"]?.values ?? []).compactMap { location in
      guard let start = TextPosition(location["range"]?["start"]),
        let end = TextPosition(location["range"]?["end"])
      else { return nil }
      let range = source.offset(of: start, .utf16)..<source.offset(of: end, .utf16)
      return "\(start.line): \(source.string(range))"
    }
  }

  @Test(
    "references are all places of a name, in the order of the text",
    arguments: [
      ("id=\"bo|ld\"", ["1: bold", "4: bold", "5: bold", "10: bold"]),
      ("anchor=\"open|-note", ["1: open-note", "4: open-note", "10: open-note"]),
      ("target=\"|main", ["1: main", "10: main"]),
      ("enabled-when=\"order|.date", ["6: order", "7: order", "8: order"]),
      ("enabled-when=\"order.d|ate", ["6: date", "7: date"]),
      ("title=\"So|rt", []),
    ])
  func references(marked: String, expected: [String]) throws {
    let server = try TestServer()
    server.open(uri, text)
    let place = server.place(uri, text, try offset(marked))
    #expect(places(server.ask("textDocument/references", place)) == expected)
  }

  @Test("a definition is the first declaration; of what nothing declares there is none")
  func definitions() throws {
    let server = try TestServer()
    server.open(uri, text)
    func definition(_ marked: String) throws -> [String] {
      places(
        server.ask("textDocument/definition", server.place(uri, text, try offset(marked))))
    }
    #expect(try definition("anchor=\"|open-note") == ["4: open-note"])
    #expect(try definition("target=\"main|") == ["10: main"])
    #expect(try definition("when=\"order.no|ne") == [])
  }
}
