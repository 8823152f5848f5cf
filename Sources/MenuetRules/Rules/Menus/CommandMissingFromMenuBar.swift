import MenuetModel
import MenuetSource

/// Notes a surface of a Mac app with commands that the menu bar lacks.
struct CommandMissingFromMenuBar: Rule {
  static let info = RuleInfo(
    id: "menubar-complete", .menus, .note,
    "on the Mac every command stands in the menu bar",
    guideline: .guidelines(
      "The menu bar", "the menu bar holds all commands of an app, in known places"),
    why: """
      People look for a command in the menu bar, search it in the Help menu and give it a shortcut
      there. The menu of a status item (`kind="status-item"`), and what a sheet, popover or alert
      asks, have no place in a bar.
      """,
    example: """
        <menu-bar id="bar">
      -   <menu standard="edit"><command system="copy"/><command system="paste"/></menu>
      +   <menu standard="format">
      +     <item ref="indent"/>
      +     <command id="outdent" title="Outdent" symbol="decrease.indent"/>
      +   </menu>
        </menu-bar>
        §<toolbar§ id="main">
          <center><command id="indent" title="Indent" symbol="increase.indent"/></center>
        </toolbar>
      """,
    reads: .document(.platforms, .system, .standard, .kind))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard document.hasMacMenuBar else { return }
    let surfaces = context.walk.commandSurfaces(of: document)
    var known: Set<Subject> = [.none]
    for surface in surfaces where surface.menu == .menuBar {
      for choice in surface.choices where choice.platforms.contains(.macos) {
        known.insert(choice.subject)
      }
    }
    let statusItems = Set(
      document.menus.filter { $0.kind == .statusItem }.map(\.source.node))
    for surface in surfaces
    where surface.menu != .menuBar && !statusItems.contains(surface.source.node)
      && !(surface.view.map(context.presented.isView) ?? false)
    {
      // Each command is named once, at the first surface that has it.
      let missing = surface.choices.filter { choice in
        choice.platforms.contains(.macos) && context.belongsInMenuBar(choice.subject)
          && known.insert(choice.subject).inserted
      }
      if missing.isEmpty { continue }
      let verb = missing.count == 1 ? "stands" : "stand"
      report(
        "\(context.names(of: missing.map(\.subject))) \(verb) in \(surface.name), "
          + "but not in the menu bar", at: surface.source,
        fix: "place \(missing.count == 1 ? "it" : "them") in the menu bar too")
    }
  }
}

extension Document {
  var hasMacMenuBar: Bool { menuBars.contains { $0.platforms.contains(.macos) } }
}

extension RuleContext {
  /// Returns whether a command has a place in the Mac's menu bar: answers, navigation and what the
  /// system adds by itself have none.
  func belongsInMenuBar(_ subject: Subject) -> Bool {
    guard case .command(let index) = subject, let system = document.commands[index].system else {
      return true
    }
    let isElsewhere = [.cancel, .done, .back, .select, .lookUp, .translate].contains(system)
    return !isElsewhere && !standardMenus.hold(system, on: .macos)
  }
}
