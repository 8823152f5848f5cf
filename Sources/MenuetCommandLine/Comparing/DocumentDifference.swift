import MenuetComparison
import MenuetModel

/// The changes in one document of two versions.
struct DocumentDifference: Sendable {
  /// The kinds of document: one of both versions, and one that the other version lacks.
  enum Status: String, Sendable, Encodable {
    case changed, added, removed
  }

  let status: Status
  /// The path of the earlier version; `nil` where there is none.
  let old: String?
  /// The path of the later version; `nil` where there is none.
  let new: String?
  /// The name of the document, as its root gives it.
  let name: String
  let comparison: VersionComparison

  /// Indicates whether there is nothing to be told.
  var isEmpty: Bool { status == .changed && comparison.isEmpty }

  /// Indicates whether code of an app may not compile any more.
  var isBreaking: Bool { status == .removed || comparison.isBreaking }
}

/// A part of a report: what the author changed, where bars are otherwise, what code is otherwise.
struct DifferenceSection {
  struct Line {
    let sentence: any TextOutputStreamable
    /// The words behind it.
    var ending = ""
    /// Where a document says so; `nil` where none does.
    var place: Place?
    var isBreaking = false

    var words: String { "\(sentence)\(ending)" }
  }

  /// A place in one of the versions.
  struct Place: TextOutputStreamable {
    let source: SourceReference
    /// Indicates whether it is one of the earlier version.
    let isBefore: Bool

    func write(to text: inout some TextOutputStream) {
      if isBefore { text.write("before: ") }
      if let file = source.file {
        text.write(file)
        text.write(":")
      }
      text.write(String(source.line))
      text.write(":")
      text.write(String(source.column))
    }
  }

  let heading: String
  /// The number of lines.
  let count: Int
  /// One of the lines, made when it is asked for.
  let line: @Sendable (_ index: Int) -> Line

  var lines: some Sequence<Line> { (0..<count).lazy.map(line) }

  private init<Told: Sendable>(
    _ heading: String, _ things: [Told], _ line: @escaping @Sendable (Told) -> Line
  ) {
    self.heading = heading
    count = things.count
    self.line = { line(things[$0]) }
  }

  /// The sections of a document that have something to tell.
  ///
  /// - Parameter frameworks: Those whose code was compared.
  static func sections(
    of difference: DocumentDifference, frameworks: [Framework]
  ) -> [DifferenceSection] {
    let comparison = difference.comparison
    let all = FrameworkSet(frameworks.map { FrameworkSet($0) })
    let breaking = comparison.interface.filter(\.isBreaking)
    let others = comparison.interface.filter { !$0.isBreaking }
    return [
      DifferenceSection("Changes", comparison.changes) {
        Line(sentence: $0, place: place(of: $0))
      },
      DifferenceSection("Toolbars", comparison.widths) { Line(sentence: $0.sentence) },
      DifferenceSection("Swift source", breaking + others) { change in
        Line(
          sentence: change, ending: change.isWhole ? "" : words(change.frameworks, among: all),
          isBreaking: change.isBreaking)
      },
    ].filter { $0.count > 0 }
  }

  /// The frameworks, where several were compared and not all have it.
  private static func words(_ frameworks: FrameworkSet, among all: FrameworkSet) -> String {
    if frameworks.isEmpty || all.rawValue.nonzeroBitCount < 2 || frameworks == all { return "" }
    return ", in the code for " + frameworks.members.map(\.displayName).joinedWithAnd
  }

  private static func place(of change: Change) -> Place? {
    guard let source = change.source ?? change.oldSource, source.line > 0 else { return nil }
    return Place(source: source, isBefore: change.source == nil)
  }
}

extension DocumentDifference {
  /// The things compared, as a heading says it.
  var title: String {
    switch (old, new) {
    case (let old?, let new?): "\(old) → \(new)"
    case (nil, let new?): "\(new) is new"
    case (let old?, nil): "\(old) is gone"
    case (nil, nil): name
    }
  }

  /// How much has changed, as in `3 changes, 1 of them breaking`.
  var counts: String {
    let count = comparison.changes.count
    let breaking = comparison.interface.count { $0.isBreaking }
    var words = count == 1 ? "1 change" : "\(count) changes"
    if breaking > 0 {
      words += ", \(breaking == 1 ? "1 name" : "\(breaking) names") of the Swift source broken"
    }
    return words
  }
}
