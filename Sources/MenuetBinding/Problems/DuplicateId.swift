import MenuetModel
import MenuetSource

/// Flags a second declaration of an id in one name space.
enum DuplicateId {
  static let info = RuleInfo(
    id: "duplicate-id", .source, .error,
    "an id is declared once in its name space, and a platform has one menu bar",
    guideline: .language(
      "commands, surfaces and types each have a name space of their own; an option lives in its choice"
    ),
    why: """
      A reference to an id that stands twice could mean either. To show a command in a second place,
      refer to it by 'item'. So it is with what an app has once: a menu bar on each platform, and each
      standard menu in it.
      """,
    example: """
        <menu id="format" title="Format">
          <command id="indent" title="Indent"/>
      -   <command id="§indent§" title="Indent More"/>
      +   <command id="indent-more" title="Indent More"/>
        </menu>
      """,
    isStructural: true)

  static func finding(
    _ id: String, of kind: ReferenceKinds, by element: ElementName? = nil,
    at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    // Only what an item places can stand in two places.
    let isPlaced = !kind.isDisjoint(with: .placeable)
    let reference = element.flatMap { element in
      [AttributeName.ref, .choice].first { Vocabulary.spec(element).attribute($0) != nil }
    }
    return info.finding(
      "the id '\(id)' is declared twice", at: location,
      notes: [DiagnosticNote("'\(id)' is declared here", at: first)],
      fix: FixIt(
        "choose another id"
          + (isPlaced ? ", or refer to the first one by '\(reference?.spelling ?? "item")'" : "")))
  }

  /// Of an id that a standard command has too, which nobody declares where it is placed.
  static func standardName(
    _ id: String, at location: SourceLocation, standard: SourceLocation
  ) -> Diagnostic {
    info.finding(
      "'\(id)' is the id of a standard command, which the document places too", at: location,
      notes: [DiagnosticNote("the standard command stands here", at: standard)],
      fix: "choose another id")
  }

  /// Of two parts without an id whose titles make the same one; `first` may have it as written.
  static func derived(_ id: String, of part: BoundNode, first: BoundNode) -> Diagnostic {
    let kind = part.kind.spelling
    let maker = part.has(.title) ? "title" : "role"
    return info.finding(
      "the \(maker) of this '\(kind)' makes the id '\(id)', which another '\(kind)' has",
      at: part.location(.title),
      notes: [DiagnosticNote("the other '\(kind)' is here", at: first.head)],
      fix: "give this one an id of its own")
  }

  static func secondMenuBar(
    on platforms: PlatformSet, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    info.finding(
      "there is one menu bar on \(platforms.description)", at: location,
      notes: [DiagnosticNote("the first one is here", at: first)],
      fix: "write the menus into the first one, or narrow the platforms of either")
  }

  /// Of a menu of a menu bar that goes by the name of a standard one, which the system has too.
  static func standardMenu(_ standard: StandardMenu, at location: SourceLocation) -> Diagnostic {
    info.finding(
      "the system has the menu '\(standard.rawValue)' in every menu bar", at: location,
      fix: """
        add to it  <menu standard="\(standard.rawValue)">; system-items="none" there leaves the \
        system's own commands out
        """)
  }

  static func secondMenu(
    _ standard: StandardMenu, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    info.finding(
      "the menu bar has the standard menu '\(standard.rawValue)' already", at: location,
      notes: [DiagnosticNote("'\(standard.rawValue)' is here", at: first)],
      fix: "write the items into the first one")
  }
}
