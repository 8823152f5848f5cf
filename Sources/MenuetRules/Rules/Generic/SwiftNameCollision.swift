import MenuetModel
import MenuetSource

/// Flags two ids that become one name of Swift, an id that becomes a name which a view controller has
/// already, and a document's name that a type of a framework has.
struct SwiftNameCollision: Rule {
  static let info = RuleInfo(
    id: "swift-name-collision", .generic, .error,
    grades: [
      .warning(
        "for a document that is called as a type of a framework which its code does not use"),
      .note("for an id that only a type which an app can do without has, such as `NSDocument`"),
    ],
    "what becomes a name of Swift becomes one that is free",
    guideline: .language("ids of one name space that map to one Swift name are an error"),
    why: """
      Generated code names cases, methods and properties after the ids. Two of one name would not
      compile, and what a view controller has already, as `isEditing`, nobody would write. A
      `swift-name` takes the place of the id in Swift alone. The document's own `name` becomes a type,
      which hides a framework's of the same name from all code of the app: generated code that uses the
      framework's does not compile.
      """,
    example: """
        <menu id="format" title="Format">
          <command id="indent-more" title="Indent More"/>
      -   <command id="§indent_more§" title="Indent Much More"/>
      +   <command id="indent-much-more" title="Indent Much More"/>
        </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard mayCollide(document, in: context) else { return }
    for collision in SwiftName.collisions(in: document) {
      let place = place(of: collision.source, in: context)
      switch collision.owner {
      case .inherited(let type):
        report(
          "'\(collision.id)' becomes '\(collision.name)' in Swift, which \(type.name) has already",
          at: place, severity: type.isUsual ? nil : .note,
          fix: "choose another id, or give a 'swift-name'")
      case .declaration(let otherID, let otherSource):
        guard otherID != collision.id else { continue }
        let otherPlace = self.place(of: otherSource, in: context)
        // The later one is to blame, of whatever kind the two are.
        let isLater = otherPlace.precedes(place)
        let ids = isLater ? (collision.id, otherID) : (otherID, collision.id)
        report(
          "'\(ids.0)' becomes '\(collision.name)' in Swift, as does '\(ids.1)'",
          at: isLater ? place : otherPlace,
          notes: [DiagnosticNote("'\(ids.1)' is declared here", at: isLater ? otherPlace : place)],
          fix: FixIt(
            "choose ids that differ by more than dashes, underscores and case, or give one a"
              + " 'swift-name'"))
      }
    }
  }

  /// The source of a name in Swift.
  private func place(of source: SourceReference, in context: RuleContext) -> SourceLocation {
    context.location(context.isWritten(.swiftName, on: source) ? .swiftName : .id, of: source)
  }

  /// Returns whether some names might be the same: their letters and digits are, without case and
  /// without the words that naming adds or drops. Spares nearly all documents the making of all
  /// names.
  private func mayCollide(_ document: Document, in context: RuleContext) -> Bool {
    if document.swiftNames != SwiftNames() { return true }
    let inherited = InheritedMembers(on: document.platforms).names
    var commands = FoldedNames(
      capacity: document.commands.count + document.choices.count * 4 + inherited.count)
    for name in inherited { _ = commands.insert(name) }
    var surfaces = FoldedNames(capacity: document.menus.count * 2)
    var hasRepetition = false
    context.written.forEachAttribute([.id]) { attribute, id in
      guard !hasRepetition, let element = context.written.kind(attribute.node) else { return }
      switch element {
      case .command, .toggle, .choice, .state, .button: hasRepetition = !commands.insert(id)
      case .option, .detent, .type, .field: break
      default: hasRepetition = !surfaces.insert(id, isSurface: true)
      }
    }
    for index in document.commands.indices where document.commands[index].system != nil {
      let command = document.commands[index]
      if context.isWritten(.id, on: command.source) { continue }
      if !commands.insert(command.id) { return true }
    }
    return hasRepetition
      || document.sheets.contains { !$0.ownDetents.isEmpty && $0.detents.count > 1 }
      || document.choices.contains { choice in
        var options = FoldedNames(capacity: choice.options.count)
        return choice.options.contains { !options.insert($0.id) }
      }
  }
}
