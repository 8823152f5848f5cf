import MenuetModel
import MenuetSource

/// Flags a type that a drop target takes only after a poorer one.
struct DropAcceptsOrder: DocumentRule {
  static let info = RuleInfo(
    id: "drop-accepts-order", .dragAndDrop, .warning, fix: .unsafe,
    "a drop target names the richest type first",
    guideline: .dragAndDrop("take the richest form that the app can show"),
    why: """
      The first type that the drag offers is taken. With plain text before styled text the style is
      always lost. Types are compared within pictures, within text and within sound.
      """,
    failing: """
      <drop-target id="note-drop" for="NoteBody" scope="app"
        accepts="public.utf8-plain-text §public.rtf§"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <drop-target id="note-drop" for="NoteBody" scope="app"
        accepts="public.rtf public.utf8-plain-text"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  /// The types with which another is compared.
  private static let mostCompared = 16

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let types = ContentTypes(document)
    for target in document.dropTargets {
      let names = target.accepts.map(\.type)
      for (index, name) in names.enumerated() {
        let poorer = names[..<min(index, Self.mostCompared)].first {
          Self.isRicher(name, than: $0, types)
        }
        guard let poorer else { continue }
        report.report(
          Self.self, "'\(name)' is richer than '\(poorer)' before it",
          at: context.location(ofAccept: index, of: target),
          fixIts: [sorting(target, "move it before '\(poorer)'", types, in: context)])
        break
      }
    }
  }

  /// A remedy that moves all types that stand behind poorer ones.
  private func sorting(
    _ target: DropTarget, _ title: String, _ types: ContentTypes, in context: RuleContext
  ) -> FixIt {
    let accepts = target.accepts
    let order = LeastReordering(count: accepts.count) {
      Self.isRicher(accepts[$0].type, than: accepts[$1].type, types)
    }
    let places = order?.places ?? []
    let areWords = accepts.allSatisfy { $0.source.node == target.source.node }
    return FixIt(
      title,
      edits: areWords
        ? context.reordering(wordsOf: .accepts, of: target.source, to: places)
        : context.reordering(accepts.map(\.source), in: target.source, to: places))
  }

  /// True where it is certain that a type holds more than another one.
  private static func isRicher(_ name: String, than other: String, _ types: ContentTypes) -> Bool {
    guard let fidelity = types.fidelity(of: name), let before = types.fidelity(of: other) else {
      return false
    }
    return before.rank < fidelity.rank && types.areComparable(name, other)
  }
}
