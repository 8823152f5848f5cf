import MenuetSource
import Testing

@testable import MenuetLanguageServer

/// Names that a document can have, and those that it cannot.
@Suite struct RenameTests {
  private let uri = "file:///nowhere/App.menuet.xml"
  private let part = "file:///nowhere/Part.menuet.xml"

  private func document(_ attributes: String = "", commands: String = "") -> String {
    """
    <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados macos"\(attributes)>
      <include href="Part.menuet.xml"/>
      <commands>
        <command id="new-note" title="New Note"/>\(commands)
      </commands>
      <menu id="main" title="Main">
        <item ref="new-note"/><item ref="bold"/><command system="copy"/>
      </menu>
    </menuet>
    """
  }

  private let included = """
    <menuet xmlns="urn:menuet:1" name="Part" platforms="ipados macos">
      <commands>
        <toggle id="bold" title="Bold"/><toggle id="italic" title="Italic" enabled-when="bold"/>
      </commands>
      <menu id="style" title="Style"><item ref="bold"/><item ref="italic"/></menu>
    </menuet>
    """

  /// The answer to a rename of `bold`, where it stands in one of the files.
  private func rename(
    to name: String, in text: String, at place: String? = nil, with files: [String: String] = [:]
  ) throws -> JSONValue? {
    let server = try TestServer()
    for (uri, text) in files { server.open(uri, text) }
    server.open(part, included)
    server.open(uri, text)
    // The folder is none that the server could look through for what includes what.
    _ = server.ask("textDocument/hover", server.place(uri, text, 0))
    let (uri, text) = place == part ? (part, included) : (uri, text)
    let word = try #require(text.firstRange(of: "\"bold\"")).lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: word) + 1
    let newName: JSONValue = ["newName": .text(name)]
    let members = server.place(uri, text, offset).members + newName.members
    return server.ask("textDocument/rename", JSONValue(.object(members)))
  }

  private func refusal(_ answer: JSONValue?) -> String? { answer?["error"]?["message"]?.string }

  /// The new texts by the names of files.
  private func changes(_ answer: JSONValue?) -> [String: [String]] {
    let members = answer?["result"]?["changes"]?.members ?? []
    return Dictionary(
      uniqueKeysWithValues: members.map { member in
        let name = member.name.split(separator: "/").last.map(String.init) ?? ""
        return (name, (member.value.values ?? []).compactMap { $0["newText"]?.string })
      })
  }

  @Test("a name that makes an error is refused with the words of the error")
  func mistakes() throws {
    let collision = try rename(to: "new_note", in: document())
    #expect(
      refusal(collision)
        == "'new_note' would be a mistake: 'new_note' becomes 'newNote' in Swift, as does 'new-note',"
        + " at App.menuet.xml:4")
    let standard = try rename(to: "copy", in: document())
    #expect(
      refusal(standard)
        == "'copy' would be a mistake: 'copy' is the id of a standard command, which the document"
        + " places too, at App.menuet.xml:7")
    #expect(changes(try rename(to: "strong", in: document())).count == 2)
  }

  @Test("an included file is judged with the document that includes it")
  func includedFiles() throws {
    let answer = try rename(to: "new_note", in: document(), at: part)
    #expect(refusal(answer)?.hasSuffix("at App.menuet.xml:4") == true, "\(refusal(answer) ?? "")")
    let other = try rename(to: "strong", in: document(), at: part)
    #expect(changes(other)["Part.menuet.xml"]?.count == 3)
  }

  /// They stand in other places once the names before them are longer.
  @Test("errors that were there before refuse no name", arguments: ["b", "bolder-than-before"])
  func knownMistakes(name: String) throws {
    let commands = """
      <command id="new_note" title="Newer Note"/><command id="lost" title="L" enabled-when="bold or no"/>
      """
    let text = document(commands: commands)
    #expect(changes(try rename(to: name, in: text))["App.menuet.xml"]?.count == 2)
    let answer = try rename(to: "newNote", in: text)
    #expect(refusal(answer)?.contains("becomes 'newNote'") == true, "\(refusal(answer) ?? "")")
  }

  /// The keys of the catalog change with the id, and so nothing lacks its translation.
  @Test("a name takes its translations with it")
  func translations() throws {
    let keys = [
      "command.bold.title", "command.new-note.title", "command.italic.title", "command.copy.title",
      "menu.main.title", "menu.style.title",
    ]
    let strings = keys.map {
      """
      "\($0)": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "W"}}}}
      """
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {\(strings.joined(separator: ", "))}}
      """
    let files = [
      "file:///nowhere/Words.xcstrings": catalog,
      "file:///nowhere/menuet.json": "{\"rules\": {\"string-missing\": \"error\"}}",
    ]
    let text = document(" strings=\"Words.xcstrings\"")
    let answer = try rename(to: "strong", in: text, with: files)
    #expect(
      changes(answer)["Words.xcstrings"] == ["\"command.strong.title\""],
      "\(refusal(answer) ?? "\(changes(answer))")")
  }
}
