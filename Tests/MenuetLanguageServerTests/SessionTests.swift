import MenuetSource
import Testing

@testable import MenuetLanguageServer

private let uri = "untitled:Notes"
private let clean = """
  <menuet xmlns="urn:menuet:1" name="Notes">
    <commands><command id="open-note" title="Open Note"/></commands>
    <menu id="main" title="Main"><item ref="open-note"/></menu>
  </menuet>
  """

@Suite struct SessionTests {
  private func code(_ response: JSONValue?) -> Int? { response?["error"]?["code"]?.integer }

  @Test("requests before 'initialize' and after 'shutdown' are refused")
  func order() throws {
    let server = try TestServer(capabilities: nil)
    #expect(code(server.ask("textDocument/hover", [:])) == -32002)
    #expect(server.ask("initialize", ["capabilities": [:]])?["result"] != nil)
    #expect(code(server.ask("initialize", ["capabilities": [:]])) == -32600)
    #expect(server.ask("shutdown", .null)?["result"] != nil)
    #expect(code(server.ask("textDocument/hover", [:])) == -32600)
    server.notify("exit", .null)
    #expect(server.server.exitCode == 0)
  }

  @Test("'exit' without 'shutdown' ends with 1")
  func exit() throws {
    let server = try TestServer()
    server.notify("exit", .null)
    #expect(server.server.exitCode == 1)
  }

  @Test("unknown methods, documents and positions are answered with errors")
  func unknown() throws {
    let server = try TestServer()
    #expect(code(server.ask("textDocument/none", [:])) == -32601)
    #expect(
      code(server.ask("textDocument/hover", ["textDocument": ["uri": "file:///x"]])) == -32602)
    #expect(code(server.ask("textDocument/hover", .null)) == -32602)
    server.open(uri, clean)
    #expect(code(server.ask("textDocument/hover", ["textDocument": ["uri": .text(uri)]])) == -32602)
    server.notify("no/such", [:])
    server.notify("textDocument/didChange", ["textDocument": 5])
    #expect(server.rules(uri) == [])
  }

  @Test("malformed messages are answered, and the next one is understood")
  func malformed() throws {
    let server = try TestServer()
    for text in ["{", "[]", "\"a\"", "{\"id\":{}}", "{\"method\":1}"] {
      server.send(MessageFraming.message(Array(text.utf8)))
    }
    #expect(server.messages.compactMap { code($0) }.contains(-32700))
    #expect(server.messages.compactMap { code($0) }.contains(-32600))
    #expect(server.ask("shutdown", .null)?["result"] != nil)
  }

  @Test("a request that is taken back before its turn is not answered")
  func cancellation() throws {
    let server = try TestServer()
    server.open(uri, clean)
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": "a", "method": "textDocument/documentSymbol",
      "params": ["textDocument": ["uri": .text(uri)]],
    ]
    let cancel: JSONValue = [
      "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "a"],
    ]
    server.send(
      MessageFraming.message(request.text) + MessageFraming.message(cancel.text))
    #expect(code(server.messages.last { $0["id"]?.string == "a" }) == -32800)
  }

  @Test("findings follow the edits, with their versions")
  func edits() throws {
    let server = try TestServer()
    server.open(uri, clean)
    #expect(server.rules(uri) == [])
    server.send(TestServer.change(uri, line: 2, 42..<51, "open-mote", version: 2))
    #expect(server.rules(uri) == ["reference-unresolved"])
    #expect(server.messages.last?["params"]?["version"]?.integer == 2)
    server.notify("textDocument/didClose", ["textDocument": ["uri": .text(uri)]])
    #expect(server.rules(uri) == [])
  }

  @Test("half a surrogate pair loses no change, and counts as one character")
  func halfPair() throws {
    let server = try TestServer()
    server.open(uri, clean)
    let change = TestServer.change(uri, line: 2, 25..<29, "?", version: 2).text
    let broken = String(decoding: change, as: UTF8.self).replacing("?", with: "\\ud83d")
    server.send(MessageFraming.message(Array(broken.utf8)))
    server.send(TestServer.change(uri, line: 2, 25..<26, "Main", version: 3))
    #expect(server.rules(uri) == [])
    server.send(TestServer.change(uri, line: 2, 42..<51, "x", version: 4))
    #expect(server.rules(uri) == ["reference-unresolved"])
  }

  @Test("a document of another encoding is read as the client sends it")
  func encoding() throws {
    let server = try TestServer()
    let text =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n"
      + clean.replacing("Main", with: "Ménu")
    server.open(uri, text)
    #expect(server.rules(uri) == [])
    server.open(
      "untitled:Marked", "\u{FEFF}" + clean.replacing("open-note\"/></menu>", with: "x\"/></menu>"))
    #expect(server.rules("untitled:Marked") == ["reference-unresolved"])
  }
}
