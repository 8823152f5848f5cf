import MenuetModel
import MenuetSource

/// Flags a type that a drop target takes only after a poorer one.
struct DropAcceptsOrder: Rule {
  static let info = RuleInfo(
    id: "drop-accepts-order", .dragAndDrop, .warning, fix: .unsafe,
    "a drop target names the richest type first",
    guideline: .dragAndDrop("take the richest form that the app can show"),
    why: """
      The first type that the drag offers is taken. With plain text before styled text the style is
      always lost. Types are compared within pictures, within text and within sound.
      """,
    example: """
        <drop-target id="note-drop" for="NoteBody" scope="app"
      -   accepts="public.utf8-plain-text §public.rtf§"/>
      +   accepts="public.rtf public.utf8-plain-text"/>
        <menu-bar id="bar"/>
      """)

  /// The types with which another is compared.
  private static let mostCompared = 16

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    let names = target.accepts.map(\.type)
    let types = context.exchange.types
    for (index, name) in names.enumerated() {
      let poorer = names[..<min(index, Self.mostCompared)].first { isRicher(name, than: $0, types) }
      guard let poorer else { continue }
      let order = LeastReordering(count: names.count) {
        isRicher(names[$0], than: names[$1], types)
      }
      report(
        "'\(name)' is richer than '\(poorer)' before it",
        at: context.location(ofAccept: index, of: target),
        fix: FixIt(
          "move it before '\(poorer)'", edits: edits(target, to: order?.places ?? [], in: context)))
      return
    }
  }

  private func edits(
    _ target: DropTarget, to order: [Int], in context: RuleContext
  ) -> [SourceEdit] {
    let areWords = target.accepts.allSatisfy { $0.source.node == target.source.node }
    return areWords
      ? context.reordering(wordsOf: .accepts, of: target.source, to: order)
      : context.reordering(target.accepts.map(\.source), in: target.source, to: order)
  }

  /// Returns whether it is certain that a type holds more than another one.
  private func isRicher(_ name: String, than other: String, _ types: ContentTypes) -> Bool {
    guard let fidelity = types.fidelity(of: name), let before = types.fidelity(of: other) else {
      return false
    }
    return before.rank < fidelity.rank && types.areComparable(name, other)
  }
}
