import MenuetModel
import MenuetSource

/// Flags commands that people expect side by side in different groups of one menu.
struct SplitCommandFamily: MenuRule {
  static let info = RuleInfo(
    id: "menu-split-related", .menus, .warning,
    "commands that belong together stand in one group",
    guideline: .menus("don't divide related commands, even if some are used more than others"),
    why: """
      Who has found Undo looks for Redo beside it. Behind a separator it is another subject. Delete
      alone comes last in a context menu, and Select All stands with other ways to select, or with
      an own Delete.
      """,
    failing: """
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="copy"/>
        <command system="paste"/>
        <separator/>
        <command system="§redo§"/>
      </menu>
      """,
    passing: """
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <command system="redo"/>
        <separator/>
        <command system="copy"/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder != .section, level.content.contains(where: { $0.divides }) else { return }
    var found: [CommandFamilies: (group: Int, item: Item)] = [:]
    for (number, group) in level.groups.enumerated() {
      let selects = isAboutSelection(group, context) || context.mayLackParts(level.source)
      for element in group {
        guard case .item(let item) = element,
          let family = family(of: item, in: level.surface, selects: selects, context)
        else { continue }
        guard let first = found[family] else {
          found[family] = (number, item)
          continue
        }
        guard first.group != number, canMeet(item, first.item, in: context) else { continue }
        let names = [item, first.item].map { "'\(context.document.title(of: $0))'" }
        report.report(
          Self.self, "\(names[0]) belongs in one group with \(names[1])",
          at: context.location(of: item),
          notes: [
            DiagnosticNote("\(names[1]) stands here", at: context.location(of: first.item))
          ],
          fixIts: [FixIt("move it beside \(names[1])")])
      }
    }
  }

  /// True for a group of several ways to select, or about what is selected: Select All stands with
  /// Select None or Delete there.
  private func isAboutSelection(_ group: [MenuElement], _ context: RuleContext) -> Bool {
    var ways = 0
    for element in group {
      guard case .item(let item) = element, item.kind == .command else { continue }
      if let command = context.document.command(of: item), command.system == nil,
        !context.isWritten(.title, on: command.source)
      {
        // What has lost its title may be any way.
        ways += 1
      }
      let words = context.words(of: item).writtenWords.compactMap { Word($0) }
      let deletes = context.system(of: item) == .delete || context.words(of: item).core == "delete"
      if deletes || words.contains(where: Self.selecting.contains) { ways += 1 }
    }
    return ways > 1
  }

  private static let selecting: WordList = ["select", "deselect", "selection"]

  private func family(
    of item: Item, in surface: MenuLevel.Surface, selects: Bool, _ context: RuleContext
  ) -> CommandFamilies? {
    // Where destructive items come last they cannot stand with their kind.
    guard item.kind != .choice, !context.isDestructive(item) else { return nil }
    let isDelete = context.system(of: item) == .delete || context.words(of: item).core == "delete"
    if surface == .contextMenu, isDelete { return nil }
    if selects,
      context.system(of: item) == .selectAll || context.words(of: item).core == "select all"
    {
      return nil
    }
    var family = context.system(of: item).flatMap { CommandFamilies.family(of: $0) }
    if family == nil, context.titles.areEnglish {
      family = CommandFamilies.family(of: context.words(of: item))
    }
    // What belongs to the file of a window stands together in the File menu only.
    let isMenuBar = surface == .menuBar || surface == .documentMenu
    return family == .filing && !isMenuBar ? nil : family
  }

  private func canMeet(_ item: Item, _ other: Item, in context: RuleContext) -> Bool {
    context.canMeet(context.presence(of: item), context.presence(of: other))
  }
}

extension MenuElement {
  /// True for a separator and a section, which divide a menu into groups.
  fileprivate var divides: Bool {
    switch self {
    case .separator, .section: true
    default: false
    }
  }
}
