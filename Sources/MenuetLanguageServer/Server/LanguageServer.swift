import Menuet
import MenuetSource
import MenuetTool

/// The server behind the streams: it takes messages and gives messages, and says what there is to do
/// meanwhile.
///
/// Requests about the text are answered at once from what can be read. The rules run on another thread
/// some time after the last change; requests that need their findings wait for them.
package final class LanguageServer {
  enum Phase { case uninitialized, running, shutDown, ended }

  /// A request that waits for the analysis of a document.
  struct Waiting {
    let id: RequestID
    let uri: String
    let answer: (OpenDocument) throws(ProtocolError) -> JSONValue
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
  private var publisher = DiagnosticPublisher()
  /// When the rules are to run, in milliseconds of the caller's clock; `nil` where all is known.
  private var deadline: Int?
  private var running: String?
  private var nextRequest = 1
  var wantsScan = false
  private let now: () -> Int
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
    } else if !inbox.isEmpty {
      cancelled.insert(id)
    }
  }

  private func handle(_ content: [UInt8]) {
    let value: JSONValue
    do throws(JSONValue.ParseError) {
      value = try JSONValue(parsing: content)
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
        for request in waiting {
          send(failure: ProtocolError(.requestCancelled, "the server shuts down"), of: request.id)
        }
        waiting = []
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
      if need == .text || isReady(document, need) {
        return send(ServerMessage.response(to: id, try answer(self)(document, parameters)))
      }
      waiting.append(
        Waiting(id: id, uri: document.uri) { [unowned self] document throws(ProtocolError) in
          try answer(self)(document, parameters)
        })
      // Somebody waits.
      deadline = deadline.map { min($0, now()) } ?? now()
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

  private func isReady(_ document: OpenDocument, _ need: RequestHandler.Need) -> Bool {
    workspace.roots(of: document.identity).allSatisfy { root in
      need == .anyAnalysis ? workspace.analyses[root] != nil : workspace.isAnalyzed(root)
    }
  }

  // MARK: Rules

  /// Has the rules run once nothing has changed for a while.
  func schedule(after patience: Int = patience) {
    let time = now() + (waiting.isEmpty ? patience : 0)
    // What was just opened is shown at once, whatever is typed elsewhere.
    deadline = patience == 0 ? deadline.map { min($0, time) } ?? time : time
  }

  /// The milliseconds until there is something to do; `nil` where nothing is.
  package var patience: Int? { running != nil ? nil : deadline.map { max(0, $0 - now()) } }

  /// The folders to look through, once after each change of them.
  package func takeScan() -> (@Sendable () -> WorkspaceScanResult)? {
    guard wantsScan, phase == .running else { return nil }
    wantsScan = false
    let (folders, root) = (workspace.folders, workspace.run.options.root)
    let limit = workspace.run.options.readLimit
    return {
      WorkspaceScanResult(scan: WorkspaceScan(folders: folders, root: root, limit: limit))
    }
  }

  package func take(_ result: WorkspaceScanResult) {
    workspace.scan = result.scan
    if !workspace.open.isEmpty { schedule(after: 0) }
  }

  /// The next piece of work for another thread, where it is time for one.
  package func takeWork() -> AnalysisWork? {
    guard phase == .running, running == nil, let deadline, deadline <= now() else { return nil }
    let roots = workspace.roots
    workspace.forgetAnalyses(except: roots)
    // What was written last is what somebody looks at.
    for root in roots where !workspace.isAnalyzed(root) {
      guard let job = workspace.analysisJob(root) else { continue }
      running = root
      return AnalysisWork(job: job)
    }
    self.deadline = nil
    finishAnalyses()
    return nil
  }

  /// Takes the outcome of a piece of work. One that was overtaken by changes is kept for what it knows
  /// of layouts, and not shown.
  package func take(_ outcome: AnalysisWork.Outcome) {
    running = nil
    workspace.take(outcome.analysis, of: outcome.root)
    guard phase == .running else { return }
    answerWaiting()
    if deadline == nil { deadline = now() }
  }

  private func finishAnalyses() {
    for message in publisher.messages(workspace, client) { send(message) }
    answerWaiting(all: true)
    if client.refreshesInlayHints { request("workspace/inlayHint/refresh", .null) }
  }

  private func answerWaiting(all: Bool = false) {
    let requests = waiting
    waiting = []
    for request in requests {
      guard let document = workspace.open[request.uri] else { continue }
      guard all || isReady(document, .currentAnalysis) else {
        waiting.append(request)
        continue
      }
      do throws(ProtocolError) {
        send(ServerMessage.response(to: request.id, try request.answer(document)))
      } catch {
        send(failure: error, of: request.id)
      }
    }
  }
}

/// The results of a look through the folders.
package struct WorkspaceScanResult: Sendable {
  let scan: WorkspaceScan
}

/// Work on a document for another thread.
package struct AnalysisWork: Sendable {
  /// The result of it.
  package struct Outcome: Sendable {
    let root: String
    let analysis: Analysis
  }

  let job: AnalysisJob

  package func run() -> Outcome { Outcome(root: job.root, analysis: job.run()) }
}
