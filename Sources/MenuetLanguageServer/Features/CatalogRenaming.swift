import Menuet
import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetTool

/// The keys of a String Catalog that change with an id: the keys of texts come from ids, and so those before
/// and after are compared, text by text.
struct CatalogRenaming: Sendable {
  /// The identity of the catalog.
  let identity: String
  private let path: String
  /// The catalog in the editor; `nil` for one on disk.
  private let unsaved: FileText?

  /// - Returns: `nil` where the document names no catalog.
  init?(_ reading: Reading, in workspace: Workspace) {
    guard let strings = reading.bound(0)?.text(.strings, 0) else { return nil }
    let folder = Path.folder(of: reading.inclusion.files[0].path)
    path = Path.shortened(Path.join(folder, strings))
    identity = FileIdentity.of(path)
    unsaved = workspace.openDocument(identity)?.file
  }

  /// The edits of the catalog; none where there is no catalog, or no key changes.
  func edits(
    from old: Compilation, to new: Compilation
  ) throws(ProtocolError) -> [FileEdit] {
    guard let catalog else { return [] }
    let keys = try keys(from: old, to: new)
    guard !keys.isEmpty, let value = try? JSONValue(parsing: catalog.source),
      let members = value["strings"]?.members
    else { return [] }
    let present = Set(members.map(\.name))
    var edits: [FileEdit] = []
    for member in members {
      guard let key = keys[member.name] else { continue }
      if present.contains(key), keys[key] == nil {
        throw ProtocolError(
          .requestFailed, "'\(Path.name(of: path))' has a string '\(key)' already")
      }
      var text: [UInt8] = []
      JSONValue.append(quoted: key, to: &text)
      edits.append(
        FileEdit(
          file: catalog, range: member.nameRange.bounds,
          replacement: String(decoding: text, as: UTF8.self)))
    }
    return edits
  }

  /// The text of the catalog; `nil` where there is none.
  private var catalog: FileText? {
    if let unsaved { return unsaved }
    guard let bytes = try? FileSystem.readRegularFile(identity, limit: 64 << 20) else { return nil }
    let source = SourceFile(json: bytes, path: identity)
    return FileText(uri: DocumentURI.uri(of: identity), text: SourceText(source.text))
  }

  /// The keys of texts that change, each with its successor.
  private func keys(
    from old: Compilation, to new: Compilation
  ) throws(ProtocolError) -> [String: String] {
    guard let old = old.understood?.texts, let new = new.understood?.texts else {
      throw ProtocolError(
        .requestFailed,
        "the document is not understood, and so nobody knows the keys of its String Catalog that"
          + " change with the id")
    }
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
