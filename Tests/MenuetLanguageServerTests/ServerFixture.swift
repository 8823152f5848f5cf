import Foundation
import MenuetSource
import Testing

@testable import MenuetLanguageServer
@testable import MenuetTool

/// A server in this process, with a clock that the test sets.
final class TestServer {
  let server: LanguageServer
  private var number = 0
  private var framing = MessageFraming()
  private let clock = Clock()
  private(set) var messages: [JSONValue] = []

  private final class Clock {
    var time = 0
  }

  /// - Parameter capabilities: Of the client; `nil` for a server that nobody has initialized.
  init(capabilities: JSONValue? = [:]) throws {
    var arguments = Arguments()
    arguments.operands = []
    let info = VerbInfo(name: "lsp", summary: "", operand: .none, options: [], examples: [])
    let session = Session(
      streams: StandardStreams(
        input: { _ in [] }, output: ByteSink { _ in }, error: ByteSink { _ in }),
      environment: Environment(), commandLine: [])
    let run = try DocumentRun(DocumentOptions(arguments, verb: info), in: session)
    server = LanguageServer(Workspace(run)) { [clock] in clock.time }
    if let capabilities {
      _ = ask("initialize", ["capabilities": capabilities])
      notify("initialized", [:])
    }
  }

  /// Sends bytes, and has the server do all there is to do.
  func send(_ bytes: [UInt8]) {
    server.receive(bytes)
    while server.hasMessages { server.handleMessage() }
    clock.time += 1_000
    while let work = server.takeWork() { work.run()(server) }
    takeOutput()
  }

  /// Sends a message that comes while other work is done.
  func sendMeanwhile(_ message: JSONValue) {
    server.receive(MessageFraming.message(message.text))
    while server.hasMessages { server.handleMessage() }
    clock.time += 1_000
    takeOutput()
  }

  func send(_ message: JSONValue) { send(MessageFraming.message(message.text)) }

  func notify(_ method: String, _ parameters: JSONValue) {
    send(["jsonrpc": "2.0", "method": .text(method), "params": parameters])
  }

  /// The response to a request, once the rules have run.
  func ask(_ method: String, _ parameters: JSONValue) -> JSONValue? {
    number += 1
    let id = JSONValue.number(number)
    send(["jsonrpc": "2.0", "id": id, "method": .text(method), "params": parameters])
    return messages.last { $0["id"]?.text == id.text && $0["method"] == nil }
  }

  func takeOutput() {
    for part in framing.receive(server.takeOutput()) {
      guard case .content(let content) = part else { continue }
      if let message = try? JSONValue(parsing: content) { messages.append(message) }
    }
  }

  // MARK: Documents

  /// The notification of a change: a text in place of characters of a line, or of all where there are
  /// none.
  static func change(
    _ uri: String, line: Int = 0, _ characters: Range<Int>? = nil, _ text: String, version: Int
  ) -> JSONValue {
    let range: JSONValue =
      characters.map {
        [
          "start": ["line": .number(line), "character": .number($0.lowerBound)],
          "end": ["line": .number(line), "character": .number($0.upperBound)],
        ]
      } ?? .null
    return [
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": .text(uri), "version": .number(version)],
        "contentChanges": [["range": range, "text": .text(text)]],
      ],
    ]
  }

  func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .text(uri), "languageId": "menuet", "version": .number(version),
          "text": .text(text),
        ]
      ])
  }

  /// The findings in a document that were sent last, as `rule`.
  func rules(_ uri: String) -> [String]? {
    let last = messages.last {
      $0["method"]?.string == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"]?.string == uri
    }
    return last?["params"]?["diagnostics"]?.values?.compactMap { $0["code"]?.string }
  }

  /// The parameters of a request at an offset of a text.
  func place(_ uri: String, _ text: String, _ offset: Int) -> JSONValue {
    let position = SourceText(text).position(of: offset, .utf16)
    return ["textDocument": ["uri": .text(uri)], "position": position.json]
  }
}
