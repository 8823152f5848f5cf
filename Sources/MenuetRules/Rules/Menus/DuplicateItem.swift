import MenuetModel
import MenuetSource

/// Flags a command that stands twice in one menu, toolbar, sheet or alert.
struct DuplicateItem: DocumentRule {
  static let info = RuleInfo(
    id: "item-duplicate", .menus, .error, fix: .safe,
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
    checkMenus(document, in: context, report: &report)
    for toolbar in context.walk.toolbars { check(toolbar, in: context, report: &report) }
    checkPresented(in: context, report: &report)
  }

  private func checkMenus(
    _ document: Document, in context: RuleContext, report: inout Findings
  ) {
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
  }

  /// What a sheet, cover, popover or alert holds beside its toolbar.
  private func checkPresented(in context: RuleContext, report: inout Findings) {
    struct Key: Hashable {
      var surface: String
      var subject: Subject
    }
    var met: [Key: Item] = [:]
    for placement in context.walk.placements {
      let word: String
      switch placement.place {
      case .alert: word = "alert"
      case .sheet: word = "sheet"
      case .cover: word = "cover"
      case .popover: word = "popover"
      default: continue
      }
      let item = placement.item
      let key = Key(surface: "\(word) \(placement.surface)", subject: item.subject)
      guard item.subject != .none, let first = met.updateValue(item, forKey: key) else { continue }
      self.report(
        item, first, (context.presence(of: item), context.presence(of: first)), in: word, context,
        &report)
    }
  }

  /// A toolbar shows its items side by side, in whatever region or group they stand.
  private func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    var met: [Subject: ToolbarEntry] = [:]
    for entry in context.entries(of: toolbar) {
      guard let subject = entry.unit.subject else { continue }
      guard let first = met.updateValue(entry, forKey: subject) else { continue }
      let presences = (context.presence(of: entry), context.presence(of: first))
      guard context.canMeet(presences.0, presences.1) else { continue }
      let location = context.location(of: entry.unit)
      report.report(
        Self.self, "'\(context.title(of: entry.unit))' stands twice in this toolbar",
        at: location,
        notes: [DiagnosticNote("it stands here already", at: context.location(of: first.unit))]
          + context.doubts(presences.0.conditions + presences.1.conditions, at: location),
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
    let presences = (
      context.presence(of: item, hidingByDefault: hides),
      context.presence(of: first, hidingByDefault: hides)
    )
    self.report(item, first, presences, in: "menu", context, &report)
  }

  private func report(
    _ item: Item, _ first: Item, _ presences: (Presence, Presence), in place: String,
    _ context: RuleContext, _ report: inout Findings
  ) {
    guard context.canMeet(presences.0, presences.1) else { return }
    let title = context.document.title(of: item)
    let location = context.location(of: item)
    report.report(
      Self.self, "'\(title)' stands twice in this \(place)", at: location,
      notes: [DiagnosticNote("it stands here already", at: context.location(of: first))]
        + context.doubts(presences.0.conditions + presences.1.conditions, at: location),
      fixIts: [
        // Of two alike in one place the second says nothing; others may be meant to differ.
        context.removal(
          of: item.source, "remove the second one",
          isSafe: context.written.areAlike(item.source.node, first.source.node)
            && context.parent(of: item.source, isThatOf: first.source))
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
