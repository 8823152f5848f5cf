import MenuetModel
import MenuetSource

/// Flags a command that stands twice in one menu or one toolbar.
struct DuplicateItem: DocumentRule {
  static let info = RuleInfo(
    id: "item-duplicate", .menus, .error, fix: .unsafe,
    "a command stands once among its siblings",
    guideline: .menus("each item of a menu is a command, an option or a state"),
    why: """
      Two items that do the same make people look for a difference. Items that are never there at the
      same time may place one command.
      """,
    failing: """
      <commands><command id="indent" title="Indent"/></commands>
      <menu id="format" title="Format">
        <item ref="indent"/>
        <command id="outdent" title="Outdent"/>
        <item ref="§indent§"/>
      </menu>
      """,
    passing: """
      <commands><command id="indent" title="Indent"/></commands>
      <menu id="format" title="Format">
        <item ref="indent"/>
        <command id="outdent" title="Outdent"/>
      </menu>
      """)

  /// Where a subject was met last: the number of a level, and that of an element in it.
  private struct Met {
    var level = -1
    var element = -1
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var commands = Array(repeating: Met(), count: document.commands.count)
    var choices = Array(repeating: Met(), count: document.choices.count)
    for (number, level) in context.walk.levels.enumerated() {
      for (place, element) in level.content.enumerated() {
        guard case .item(let item) = element else { continue }
        let here = Met(level: number, element: place)
        let last: Met
        switch item.subject {
        case .command(let index):
          last = commands[index]
          commands[index] = here
        case .choice(let index):
          last = choices[index]
          choices[index] = here
        case .none: continue
        }
        if last.level == number, case .item(let first) = level.content[last.element] {
          compare(item, first, level, in: context, report: &report)
        }
      }
    }
    for toolbar in context.walk.toolbars { check(toolbar, in: context, report: &report) }
  }

  /// A toolbar shows its items side by side, in whatever region or group they stand.
  private func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    var met: [Subject: ToolbarEntry] = [:]
    for entry in context.entries(of: toolbar) {
      guard let subject = entry.unit.subject else { continue }
      guard let first = met.updateValue(entry, forKey: subject),
        context.canMeet(context.presence(of: entry), context.presence(of: first))
      else { continue }
      report.report(
        Self.self, "'\(context.title(of: entry.unit))' stands twice in this toolbar",
        at: context.location(of: entry.unit),
        notes: [DiagnosticNote("it stands here already", at: context.location(of: first.unit))],
        fixIts: [
          context.removal(of: entry.unit.source, "remove the second one", isSafe: false)
        ])
    }
  }

  private func compare(
    _ item: Item, _ first: Item, _ level: MenuLevel, in context: RuleContext,
    report: inout Findings
  ) {
    let hides = level.surface == .contextMenu
    let presence = context.presence(of: item, hidingByDefault: hides)
    guard context.canMeet(presence, context.presence(of: first, hidingByDefault: hides)) else {
      return
    }
    let title = context.document.title(of: item)
    report.report(
      Self.self, "'\(title)' stands twice in this menu", at: context.location(of: item),
      notes: [DiagnosticNote("it stands here already", at: context.location(of: first))],
      fixIts: [
        context.removal(of: item.source, "remove the second one", isSafe: false)
      ])
  }
}

extension ToolbarUnit {
  /// The command or choice that people press in the bar.
  fileprivate var subject: Subject? {
    switch content {
    case .popUpButton(let button): button.subject
    case .segmented(let control): control.subject
    default: item?.subject
    }
  }
}
