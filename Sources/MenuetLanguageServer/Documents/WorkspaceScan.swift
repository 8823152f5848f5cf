import Menuet
import MenuetTool

/// Which documents of the workspace's folders include which others.
struct WorkspaceScan: Sendable {
  /// A document on disk.
  struct Entry: Sendable {
    let path: String
    /// The identities of what it includes, directly or through others.
    let includes: Set<String>
  }

  /// By the identities of the documents.
  private(set) var entries: [String: Entry] = [:]

  /// Looks through folders. What cannot be read counts for nothing: nobody has asked for it by name.
  ///
  /// - Parameters:
  ///   - root: The folder that no include leaves; `nil` for each document's own.
  ///   - limit: The most bytes of a file that are looked at.
  init(folders: [String], root: String?, limit: Int) {
    var search = DocumentSearch(root: root)
    for folder in folders { try? search.add(folder) }
    for document in search.documents {
      guard let identity = FileSystem.realPath(document.path),
        let bytes = try? FileSystem.readRegularFile(document.path, limit: limit)
      else { continue }
      var compiler = Compiler()
      compiler.options.identity = identity
      compiler.options.includes = FileIncludeReader(
        root: root, document: document.path, limit: limit)
      let includes = compiler.includedFiles(bytes, path: document.path)
      entries[identity] = Entry(path: document.path, includes: Set(includes))
    }
  }

  init() {}
}
