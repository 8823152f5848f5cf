import MenuetLayout
import MenuetModel

/// Collects the data of a page in one context from a laid-out document.
///
/// In both editions, whose layouts are equal, and with menus in each of their forms.
struct PageBuilder {
  let document: Document
  let context: LayoutContext
  /// By the number of the edition.
  let drawers: [SurfaceDrawer]
  let regions: PageRegions
  /// The form in which menus are shown; `nil` for the one that the document asks for.
  var form: MenuLayoutSize?
  /// Indicates whether a menu has other forms than the one that the document asks for.
  var hasForms = false
  var knownMenus: PageKnownMenus

  /// - Parameter knownMenus: Those of the same document in other text sizes.
  init(_ laidOut: LaidOutDocument, knownMenus: PageKnownMenus) {
    self.knownMenus = knownMenus
    document = laidOut.shown
    context = laidOut.context
    regions = PageRegions(laidOut.shown, on: laidOut.context.platform)
    drawers = GuidelineEdition.allCases.map { edition in
      var shown = laidOut.shown
      shown.guidelines = edition
      return SurfaceDrawer(
        shown, context: laidOut.context, appearance: .light, symbols: SymbolSource())
    }
  }

  /// A value that may be another one in each edition.
  func byEdition(_ value: (SurfaceDrawer) -> PageValue?) -> PageValue? {
    .choice(.edition, drawers.map(value))
  }

  /// All that people see in the context.
  mutating func data() -> PageValue {
    let surfaces = Surface.all(in: document, on: context.platform).map { surface($0) }
    let looks = drawers.map { PageLook($0.style) }
    var members: PageValue = [
      "name": .text(document.name), "context": .text(SVGRenderer.describe(context)),
      "language": .text(context.locale), "rightToLeft": .flag(context.isRightToLeft),
      "desktop": .flag(context.platform == .macos), "hasForms": .flag(hasForms),
      "classes": .choice(.edition, looks.map { .text($0.classes) }),
      "lengths": .choice(.edition, looks.map(\.lengths)),
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
    ]
  }

  private func command(_ command: Command) -> PageValue {
    [
      "id": .text(command.id), "title": .text(command.title),
      "toggle": command.isToggle ? .text((command.form ?? .checkmark).rawValue) : nil,
      "presents": command.presents.map { .text($0) },
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
      options.append([
        "id": .text(option.id), "title": .text(option.title),
        "symbol": PageValue.symbol(named: option.symbol ?? option.image),
        "enabled": option.enabledWhen.map { PageValue($0) },
        "visible": option.visibleWhen.map { PageValue($0) },
      ])
    }
    return [
      "id": .text(choice.id), "title": .text(choice.title ?? choice.id),
      "options": .list(options),
      "enabled": choice.enabledWhen.map { PageValue($0) },
    ]
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
