import MenuetModel
import MenuetSource

/// Flags a command that people find only if they think of opening a context menu.
struct CommandOnlyInContextMenu: DocumentRule {
  static let info = RuleInfo(
    id: "context-menu-only", .contextMenus, .warning,
    "what a context menu offers stands in the main interface too",
    guideline: .contextMenus("items of a context menu are available in the main interface as well"),
    why: """
      Nothing shows that there is a context menu: some people never find it, and some devices make it
      hard to open. On the Mac the menu bar lists every command, and an iPad has one too; an iPhone has
      none. What an alert asks is no place to find a command either. Where a document describes nothing
      but context menus on a platform, the rest of the interface is taken to be described elsewhere. A
      link in a text is on screen only while people read that place: what they do with it has no other,
      nor has a point of a map. What a tap on the thing does, its circle or its own Copy, is found too.
      """,
    failing: """
      <menuet xmlns="urn:menuet:1" name="Example" platforms="ios">
        <view id="notes" title="Notes">
          <button id="new-note" title="New Note" symbol="square.and.pencil"/>
          <context-menu id="note-menu" for="NoteRow">
            §<command§ id="pin-note" title="Pin Note" symbol="pin"/>
          </context-menu>
        </view>
      </menuet>
      """,
    passing: """
      <menuet xmlns="urn:menuet:1" name="Example" platforms="ios">
        <view id="notes" title="Notes">
          <button id="new-note" title="New Note" symbol="square.and.pencil"/>
          <button id="pin-note" title="Pin Note" symbol="pin"/>
          <context-menu id="note-menu" for="NoteRow">
            <item ref="pin-note"/>
          </context-menu>
        </view>
      </menuet>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.contextMenus.isEmpty,
      !context.mayLackAnywhere(.platforms, .system, .standard, .previewOpens),
      var shown = mainInterface(context)
    else { return }
    let hasMenuBar = document.menuBars.contains { $0.platforms.contains(.macos) }
    var reported: Set<Subject> = []
    let direct = DirectActions(context)
    let targets = Dictionary(
      document.contextMenus.map { ($0.id, $0.target) }, uniquingKeysWith: { first, _ in first })
    let inText = menusInText(context).union(context.menusOfLinks)
    for placement in context.walk.placements
    where placement.place == .menu(.contextMenu) && !inText.contains(placement.surface) {
      let item = placement.item
      let hidden = item.platforms.intersection(shown.platforms)
        .subtracting(shown.anywhere[item.subject])
      // What the Mac's menu bar lacks is `menubar-complete`.
      let isUnlisted = hasMenuBar && !shown.menuBar[item.subject].contains(.macos)
      guard !hidden.isEmpty, !isUnlisted || !item.platforms.contains(.macos),
        !isEditCommand(item, context), !shown.hasLike(item, on: hidden, in: context),
        !direct.contains(placement, on: targets[placement.surface] ?? "", hidden),
        reported.insert(item.subject).inserted
      else { continue }
      report.report(
        Self.self,
        "'\(document.title(of: item))' is only in a context menu\(context.suffix(hidden))",
        at: context.location(of: item),
        fixIts: [FixIt("place it in a toolbar, a menu or a button too")])
    }
  }

  /// The context menus on parts of a text, such as what is highlighted in it: they are found where the
  /// edit menu of their view is found.
  private func menusInText(_ context: RuleContext) -> Set<String> {
    let views = Set(context.document.editMenus.map(\.view))
    let menus = context.document.contextMenus.filter { menu in
      views.contains(menu.view)
        && TargetName(menu.target).words.contains(where: Self.parts.contains)
    }
    return Set(menus.map(\.id))
  }

  private static let parts: Set<String> = [
    "highlight", "annotation", "footnote", "citation", "sentence", "word", "selection",
  ]

  /// The system places its edit commands where they are needed.
  private func isEditCommand(_ item: Item, _ context: RuleContext) -> Bool {
    context.system(of: item).map(SystemCommand.editCommands.contains) ?? false
  }

  /// The platforms on which each command is seen without a context menu, and those on which a menu
  /// bar lists it; `nil` where nothing is seen at all.
  private func mainInterface(
    _ context: RuleContext
  ) -> MainInterface? {
    var anywhere = SubjectPlatforms(context.document)
    var menuBar = anywhere
    var platforms: PlatformSet = []
    for placement in context.walk.placements {
      switch placement.place {
      // An alert asks about a command that people have found already.
      case .menu(.contextMenu), .alert: continue
      // An edit menu is met in a text, and is no interface by itself.
      case .menu(.editMenu):
        anywhere[placement.item.subject].formUnion(placement.item.platforms)
      case .menu(.menuBar):
        let barred = placement.item.platforms.intersection(.menuBars)
        menuBar[placement.item.subject].formUnion(barred)
        anywhere[placement.item.subject].formUnion(barred)
        platforms.formUnion(barred)
      default:
        anywhere[placement.item.subject].formUnion(placement.item.platforms)
        platforms.formUnion(placement.item.platforms)
      }
    }
    for button in context.walk.popUpButtons { anywhere[button.subject].formUnion(button.platforms) }
    for control in context.walk.segmentedControls {
      anywhere[control.subject].formUnion(control.platforms)
    }
    for button in context.walk.pullDownButtons {
      anywhere[button.primarySubject].formUnion(button.platforms)
    }
    guard !platforms.isEmpty else { return nil }
    // A tap on the thing itself does what a tap on its preview does.
    let opening = Set(context.document.contextMenus.compactMap(\.previewOpens))
    for index in context.document.commands.indices
    where opening.contains(context.document.commands[index].id) {
      anywhere[.command(index)] = .all
    }
    return MainInterface(platforms: platforms, anywhere: anywhere, menuBar: menuBar)
  }
}

/// What is seen without a context menu.
private struct MainInterface {
  /// The platforms on which the document describes any of it.
  let platforms: PlatformSet
  /// The platforms on which each command is seen.
  let anywhere: SubjectPlatforms
  /// Those on which a menu bar lists it.
  let menuBar: SubjectPlatforms
  /// Where the titles of what is seen (H-core) are seen, and what it presents, once somebody asks.
  private var names: [String: PlatformSet]?
  private var targets: [String: PlatformSet] = [:]
  /// True where something that is seen has lost its title.
  private var mayBeAnything = false
  /// By symbol, the titles of what is seen.
  private var things: [String: [(name: String, platforms: PlatformSet)]] = [:]

  /// The titles that are kept for one symbol.
  private static let mostThings = 16

  init(platforms: PlatformSet, anywhere: SubjectPlatforms, menuBar: SubjectPlatforms) {
    self.platforms = platforms
    self.anywhere = anywhere
    self.menuBar = menuBar
  }

  /// True for a command that people have under another id: one that opens what a tap opens, has the
  /// title of something that is seen, or presents the same.
  mutating func hasLike(
    _ item: Item, on platforms: PlatformSet, in context: RuleContext
  ) -> Bool {
    let core = context.words(of: item).core
    if context.titles.areEnglish, core == "open" { return true }
    let names = seenNames(context)
    if mayBeAnything { return true }
    if !core.isEmpty, names[core, default: []].isSuperset(of: platforms) { return true }
    // "Add to Up Next" beside a button "Up Next" with the same symbol; in a
    // language that is not known here the thing may come first.
    if let symbol = context.document.symbol(of: item),
      things[symbol, default: []].contains(where: { thing in
        (core.hasSuffix(" " + thing.name)
          || (context.titleLanguage == .other && core.hasPrefix(thing.name + " ")))
          && thing.platforms.isSuperset(of: platforms)
      })
    {
      return true
    }
    guard let target = context.document.command(of: item)?.presents else { return false }
    // What lost its `presents` may present the same.
    return targets[target, default: []].isSuperset(of: platforms)
      || context.mayLackAnywhere(.presents)
  }

  private mutating func seenNames(_ context: RuleContext) -> [String: PlatformSet] {
    if let names { return names }
    var seen: [String: PlatformSet] = [:]
    let document = context.document
    for index in document.commands.indices {
      let platforms = anywhere[.command(index)]
      guard !platforms.isEmpty else { continue }
      // "Delete" of one thing is not that of another.
      if context.titles[command: index].count > 1 {
        seen[context.titles[command: index].core, default: []].formUnion(platforms)
      }
      if let target = document.commands[index].presents {
        targets[target, default: []].formUnion(platforms)
      }
      if let symbol = document.commands[index].symbol, !context.titles[command: index].core.isEmpty,
        things[symbol, default: []].count < Self.mostThings
      {
        things[symbol, default: []].append((context.titles[command: index].core, platforms))
      }
    }
    for button in context.walk.popUpButtons {
      if context.mayLack(.title, on: button.source) { mayBeAnything = true }
      seen[TitleWords(button.title ?? "").core, default: []].formUnion(button.platforms)
    }
    for control in context.walk.segmentedControls {
      seen[TitleWords(control.title ?? "").core, default: []].formUnion(control.platforms)
    }
    names = seen
    return seen
  }
}
