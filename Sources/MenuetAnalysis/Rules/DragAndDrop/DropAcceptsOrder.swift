import MenuetModel
import MenuetSource

/// Flags a type that a drop target takes only after a poorer one.
struct DropAcceptsOrder: DocumentRule {
  static let info = RuleInfo(
    id: "drop-accepts-order", .dragAndDrop, .warning,
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
        guard let fidelity = types.fidelity(of: name) else { continue }
        let poorer = names[..<min(index, Self.mostCompared)].first { other in
          types.areComparable(name, other)
            && types.fidelity(of: other).map { $0.rank < fidelity.rank } ?? false
        }
        guard let poorer else { continue }
        report.report(
          Self.self, "'\(name)' is richer than '\(poorer)' before it",
          at: context.location(ofAccept: index, of: target),
          fixIts: [FixIt("move it before '\(poorer)'")])
        break
      }
    }
  }
}
