import MenuetSource
import Testing

@testable import MenuetLanguageServer

/// Details of answers that decide what an editor does with them.
@Suite struct AnswerTests {
  private let uri = "untitled:Notes"
  private let text = """
    <menuet xmlns="urn:menuet:1" name="Notes">
      <commands>
        <command id="open-note" title="Open Note"/>
        <command id="sort" title="Sort" enabled-when="order.date"/>
      </commands>
      <menu id="main" title="Main">
        <item ref="open-note"/><item ref="sort"/>
      </menu>
      <pop-up-button id="order" title="Order">
        <option id="date" title="Date" default="true"/><option id="name" title="Name"/>
      </pop-up-button>
    </menuet>
    """

  private func server() throws -> TestServer {
    let server = try TestServer()
    server.open(uri, text)
    return server
  }

  /// The offset behind the first place of a piece of the text.
  private func end(of piece: String) throws -> Int {
    let range = try #require(text.firstRange(of: piece))
    return text.utf8.distance(from: text.startIndex, to: range.upperBound)
  }

  private func parameters(_ server: TestServer, _ piece: String, _ more: JSONValue) throws
    -> JSONValue
  {
    var members = server.place(uri, text, try end(of: piece)).members
    members += more.members
    return JSONValue(.object(members))
  }

  private func lines(_ response: JSONValue?) -> [Int] {
    (response?["result"]?.values ?? []).compactMap { $0["range"]?["start"]?["line"]?.integer }
  }

  @Test func theDeclarationIsLeftOutOfReferencesWhereTheClientSaysSo() throws {
    let server = try server()
    for (isIncluded, expected) in [(true, [2, 6]), (false, [6])] {
      let response = server.ask(
        "textDocument/references",
        try parameters(
          server, "id=\"open-note", ["context": ["includeDeclaration": .flag(isIncluded)]]))
      #expect(lines(response) == expected)
    }
  }

  /// The button is a surface, and a choice that conditions ask for: one thing of one name.
  @Test func aButtonIsTheChoiceOfItsName() throws {
    let server = try server()
    let response = server.ask(
      "textDocument/references", try parameters(server, "pop-up-button id=\"order", [:]))
    #expect(lines(response).sorted() == [3, 8])
    let taken = server.ask(
      "textDocument/rename",
      try parameters(server, "pop-up-button id=\"order", ["newName": "open-note"]))
    let message = taken?["error"]?["message"]?.string ?? ""
    #expect(message.contains("'open-note' is taken already"), "\(message)")
  }

  /// What stands on two lines shows its end tag when it is folded, and so it saves none.
  @Test func elementsOfTwoLinesAreNotFolded() throws {
    let server = try TestServer()
    server.open(uri, "<menuet name=\"A\">\n<menu id=\"m\">\n</menu>\n</menuet>")
    let response = server.ask("textDocument/foldingRange", ["textDocument": ["uri": .text(uri)]])
    let starts = response?["result"]?.values?.compactMap { $0["startLine"]?.integer }
    #expect(starts == [0])
  }

  /// A selection of whole lines ends before the first character of the next one.
  @Test func aRangeTakesNothingOfTheLineItEndsBefore() throws {
    let server = try TestServer()
    server.open(uri, "<menuet   name=\"A\">\n<menu   id=\"a\"/>\n<menu   id=\"b\"/>\n</menuet>\n")
    func edits(toCharacter character: Int) -> [Int] {
      lines(
        server.ask(
          "textDocument/rangeFormatting",
          [
            "textDocument": ["uri": .text(uri)], "options": [:],
            "range": [
              "start": ["line": 1, "character": 0],
              "end": ["line": 2, "character": .number(character)],
            ],
          ]))
    }
    #expect(edits(toCharacter: 0).allSatisfy { $0 < 2 })
    #expect(edits(toCharacter: 1).contains(2))
  }

  @Test func theNameOfATagIsShownWhereTheCursorIsBehindIt() throws {
    let server = try server()
    for piece in ["<menu ", "<men", "<menu"] {
      let end = piece.hasSuffix(" ") ? "  <menu" : "  " + piece
      let response = server.ask("textDocument/hover", try parameters(server, end, [:]))
      #expect(response?["result"]?["contents"] != nil, "behind '\(piece)'")
    }
  }

  /// The widths are those of one platform.
  @Test(arguments: [
    ("ipados macos", " on iPadOS"), ("macos ipados", " on macOS"), ("ipados", ""), ("macos", ""),
  ])
  func widthsNameTheirPlatformWhereThereAreSeveral(platforms: String, words: String) throws {
    let server = try TestServer()
    let text = """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="\(platforms)">
        <toolbar id="main">
          <center>
            <command id="open" title="Open the Message" symbol="folder" display="both"/>
            <command id="send" title="Send the Message" symbol="paperplane" display="both"/>
          </center>
        </toolbar>
      </menuet>
      """
    server.open(uri, text)
    let hints = server.ask(
      "textDocument/inlayHint",
      [
        "textDocument": ["uri": .text(uri)],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]],
      ])
    let found = hints?["result"]?.values ?? []
    let labels = found.compactMap { $0["label"]?.string }
    #expect(labels.count == 3)
    #expect(labels.allSatisfy { $0.hasSuffix(" pt" + words) }, "\(labels)")
    let tooltip = found.last?["tooltip"]?.string ?? ""
    #expect(tooltip.hasSuffix(" pt\(words)."), "\(tooltip)")
    let range = try #require(text.firstRange(of: "\"send"))
    let offset = text.utf8.distance(from: text.startIndex, to: range.upperBound)
    let hover = server.ask("textDocument/hover", server.place(uri, text, offset))
    let value = hover?["result"]?["contents"]?["value"]?.string ?? ""
    #expect(value.hasSuffix(" pt\(words)"), "\(value)")
  }

  /// Clients ask by themselves wherever the cursor goes; remedies for all are for who asks.
  @Test func remediesForAllAreOfferedToWhoAsks() throws {
    let server = try TestServer()
    let text = text.replacing("title=\"Sort\"", with: "title=\"Sort...\"")
    server.open(uri, text)
    func kinds(_ context: JSONValue) -> [String] {
      let response = server.ask(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .text(uri)], "context": context,
          "range": [
            "start": ["line": 0, "character": 0], "end": ["line": 12, "character": 0],
          ],
        ])
      return (response?["result"]?.values ?? []).compactMap { $0["kind"]?.string }
    }
    #expect(kinds(["diagnostics": [], "triggerKind": 1]).contains(LanguageServer.fixAll))
    let automatic = kinds(["diagnostics": [], "triggerKind": 2])
    #expect(!automatic.contains(LanguageServer.fixAll))
    #expect(!automatic.isEmpty)
  }

  /// Its markers are not for remedies to change.
  @Test func aConflictIsOneFindingWithoutARemedy() throws {
    let server = try TestServer()
    let item = "    <item ref=\"open-note\"/><item ref=\"sort\"/>\n"
    let conflict = "<<<<<<< ours\n\(item)=======\n>>>>>>> theirs\n"
    server.open(uri, text.replacing(item, with: conflict))
    #expect(server.rules(uri) == ["xml-syntax"])
    let actions = server.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .text(uri)], "context": ["diagnostics": [], "triggerKind": 1],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 12, "character": 0]],
      ])
    #expect(actions?["result"]?.values?.isEmpty == true, "\(String(describing: actions))")
  }

  @Test func whatWaitsForAClosedDocumentIsAnswered() throws {
    let server = try server()
    server.sendMeanwhile(TestServer.change(uri, line: 2, 24..<28, "Show", version: 2))
    server.sendMeanwhile([
      "jsonrpc": "2.0", "id": "w", "method": "textDocument/codeAction",
      "params": [
        "textDocument": ["uri": .text(uri)], "context": ["diagnostics": []],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 1]],
      ],
    ])
    server.sendMeanwhile([
      "jsonrpc": "2.0", "method": "textDocument/didClose",
      "params": ["textDocument": ["uri": .text(uri)]],
    ])
    let answer = server.messages.last { $0["id"]?.string == "w" }
    #expect(answer?["error"]?["code"]?.integer == -32801)
  }

  @Test func foldersComeAndGo() throws {
    let server = try TestServer()
    func change(_ added: [String], _ removed: [String]) {
      func list(_ paths: [String]) -> JSONValue {
        .list(paths.map { ["uri": .text("file://" + $0), "name": "folder"] })
      }
      server.notify(
        "workspace/didChangeWorkspaceFolders",
        ["event": ["added": list(added), "removed": list(removed)]])
    }
    change(["/nowhere/a", "/nowhere/b"], [])
    #expect(server.server.workspace.folders == ["/nowhere/a", "/nowhere/b"])
    change(["/nowhere/b", "/nowhere/c"], ["/nowhere/a"])
    #expect(server.server.workspace.folders == ["/nowhere/b", "/nowhere/c"])
  }

  /// Letters of which only the last byte differs change as a whole.
  @Test func aChangeTakesWholeLetters() throws {
    let change = try #require(TextChange(from: Array("aéb".utf8), to: Array("aèb".utf8)))
    #expect(change.range == 1..<3)
    #expect(change.replacement == "è")
    #expect(TextChange(from: Array("é".utf8), to: Array("é".utf8)) == nil)
  }
}
