import MenuetModel
import MenuetSource

/// Flags a command of a Mac app that the menu bar lacks.
struct CommandMissingFromMenuBar: DocumentRule {
  static let info = RuleInfo(
    id: "menubar-complete", .menus, .warning,
    "on the Mac every command stands in the menu bar",
    guideline: .guidelines(
      "The menu bar", "the menu bar holds all commands of an app, in known places"),
    why: """
      People look for a command in the menu bar, search it in the Help menu and give it a shortcut
      there. What only a toolbar or a context menu shows is hard to find, and gone with the toolbar.
      Buttons with a ready-made look, a primary button that a view has alone, and the panes of a
      settings window with the buttons in them are part of what is shown there, like the answers of
      a dialog; so are the commands on a link, which nobody selects before. A command is there too
      where a submenu has its title, as Export has its formats, and what opens a list of commands is
      there by those. A submenu of which nothing is there is one finding. The menu of a status item
      hangs from the menu bar, and a pop-up button in a view is a field of what it shows.
      """,
    failing: """
      <menu-bar id="bar">
        <menu standard="edit"><command system="copy"/><command system="paste"/></menu>
      </menu-bar>
      <toolbar id="main">
        <center><command id="§indent§" title="Indent" symbol="increase.indent"/></center>
      </toolbar>
      """,
    passing: """
      <menu-bar id="bar">
        <menu standard="format">
          <item ref="indent"/>
          <command id="outdent" title="Outdent" symbol="decrease.indent"/>
        </menu>
      </menu-bar>
      <toolbar id="main">
        <center><command id="indent" title="Indent" symbol="increase.indent"/></center>
      </toolbar>
      """)

  /// Standard commands that menu bars do without: answers of dialogs, navigation, and what the system
  /// adds to the Edit menu by itself.
  private static let exempt: Set<SystemCommand> = [
    .cancel, .done, .back, .select, .lookUp, .translate,
  ]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard document.menuBars.contains(where: { $0.platforms.contains(.macos) }),
      !context.mayLackAnywhere(.platforms, .system, .standard, .kind, .navigates)
    else { return }
    var finder = AbsenceFinder(document, presentations: context.presentations)
    let panes = settingsPanes(context)
    let parts = partsOfWindows(panes, context)
    let overLinks = context.menusOfLinks
    for placement in context.walk.placements
    where !parts.contains(placement.item.source.node) && !repeatsSystem(placement, in: context)
      && !(placement.place == .menu(.contextMenu) && overLinks.contains(placement.surface))
    {
      finder.visit(placement)
    }
    let inBars = Set(
      context.walk.toolbars.flatMap { context.entries(of: $0) }.map(\.unit.source.node))
    for button in context.walk.popUpButtons
    where !isForm(button, in: context) && !panes.contains(button.view ?? "")
      // One in the content of a view is a field of it, or sorts and filters what it shows.
      && (button.view == nil || inBars.contains(button.source.node))
    {
      finder.visit(
        button.subject, "the pop-up button '\(button.title ?? button.id)'", button.platforms,
        button.view)
    }
    for control in context.walk.segmentedControls where !panes.contains(control.view ?? "") {
      finder.visit(
        control.subject, "the segmented control '\(control.title ?? control.id)'",
        control.platforms, control.view)
    }
    for button in context.walk.pullDownButtons {
      finder.visit(
        button.primarySubject, "the pull-down button '\(button.title ?? button.id)'",
        button.platforms, button.view)
    }
    var submenus: Set<Int> = []
    for (index, command) in document.commands.enumerated() {
      if let system = command.system {
        if Self.exempt.contains(system) || document.fillsIn(system, on: .macos) { continue }
      }
      guard let place = finder.absentCommand(index),
        !finder.hasNamesakeInBar(index, in: context),
        !(command.presents.map { finder.hasContentInBar(of: $0, in: context) } ?? false),
        !([ElementName.sheet, .cover, .popover].contains(where: context.written.hasNameless)
          && context.isWritten(.presents, on: command.source))
      else { continue }
      // A submenu of commands is brought to the menu bar as one.
      if let submenu = finder.absentSubmenu(index, in: context),
        !submenus.insert(submenu).inserted
      {
        continue
      }
      self.report(command.title, command.source, place, in: context, report: &report)
    }
    for (index, choice) in document.choices.enumerated() {
      guard let place = finder.absentChoice(index) else { continue }
      self.report(choice.title ?? choice.id, choice.source, place, in: context, report: &report)
    }
  }

  /// The elements of what belongs to the content of its window, and is no command of the app: buttons
  /// with a ready-made look, what leads from pane to pane, and the buttons of the panes.
  private func partsOfWindows(_ panes: Set<String>, _ context: RuleContext) -> Set<NodeID> {
    var buttons: [String: Int] = [:]
    for button in context.walk.buttonPlaces where button.place == .button {
      buttons[button.view ?? "", default: 0] += 1
    }
    let parts = context.walk.buttonPlaces.filter { button in
      if let view = button.view, panes.contains(view) { return true }
      return switch button.place {
      case .toolbar, .scrolling:
        button.button?.kind != nil || context.document.command(of: button.item)?.navigates != nil
      // A primary button by itself answers what its view shows, like that of a dialog.
      case .button:
        button.button?.kind != nil
          || (context.document.role(of: button.item) == .primary
            && button.view.map { buttons[$0] == 1 } ?? false)
      case .menu, .sheet, .cover, .popover, .alert: false
      }
    }
    return Set(parts.map(\.item.source.node))
  }

  /// The views that are called settings, and those to which the toolbar of a settings window leads: it
  /// holds nothing else.
  private func settingsPanes(_ context: RuleContext) -> Set<String> {
    var panes = Set(
      context.document.views.filter { view in
        ["settings", "preferences"].contains(view.id)
          || SettingsTitles.isPlain(view.title ?? "", areEnglish: context.titles.areEnglish)
      }.map(\.id))
    for toolbar in context.walk.toolbars where toolbar.platforms.contains(.macos) {
      let targets = context.entries(of: toolbar).filter { $0.stands(on: .macos) }.map { entry in
        entry.unit.item.flatMap { context.document.command(of: $0)?.navigates }
      }
      let views = targets.compactMap { $0 }
      if views.count > 1, views.count == targets.count { panes.formUnion(views) }
    }
    return panes
  }

  /// True for what `edit-menu-replaces-system` takes out of an edit menu: the menu bar has no need of
  /// it either.
  private func repeatsSystem(_ placement: Placement, in context: RuleContext) -> Bool {
    placement.place == .menu(.editMenu) && context.repeatsEditCommand(placement.item)
  }

  /// True for a button with options of its own: a field of a form, and no command.
  private func isForm(_ button: PopUpButton, in context: RuleContext) -> Bool {
    !context.isWritten(.choice, on: button.source)
  }

  private func report(
    _ title: String, _ source: SourceReference, _ place: String, in context: RuleContext,
    report: inout Findings
  ) {
    let attribute: AttributeName = context.isWritten(.id, on: source) ? .id : .system
    report.report(
      Self.self, "'\(title)' stands in \(place), but not in the menu bar",
      at: context.location(attribute, of: source),
      fixIts: [FixIt("place it in a menu of the menu bar too")])
  }
}

/// Finds out where commands and choices are placed, and which of them the menu bar lacks.
private struct AbsenceFinder {
  private let document: Document
  private let presentations: Set<String>
  private var commandsInBar: [Bool]
  private var choicesInBar: [Bool]
  /// The first place outside the menu bar.
  private var commandPlaces: [String?]
  private var choicePlaces: [String?]
  /// The level in which the first place is, where it is in a menu.
  private var commandLevels: [Int?]
  /// Whether the menu bar has anything of a submenu, by its number, once somebody has asked.
  private var presentLevels: [Int: Bool] = [:]
  /// The titles of the commands in the menu bar (H-core), once one of them is looked for.
  private var namesInBar: Set<String>?
  /// True where a submenu in the menu bar has lost its title, which may be that of any command.
  private var mayBeAnywhere = false
  /// How many of the commands and choices in each sheet, cover and popover the menu bar has and lacks,
  /// once one of them is looked for.
  private var contents: [String: Contents]?

  private struct Contents {
    var inBar = 0
    var others = 0
    /// Those of both that are commands and no switches.
    var commands = 0
  }

  init(_ document: Document, presentations: Set<String>) {
    self.document = document
    self.presentations = presentations
    commandsInBar = Array(repeating: false, count: document.commands.count)
    choicesInBar = Array(repeating: false, count: document.choices.count)
    commandPlaces = Array(repeating: nil, count: document.commands.count)
    choicePlaces = Array(repeating: nil, count: document.choices.count)
    commandLevels = Array(repeating: nil, count: document.commands.count)
  }

  mutating func visit(_ placement: Placement) {
    guard placement.item.platforms.contains(.macos) else { return }
    switch placement.place {
    case .menu(.menuBar):
      switch placement.item.subject {
      case .command(let index): commandsInBar[index] = true
      case .choice(let index): choicesInBar[index] = true
      case .none: break
      }
    // What a dialog asks, and places to go back to, are no commands of the app.
    case .sheet, .cover, .popover, .alert, .menu(.backMenu), .scrolling: break
    // The menu of a status item hangs from the menu bar.
    case .menu(.menu) where Self.isStatusMenu(placement.surface): break
    case .menu, .toolbar, .button:
      visit(placement.item.subject, nil, placement.item.platforms, placement.view, placement)
    }
  }

  private static func isStatusMenu(_ id: String) -> Bool {
    ["status", "tray", "menubar", "menu-bar"].contains { id.lowercased().hasPrefix($0) }
  }

  /// - Parameter place: The place in words; `nil` where it is known from the placement.
  mutating func visit(
    _ subject: Subject, _ place: String?, _ platforms: PlatformSet, _ view: String?,
    _ placement: Placement? = nil
  ) {
    guard platforms.contains(.macos), view.map({ !presentations.contains($0) }) ?? true else {
      return
    }
    switch subject {
    case .command(let index):
      guard commandPlaces[index] == nil else { return }
      commandPlaces[index] = place ?? placement.map { name($0) }
      commandLevels[index] = placement?.level
    case .choice(let index):
      guard choicePlaces[index] == nil else { return }
      choicePlaces[index] = place ?? placement.map { name($0) }
    case .none: break
    }
  }

  /// Where a command stands that the menu bar lacks; `nil` for one that is there, or nowhere.
  func absentCommand(_ index: Int) -> String? {
    guard !commandsInBar[index], let place = commandPlaces[index] else { return nil }
    return place
  }

  /// The submenu, by the number of its level, in which a command has its first place outside the menu
  /// bar, where the menu bar has nothing of it.
  mutating func absentSubmenu(_ index: Int, in context: RuleContext) -> Int? {
    guard let level = commandLevels[index], context.walk.levels[level].holder == .submenu else {
      return nil
    }
    if let isPresent = presentLevels[level] { return isPresent ? nil : level }
    let isPresent = context.walk.levels[level].items.contains { item in
      switch item.subject {
      case .command(let other): commandsInBar[other]
      case .choice(let other): choicesInBar[other]
      case .none: false
      }
    }
    presentLevels[level] = isPresent
    return isPresent ? nil : level
  }

  /// True where another command of the same title stands in the menu bar, or a submenu: New File of the
  /// File menu and that of a folder's context menu are one to people.
  mutating func hasNamesakeInBar(_ index: Int, in context: RuleContext) -> Bool {
    let names = namesInBar ?? allNamesInBar(context)
    namesInBar = names
    if mayBeAnywhere { return true }
    let core = context.titles[command: index].core
    return !core.isEmpty && names.contains(core)
  }

  /// The titles of commands and submenus in the menu bar.
  private mutating func allNamesInBar(_ context: RuleContext) -> Set<String> {
    let commands = commandsInBar.indices.filter { commandsInBar[$0] }
    let submenus = context.walk.levels.filter { level in
      level.surface == .menuBar && level.holder == .submenu && level.platforms.contains(.macos)
    }
    mayBeAnywhere = submenus.contains { submenu in
      ![.title, .ref, .standard].contains { context.isWritten($0, on: submenu.source) }
    }
    return Set(commands.map { context.titles[command: $0].core })
      .union(submenus.map { TitleWords($0.title ?? "").core })
  }

  /// True for a sheet, cover or popover that is a menu of its own: nearly all that it offers stands in
  /// the menu bar, and it is several commands, or nothing but choices and switches.
  mutating func hasContentInBar(of id: String, in context: RuleContext) -> Bool {
    let contents = self.contents ?? countContents(context)
    self.contents = contents
    guard let count = contents[id] else { return false }
    return count.inBar > 2 * count.others && (count.commands == 0 || count.inBar >= 3)
  }

  private func countContents(_ context: RuleContext) -> [String: Contents] {
    var contents: [String: Contents] = [:]
    func count(_ subject: Subject, of id: String?) {
      guard let id else { return }
      let isInBar: Bool
      switch subject {
      case .command(let index):
        isInBar = commandsInBar[index]
        if !context.document.commands[index].isToggle {
          contents[id, default: .init()].commands += 1
        }
      case .choice(let index): isInBar = choicesInBar[index]
      case .none: return
      }
      if isInBar {
        contents[id, default: .init()].inBar += 1
      } else {
        contents[id, default: .init()].others += 1
      }
    }
    for placement in context.walk.placements where placement.item.platforms.contains(.macos) {
      switch placement.place {
      case .sheet, .cover, .popover:
        // A way out is no content.
        if !context.isExit(placement.item) { count(placement.item.subject, of: placement.view) }
      case .menu, .toolbar, .scrolling, .button, .alert: break
      }
    }
    for button in context.walk.popUpButtons { count(button.subject, of: button.view) }
    for control in context.walk.segmentedControls { count(control.subject, of: control.view) }
    // What a popover becomes in a narrow window holds what it does.
    for popover in context.document.popovers where contents[popover.id] == nil {
      contents[popover.id] = popover.adaptsTo.flatMap { contents[$0] }
    }
    return contents
  }

  func absentChoice(_ index: Int) -> String? {
    guard !choicesInBar[index], let place = choicePlaces[index] else { return nil }
    return place
  }

  private func name(_ placement: Placement) -> String {
    guard !placement.surface.isEmpty else { return "a surface without an id" }
    return switch placement.place {
    case .toolbar, .scrolling: "the toolbar '\(placement.surface)'"
    case .button: "a button"
    case .menu(.pullDown): "the pull-down button '\(placement.surface)'"
    case .menu(.contextMenu): "the context menu '\(placement.surface)'"
    case .menu(.editMenu): "the edit menu '\(placement.surface)'"
    case .menu(.documentMenu): "the document menu of '\(placement.surface)'"
    default: "the menu '\(placement.surface)'"
    }
  }
}
