import MenuetSource
import MenuetXML

/// The mistakes that two sides make together and neither makes alone, such as a second default.
struct MergeMistakes {
  /// The subjects of which each side has to show its own version, and the message of the mistake.
  private(set) var places: [Int: String] = [:]

  private let tree: SyntaxTree
  private let subjects: MergeSubjects
  private let elements: [Int]

  /// - Parameters:
  ///   - tree: The merged document.
  ///   - elements: The subject of each of its elements, in order.
  ///   - found: Its mistakes.
  ///   - known: Those of both sides.
  init(
    in tree: SyntaxTree, of elements: [Int], in subjects: MergeSubjects, _ found: [Diagnostic],
    known: () -> [Diagnostic]
  ) {
    self.tree = tree
    self.subjects = subjects
    self.elements = elements
    guard !found.isEmpty, elements.count == tree.elements.count else { return }
    let known = Set(known().map(Words.init))
    for finding in found where !known.contains(Words(finding)) {
      for subject in disputed(by: finding) { places[subject] = finding.message }
    }
  }

  /// A finding wherever it stands.
  private struct Words: Hashable {
    let rule: RuleID
    let message: String

    init(_ finding: Diagnostic) {
      rule = finding.rule
      message = finding.message
    }
  }

  /// What the sides have differently of the places that a finding names, or else around it.
  private func disputed(by finding: Diagnostic) -> [Int] {
    let locations = [finding.location] + finding.notes.map(\.location) + finding.further
    let named = locations.compactMap { location in
      tree.element(around: location.range.start).flatMap { subject(of: $0) }
    }
    if !named.isEmpty { return named }
    var element = tree.element(around: finding.location.range.start) ?? 0
    while element > 0 {
      element = Int(tree.elements[element].parent)
      if let subject = subject(of: element) { return [subject] }
    }
    return [0]
  }

  /// The subject of an element of the merged document, if the sides have it differently.
  private func subject(of element: Int) -> Int? {
    let subject = elements[element]
    let left = subjects.all[subject].ours.map { subjects.ours.text[subjects.ours.nodes[$0].range] }
    let right = subjects.all[subject].theirs.map {
      subjects.theirs.text[subjects.theirs.nodes[$0].range]
    }
    return left == right ? nil : subject
  }
}
