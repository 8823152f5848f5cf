/// How much a finding matters.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case note, warning, error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The name of a rule, such as `separator-edge`.
package struct RuleID: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral value: StaticString) { rawValue = "\(value)" }
}

/// A range in one of the source files of a run.
package struct SourceLocation: Sendable, Hashable {
  /// Index of the file in the run's `SourceFiles`.
  package var file: Int
  package var range: ByteRange

  package init(file: Int = 0, range: ByteRange) {
    self.file = file
    self.range = range
  }
}

/// A second place that a diagnostic speaks of.
package struct DiagnosticNote: Sendable, Equatable {
  package var message: String
  package var location: SourceLocation

  package init(_ message: String, at location: SourceLocation) {
    self.message = message.asMessage
    self.location = location
  }
}

extension [DiagnosticNote] {
  /// Notes beyond this number would bury the finding.
  private static let mostPlaces = 20

  /// One note for each of some places, all with the same words; the last one says how many are left
  /// out.
  package init(_ message: String, at places: some Collection<SourceLocation>) {
    let left = places.count - Self.mostPlaces
    self = places.prefix(Self.mostPlaces).map { DiagnosticNote(message, at: $0) }
    if left > 0 { self[count - 1].message += ", and in \(left) more places" }
  }
}

/// A replacement of the text in a range; an empty range inserts.
package struct SourceEdit: Sendable, Hashable {
  package var location: SourceLocation
  package var replacement: String

  package init(_ location: SourceLocation, _ replacement: String) {
    self.location = location
    self.replacement = replacement
  }
}

/// A remedy. One without edits is advice that only a person can follow.
package struct FixIt: Sendable, Equatable {
  package var title: String
  /// Indicates whether the edits can be applied without asking: they do what the rule says, and
  /// nothing in the document refers to what they take away.
  package var isSafe: Bool
  /// The edits, none overlapping another.
  package var edits: [SourceEdit]

  package init(_ title: String, isSafe: Bool = false, edits: [SourceEdit] = []) {
    self.title = title.asMessage
    self.isSafe = isSafe && !edits.isEmpty
    self.edits = edits
  }
}

/// Advice without edits is written as its words.
extension FixIt: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value) }
}

/// One finding: what is wrong, where, and what would mend it.
package struct Diagnostic: Sendable, Equatable {
  package var rule: RuleID
  package var severity: Severity
  /// States the rule that was broken; lower case, no full stop, quotes round the author's words. On
  /// one line and of some length, whatever the author wrote.
  package var message: String
  package var location: SourceLocation
  package var notes: [DiagnosticNote]
  package var fixIts: [FixIt]
  /// Indicates whether this is a note that is shown only on request.
  package var isPedantic = false
  /// Indicates whether nothing can be built from what it flags: no policy lowers it.
  package var isStructural = false
  /// The other places of the same mistake, of which the notes name the first ones.
  package var further: [SourceLocation] = []

  package init(
    _ rule: RuleID,
    _ severity: Severity,
    _ message: String,
    at location: SourceLocation,
    notes: [DiagnosticNote] = [],
    fixIts: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message.asMessage
    self.location = location
    self.notes = notes
    self.fixIts = fixIts
  }
}
