import MenuetModel
import MenuetSource
import MenuetXML

/// The menus that are being built, one inside the other, and how much they have come to.
///
/// A menu that is shown by reference stands in its place with all its content. Twelve menus that each
/// show the next ten times would come to a million million items, so what references add is counted
/// before it is built.
struct ShownMenus {
  private let limits: XMLLimits
  /// The menus that are open, the innermost last; each with the reference by which it is shown.
  private var open: [(menu: NodeID, reference: SourceLocation?)] = []
  /// The number of open menus that are shown by reference.
  private var references = 0
  /// The elements that references have added.
  private var elements = 0
  /// Indicates whether a limit was exceeded: nothing more is shown by reference.
  private var isExhausted = false
  private var circles: Set<[String]> = []
  private var closingReferences: Set<NodeID> = []

  init(limits: XMLLimits) { self.limits = limits }

  func isOpen(_ menu: NodeID) -> Bool { open.contains { $0.menu == menu } }

  /// The open menus from one on; all of them if it is not among them.
  func path(from menu: NodeID?) -> [NodeID] {
    let start = open.firstIndex { $0.menu == menu } ?? 0
    return open[start...].map(\.menu)
  }

  /// Opens a menu inside the innermost one. Gives false where a limit forbids it.
  mutating func open(
    _ menu: NodeID, shownBy reference: SourceLocation?, _ sink: inout DiagnosticSink
  ) -> Bool {
    open.append((menu, reference))
    if reference != nil { references += 1 }
    if references > 0, open.count > limits.nesting {
      report(LimitExceeded.menusTooDeep(limits.nesting, at: outermostReference), &sink)
    }
    guard references > 0, isExhausted else { return true }
    close()
    return false
  }

  mutating func close() {
    if open.removeLast().reference != nil { references -= 1 }
  }

  /// Indicates whether a menu that is shown by reference is open.
  var isInReference: Bool { references > 0 }

  /// Counts what a menu comes to with all that it shows. Gives false where references add too much.
  ///
  /// The sizes are known beforehand: building a million elements only to find that there are too many
  /// takes longer than anybody waits.
  mutating func admit(
    _ size: Int, shownBy reference: SourceLocation, _ sink: inout DiagnosticSink
  ) -> Bool {
    // The outermost reference has counted what stands in it.
    guard references == 0 else { return true }
    elements = min(elements, limits.elements) + min(size, limits.elements + 1)
    if elements > limits.elements {
      report(LimitExceeded.menusTooLarge(limits.elements, at: reference), &sink)
    }
    return !isExhausted
  }

  /// Returns whether this is a circle that has not been reported, and that a reference closes which
  /// has closed none: every menu on a circle leads into it, and one finding is enough.
  mutating func notesCircle(_ menus: [String], closedBy reference: NodeID) -> Bool {
    guard !circles.contains(menus.sorted()), closingReferences.insert(reference).inserted else {
      return false
    }
    return circles.insert(menus.sorted()).inserted
  }

  /// The reference from which all that is shown at present comes.
  private var outermostReference: SourceLocation {
    open.lazy.compactMap(\.reference).first ?? SourceLocation(range: ByteRange(0, 0))
  }

  private mutating func report(_ finding: Diagnostic, _ sink: inout DiagnosticSink) {
    if !isExhausted { sink.report(finding) }
    isExhausted = true
  }
}

extension LimitExceeded {
  fileprivate static func menusTooLarge(_ limit: Int, at location: SourceLocation) -> Diagnostic {
    info.finding(
      "menus that are shown by reference come to at most \(limit) elements", at: location,
      fix: "raise the limit with --max-elements")
  }

  fileprivate static func menusTooDeep(_ limit: Int, at location: SourceLocation) -> Diagnostic {
    info.finding(
      "menus that are shown by reference are nested at most \(limit) levels deep", at: location,
      fix: "raise the limit with --max-nesting")
  }
}
