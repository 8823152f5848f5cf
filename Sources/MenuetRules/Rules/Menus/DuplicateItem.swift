import MenuetModel
import MenuetSource

/// Flags a command that stands twice in one menu, toolbar, sheet or alert.
struct DuplicateItem: Rule {
  static let info = RuleInfo(
    id: "item-duplicate", .menus, .error, fix: .safe,
    "a command stands once among its siblings",
    guideline: .menus("each item of a menu is a command, an option or a state"),
    why: """
      Two items that do the same make people look for a difference. Items that are never there at the
      same time may place one command.
      """,
    example: """
        <commands><command id="indent" title="Indent"/></commands>
        <menu id="format" title="Format">
          <item ref="indent"/>
          <command id="outdent" title="Outdent"/>
      -   <item ref="§indent§"/>
        </menu>
      """)

  /// One place of a command or choice among its siblings.
  private struct Place {
    let title: String
    let presence: Presence
    let location: SourceLocation
    let source: SourceReference
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var met = LastPlaces()
    for level in context.walk.levels {
      met.begin()
      let hides = level.surface == .contextMenu
      for (index, element) in level.content.enumerated() {
        guard case .item(let item) = element, let first = met.place(item.subject, at: index),
          case .item(let other) = level.content[first]
        else { continue }
        compare(
          place(of: item, hides, context), place(of: other, hides, context), in: "menu", context,
          &report)
      }
    }
    for toolbar in context.walk.toolbars {
      met.begin()
      let entries = context.walk.entries(of: toolbar)
      for (index, entry) in entries.enumerated() {
        guard let subject = entry.unit.chosen, let first = met.place(subject, at: index) else {
          continue
        }
        compare(
          place(of: entry, context), place(of: entries[first], context), in: "toolbar", context,
          &report)
      }
    }
    checkPresented(&met, in: context, report: &report)
  }

  /// The items that a sheet, cover, popover or alert holds beside its toolbar.
  private func checkPresented(
    _ met: inout LastPlaces, in context: RuleContext, report: inout Findings
  ) {
    let placements = context.walk.placements
    var previous: Placement?
    for index in placements.indices {
      let placement = placements[index]
      guard let word = placement.place.presentation else { continue }
      if previous?.place != placement.place || previous?.surface != placement.surface {
        met.begin()
      }
      previous = placement
      guard let first = met.place(placement.item.subject, at: index) else { continue }
      compare(
        place(of: placement.item, false, context),
        place(of: placements[first].item, false, context), in: word, context, &report)
    }
  }

  private func place(of item: Item, _ hides: Bool, _ context: RuleContext) -> Place {
    Place(
      title: context.document.title(of: item),
      presence: context.presence(of: item, hidingByDefault: hides),
      location: context.location(of: item), source: item.source)
  }

  private func place(of entry: ToolbarEntry, _ context: RuleContext) -> Place {
    Place(
      title: context.title(of: entry.unit), presence: context.presence(of: entry),
      location: context.location(of: entry.unit), source: entry.unit.source)
  }

  private func compare(
    _ second: Place, _ first: Place, in surface: String, _ context: RuleContext,
    _ report: inout Findings
  ) {
    guard context.canMeet(second.presence, first.presence) else { return }
    // Of two alike in one place the second says nothing; others may be meant to differ.
    let isSafe =
      context.written.areAlike(second.source.node, first.source.node)
      && context.parent(of: second.source, isThatOf: first.source)
    report(
      "'\(second.title)' stands twice in this \(surface)", at: second.location,
      notes: [DiagnosticNote("it stands here already", at: first.location)]
        + context.doubts(
          second.presence.conditions + first.presence.conditions, at: second.location),
      fix: context.removal(of: second.source, "remove the second one", isSafe: isSafe))
  }
}

/// Where each command and choice stands last on a surface.
private struct LastPlaces {
  private var places: [Subject: Int] = [:]

  /// Begins another surface.
  mutating func begin() { places.removeAll(keepingCapacity: true) }

  /// Takes a place; gives the one before it with the same subject.
  mutating func place(_ subject: Subject, at index: Int) -> Int? {
    subject == .none ? nil : places.updateValue(index, forKey: subject)
  }
}

extension Placement.Place {
  /// The name of a presentation; `nil` for any other place.
  fileprivate var presentation: String? {
    switch self {
    case .alert: "alert"
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    default: nil
    }
  }
}
