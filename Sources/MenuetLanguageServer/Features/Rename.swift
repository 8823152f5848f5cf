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
    let mention = try Renaming(document, at: offset, in: workspace).mention
    return [
      "range": document.file.range(mention.range, workspace.encoding),
      "placeholder": .text(mention.symbol.id),
    ]
  }

  /// The edits that rename the id at a place.
  func rename(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    let offset = try offset(parameters, in: document)
    guard let name = parameters["newName"]?.string else {
      throw ProtocolError(.invalidParams, "'newName' is missing")
    }
    let renaming = try Renaming(document, at: offset, in: workspace)
    let edits = try renaming.edits(to: name)
    return WorkspaceEdit(edits).json(workspace, client)
  }
}

/// Edits of files, by their identities.
struct WorkspaceEdit {
  struct FileEdit {
    let file: FileText
    let range: Range<Int>
    let replacement: String
  }

  private let edits: [FileEdit]

  init(_ edits: [FileEdit]) { self.edits = edits }

  /// The edits as the client takes them: with versions where it knows them.
  func json(_ workspace: Workspace, _ client: ClientCapabilities) -> JSONValue {
    var uris: [String] = []
    var byFile: [String: [JSONValue]] = [:]
    for edit in edits {
      let uri = edit.file.uri
      if byFile[uri] == nil { uris.append(uri) }
      byFile[uri, default: []].append([
        "range": edit.file.range(edit.range, workspace.encoding),
        "newText": .text(edit.replacement),
      ])
    }
    guard client.hasVersionedEdits else {
      return [
        "changes": JSONValue(.object(uris.map { .init($0, .list(byFile[$0] ?? [])) }))
      ]
    }
    return [
      "documentChanges": .list(
        uris.map { uri in
          let version = workspace.open[uri]?.version.map { JSONValue.number($0) } ?? .null
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
  let mention: Mention
  private let workspace: Workspace
  private let document: OpenDocument
  private let readings: [Reading]

  /// Refuses what cannot be renamed, and says why.
  init(
    _ document: OpenDocument, at offset: Int, in workspace: Workspace
  ) throws(ProtocolError) {
    self.workspace = workspace
    self.document = document
    readings = workspace.readings(of: document)
    guard let reading = readings.first, let file = reading.file(document.identity) else {
      throw ProtocolError(.requestFailed, "the document cannot be read")
    }
    guard let mention = reading.mentions.mentions(at: offset, inFile: file).first else {
      throw ProtocolError(.requestFailed, "there is no id here that can be renamed")
    }
    self.mention = mention
    let id = mention.symbol.id
    guard let declaration = reading.mentions.declaration(of: mention.symbol) else {
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

  func edits(to name: String) throws(ProtocolError) -> [WorkspaceEdit.FileEdit] {
    try check(name)
    var edits: [WorkspaceEdit.FileEdit] = []
    var seen: Set<Place> = []
    // The edits by the identities of their files, for what comes of them.
    var changes: [String: [(range: Range<Int>, text: String)]] = [:]
    for reading in readings {
      for place in places(in: reading) {
        let identity = reading.identities[place.file]
        guard seen.insert(Place(identity: identity, range: place.range)).inserted else { continue }
        let file = workspace.file(place.file, of: reading)
        edits.append(
          WorkspaceEdit.FileEdit(file: file, range: place.range.bounds, replacement: name))
        changes[identity, default: []].append((place.range.bounds, name))
      }
    }
    return edits + (try catalogEdits(after: changes))
  }

  private struct Place: Hashable {
    let identity: String
    let range: ByteRange
  }

  private func places(in reading: Reading) -> [Mention] {
    reading.mentions.mentions(of: reading.mentions.aliases(of: mention.symbol))
  }

  private func check(_ name: String) throws(ProtocolError) {
    let isType = mention.symbol.space == .types
    guard isType ? Identifier.isValidType(name) : Identifier.isValid(name) else {
      throw ProtocolError(
        .invalidParams,
        isType
          ? "'\(name)' is no uniform type identifier, such as 'com.example.note'"
          : "'\(name)' is no id: a letter of A to Z, then letters, digits, '-' and '_', and none of"
            + " 'not', 'and', 'or'")
    }
    for reading in readings {
      for symbol in reading.mentions.aliases(of: mention.symbol) {
        let other = Symbol(space: symbol.space, id: name)
        guard other != symbol, let taken = reading.mentions.declaration(of: other) else { continue }
        let file = workspace.file(taken.file, of: reading)
        let line = file.position(of: Int(taken.range.start), .utf16).line + 1
        throw ProtocolError(
          .requestFailed,
          "'\(name)' is taken already, at \(Path.name(of: reading.identities[taken.file])):\(line)")
      }
    }
  }

  // MARK: String Catalogs

  /// The edits of the catalogs that documents name: the keys of texts come from ids, and so the keys
  /// before and after are compared, text by text.
  private func catalogEdits(
    after changes: [String: [(range: Range<Int>, text: String)]]
  ) throws(ProtocolError) -> [WorkspaceEdit.FileEdit] {
    var edits: [WorkspaceEdit.FileEdit] = []
    var done: Set<String> = []
    for reading in readings {
      guard let root = reading.identities.first,
        let strings = reading.bound(0)?.text(.strings, 0)
      else { continue }
      let folder = Path.folder(of: reading.inclusion.files[0].path)
      let path = Path.shortened(Path.join(folder, strings))
      let identity = FileIdentity.of(path)
      guard done.insert(identity).inserted, let catalog = catalog(identity) else { continue }
      let keys = try keys(changedIn: root, reading, changes)
      guard !keys.isEmpty, let value = try? JSONValue(parsing: catalog.source),
        let members = value["strings"]?.members
      else { continue }
      let present = Set(members.map(\.name))
      for member in members {
        guard let key = keys[member.name] else { continue }
        if present.contains(key), keys[key] == nil {
          throw ProtocolError(
            .requestFailed, "'\(Path.name(of: path))' has a string '\(key)' already")
        }
        var text: [UInt8] = []
        JSONValue.append(quoted: key, to: &text)
        edits.append(
          WorkspaceEdit.FileEdit(
            file: catalog, range: member.nameRange.bounds,
            replacement: String(decoding: text, as: UTF8.self)))
      }
    }
    return edits
  }

  /// The text of a catalog, in the editor or on disk; `nil` where there is none.
  private func catalog(_ identity: String) -> FileText? {
    if let document = workspace.openDocument(identity) { return document.file }
    guard let bytes = try? FileSystem.readRegularFile(identity, limit: 64 << 20) else { return nil }
    let source = SourceFile(json: bytes, path: identity)
    return FileText(uri: DocumentURI.uri(of: identity), text: SourceText(source.text))
  }

  /// The keys of texts that change, each with what it becomes.
  private func keys(
    changedIn root: String, _ reading: Reading,
    _ changes: [String: [(range: Range<Int>, text: String)]]
  ) throws(ProtocolError) -> [String: String] {
    var replaced: [String: [UInt8]] = [:]
    for (file, identity) in reading.identities.enumerated() {
      guard let own = changes[identity] else { continue }
      var bytes = reading.inclusion.files[file].text
      for change in own.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(change.range, with: change.text.utf8)
      }
      replaced[identity] = [0xEF, 0xBB, 0xBF] + bytes
    }
    guard let before = workspace.compile(root: root)?.understood,
      let after = workspace.compile(root: root, replacing: replaced)?.understood
    else {
      throw ProtocolError(
        .requestFailed,
        "the document is not understood, and so nobody knows the keys of its String Catalog that"
          + " change with the id")
    }
    let (old, new) = (before.texts, after.texts)
    guard old.count == new.count else {
      throw ProtocolError(.requestFailed, "with that name the document would have other texts")
    }
    var keys: [String: String] = [:]
    for (text, renamed) in zip(old, new) where text.key != renamed.key {
      keys[text.key.description] = renamed.key.description
    }
    return keys
  }
}
