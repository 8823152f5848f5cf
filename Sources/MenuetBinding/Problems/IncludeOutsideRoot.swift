import MenuetModel
import MenuetSource

/// Flags an include that leaves the root folder; whoever reads the files makes the finding.
enum IncludeOutsideRoot {
  static let info = RuleInfo(
    id: "include-outside-root", .source, .error,
    "an include stays inside the root folder",
    guideline: .language("an include may not leave the root folder, also not by a symbolic link"),
    why: "A document from elsewhere must not be able to read files that it does not own.",
    example: """
      - <include href="§../../secret.menuet.xml§"/>
      + <button ref="indent"/>
      + <commands><command id="indent" title="Indent"/></commands>
      """,
    stage: .loading, isStructural: true)
}
