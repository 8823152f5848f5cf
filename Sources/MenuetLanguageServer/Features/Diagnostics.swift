import Menuet
import MenuetSource
import MenuetTool

/// Tells the client what was found, file by file.
struct DiagnosticPublisher {
  /// The findings sent last, by the URIs of files.
  private var published: [String: [UInt8]] = [:]

  /// The notifications for all files whose findings are others than the client knows.
  mutating func messages(_ workspace: Workspace, _ client: ClientCapabilities) -> [JSONValue] {
    var parameters: [String: JSONValue] = [:]
    for document in workspace.open.values {
      parameters[document.uri] = Self.parameters(
        document.uri, document.version, [])
    }
    for (uri, findings) in Self.findings(workspace, client) {
      let version = workspace.open[uri]?.version
      parameters[uri] = Self.parameters(uri, version, findings)
    }
    for uri in published.keys where parameters[uri] == nil {
      parameters[uri] = Self.parameters(uri, nil, [])
    }
    var messages: [JSONValue] = []
    for uri in parameters.keys.sorted() {
      guard let value = parameters[uri] else { continue }
      let text = value.text
      if published[uri] == text { continue }
      let isGone = workspace.open[uri] == nil && value["diagnostics"]?.values?.isEmpty == true
      if isGone, published[uri] == nil { continue }
      published[uri] = isGone ? nil : text
      messages.append(ServerMessage.notification("textDocument/publishDiagnostics", value))
    }
    return messages
  }

  private static func parameters(
    _ uri: String, _ version: Int?, _ findings: [JSONValue]
  ) -> JSONValue {
    [
      "uri": .text(uri), "version": version.map { .number($0) } ?? .null,
      "diagnostics": .list(findings),
    ]
  }

  /// The findings by the URIs of their files, each once: several documents may include one file.
  private static func findings(
    _ workspace: Workspace, _ client: ClientCapabilities
  ) -> [String: [JSONValue]] {
    var findings: [String: [JSONValue]] = [:]
    var known: [String: Set<[UInt8]>] = [:]
    func add(_ finding: JSONValue, to uri: String) {
      if known[uri, default: []].insert(finding.text).inserted {
        findings[uri, default: []].append(finding)
      }
    }
    for root in workspace.roots {
      guard let analysis = workspace.analyses[root] else { continue }
      let files = FindingFiles(analysis.compilation, in: workspace)
      for finding in analysis.compilation.findings {
        let uri = files[finding.location.file].uri
        add(files.json(finding, hasNotes: client.hasRelatedInformation), to: uri)
      }
      for settings in analysis.settings {
        let path = FileIdentity.of(settings.source.path)
        let files = FindingFiles(workspace.file(path, settings.source), workspace.encoding)
        for finding in settings.findings {
          add(files.json(finding, hasNotes: client.hasRelatedInformation), to: files[0].uri)
        }
      }
    }
    return findings
  }
}

/// The files of findings, for their places.
struct FindingFiles {
  private let files: [FileText]
  private let encoding: PositionEncoding

  init(_ compilation: Compilation, in workspace: Workspace) {
    files = zip(compilation.identities, compilation.sources).map { workspace.file($0, $1) }
    encoding = workspace.encoding
  }

  init(_ file: FileText, _ encoding: PositionEncoding) {
    files = [file]
    self.encoding = encoding
  }

  subscript(file: Int) -> FileText {
    files.indices.contains(file) ? files[file] : FileText(uri: "", text: SourceText([]))
  }

  func location(_ location: SourceLocation) -> JSONValue {
    let file = self[location.file]
    return ["uri": .text(file.uri), "range": file.range(location.range, encoding)]
  }

  /// A finding as the protocol has it.
  func json(_ finding: Diagnostic, hasNotes: Bool) -> JSONValue {
    let severity =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    let notes = finding.notes.map { note -> JSONValue in
      ["location": location(note.location), "message": .text(note.message)]
    }
    return [
      "range": self[finding.location.file].range(finding.location.range, encoding),
      "severity": .number(severity), "code": .text(finding.rule.rawValue), "source": "menuet",
      "message": .text(finding.message),
      "relatedInformation": hasNotes && !notes.isEmpty ? .list(notes) : .null,
    ]
  }
}
