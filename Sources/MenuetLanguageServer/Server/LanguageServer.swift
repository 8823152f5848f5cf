import Menuet
import MenuetSource
import MenuetTool

/// The server behind the streams: it takes messages and gives messages, and says what there is to do
/// meanwhile.
///
/// Requests about the text are answered at once from what can be read. The rules run on another thread
/// some time after the last change, and are interrupted by the next one; requests that need their
/// findings wait for them. What takes its time is answered on another thread too.
package final class LanguageServer {
  enum Phase { case uninitialized, running, shutDown, ended }

  /// A request that waits for the analysis of a document.
  struct Waiting {
    let id: RequestID
    let uri: String
    let need: RequestHandler.Need
    let answer: (OpenDocument) throws(ProtocolError) -> Reply
  }

  /// How long after a change the rules wait for the next one, in milliseconds.
  static let patience = 150

  let workspace: Workspace
  var client = ClientCapabilities()
  var phase = Phase.uninitialized
  private var framing = MessageFraming()
  /// The messages that have come and were not looked at.
  private var inbox: [MessageFraming.Part] = []
  /// The requests in the inbox that the client takes back.
  private var cancelled: Set<RequestID> = []
  private var output: [UInt8] = []
  var waiting: [Waiting] = []
  /// The requests whose answers are, or are to be, worked on by another thread.
  var inWork: Set<RequestID> = []
  var answers: [BackgroundWork] = []
  var isAnswering = false
  var publisher = DiagnosticPublisher()
  /// By the URIs of documents.
  var sentTokens: [String: SentTokens] = [:]
  /// When the rules are to run, in milliseconds of the caller's clock; `nil` where all is known.
  var deadline: Int?
  /// The layouts that hints were made of, by roots.
  var shownBars: [String: [String: BarFacts]] = [:]
  /// The root that the rules are looking at.
  var running: (root: String, interruption: Interruption)?
  private var nextRequest = 1
  var wantsScan = false
  var isScanning = false
  let now: () -> Int
  /// The process that has started the server, whose end is this one's.
  package internal(set) var clientProcess: Int?

  /// - Parameter now: A clock of milliseconds that nobody sets.
  package init(_ workspace: Workspace, now: @escaping () -> Int) {
    self.workspace = workspace
    self.now = now
  }

  /// The exit code once the client has asked for the end: 0 after `shutdown`, as the protocol has it.
  package internal(set) var exitCode: Int32?

  /// The exit code where the client goes without asking.
  package var codeOfLostClient: Int32 { phase == .shutDown ? 0 : 1 }

  // MARK: Messages

  /// Takes bytes from the client.
  package func receive(_ bytes: [UInt8]) {
    for part in framing.receive(bytes) {
      if case .content(let content) = part, let id = Self.cancelledRequest(content) {
        cancel(id)
      } else {
        inbox.append(part)
      }
    }
  }

  /// Indicates whether a message waits to be handled.
  package var hasMessages: Bool { !inbox.isEmpty && exitCode == nil }

  /// Handles the oldest message.
  package func handleMessage() {
    guard hasMessages else { return }
    switch inbox.removeFirst() {
    case .broken(let problem): send(failure: ProtocolError(.parseError, problem), of: nil)
    case .content(let content): handle(content)
    }
  }

  /// The bytes for the client.
  package func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  /// The request that a message takes back. Most messages are told by their bytes to be others.
  private static func cancelledRequest(_ content: [UInt8]) -> RequestID? {
    guard content.count < 1024, let value = try? JSONValue(parsing: content),
      value["method"]?.string == "$/cancelRequest", value["id"] == nil
    else { return nil }
    return value["params"]?["id"].flatMap { RequestID($0) }
  }

  private func cancel(_ id: RequestID) {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      waiting.remove(at: index)
      send(failure: ProtocolError(.requestCancelled, "the client took the request back"), of: id)
    } else if inWork.remove(id) != nil {
      send(failure: ProtocolError(.requestCancelled, "the client took the request back"), of: id)
    } else if !inbox.isEmpty {
      cancelled.insert(id)
    }
  }

  private func handle(_ content: [UInt8]) {
    let value: JSONValue
    do throws(JSONValue.ParseError) {
      value = try JSONValue(message: content)
    } catch {
      return send(failure: ProtocolError(.parseError, error.message), of: nil)
    }
    do throws(ProtocolError) {
      switch try ClientMessage(value) {
      case .response: break
      case .notification(let method, let parameters): notify(method, parameters)
      case .request(let id, let method, let parameters): handle(id, method, parameters)
      }
    } catch {
      send(failure: error, of: value["id"].flatMap { RequestID($0) })
    }
    if inbox.isEmpty { cancelled = [] }
  }

  func send(_ message: JSONValue) { output += MessageFraming.message(message.text) }

  func send(failure error: ProtocolError, of id: RequestID?) {
    send(ServerMessage.failure(of: id, error))
  }

  /// Sends a request whose answer nobody waits for.
  func request(_ method: String, _ parameters: JSONValue) {
    send(ServerMessage.request(nextRequest, method, parameters))
    nextRequest += 1
  }

  // MARK: Requests

  private func handle(_ id: RequestID, _ method: String, _ parameters: JSONValue) {
    if cancelled.remove(id) != nil {
      let error = ProtocolError(.requestCancelled, "the client took the request back")
      return send(failure: error, of: id)
    }
    do throws(ProtocolError) {
      switch (phase, method) {
      case (.uninitialized, "initialize"):
        send(ServerMessage.response(to: id, initialize(parameters)))
      case (.uninitialized, _):
        throw ProtocolError(.serverNotInitialized, "'initialize' comes first")
      case (.shutDown, _), (.ended, _):
        throw ProtocolError(.invalidRequest, "after 'shutdown' there is 'exit' alone")
      case (.running, "initialize"):
        throw ProtocolError(.invalidRequest, "'initialize' comes once")
      case (.running, "shutdown"):
        phase = .shutDown
        for id in waiting.map(\.id) + inWork {
          send(failure: ProtocolError(.requestCancelled, "the server shuts down"), of: id)
        }
        waiting = []
        inWork = []
        deadline = nil
        send(ServerMessage.response(to: id, .null))
      case (.running, _): try answer(id, method, parameters)
      }
    } catch {
      send(failure: error, of: id)
    }
  }

  private func answer(
    _ id: RequestID, _ method: String, _ parameters: JSONValue
  ) throws(ProtocolError) {
    guard let handler = RequestHandler(method) else {
      throw ProtocolError(.methodNotFound, "there is no request '\(method)'")
    }
    switch handler.answer {
    case .workspace(let answer):
      send(ServerMessage.response(to: id, try answer(self)(parameters)))
    case .document(let need, let answer):
      let document = try document(parameters)
      guard document.isDocument else { return send(ServerMessage.response(to: id, .null)) }
      if isReady(document, need) {
        return reply(to: id, try answer(self)(document, parameters))
      }
      waiting.append(
        Waiting(id: id, uri: document.uri, need: need) {
          [unowned self] document throws(ProtocolError) in
          try answer(self)(document, parameters)
        })
      // Somebody waits.
      deadline = deadline.map { min($0, now()) } ?? now()
    }
  }

  func reply(to id: RequestID, _ reply: Reply) {
    switch reply {
    case .value(let value): send(ServerMessage.response(to: id, value))
    case .work(let work):
      inWork.insert(id)
      let edition = workspace.edition
      answers.append(
        BackgroundWork {
          Result { () throws(ProtocolError) in try work() }
        } completion: { server, result in
          server.finish(id, result, edition)
        })
    }
  }

  /// Sends the outcome of work, unless the client has taken the request back.
  private func finish(
    _ id: RequestID, _ result: Result<JSONValue, ProtocolError>, _ edition: Int
  ) {
    isAnswering = false
    guard inWork.remove(id) != nil else { return }
    guard workspace.edition == edition else {
      let error = ProtocolError(.contentModified, "the text has changed since the request")
      return send(failure: error, of: id)
    }
    switch result {
    case .success(let value): send(ServerMessage.response(to: id, value))
    case .failure(let error): send(failure: error, of: id)
    }
  }

  /// The open document that a request names.
  func document(_ parameters: JSONValue) throws(ProtocolError) -> OpenDocument {
    guard let uri = parameters["textDocument"]?["uri"]?.string else {
      throw ProtocolError(.invalidParams, "'textDocument' has no 'uri'")
    }
    guard let document = workspace.open[uri] else {
      throw ProtocolError(.invalidParams, "'\(uri)' is not open")
    }
    return document
  }

  /// The offset of the position that a request names, in the bytes of the compiler.
  func offset(
    _ parameters: JSONValue, in document: OpenDocument
  ) throws(ProtocolError) -> Int {
    guard let position = TextPosition(parameters["position"]) else {
      throw ProtocolError(.invalidParams, "'position' has a 'line' and a 'character' from 0")
    }
    return document.file.offset(of: position, workspace.encoding)
  }

  /// The bytes of a range of a request; `nil` where it has none.
  func range(_ value: JSONValue?, in document: OpenDocument) -> Range<Int>? {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else {
      return nil
    }
    let from = document.file.offset(of: start, workspace.encoding)
    return from..<max(from, document.file.offset(of: end, workspace.encoding))
  }

  func isReady(_ document: OpenDocument, _ need: RequestHandler.Need) -> Bool {
    need == .text
      || workspace.roots(of: document.identity).allSatisfy { root in
        need == .anyAnalysis ? workspace.analyses[root] != nil : workspace.isAnalyzed(root)
      }
  }
}
