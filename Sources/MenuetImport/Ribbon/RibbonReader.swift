import MenuetModel
import MenuetSource

/// Reads markup of the Windows Ribbon framework.
struct RibbonReader {
  private let root: ForeignElement
  private let stem: String
  /// The commands of the file, by name.
  private var commands: [String: ForeignElement] = [:]
  /// The Help buttons, by the ribbons around them.
  private var helpButtons: [Int: ForeignElement] = [:]
  /// The ribbons with tabs.
  private var tabbed: Set<Int> = []
  /// The mini toolbars, and their names by those of the context menus that they are shown with.
  private var bars: [String: ForeignElement] = [:]
  private var barsByMenu: [String: [String]] = [:]

  init(_ root: ForeignElement, stem: String) {
    self.root = root
    self.stem = stem
    for element in root.descendants {
      switch element.name {
      case "Command": if let name = element["Name"] { commands[name] = element }
      case "HelpButton": helpButtons[Self.ribbon(of: element)] = element
      case "Tab": tabbed.insert(Self.ribbon(of: element))
      case "MiniToolbar": if let name = element["Name"] { bars[name] = element }
      case "ContextMap":
        guard let bar = element["MiniToolbar"], let menu = element["ContextMenu"] else { continue }
        if barsByMenu[menu]?.contains(bar) != true { barsByMenu[menu, default: []].append(bar) }
      default: break
      }
    }
  }

  func read() -> ForeignDocument {
    var document = ForeignDocument(format: .ribbon, name: stem, platforms: [.macos])
    var shownBars: Set<String> = []
    // As many places as one file may ask for by naming a bar again and again.
    var supply = 10_000
    for element in root.descendants {
      switch element.name {
      case "Tab": addTab(element, to: &document)
      case "ApplicationMenu": add(.menu(isStatusItem: false), element, to: &document)
      case "QuickAccessToolbar":
        add(.toolbar(isCustomizable: true, isBottom: false), element, to: &document)
      case "ContextMenu":
        let names = element["Name"].flatMap { barsByMenu[$0] } ?? []
        shownBars.formUnion(names)
        addContextMenu(element, bars: names.compactMap { bars[$0] }, &supply, to: &document)
      case "HelpButton" where !tabbed.contains(Self.ribbon(of: element)):
        document.commands.append(command(element))
        document.losses.append(
          ForeignLoss(
            "there is no tab for the Help button; its command is declared", at: place(element)))
      default: break
      }
    }
    for bar in root.descendants where bar.name == "MiniToolbar" {
      if bar["Name"].map(shownBars.contains) == true { continue }
      addContextMenu(bar, bars: [bar], &supply, to: &document)
    }
    let placed = Set(document.surfaces.flatMap { Self.names($0.items) })
    document.commands.removeAll { placed.contains($0.name ?? "") }
    return document
  }

  private static func names(_ items: [ForeignItem]) -> [String] {
    items.flatMap { [$0.name].compactMap { $0 } + names($0.items) + names($0.primary) }
  }

  // MARK: Tabs

  /// The index of the ribbon that an element is in; that of the root for none.
  private static func ribbon(of element: ForeignElement) -> Int {
    var around = element.parent
    while let other = around, other.name != "Ribbon" { around = other.parent }
    return around?.index ?? 0
  }

  private func addTab(_ tab: ForeignElement, to document: inout ForeignDocument) {
    let count = document.surfaces.count
    add(.toolbar(isCustomizable: false, isBottom: false), tab, to: &document)
    guard document.surfaces.count > count else { return }
    // The Help button stands at the end of the ribbon, whichever tab is open.
    if let button = helpButtons[Self.ribbon(of: tab)] {
      var help = command(button)
      help.region = .trailing
      document.surfaces[count].items.append(help)
    }
    if let modes = tab["ApplicationModes"] {
      document.surfaces[count].losses.append(
        ForeignLoss(
          "the modes '\(modes)' of the tab are left out: a toolbar has no condition",
          at: ForeignPlace(tab.range(of: "ApplicationModes"), id: tab["CommandName"])))
    }
  }

  /// The condition that an element is there in some modes of the app; `nil` where it is in all that the
  /// tab around it is in.
  private func condition(ofModesOf element: ForeignElement) -> ForeignCondition? {
    guard let modes = Self.modes(element) else { return nil }
    var around = element.parent
    while let other = around {
      if let outer = Self.modes(other), outer.allSatisfy(modes.contains) { return nil }
      around = other.parent
    }
    let states = modes.map { ForeignCondition.state("application mode \($0)") }
    return states.count > 1 ? .any(states) : states.first
  }

  private static func modes(_ element: ForeignElement) -> [String]? {
    element["ApplicationModes"]?.split(separator: ",").map { String($0).trimmed }
  }

  // MARK: Context menus

  /// Adds a context menu, of which the first section has what stands in mini toolbars alone.
  private func addContextMenu(
    _ element: ForeignElement, bars: [ForeignElement], _ supply: inout Int,
    to document: inout ForeignDocument
  ) {
    var items = element.name == "ContextMenu" ? self.items(of: element) : []
    let placed = Set(Self.names(items))
    for bar in bars.reversed() {
      guard supply > 0 else {
        document.losses.append(
          ForeignLoss("the mini toolbar is shown too often to be read again", at: place(bar)))
        break
      }
      var section = container(.section, bar)
      section.items = section.itemsInPlaceOfSection.filter { !placed.contains($0.name ?? "") }
      supply -= section.items.count + 1
      section.lose("a mini toolbar is the first section of its context menu")
      let hasContent = section.items.contains { $0.kind != .dropped }
      document.losses += hasContent ? [] : section.items.flatMap(\.losses)
      if hasContent { items.insert(section, at: 0) }
    }
    guard !items.isEmpty else { return }
    let name = element["Name"] ?? "context"
    document.surfaces.append(
      ForeignSurface(
        kind: .contextMenu(target: IDWords.typeName(name) ?? "View"), name: name, items: items,
        scene: nil, place: place(element)))
  }

  private func add(
    _ kind: ForeignSurface.Kind, _ element: ForeignElement, to document: inout ForeignDocument
  ) {
    let items = items(of: element)
    guard !items.isEmpty else { return }
    let name = element["CommandName"] ?? element["Name"] ?? element.name
    document.surfaces.append(
      ForeignSurface(
        kind: kind, name: name, title: title(element), items: items, scene: nil,
        place: place(element)))
  }

  private func place(_ element: ForeignElement) -> ForeignPlace {
    ForeignPlace(
      element["CommandName"] == nil ? element.head : element.range(of: "CommandName"),
      id: element["CommandName"])
  }

  private func items(of element: ForeignElement) -> [ForeignItem] {
    element.children.flatMap { child -> [ForeignItem] in
      let condition = condition(ofModesOf: child)
      return items(for: child).map { item in
        var item = item
        item.visibleWhen = item.visibleWhen ?? condition
        return item
      }
    }
  }

  private func items(for child: ForeignElement) -> [ForeignItem] {
    switch child.name {
    case "Group": [container(.group, child)]
    case "MenuGroup": [container(.section, child)].filter { !$0.items.isEmpty }
    case "Button": [command(child)]
    case "ToggleButton", "CheckBox": [toggle(child)]
    case "DropDownButton": [container(.pullDown, child)]
    case "SplitButton": [split(child)]
    // Performed by the button itself.
    case "SplitButton.ButtonItem": []
    case "RecentItems": [container(.dynamic, child)]
    case "DropDownGallery", "SplitButtonGallery", "InRibbonGallery", "ComboBox":
      child["CommandName"] == nil ? [dropped(child)] : [gallery(child)]
    // What only holds others, such as `SplitButton.MenuGroups`.
    case let name where name.contains(".") || name == "ControlGroup": items(of: child)
    default: child["CommandName"] == nil ? [] : [dropped(child)]
    }
  }

  private func command(_ element: ForeignElement) -> ForeignItem {
    let place = place(element)
    var item = ForeignItem(.command, title: title(element), at: place)
    item.name = element["CommandName"]
    item.identity = element["CommandName"]
    return item
  }

  private func toggle(_ element: ForeignElement) -> ForeignItem {
    var item = command(element)
    item.state = .off
    return item
  }

  private func container(_ kind: ForeignItem.Kind, _ element: ForeignElement) -> ForeignItem {
    var item = ForeignItem(kind, title: title(element), at: place(element))
    item.name = element["CommandName"]
    item.items = items(of: element)
    return item
  }

  private func split(_ element: ForeignElement) -> ForeignItem {
    var item = container(.pullDown, element)
    item.primary =
      element.child("SplitButton.ButtonItem").map { items(of: $0) }?.filter {
        $0.kind == .command
      } ?? []
    for index in item.primary.indices { item.primary[index].isDeclared = true }
    if item.title == nil { item.title = item.primary.first?.title ?? item.items.first?.title }
    return item
  }

  private func gallery(_ element: ForeignElement) -> ForeignItem {
    var item = container(.pullDown, element)
    item.items = []
    return item
  }

  private func dropped(_ element: ForeignElement) -> ForeignItem {
    var item = ForeignItem(.dropped, at: place(element))
    item.lose("a \(element.name) is a control of its own, which has no place in a document")
    return item
  }

  /// The label of an element's command.
  private func title(_ element: ForeignElement) -> ForeignText? {
    guard let name = element["CommandName"], let command = commands[name] else { return nil }
    if let label = command["LabelTitle"] {
      return text(label, command.range(of: "LabelTitle"))
    }
    // The label itself, or in a string with a number.
    guard let holder = command.child("Command.LabelTitle") else { return nil }
    let string = holder.child("String") ?? holder
    if let content = string["Content"] { return text(content, string.range(of: "Content")) }
    return string.wholeText.flatMap { text($0, string.textRange) }
  }

  private func text(_ label: String, _ range: ByteRange) -> ForeignText? {
    let words = ForeignTitle.withoutMnemonic(label, sign: "&")
    return words.isEmpty ? nil : ForeignText(text: words, range: range)
  }
}
