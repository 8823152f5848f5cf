import MenuetLayout
import MenuetModel

/// Collects the data of a page on one platform and in one language from a laid-out document.
///
/// In both editions and all text sizes at a time, and with menus in each of their forms: what these
/// have in common is collected once.
struct PageBuilder {
  let document: Document
  /// With the first of the text sizes.
  let context: LayoutContext
  /// By the number of the edition, with the first of the text sizes.
  let drawers: [SurfaceDrawer]
  /// The looks by the number of the text size and of the edition.
  let styles: [[DrawingStyle]]
  /// Indicates by text size whether a menu has other forms than the one that the document asks for.
  var hasForms: [Bool]
  /// By text size; `nil` for the one of the layout.
  private var engines: [MenuLayoutEngine?]
  let regions: PageRegions

  /// - Parameter sizes: The text sizes, that of the layout among them, from the smallest up.
  init(_ laidOut: LaidOutDocument, sizes: [ContentSize]) {
    let document = laidOut.shown
    self.document = document
    let contexts = sizes.map { size in
      var context = laidOut.context
      context.contentSize = size
      return context
    }
    context = laidOut.context
    regions = PageRegions(document, on: laidOut.context.platform)
    let drawers = GuidelineEdition.allCases.map { edition in
      var shown = document
      shown.guidelines = edition
      return SurfaceDrawer(
        shown, context: laidOut.context, appearance: .light, symbols: SymbolSource())
    }
    self.drawers = drawers
    styles = contexts.map { context in drawers.map { $0.style.inContext(context) } }
    hasForms = sizes.map { _ in false }
    engines = contexts.map { context in
      context == laidOut.context ? nil : MenuLayoutEngine(document: document, context: context)
    }
  }

  /// A value that may be another one in each text size.
  func bySize(_ value: (Int) -> PageValue?) -> PageValue? {
    .choice(.size, styles.indices.map(value))
  }

  /// The layouts of a menu by text size.
  mutating func layoutsBySize(
    _ content: [MenuElement], _ layouts: MenuLayouts, _ kind: MenuetLayout.MenuKind
  ) -> [MenuLayouts] {
    var readings = MenuReadings()
    return engines.indices.map {
      engines[$0]?.layOut(content, asIn: layouts, kind: kind, readings: &readings) ?? layouts
    }
  }

  /// A value that may be another one in each edition.
  func byEdition(_ value: (SurfaceDrawer) -> PageValue?) -> PageValue? {
    // Drawers are large: iterating over them would copy each.
    .choice(.edition, drawers.indices.map { value(drawers[$0]) })
  }

  /// All that people see in the context.
  mutating func data() -> PageValue {
    let surfaces = Surface.all(in: document, on: context.platform).map { surface($0) }
    let looks = styles.map { $0.map { PageLook($0) } }
    var members: PageValue = [
      "name": .text(document.name),
      "context": bySize { .text(SVGRenderer.describe(styles[$0][0].context)) },
      "language": .text(context.locale), "rightToLeft": .flag(context.isRightToLeft),
      "desktop": .flag(context.platform == .macos),
      "hasForms": bySize { hasForms[$0] ? .flag(true) : nil },
      "classes": bySize { .choice(.edition, looks[$0].map { .text($0.classes) }) },
      "lengths": .choice(
        .edition,
        drawers.indices.map { edition in .members(.size, looks.map { $0[edition].lengths }) }),
      "devices": devices,
      "widths": .list(context.platform.usualBarWidths.map { PageValue($0) }),
      "words": words,
      "states": .list(
        document.states.map { ["id": .text($0.id), "title": .text($0.title ?? $0.id)] }),
      "commands": .list(document.commands.map(command)),
      "choices": .list(document.choices.map { choice($0) }),
      "surfaces": .list(surfaces), "views": views, "shortcuts": shortcuts(),
      "parts": document.views.isEmpty ? nil : parts(of: nil),
    ]
    members +=
      PageExchange(regions, of: document, isDesktop: context.platform == .macos).values
    return members
  }

  /// The words of the system that no document has.
  private var words: PageValue {
    let words = context.systemWords(for: document)
    return [
      "more": .text(words?.title(of: .more) ?? StandardWord.more.title),
      "moreSymbol": byEdition {
        PageValue.symbol(named: $0.style.shownSymbol(of: .overflow))
      },
      "customize": .text(context.word(for: .customizeToolbar, in: document)),
      "done": .text(context.word(for: .done, in: document)),
    ]
  }

  private func command(_ command: Command) -> PageValue {
    [
      "id": .text(command.id), "title": .text(command.title),
      "does": command.effect.map { .text($0.rawValue) },
      "undoable": .flag(command.traits.contains(.undoable)),
      "toggle": command.isToggle ? .text((command.form ?? .checkmark).rawValue) : nil,
      "presents": command.presents.map { .text($0) },
      "replaces": .flag(command.presentation == .replace),
      "confirm": command.confirm.map { .text($0) },
      "navigates": command.navigates.map { .text($0) },
      "detent": command.setsDetent.map { .text($0) },
      "clears": .list(command.clears.map { .text($0) }),
      "keepsOpen": .flag(command.traits.contains(.keepsMenuOpen)),
      "dismisses": .flag(command.traits.contains(.dismisses)),
    ]
  }

  private mutating func choice(_ choice: Choice) -> PageValue {
    var options: [PageValue] = []
    for option in choice.options {
      var members: PageValue = [
        "id": .text(option.id), "title": .text(option.title),
        "symbol": PageValue.symbol(named: option.symbol ?? option.image),
        "enabled": option.enabledWhen.map { PageValue($0) },
        "visible": option.visibleWhen.map { PageValue($0) },
      ]
      members += .spoken(option)
      options.append(members)
    }
    return [
      "id": .text(choice.id), "title": .text(choice.title ?? choice.id),
      "options": .list(options),
      "enabled": choice.enabledWhen.map { PageValue($0) },
    ]
  }
}

extension Command {
  /// The standard command that says what this one does to the content of the app: itself, the one
  /// that people expect of its shortcut, or deleting for a destructive one; `nil` for any other.
  fileprivate var effect: SystemCommand? {
    if let system { return system }
    let purposes = shortcut.map { StandardShortcuts.purposes(of: $0, on: platforms) } ?? []
    return purposes.lazy.compactMap(\.command).first ?? (role == .destructive ? .delete : nil)
  }
}

/// A finding in a document, as a page lists it.
package struct PageFinding: Sendable {
  package let rule: String
  package let severity: String
  package let message: String
  /// The file, the line and the column.
  package let place: String
  /// The rule in one sentence; `nil` where it has no page.
  package let summary: String?

  package init(rule: String, severity: String, message: String, place: String, summary: String?) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.summary = summary
  }

  /// Indicates whether it keeps the document from being built.
  package var isError: Bool { severity == "error" }

  var value: PageValue {
    [
      "rule": .text(rule), "severity": .text(severity), "message": .text(message),
      "place": .text(place), "summary": summary.map { .text($0) },
    ]
  }
}
