import Menuet
import MenuetTool

/// The files that a run has mended so far, each once, however many documents include it.
struct MendedFiles {
  struct File {
    /// The identity of the file, by whatever path it was read.
    let identity: String
    /// As given.
    let path: String
    /// The bytes on disk before the run, and after it.
    let old: [UInt8]
    var bytes: [UInt8]
    /// The remedies that were applied.
    var count: Int
  }

  /// In the order in which they were mended first.
  private(set) var all: [File] = []
  private var indices: [String: Int] = [:]

  /// The bytes of a file by now; `nil` for one that nobody has mended.
  subscript(identity: String) -> [UInt8]? { indices[identity].map { all[$0].bytes } }

  mutating func add(_ file: File) {
    guard let index = indices[file.identity] else {
      indices[file.identity] = all.count
      return all.append(file)
    }
    all[index].bytes = file.bytes
    all[index].count += file.count
  }
}

/// Reads what documents include as it is after mending.
struct MendedIncludeReader: IncludeReader {
  let reader: any IncludeReader
  let files: MendedFiles

  func read(_ reference: String, from includer: String) -> IncludedFile {
    let file = reader.read(reference, from: includer)
    guard case .read(_, let path, let identity) = file, let bytes = files[identity] else {
      return file
    }
    return .read(bytes: bytes, path: path, identity: identity)
  }
}
