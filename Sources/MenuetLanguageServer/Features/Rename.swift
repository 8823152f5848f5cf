import Menuet
import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetTool

/// Giving an id another name, wherever it stands: in all files of a document, and in the keys of its
/// String Catalog.
extension LanguageServer {
  /// The id at a place, where it can be renamed.
  func prepareRename(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let offset = try offset(parameters, in: document)
    let renaming = try Renaming(document, at: offset, in: workspace)
    return [
      "range": document.file.range(renaming.range, workspace.encoding),
      "placeholder": .text(renaming.symbol.id),
    ]
  }

  /// The edits that rename the id at a place.
  func rename(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> Reply {
    let offset = try offset(parameters, in: document)
    guard let name = parameters["newName"]?.string else {
      throw ProtocolError(.invalidParams, "'newName' is missing")
    }
    let (edits, roots) = try Renaming(document, at: offset, in: workspace).edits(to: name)
    let writer = EditWriter(workspace, client)
    return .work { () throws(ProtocolError) in
      var edits = edits
      for root in roots { edits += try root.catalogEdits }
      return writer.json(edits)
    }
  }
}

/// A piece of a file and what is to stand there.
struct FileEdit: Sendable {
  let file: FileText
  let range: Range<Int>
  let replacement: String
}

/// Writes edits as the client takes them: with the versions of its texts where it knows them.
struct EditWriter: Sendable {
  private let versions: [String: Int]
  private let isVersioned: Bool
  private let encoding: PositionEncoding

  init(_ workspace: Workspace, _ client: ClientCapabilities) {
    versions = workspace.open.compactMapValues(\.version)
    isVersioned = client.hasVersionedEdits
    encoding = workspace.encoding
  }

  func json(_ edits: [FileEdit]) -> JSONValue {
    var uris: [String] = []
    var byFile: [String: [JSONValue]] = [:]
    for edit in edits {
      let uri = edit.file.uri
      if byFile[uri] == nil { uris.append(uri) }
      byFile[uri, default: []].append([
        "range": edit.file.range(edit.range, encoding), "newText": .text(edit.replacement),
      ])
    }
    guard isVersioned else {
      return [
        "changes": JSONValue(.object(uris.map { .init($0, .list(byFile[$0] ?? [])) }))
      ]
    }
    return [
      "documentChanges": .list(
        uris.map { uri in
          let version = versions[uri].map { JSONValue.number($0) } ?? .null
          return [
            "textDocument": JSONValue(
              .object([.init("uri", .text(uri)), .init("version", version)])),
            "edits": .list(byFile[uri] ?? []),
          ]
        })
    ]
  }
}

/// An id that is to be renamed.
struct Renaming {
  let symbol: Symbol
  /// Where it stands at the place that was asked for.
  let range: ByteRange
  private let workspace: Workspace
  private let readings: [Reading]

  /// Refuses what cannot be renamed, and says why.
  init(
    _ document: OpenDocument, at offset: Int, in workspace: Workspace
  ) throws(ProtocolError) {
    self.workspace = workspace
    readings = workspace.readings(of: document)
    guard let reading = readings.first, let file = reading.file(document.identity) else {
      throw ProtocolError(.requestFailed, "the document cannot be read")
    }
    guard let mention = reading.mentions.mentions(at: offset, inFile: file).first else {
      throw ProtocolError(.requestFailed, "there is no id here that can be renamed")
    }
    symbol = reading.mentions.symbol(of: mention)
    range = mention.range
    let id = symbol.id
    guard let declaration = reading.mentions.declaration(of: mention) else {
      throw ProtocolError(
        .requestFailed,
        SystemCommand(rawValue: id) != nil
          ? Self.standard(id) : "nothing declares '\(id)', so it has no other places")
    }
    if Self.isStandard(declaration, in: reading) {
      throw ProtocolError(.requestFailed, Self.standard(id))
    }
  }

  private static func standard(_ id: String) -> String {
    "'\(id)' is a standard command, whose name is the language's: an 'id' beside 'system' gives it"
      + " one of its own"
  }

  private static func isStandard(_ declaration: Mention, in reading: Reading) -> Bool {
    reading.bound(declaration.file)?.name(of: declaration.attribute) == .system
  }

  // MARK: Edits

  /// The edits of files, and the documents that are to be asked whether the name will do.
  func edits(
    to name: String
  ) throws(ProtocolError) -> (files: [FileEdit], roots: [RootRenaming]) {
    try check(name)
    var edits: [FileEdit] = []
    var roots: [RootRenaming] = []
    var catalogs: Set<String> = []
    var seen: Set<Place> = []
    for reading in readings {
      // The ranges in each file.
      var ranges: [Int: [Range<Int>]] = [:]
      for place in reading.mentions.mentions(of: reading.mentions.aliases(of: symbol)) {
        let range = place.range.bounds
        ranges[place.file, default: []].append(range)
        let identity = reading.identities[place.file]
        if seen.insert(Place(identity: identity, range: place.range)).inserted {
          let file = workspace.file(place.file, of: reading)
          edits.append(FileEdit(file: file, range: range, replacement: name))
        }
      }
      guard var root = RootRenaming(reading, ranges, name, in: workspace) else { continue }
      // What several documents name changes once.
      if let catalog = root.catalog, !catalogs.insert(catalog.identity).inserted {
        root.catalog = nil
      }
      roots.append(root)
    }
    return (edits, roots)
  }

  private struct Place: Hashable {
    let identity: String
    let range: ByteRange
  }

  private func check(_ name: String) throws(ProtocolError) {
    let isType = symbol.space == .types
    guard isType ? Identifier.isValidType(name) : Identifier.isValid(name) else {
      throw ProtocolError(
        .invalidParams,
        isType
          ? "'\(name)' is no uniform type identifier, such as 'com.example.note'"
          : "'\(name)' is no id: a letter of A to Z, then letters, digits, '-' and '_', and none of"
            + " 'not', 'and', 'or'")
    }
    for reading in readings {
      for alias in reading.mentions.aliases(of: symbol) {
        let other = Symbol(space: alias.space, id: name)
        guard other != alias, let taken = reading.mentions.declaration(of: other) else { continue }
        let file = workspace.file(taken.file, of: reading)
        let line = file.position(of: Int(taken.range.start), .utf16).line + 1
        throw ProtocolError(
          .requestFailed,
          "'\(name)' is taken already, at \(Path.name(of: reading.identities[taken.file])):\(line)")
      }
    }
  }
}
