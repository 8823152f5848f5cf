/// A document of a run.
package struct InputDocument: Equatable {
  /// As given, or as found below a folder that was given; `-` for standard input.
  package let path: String
  /// Tells the file from others; `nil` for standard input.
  package let identity: FileStatus.Identity?
  /// Indicates whether the command line names the document itself, false where a folder was
  /// searched.
  package internal(set) var isNamed = true

  /// - Parameter identity: `nil` where nobody asks whether it is the same file as another.
  package init(path: String, identity: FileStatus.Identity? = nil, isNamed: Bool = true) {
    self.path = path
    self.identity = identity
    self.isNamed = isNamed
  }

  static let standardInputPath = "<stdin>"

  /// The endings of names that are no part of an output's name: those of documents, and of the files
  /// that documents are made of.
  private static let endings = [
    DocumentSearch.suffix, ".xml", ".xib", ".storyboard", ".ui", ".rc", ".json",
  ]

  package var isStandardInput: Bool { path == "-" }

  /// The path that diagnostics name.
  package var displayPath: String { isStandardInput ? Self.standardInputPath : path }

  /// The name without folder and `.menuet.xml`; `nil` for standard input.
  package var stem: String? {
    if isStandardInput { return nil }
    let name = Path.name(of: path)
    for suffix in Self.endings
    where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  /// The bytes, but no more than `limit`.
  package func read(limit: Int, from streams: StandardStreams) throws(Failure) -> [UInt8] {
    do {
      return isStandardInput
        ? try streams.input(limit) : try FileSystem.read(path, limit: limit)
    } catch {
      throw .unreadable(displayPath, error as? SystemError ?? .isInputOutput)
    }
  }
}
