import MenuetModel
import MenuetSource

/// Flags a reference to something of the wrong kind.
enum ReferenceKind {
  static let info = RuleInfo(
    id: "reference-kind", .generic, .error,
    "a reference names something of the kind that its attribute asks for",
    guideline: .language("each referring attribute lists the kinds that it may name"),
    why: """
      A command presents a sheet and asks through an alert; a toggle can do neither. The note shows
      what the id names.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="indent" title="Indent" confirm="§format§"/>
      +   <command id="indent" title="Indent" confirm="indent-alert"/>
        </menu>
      + <alert id="indent-alert" title="Indent everything?">
      +   <command system="cancel"/>
      + </alert>
      """,
    isStructural: true)

  static func finding(
    _ id: String, is actual: String, kinds: ReferenceKinds, at location: SourceLocation,
    declaredAt declaration: SourceLocation?
  ) -> Diagnostic {
    let article = "aeio".contains(actual.first ?? "x") ? "an" : "a"
    return info.finding(
      "'\(id)' is \(article) \(actual); \(kinds.description) is expected here", at: location,
      notes: declaration.map { [DiagnosticNote("'\(id)' is declared here", at: $0)] } ?? [],
      fix: "refer to \(kinds.description)")
  }

  /// Of a command that stands in no menu of the Mac's menu bar.
  static func misplacedAlternate(at location: SourceLocation) -> Diagnostic {
    info.finding(
      "an alternate stands in a menu bar, or in the menu of a status item", at: location,
      fix: "remove 'alternate-of', or write kind=\"status-item\" on the menu of a status item")
  }

  /// Of a command in whose place it would stand itself, or others that stand in each other's.
  static func alternateOfItself(
    _ circle: [String], at location: SourceLocation, others: [SourceLocation]
  ) -> Diagnostic {
    let chain = (circle + circle.prefix(1)).map { "'\($0)'" }.joined(separator: " > ")
    return info.finding(
      circle.count == 1
        ? "'\(circle[0])' cannot be the alternate of itself"
        : "commands cannot be alternates of each other: \(chain)",
      at: location, notes: others.map { DiagnosticNote("the circle goes on here", at: $0) },
      fix: "name the command that is shown while no modifier is held")
  }

  /// Of a name in `clears` that is no toggle's, which the rule on clearing attributes speaks of.
  static func notCleared(
    _ id: String, is actual: String, at location: SourceLocation,
    declaredAt declaration: SourceLocation?
  ) -> Diagnostic {
    let article = "aeio".contains(actual.first ?? "x") ? "an" : "a"
    var finding = Diagnostic(
      "toggle-clear-all", .error, "'\(id)' is \(article) \(actual); a command clears toggles",
      at: location,
      notes: declaration.map { [DiagnosticNote("'\(id)' is declared here", at: $0)] } ?? [],
      fixIts: [FixIt("leave it out, or name a toggle")])
    // Nothing can be built for the name, also where the rule is switched off.
    finding.isStructural = true
    return finding
  }
}
