import Menuet
import MenuetSource
import MenuetTool

/// Notifications of the client, and the beginning of its session.
extension LanguageServer {
  func notify(_ method: String, _ parameters: JSONValue) {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      phase = .ended
      return
    }
    guard phase == .running else { return }
    switch method {
    case "initialized": registerWatcher()
    case "textDocument/didOpen": open(parameters["textDocument"])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      workspace.noteDiskChange()
      wantsScan = true
      schedule()
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters["event"])
    default: break
    }
  }

  func initialize(_ parameters: JSONValue) -> JSONValue {
    phase = .running
    client = ClientCapabilities(
      parameters["capabilities"] ?? .null, name: parameters["clientInfo"]?["name"]?.string)
    workspace.encoding = client.encoding
    clientProcess = parameters["processId"]?.integer
    let folders = (parameters["workspaceFolders"]?.values ?? []).compactMap { $0["uri"]?.string }
    let root = parameters["rootUri"]?.string.map { [$0] } ?? []
    workspace.folders = (folders.isEmpty ? root : folders).compactMap { DocumentURI.path(of: $0) }
    if workspace.folders.isEmpty, let path = parameters["rootPath"]?.string {
      workspace.folders = [path]
    }
    wantsScan = !workspace.folders.isEmpty
    return [
      "capabilities": ServerCapabilities.json(for: client),
      "serverInfo": ["name": "menuet", "version": .text(Compiler.version)],
    ]
  }

  private func registerWatcher() {
    guard client.watchesFiles else { return }
    let patterns = ["**/*.menuet.xml", "**/menuet.json", "**/*.xcstrings"]
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "menuet/files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": [
              "watchers": .list(patterns.map { ["globPattern": .text($0)] })
            ],
          ]
        ]
      ])
  }

  private func open(_ value: JSONValue?) {
    guard let uri = value?["uri"]?.string, let text = value?["text"]?.string else { return }
    workspace.add(OpenDocument(uri: uri, version: value?["version"]?.integer, text: text))
    schedule(after: 0)
  }

  private func change(_ parameters: JSONValue) {
    guard let uri = parameters["textDocument"]?["uri"]?.string else { return }
    let encoding = workspace.encoding
    workspace.change(uri) { document in
      for change in parameters["contentChanges"]?.values ?? [] {
        guard let text = change["text"]?.string else { continue }
        guard let range = change["range"], !range.isNull else {
          document.text = SourceText(text)
          continue
        }
        guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"]) else {
          continue
        }
        let from = document.text.offset(of: start, encoding)
        let to = document.text.offset(of: end, encoding)
        document.text.replace(min(from, to)..<max(from, to), with: text)
      }
      document.version = parameters["textDocument"]?["version"]?.integer
    }
    if let document = workspace.open[uri] { interrupt(document) }
    schedule()
  }

  private func close(_ parameters: JSONValue) {
    guard let uri = parameters["textDocument"]?["uri"]?.string,
      workspace.remove(uri) != nil
    else { return }
    for request in waiting where request.uri == uri {
      send(failure: ProtocolError(.contentModified, "'\(uri)' was closed"), of: request.id)
    }
    waiting.removeAll { $0.uri == uri }
    sentTokens[uri] = nil
    schedule(after: 0)
  }

  private func changeFolders(_ event: JSONValue?) {
    func paths(_ value: JSONValue?) -> [String] {
      (value?.values ?? []).compactMap { $0["uri"]?.string.flatMap { DocumentURI.path(of: $0) } }
    }
    let removed = paths(event?["removed"])
    workspace.folders.removeAll { removed.contains($0) }
    workspace.folders += paths(event?["added"]).filter { !workspace.folders.contains($0) }
    wantsScan = true
    schedule()
  }
}
