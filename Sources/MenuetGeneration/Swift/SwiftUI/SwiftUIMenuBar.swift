import MenuetModel

/// The functions that build menu bars, as commands of a scene.
///
/// SwiftUI's menu bar has standard menus with groups of commands. What the document says of such a
/// menu goes into the groups in which its standard commands stand: items that follow a standard
/// command are in its group. What the system performs by itself stays the system's, with its words.
struct SwiftUIMenuBar {
  let plan: GenerationPlan
  /// The menu bars with the commands that the system has there.
  private let whole: [MenuBar]

  init(plan: GenerationPlan) {
    self.plan = plan
    whole = plan.document.adding(StandardMenus(plan.document, plan.walk)).menuBars
  }

  private var document: Document { plan.document }
  private var factories: SwiftUIMenuFactories { SwiftUIMenuFactories(plan: plan) }

  /// The menu bars of SwiftUI's platforms.
  var bars: [MenuBar] {
    document.menuBars.filter { !$0.platforms.isDisjoint(with: UIKitPlatforms.all) }
  }

  var functions: [Declaration] { bars.flatMap { functions($0) } }

  private func functions(_ bar: MenuBar) -> [Declaration] {
    var locals = UniqueNames()
    var functions: [Declaration] = []
    var calls: [Statement] = []
    for menu in bar.menus where !menu.platforms.isDisjoint(with: UIKitPlatforms.all) {
      let commands = Self.grouped(commands(menu, in: bar))
      guard !commands.isEmpty else { continue }
      let factory = document.factoryName(of: bar)
      let name = locals.name(factory + SwiftName.type(SwiftName.factory(menu.id, suffix: "menu")))
      calls.append(.expression(.call(.name(name), [.init(.code("actions"))])))
      functions.append(function(name, isPrivate: true, commands))
    }
    calls += systemCommands(of: bar)
    let main = function(
      SwiftIdentifier(document.factoryName(of: bar)),
      comment: "The menu bar `\(bar.id)`, for `commands` of the app's scene.",
      calls.isEmpty ? [.call("EmptyCommands")] : Self.grouped(calls))
    return [main] + functions
  }

  /// A builder of commands takes ten at most.
  private static func grouped(_ commands: [Statement]) -> [Statement] {
    SwiftUIMenus.grouped(commands)
  }

  private func function(
    _ name: SwiftIdentifier, isPrivate: Bool = false, comment: Comment? = nil,
    _ statements: [Statement]
  ) -> Declaration {
    Declaration(
      .function(
        name, ["_ actions: any Actions"], result: .code("some Commands"), statements),
      comment: comment, attributeLine: "@CommandsBuilder",
      modifiers: isPrivate ? "private static" : "static", isInterface: !isPrivate)
  }

  /// The commands that the system has ready, where the document names any of them.
  private func systemCommands(of bar: MenuBar) -> [Statement] {
    let named = Set(
      plan.walk.placements.filter { $0.surface == bar.id }.compactMap { placement in
        plan.commandIndex(placement.item).flatMap {
          plan.commands[$0].isLeftToSystem ? document.commands[$0].system : nil
        }
      })
    var commands: [Statement] = []
    if named.contains(.showSidebar) { commands.append(.call("SidebarCommands")) }
    if !named.isDisjoint(with: [.showToolbar, .customizeToolbar]) {
      commands.append(.call("ToolbarCommands"))
    }
    return commands
  }

  // MARK: Menus

  private func commands(_ menu: Menu, in bar: MenuBar) -> [Statement] {
    let outer = menu.platforms.intersection(bar.platforms)
    guard let standard = menu.standard, let group = SwiftUIStandardMenus.group(of: standard) else {
      let title = menu.title ?? menu.standard?.title(inAppNamed: document.name) ?? menu.id
      let call = Expression.call("CommandMenu", .init(plan.text(plan.keys.key(of: menu), title)))
      return view(call, menu.content, menu, outer: outer)
    }
    var chunks = chunks(of: Self.withoutWindows(of: menu), startingIn: group)
    // What follows none of the system's commands follows those that the document does not list.
    if !chunks[0].hasSystems, !chunks[0].after.isEmpty, followsSystems(menu, in: bar) {
      let line = Separator(id: menu.id, platforms: menu.platforms, source: .none)
      chunks[0].after.insert(.separator(line), at: 0)
    }
    let filled = chunks.flatMap { chunk -> [Statement] in
      let givesWay = chunk.isDoubled && !chunk.keepsClose
      let isReplaced = !chunk.hasSystems && (menu.systemItems == .none || givesWay)
      let before = view(
        .call("CommandGroup", .init("before", .code(chunk.group))),
        Self.trimmed(chunk.before, keeping: .last), menu, outer: outer)
      let after = view(
        .call("CommandGroup", .init(isReplaced ? "replacing" : "after", .code(chunk.group))),
        Self.trimmed(chunk.after, keeping: isReplaced ? nil : .first), menu, outer: outer)
      return before + after
    }
    guard menu.systemItems == .none else { return filled }
    let named = Set(
      chunks.filter { $0.hasSystems || !$0.before.isEmpty || !$0.after.isEmpty }
        .map { "\($0.group)" })
    let emptied = SwiftUIStandardMenus.groups(of: standard).filter { !named.contains("\($0)") }
    return filled
      + emptied.map { group in
        .view(
          .init(
            .call("CommandGroup", .init("replacing", .code(group))),
            .init([.view(.init(.call("EmptyView")))])))
      }
      + (standard == .window ? [.call("NoWindowList")] : [])
  }

  /// Returns whether the items of a menu follow commands that the system has there and the document does
  /// not list.
  private func followsSystems(_ menu: Menu, in bar: MenuBar) -> Bool {
    let whole = whole.first { $0.id == bar.id }?.menus.first { $0.id == menu.id }
    return whole?.content.first != menu.content.first
  }

  // MARK: Windows

  /// The content of a menu without the items of a Window menu that the app supplies at run time: on a
  /// Mac SwiftUI lists the app's windows there itself.
  private static func withoutWindows(of menu: Menu) -> [MenuElement] {
    // Documentation of CommandGroupPlacement.windowList: on macOS SwiftUI manages this group.
    func withoutWindows(_ content: [MenuElement]) -> [MenuElement] {
      content.compactMap { element in
        switch element {
        case .dynamic(var dynamic):
          dynamic.platforms.formIntersection(menu.platforms.subtracting(.macos))
          return dynamic.platforms.isEmpty ? nil : .dynamic(dynamic)
        case .section(var section):
          section.content = withoutWindows(section.content)
          return .section(section)
        case .item, .submenu, .separator, .slot: return element
        }
      }
    }
    guard menu.standard == .window else { return menu.content }
    var content = withoutWindows(menu.content)
    // No line at the end of the menu where what it divides is not there.
    if case .dynamic(let windows)? = content.last,
      case .separator(var line)? = content.dropLast().last
    {
      line.platforms.formIntersection(windows.platforms)
      content[content.count - 2] = .separator(line)
    }
    return content
  }

  /// The items in Window menus that give way to the system's list of windows on a Mac.
  var windows: [DynamicItems] {
    bars.flatMap(\.menus).filter { $0.standard == .window }
      .flatMap { DynamicItemsWalk.items(in: $0.content) }
      .filter { $0.platforms.contains(.macos) }
  }

  /// The items that the app supplies at run time; the menu of a back button is the system's.
  var suppliedItems: [DynamicItems] {
    let listed = Set(windows.filter { $0.platforms == .macos }.map(\.id))
    return DynamicItemsWalk(plan.walk, besides: .backMenu).items.filter {
      !listed.contains($0.id)
    }
  }

  private func view(
    _ call: Expression, _ content: [MenuElement], _ menu: Menu, outer: PlatformSet
  ) -> [Statement] {
    var views = factories.content(
      content, layout: .large, id: menu.id, in: .init(.menu, menu.id), outer: outer,
      isInMenuBar: true)
    guard !views.isEmpty else { return [] }
    switch plan.uiKitPlatforms.condition(outer, within: .all) {
    case .always: break
    case .never: return []
    case .when(let condition): views = [.if(condition, views)]
    }
    if let condition = menu.visibleWhen { views = [.if(plan.expression(condition), views)] }
    let followed = Statement.view(
      .init(.code("Followed"), .init(views)),
      modifiers: SwiftUIMenuFactories.disabled(menu.enabledWhen.map { plan.expression($0) }))
    return [.view(.init(call, .init([followed])))]
  }

  /// Elements of a menu that stand in one group of the system, before and after what it has there.
  private struct Chunk {
    let group: StaticString
    var before: [MenuElement] = []
    var after: [MenuElement] = []
    var hasSystems = false
    /// The app's own standard commands of the group.
    var commands: Set<SystemCommand> = []
    /// The keys of the app's commands.
    var keys: Set<Shortcut> = []

    /// Indicates whether the system has some of the app's commands here, too.
    var isDoubled: Bool {
      SwiftUIStandardMenus.isDoubled(group, by: commands, keys: keys)
    }

    /// Indicates whether the system's Close is here, and would go with the group.
    var keepsClose: Bool {
      // Documentation of CommandGroupPlacement.saveItem: Close is in it, and beside it the Save of apps
      // of documents, which perform it by themselves.
      "\(group)" == "\(SwiftUIStandardMenus.group(of: SystemCommand.close) ?? "")"
        && !commands.contains(.close)
    }
  }

  /// The menus with a group in which the system performs some commands and the app others, which the
  /// system has there too.
  var menusWithDivided: [Menu] {
    bars.flatMap(\.menus).filter { menu in
      guard let standard = menu.standard, let group = SwiftUIStandardMenus.group(of: standard)
      else { return false }
      return chunks(of: menu.content, startingIn: group).contains {
        let hasSystems = $0.hasSystems || menu.systemItems == .keep && $0.keepsClose
        return hasSystems && $0.isDoubled && !$0.commands.isEmpty
      }
    }
  }

  /// The menus that are to have what is written and no more, with a group of which the document lists
  /// some of the system's commands: that stays as a whole.
  var menusKeepingOthers: [Menu] {
    bars.flatMap(\.menus).filter { menu in
      guard menu.systemItems == .none, let standard = menu.standard,
        let group = SwiftUIStandardMenus.group(of: standard)
      else { return false }
      var listed: Set<SystemCommand> = []
      menu.content.forEachItem { item in
        if let system = document.command(of: item)?.system { listed.insert(system) }
      }
      let kept = Set(
        chunks(of: menu.content, startingIn: group).filter(\.hasSystems).map { "\($0.group)" })
      return standard.systemCommands.joined().contains { command in
        !listed.contains(command)
          && SwiftUIStandardMenus.group(of: command).map { kept.contains("\($0)") } ?? false
      }
    }
  }

  private func keys(in content: [MenuElement]) -> Set<Shortcut> {
    var keys: Set<Shortcut> = []
    content.forEachItem { item in
      if let choice = plan.choiceIndex(item.subject) {
        keys.formUnion(document.choices[choice].options.compactMap { $0.shortcut?.chord })
      } else if let shortcut = document.shortcut(of: item) {
        keys.insert(shortcut.chord)
      }
    }
    return keys
  }

  private func chunks(of content: [MenuElement], startingIn group: StaticString) -> [Chunk] {
    let keys = keys(in: content)
    var chunks: [Chunk] = [Chunk(group: group)]
    var current = 0
    func move(to group: StaticString) {
      if let place = chunks.firstIndex(where: { "\($0.group)" == "\(group)" }) {
        current = place
      } else {
        chunks.append(Chunk(group: group))
        current = chunks.count - 1
      }
    }
    for element in flat(content) {
      // Nothing is shown for it, so no line would divide it from others.
      if case .slot = element { continue }
      guard case .item(let item) = element, let index = plan.commandIndex(item) else {
        // A submenu Find stands where the system has its own.
        let own = ownCommands(in: element)
        if let group = own.compactMap({ SwiftUIStandardMenus.group(of: $0) }).first {
          move(to: group)
          chunks[current].commands.formUnion(
            own.filter { SwiftUIStandardMenus.group(of: $0).map { "\($0)" } == "\(group)" })
        }
        chunks[current].after.append(element)
        continue
      }
      if let system = document.commands[index].system {
        if let own = SwiftUIStandardMenus.group(of: system) { move(to: own) }
        if plan.commands[index].isLeftToSystem {
          if !chunks[current].hasSystems {
            chunks[current].before = chunks[current].after
            chunks[current].after = []
          }
          chunks[current].hasSystems = true
          continue
        }
        chunks[current].commands.insert(system)
      }
      chunks[current].after.append(element)
    }
    return chunks.map { chunk in
      var chunk = chunk
      chunk.keys = keys
      return chunk
    }
  }

  /// The elements with those of sections between lines: a group of the system has lines around it.
  private func flat(_ content: [MenuElement]) -> [MenuElement] {
    content.flatMap { element -> [MenuElement] in
      guard case .section(let section) = element, section.visibleWhen == nil,
        section.title == nil || section.content.contains(where: { isSystems($0) })
      else { return [element] }
      let line = MenuElement.separator(
        Separator(id: section.id, platforms: section.platforms, source: section.source))
      return [line] + flat(section.content) + [line]
    }
  }

  /// The standard commands in a submenu or a section that the app performs.
  private func ownCommands(in element: MenuElement) -> [SystemCommand] {
    switch element {
    case .item(let item):
      guard let index = plan.commandIndex(item), !plan.commands[index].isLeftToSystem else {
        return []
      }
      return [document.commands[index].system].compactMap { $0 }
    case .submenu(let submenu): return submenu.content.flatMap { ownCommands(in: $0) }
    case .section(let section): return section.content.flatMap { ownCommands(in: $0) }
    case .separator, .dynamic, .slot: return []
    }
  }

  private func isSystems(_ element: MenuElement) -> Bool {
    guard case .item(let item) = element, let index = plan.commandIndex(item) else { return false }
    return document.commands[index].system != nil
  }

  private enum End {
    case first, last
  }

  /// Elements without lines beside each other, and without those at the ends: a group of the system has
  /// lines around it.
  ///
  /// - Parameter end: The end at which the system has items in the group too. Documentation of
  ///   `CommandGroup`: an addition goes to the end of the group, or to its beginning; nothing divides it
  ///   from the others there.
  private static func trimmed(_ elements: [MenuElement], keeping end: End?) -> [MenuElement] {
    var trimmed: [MenuElement] = []
    for element in elements {
      if case .separator = element, case .separator? = trimmed.last { continue }
      trimmed.append(element)
    }
    let first = line(trimmed.first)
    if first != nil { trimmed.removeFirst() }
    let last = line(trimmed.last)
    if last != nil { trimmed.removeLast() }
    // No line where nothing follows it.
    let platforms = trimmed.reduce(into: PlatformSet()) { $0.formUnion($1.platforms) }
    guard !trimmed.isEmpty, let end, var line = end == .first ? first : last else { return trimmed }
    line.platforms.formIntersection(platforms)
    return end == .first ? [.separator(line)] + trimmed : trimmed + [.separator(line)]
  }

  private static func line(_ element: MenuElement?) -> Separator? {
    guard case .separator(let line)? = element else { return nil }
    return line
  }
}
