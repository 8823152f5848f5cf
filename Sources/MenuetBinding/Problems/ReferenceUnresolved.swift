import MenuetModel
import MenuetSource

/// Flags a reference to an id that nothing declares.
enum ReferenceUnresolved {
  static let info = RuleInfo(
    id: "reference-unresolved", .generic, .error,
    grades: [.note("for a name in 'for' that is nearly a region's id")], fix: .safe,
    "a reference names something that is declared",
    guideline: .language("all references are checked; forward references are allowed"),
    why:
      "A reference to nothing is an item that cannot be shown, or a command that presents nothing.",
    example: """
        <menu id="format" title="Format">
          <command id="indent" title="Indent"/>
      -   <item ref="§outdnt§"/>
      +   <item ref="outdent"/>
        </menu>
      - <button id="outdent" title="Outdent"/>
      + <commands>
      +   <command id="outdent" title="Outdent"/>
      + </commands>
      """,
    isStructural: true)

  static func finding(
    _ id: String, kinds: ReferenceKinds, at places: UnknownName.Places, meant: String?
  ) -> Diagnostic {
    places.finding { first in
      info.finding(
        "nothing declares '\(id)'; \(kinds.description) is expected here", at: first,
        fix: meant.map(places.replacing) ?? remedy(id, kinds))
    }
  }

  /// A note of a name in `for`, which may be any, but is nearly that of a region.
  static func region(
    _ name: String, at places: [SourceLocation], meant: String
  ) -> Diagnostic {
    var finding = info.finding(
      "no region has the id '\(name)', which is nearly that of '\(meant)'",
      at: places[0], severity: .note,
      notes: [DiagnosticNote]("'\(name)' is used here too", at: places.dropFirst()),
      fix: FixIt(
        "write '\(meant)'",
        edits: places.filter { $0.file == places[0].file }.map { SourceEdit($0, meant) }))
    finding.further = Array(places.dropFirst())
    return finding
  }

  private static func remedy(_ id: String, _ kinds: ReferenceKinds) -> FixIt {
    // A sentence can be no id: it is what the thing that is named should say.
    if id.contains(" ") {
      return FixIt("write it into \(kinds.description) of its own, and name that by its id")
    }
    if kinds.contains(.command), let standard = SystemCommand(rawValue: id) {
      return FixIt(
        "place the standard command itself, or declare it in 'commands'  "
          + "<command system=\"\(standard.rawValue)\"/>")
    }
    return FixIt("declare '\(id)', or refer to something that is declared")
  }
}
