import MenuetLayout
import MenuetModel

/// Collects the data of a page from a laid-out document.
struct PageBuilder {
  let document: Document
  let context: LayoutContext
  var symbols: PageSymbols
  /// The menus that anything opens, which refer to each other by their indices.
  var menus: [PageValue] = []

  init(_ laidOut: LaidOutDocument, symbols: SymbolSource) {
    document = laidOut.shown
    context = laidOut.context
    self.symbols = PageSymbols(symbols, isRightToLeft: context.isRightToLeft)
  }

  /// All data of the page.
  ///
  /// - Parameter values: Those that hold at first.
  mutating func data(
    _ findings: [PageFinding], values: StateValues, reload: PageReload?
  ) -> PageValue {
    let surfaces = Surface.all(in: document, on: context.platform).map { surface($0) }
    return [
      "name": .text(document.name), "file": .text(document.fileName),
      "platform": .text(context.platform.rawValue),
      "desktop": .flag(context.platform == .macos),
      "states": .list(
        document.states.map { ["id": .text($0.id), "title": .text($0.title ?? $0.id)] }),
      "on": .list(document.stateNames.filter { values[$0] }.map { .text($0) }),
      "commands": .list(document.commands.map(command)),
      "choices": .list(document.choices.map { choice($0) }),
      "surfaces": .list(surfaces), "menus": .list(menus),
      "missing": .list(symbols.missing.map { .text($0) }),
      "findings": .list(findings.map(\.value)),
      "reload": reload.map { ["file": .text($0.file), "version": .text($0.version)] },
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
        "symbol": symbols.id(option.symbol ?? option.image),
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

  fileprivate var value: PageValue {
    [
      "rule": .text(rule), "severity": .text(severity), "message": .text(message),
      "place": .text(place), "summary": summary.map { .text($0) },
    ]
  }
}
