import MenuetModel
import MenuetSource

/// One place in which a command or an option answers to a shortcut.
struct ShortcutUse {
  var shortcut: Shortcut
  var subject: Subject
  /// The option of a choice, from 1; 0 for a command.
  var option = 0
  var system: SystemCommand?
  var title: String
  var platforms: PlatformSet
  var conditions: [Condition]
  /// The alert, sheet, cover or popover in which it stands.
  var presentation: String?
  var isInAlert = false
  /// Where the shortcut is written, else the place.
  var location: SourceLocation
  /// Indicates whether the document writes the shortcut, rather than a standard command bringing
  /// it.
  var isWritten: Bool
  /// The standard menu that brings it, where that menu is left to the system.
  var standard: StandardMenu?

  func isSame(as other: ShortcutUse) -> Bool { subject == other.subject && option == other.option }
}

/// Every place of something that has a shortcut, in document order by kind of surface. What the
/// document leaves to the system comes last.
struct ShortcutTable {
  let uses: [ShortcutUse]
  /// The platforms on which a standard command has its shortcut.
  private var standard: [Shortcut: PlatformSet] = [:]
  /// The standard commands in menu bars that have other keys than their own, or none.
  private let rekeyed: Set<SystemCommand>

  init(_ context: RuleContext) {
    uses = context.shortcutUses
    rekeyed = context.rekeyedCommands
    for use in uses {
      guard let text = use.system?.facts.shortcut, let shortcut = try? Shortcut(parsing: text),
        shortcut.chord == use.shortcut.chord
      else { continue }
      standard[use.shortcut.chord, default: []].formUnion(use.platforms)
    }
  }

  /// Returns whether `shortcut-clash` says that a shortcut belongs to the standard command.
  func isTaken(_ use: ShortcutUse) -> Bool {
    standard[use.shortcut.chord].map { !$0.isDisjoint(with: use.platforms) } ?? false
  }
}

extension ShortcutTable {
  /// Returns whether a purpose lost its shortcut, because the document gives its command others.
  func isFree(_ purpose: StandardShortcuts.Purpose) -> Bool {
    purpose.command.map { rekeyed.contains($0) } ?? false
  }
}

extension RuleContext {
  fileprivate var rekeyedCommands: Set<SystemCommand> {
    Set(
      walk.placements.compactMap { placement -> SystemCommand? in
        guard placement.place == .menu(.menuBar),
          let system = document.command(of: placement.item)?.system,
          let text = system.facts.shortcut, let own = try? Shortcut(parsing: text)
        else { return nil }
        return document.shortcut(of: placement.item)?.chord == own.chord ? nil : system
      })
  }

  fileprivate var shortcutUses: [ShortcutUse] {
    var uses: [ShortcutUse] = []
    let placements = walk.placements
    for index in placements.indices {
      let item = placements[index].item
      switch item.subject {
      case .command(let number):
        guard
          item.overrides?.value.shortcut != nil || document.commands[number].shortcut != nil,
          let shortcut = document.shortcut(of: item)
        else { continue }
        uses.append(use(of: shortcut, by: number, at: placements[index]))
      case .choice(let number):
        let conditions = placements[index].visibleWhen + availability(of: item)
        addOptions(
          of: number, item.platforms, conditions, view: placements[index].view, to: &uses)
      case .none: continue
      }
    }
    for button in walk.popUpButtons {
      guard case .choice(let number) = button.subject else { continue }
      let conditions = [button.visibleWhen, button.enabledWhen].compactMap { $0 }
      addOptions(of: number, button.platforms, conditions, view: button.view, to: &uses)
    }
    for control in walk.segmentedControls {
      guard case .choice(let number) = control.subject else { continue }
      let conditions = [control.visibleWhen, control.enabledWhen].compactMap { $0 }
      addOptions(of: number, control.platforms, conditions, view: control.view, to: &uses)
    }
    if !uses.isEmpty { addFilledIn(to: &uses) }
    return uses
  }

  private func use(
    of shortcut: Shortcut, by number: Int, at placement: Placement
  ) -> ShortcutUse {
    let item = placement.item
    let isInAlert = placement.place == .alert
    return ShortcutUse(
      shortcut: shortcut, subject: item.subject, system: document.commands[number].system,
      title: document.title(of: item), platforms: item.platforms,
      conditions: placement.visibleWhen + availability(of: item),
      presentation: isInAlert ? "alert \(placement.surface)" : presentation(placement.view),
      isInAlert: isInAlert, location: location(.shortcut, for: item),
      isWritten: isWritten(.shortcut, on: item.source)
        || isWritten(.shortcut, on: document.commands[number].source))
  }

  private func presentation(_ view: String?) -> String? {
    view.flatMap { presented.isView($0) ? $0 : nil }
  }

  private func addOptions(
    of number: Int, _ platforms: PlatformSet, _ conditions: [Condition], view: String?,
    to uses: inout [ShortcutUse]
  ) {
    let options = document.choices[number].options
    for (index, option) in options.enumerated() {
      guard let shortcut = option.shortcut else { continue }
      uses.append(
        ShortcutUse(
          shortcut: shortcut, subject: .choice(number), option: index + 1, title: option.title,
          platforms: platforms.intersection(option.platforms),
          conditions: conditions + [option.visibleWhen, option.enabledWhen].compactMap { $0 },
          presentation: presentation(view), location: location(.shortcut, of: option.source),
          isWritten: true))
    }
  }

  private func addFilledIn(to uses: inout [ShortcutUse]) {
    for brought in filledInShortcuts {
      let command = brought.command.map { document.commands[$0] }
      uses.append(
        ShortcutUse(
          shortcut: brought.shortcut, subject: brought.command.map { .command($0) } ?? .none,
          system: brought.filled.system, title: brought.title,
          platforms: brought.filled.platforms,
          conditions: [command?.visibleWhen, command?.enabledWhen].compactMap { $0 },
          location: location(brought.filled.barSource), isWritten: false,
          standard: brought.filled.menu))
    }
  }
}
