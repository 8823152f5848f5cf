import MenuetSource

/// Flags a second declaration of an id in one name space.
struct DuplicateId: Rule {
  static let info = RuleInfo(
    id: "duplicate-id", .source, .error,
    "an id is declared once in its name space",
    guideline: .language(
      "commands, surfaces and types each have a name space of their own; an option lives in its choice"
    ),
    why: """
      A reference to an id that stands twice could mean either. To show a command in a second place,
      refer to it by 'item'.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent"/>
        <command id="§indent§" title="Indent More"/>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent"/>
        <command id="indent-more" title="Indent More"/>
      </menu>
      """,
    isStructural: true)

  static func finding(
    _ id: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    info.finding(
      "the id '\(id)' is declared twice", at: location,
      notes: [DiagnosticNote("'\(id)' is declared here", at: first)],
      fixIts: [FixIt("choose another id, or refer to the first one by 'item'")])
  }
}
