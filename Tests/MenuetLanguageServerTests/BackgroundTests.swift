import Foundation
import MenuetSource
import MenuetTool
import Testing

@testable import MenuetLanguageServer

private let uri = "untitled:Notes"
private let text = """
  <menuet xmlns="urn:menuet:1" name="Notes">
    <commands><command id="open-note" title="Open Note"/></commands>
    <menu id="main" title="Main"><item ref="open-note"/></menu>
  </menuet>
  """

/// Work on other threads, while messages come.
@Suite struct BackgroundTests {
  private func request(_ method: String, _ parameters: JSONValue, id: String) -> JSONValue {
    ["jsonrpc": "2.0", "id": .text(id), "method": .text(method), "params": parameters]
  }

  private func answer(_ id: String, _ server: TestServer) -> JSONValue? {
    server.messages.last { $0["id"]?.string == id && $0["method"] == nil }
  }

  private var formatting: JSONValue {
    ["textDocument": ["uri": .text(uri)], "options": ["tabSize": 2, "insertSpaces": true]]
  }

  @Test("a change interrupts the rules, which begin anew")
  func interruption() throws {
    let server = try TestServer()
    server.open(uri, text)
    server.sendMeanwhile(TestServer.change(uri, line: 2, 42..<51, "open-mote", version: 2))
    let work = try #require(server.server.takeWork())
    // Of the rules one document is looked at at a time.
    #expect(server.server.takeWork() == nil)
    #expect(server.server.running?.interruption.isRequested == false)
    server.sendMeanwhile(TestServer.change(uri, line: 2, 42..<51, "open-note", version: 3))
    #expect(server.server.running?.interruption.isRequested == true)
    work.run()(server.server)
    server.takeOutput()
    // A result that was overtaken is not shown.
    #expect(server.rules(uri) == [])
    server.notify("textDocument/didSave", [:])
    #expect(server.rules(uri) == [])
    #expect(server.messages.last?["params"]?["version"]?.integer == 3)
  }

  @Test("work that is taken back, or whose text changes, is answered at once or refused")
  func work() throws {
    let server = try TestServer()
    server.open(uri, text)
    server.sendMeanwhile(request("textDocument/formatting", formatting, id: "a"))
    let work = try #require(server.server.takeWork())
    server.sendMeanwhile([
      "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "a"],
    ])
    #expect(answer("a", server)?["error"]?["code"]?.integer == -32800)
    work.run()(server.server)
    server.takeOutput()
    #expect(server.messages.count { $0["id"]?.string == "a" } == 1)

    server.sendMeanwhile(request("textDocument/formatting", formatting, id: "b"))
    server.send(TestServer.change(uri, line: 1, 2..<2, " ", version: 2))
    #expect(answer("b", server)?["error"]?["code"]?.integer == -32801)
    server.send(request("textDocument/formatting", formatting, id: "c"))
    #expect(answer("c", server)?["result"]?.values?.isEmpty == false)
  }

  @Test("requests in work are answered when the server shuts down")
  func shutdown() throws {
    let server = try TestServer()
    server.open(uri, text)
    server.sendMeanwhile(request("textDocument/formatting", formatting, id: "a"))
    let work = try #require(server.server.takeWork())
    server.sendMeanwhile(request("shutdown", .null, id: "b"))
    work.run()(server.server)
    server.takeOutput()
    #expect(answer("a", server)?["error"]?["code"]?.integer == -32800)
    #expect(answer("b", server)?["result"] != nil)
  }

  @Test("the difference of tokens leads from the earlier ones to those of now")
  func tokens() throws {
    let server = try TestServer()
    server.open(uri, text)
    let document: JSONValue = ["textDocument": ["uri": .text(uri)]]
    func numbers(_ value: JSONValue?) -> [Int] { value?.values?.compactMap(\.integer) ?? [] }
    let full = server.ask("textDocument/semanticTokens/full", document)?["result"]
    var data = numbers(full?["data"])
    #expect(data.count == 3 * 5)
    server.send(
      TestServer.change(uri, line: 1, 12..<12, "<command id=\"x\" role=\"normal\"/>", version: 2))
    let delta = server.ask(
      "textDocument/semanticTokens/full/delta",
      document.with("previousResultId", full?["resultId"] ?? .null))?["result"]
    for edit in delta?["edits"]?.values ?? [] {
      let start = try #require(edit["start"]?.integer)
      let end = start + (try #require(edit["deleteCount"]?.integer))
      data.replaceSubrange(start..<end, with: numbers(edit["data"]))
    }
    let fresh = server.ask("textDocument/semanticTokens/full", document)?["result"]
    #expect(data == numbers(fresh?["data"]))
    #expect(data.count == 5 * 5)
    // An unknown name gives all tokens.
    let other = server.ask(
      "textDocument/semanticTokens/full/delta", document.with("previousResultId", "?"))?["result"]
    #expect(numbers(other?["data"]) == data)
  }

  @Test("settings and translations that are open count as they are in the editor")
  func openSettings() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = folder.appending(path: "App.menuet.xml")
    let settings = folder.appending(path: "menuet.json")
    let broken = text.replacing("Open Note\"", with: "Open Note...\"")
    try Data(broken.utf8).write(to: document)
    try Data("{}".utf8).write(to: settings)
    let server = try TestServer()
    server.open(document.absoluteString, broken)
    let rule = try #require(server.rules(document.absoluteString)?.first)
    server.open(settings.absoluteString, "{\"rules\": {\"\(rule)\": \"off\"}}")
    #expect(server.rules(document.absoluteString) == [])
    let mistake = "{\"rules\": {\"\(rule)\": 1}}"
    server.send(TestServer.change(settings.absoluteString, nil, mistake, version: 2))
    #expect(server.rules(settings.absoluteString)?.isEmpty == false)
    // Settings are no document.
    let hover = server.ask(
      "textDocument/hover", server.place(settings.absoluteString, "{", 0))
    #expect(hover?["result"]?.isNull == true)
  }
}
