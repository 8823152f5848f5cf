/// Waits until a file of a run changes, comes or goes.
package struct FileWatch {
  private let operands: [String]
  private let root: String?
  private let others: [String]
  /// The files by their paths; `nil` for those that are not there.
  private var seen: [String: FileStatus?]

  /// In milliseconds: asking for the state of a hundred files takes less than one.
  private static let interval = 40

  /// - Parameter others: The files that were read besides the documents.
  package init(_ options: DocumentOptions, others: [String]) {
    operands = options.operands
    root = options.root
    self.others = others
    seen = [:]
    seen = look()
  }

  /// Returns when something is other than it was.
  package func wait() {
    while look() == seen { MonotonicClock.pause(milliseconds: Self.interval) }
  }

  private func look() -> [String: FileStatus?] {
    var search = DocumentSearch(root: root)
    for operand in operands { try? search.add(operand) }
    let paths = operands + search.documents.map(\.path) + others
    return Dictionary(
      paths.map { path in
        let status = try? FileStatus(of: path)
        // A folder changes with every picture that is put into it.
        return (path, status?.kind == .folder ? nil : status)
      }, uniquingKeysWith: { first, _ in first })
  }
}
