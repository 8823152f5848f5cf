/// Which severity each rule has in a run, and where it was allowed to be silent.
package struct RulePolicy: Sendable {
  /// The request of the user about a rule.
  package enum Setting: Sendable, Equatable {
    case off
    case severity(Severity)
  }

  private var settings: [RuleID: Setting] = [:]
  /// The severity of notes that are shown only on request.
  package var pedantic: Setting = .off

  package init() {}

  package subscript(rule: RuleID) -> Setting? {
    get { settings[rule] }
    set { settings[rule] = newValue }
  }

  /// Returns whether a rule has to run: not all of its findings would be dropped.
  package func runs(_ rule: RuleID, isPedantic: Bool) -> Bool {
    (settings[rule] ?? (isPedantic ? pedantic : nil)) != .off
  }

  /// The severity of a finding under this policy, or `nil` where it is off.
  func severity(of diagnostic: Diagnostic) -> Severity? {
    switch settings[diagnostic.rule] ?? (diagnostic.isPedantic ? pedantic : nil) {
    case nil: diagnostic.severity
    case .off: nil
    case .severity(let severity): severity
    }
  }
}

/// A stretch of a file in which one rule keeps silent (`<?menuet-allow rule-id?>`).
package struct RuleAllowance: Sendable, Equatable {
  package var rule: RuleID
  package var location: SourceLocation

  package init(rule: RuleID, location: SourceLocation) {
    self.rule = rule
    self.location = location
  }
}

/// Collects the findings of a run.
///
/// Every stage takes the sink `inout`; what it reports is filtered by the run's policy at once, so
/// that a stage can ask whether errors were recorded.
package struct DiagnosticSink: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var hasErrors = false
  package var policy: RulePolicy
  /// Stretches by rule and file, in order and apart from each other.
  private var allowances: [AllowanceKey: [ByteRange]] = [:]

  private struct AllowanceKey: Hashable {
    let rule: RuleID
    let file: Int

    init(_ rule: RuleID, _ location: SourceLocation) {
      self.rule = rule
      file = location.file
    }
  }

  package init(policy: RulePolicy = RulePolicy()) {
    self.policy = policy
  }

  package mutating func report(_ diagnostic: Diagnostic) {
    // What nothing can be built from stays an error, whatever is asked of its rule.
    let kept = diagnostic.isStructural ? diagnostic.severity : policy.severity(of: diagnostic)
    guard let severity = kept, diagnostic.isStructural || !isAllowed(diagnostic) else { return }
    var diagnostic = diagnostic
    diagnostic.severity = severity
    if severity == .error { hasErrors = true }
    diagnostics.append(diagnostic)
  }

  /// The findings in source order; findings at one place keep the order in which they were made.
  package func sorted() -> [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let (first, second) = (left.element.location, right.element.location)
      if first.file != second.file { return first.file < second.file }
      if first.range.start != second.range.start { return first.range.start < second.range.start }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Keeps a rule silent in an element from now on. Those of a file come in the order of their starts;
  /// as elements do, one lies inside another or apart from it.
  package mutating func allow(_ allowance: RuleAllowance) {
    let (range, key) = (allowance.location.range, AllowanceKey(allowance.rule, allowance.location))
    if let last = allowances[key]?.last, last.contains(range) { return }
    allowances[key, default: []].append(range)
  }

  private func isAllowed(_ diagnostic: Diagnostic) -> Bool {
    guard !allowances.isEmpty,
      let ranges = allowances[AllowanceKey(diagnostic.rule, diagnostic.location)]
    else { return false }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= diagnostic.location.range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 && ranges[low - 1].contains(diagnostic.location.range)
  }
}
