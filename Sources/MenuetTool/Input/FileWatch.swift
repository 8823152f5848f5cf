/// Waits until a file of a run changes, comes or goes.
package struct FileWatch {
  private let operands: [String]
  private let root: String?
  /// When the files began to be read, in nanoseconds.
  private let start: Int64
  /// The documents and their folders.
  private var documents: [String]

  /// In milliseconds.
  private static let interval = 40
  /// The number of intervals between two searches of the folders: a tree can be large.
  private static let searchInterval = 25

  /// Begins before the files are read.
  package init(_ options: DocumentOptions) {
    operands = options.operands
    root = options.root
    start = FileStatus.now
    documents = []
    documents = search()
  }

  /// Returns when something is other than it was when the files were read.
  ///
  /// - Parameter others: The files that were read besides the documents.
  package mutating func wait(others: [String]) {
    let known = documents
    let states = look(others)
    let end = FileStatus.now
    // Something may have changed while it was drawn. A time to come says nothing.
    if states.values.contains(where: {
      $0.map { start < $0.modified && $0.modified <= end } ?? false
    }) {
      return
    }
    var count = 0
    while true {
      MonotonicClock.pause(milliseconds: Self.interval)
      count += 1
      if count % Self.searchInterval == 0 {
        documents = search()
        if documents != known { return }
      }
      if look(others) != states { return }
    }
  }

  private func search() -> [String] {
    var search = DocumentSearch(root: root)
    for operand in operands { try? search.add(operand) }
    return search.documents.map(\.path)
  }

  private func look(_ others: [String]) -> [String: FileStatus?] {
    Dictionary(
      (operands + documents + others).map { path in
        let status = try? FileStatus(of: path)
        // A folder that is drawn may be where the pictures go.
        let isDrawn = status?.kind == .folder && operands.contains(path)
        return (path, isDrawn ? nil : status)
      }, uniquingKeysWith: { first, _ in first })
  }
}
