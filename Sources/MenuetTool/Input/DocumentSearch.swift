import MenuetSource

/// The files that a verb looks for in folders.
package struct FileKind: Sendable {
  /// As a message names them, such as `*.menuet.xml`.
  package let words: String
  /// Returns whether a file found in a folder is one, by its path.
  package let accepts: @Sendable (String) -> Bool
  /// Returns whether a folder found in another is not gone through, by its name.
  let passesOver: @Sendable (String) -> Bool

  package init(
    _ words: String, passingOver passesOver: @escaping @Sendable (String) -> Bool = { _ in false },
    accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.words = words
    self.passesOver = passesOver
    self.accepts = accepts
  }

  /// Documents of the language.
  package static let documents = FileKind("*" + DocumentSearch.suffix) {
    $0.hasSuffix(DocumentSearch.suffix)
  }
}

/// Finds the documents that a command line names.
package struct DocumentSearch {
  package static let suffix = ".menuet.xml"

  private let kind: FileKind

  /// The folder beyond which no symbolic link is followed, without links itself; `nil` for the
  /// folder that is searched.
  private let root: String?
  package private(set) var documents: [InputDocument] = []
  /// The files that could not be read.
  package private(set) var failures: [Failure] = []
  /// The folders that were found and not gone through.
  package private(set) var passedOver: [String] = []
  /// The index of each document that is a file.
  private var files: [FileStatus.Identity: Int] = [:]

  package init(root: String?, kind: FileKind = .documents) {
    self.root = root.map { FileSystem.realPath($0) ?? $0 }
    self.kind = kind
  }

  /// Adds a file, the documents in a folder and in the folders below it, or standard input.
  package mutating func add(_ path: String) throws(UsageError) {
    if path == "-" {
      if documents.contains(where: \.isStandardInput) { throw .standardInputTwice }
      documents.append(InputDocument(path: path, identity: nil))
      return
    }
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(of: path)
    } catch {
      var failure = Failure.unreadable(path, error)
      failure.advice = Self.neighbor(of: path).map { "name '\($0)', if that is meant" }
      failures.append(failure)
      return
    }
    guard status.kind == .folder else { return add(path, status, isNamed: true) }
    var walk = FolderWalk(limit: root ?? FileSystem.realPath(path) ?? path, kind: kind)
    walk.enter(path, status)
    failures += walk.failures
    passedOver += walk.passedOver
    // Silence would pass for success.
    if walk.found.isEmpty, walk.failures.isEmpty {
      throw .folderWithout(kind.words, path, outside: walk.passedOver)
    }
    for file in walk.found { add(file.path, file.status, isNamed: false) }
  }

  /// The path of the document in the same folder whose name is nearest, or begins as this one with
  /// a part of the ending; `nil` where none is near.
  private static func neighbor(of path: String) -> String? {
    let (folder, name) = (Path.folder(of: path), Path.name(of: path))
    let stem = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    let stems = ((try? FileSystem.names(in: folder)) ?? []).filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }
    guard
      let near = stems.first(where: { name.hasPrefix($0) && ($0 + suffix).hasPrefix(name) })
        ?? NearMiss.best(for: stem, in: stems)
    else { return nil }
    return path.dropLast(name.count) + near + suffix
  }

  private mutating func add(_ path: String, _ status: FileStatus, isNamed: Bool) {
    guard let index = files[status.identity] else {
      files[status.identity] = documents.count
      documents.append(InputDocument(path: path, identity: status.identity, isNamed: isNamed))
      return
    }
    if isNamed { documents[index].isNamed = true }
  }
}

/// Goes through a folder and the folders below it, in the order of their names. What begins with a
/// dot is passed over: it belongs to tools.
private struct FolderWalk {
  /// The folder beyond which no symbolic link is followed.
  let limit: String
  private let kind: FileKind
  private(set) var found: [(path: String, status: FileStatus)] = []
  private(set) var failures: [Failure] = []
  private(set) var passedOver: [String] = []
  private var folders: Set<FileStatus.Identity> = []

  init(limit: String, kind: FileKind) {
    self.limit = limit
    self.kind = kind
  }

  /// Links can lead round in a circle: each folder is gone through once.
  mutating func enter(_ folder: String, _ status: FileStatus) {
    guard folders.insert(status.identity).inserted else { return }
    let names: [String]
    do throws(SystemError) {
      names = try FileSystem.names(in: folder)
    } catch {
      failures.append(.unreadable(folder, error))
      return
    }
    for name in names where name.utf8.first != UInt8(ascii: ".") {
      visit(Path.join(folder, name))
    }
  }

  private mutating func visit(_ path: String) {
    guard let link = try? FileStatus(ofLink: path) else { return }
    var status = link
    if link.kind == .link {
      guard let target = FileSystem.realPath(path), Path.contains(limit, target),
        let linked = try? FileStatus(of: path)
      else { return }
      status = linked
    }
    switch status.kind {
    case .folder:
      if kind.passesOver(Path.name(of: path)) {
        passedOver.append(path)
      } else {
        enter(path, status)
      }
    case .file: if kind.accepts(path) { found.append((path, status)) }
    case .link, .other: break
    }
  }
}
