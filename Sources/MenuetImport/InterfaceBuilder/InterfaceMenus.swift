import MenuetModel
import MenuetSource

/// Menus of AppKit.
extension InterfaceReader {
  /// The items of a menu, in their order.
  func items(of menu: ForeignElement, isPopUp: Bool = false) -> [ForeignItem] {
    var items = (menu.child("items")?.children ?? []).filter { $0.name == "menuItem" }
      .map { item($0, isPopUp: isPopUp) }
    if menu["systemMenu"] == "recentDocuments" {
      // AppKit puts the documents before what the file has.
      var recent = ForeignItem(.dynamic, at: file.place(menu))
      recent.name = "recentDocuments"
      items.insert(recent, at: 0)
      if items.count > 1, items[1].kind != .separator {
        items.insert(ForeignItem(.separator, at: file.place(menu)), at: 1)
      }
    }
    if !isPopUp { markRadioGroups(&items) }
    gather(&items)
    return items
  }

  /// Puts what stands behind a header into its section, which ends at the next line or header.
  private func gather(_ items: inout [ForeignItem]) {
    guard items.contains(where: { $0.kind == .section }) else { return }
    var result: [ForeignItem] = []
    for item in items {
      if let last = result.indices.last, result[last].kind == .section,
        item.kind != .section, item.kind != .separator
      {
        result[last].items.append(item)
      } else {
        result.append(item)
      }
    }
    items = result
  }

  private func item(_ element: ForeignElement, isPopUp: Bool) -> ForeignItem {
    let isHeldByCode = file.outlets[element["id"] ?? ""] != nil
    if element["isSeparatorItem"] == "YES" {
      var separator = ForeignItem(.separator, at: file.place(element))
      separator.isHidden = element["hidden"] == "YES"
      separator.isHeldByCode = isHeldByCode
      return separator
    }
    let submenu = element.child(key: "submenu").flatMap { $0.name == "menu" ? $0 : nil }
    let own = file.text(element, "title")
    let place = own.map { ForeignPlace($0.range, id: element["id"]) } ?? file.place(element)
    var item = ForeignItem(.command, title: own, at: place)
    item.statesShortcut = !isPopUp
    item.isHeldByCode = isHeldByCode
    let (shortcut, range, loss) = InterfaceShortcut.read(element)
    item.shortcut = shortcut
    item.shortcutRange = range
    if let loss { item.lose(loss) }
    setLook(&item, element)
    setState(&item, element, isPopUp: isPopUp)
    item.hint = file.text(element, "toolTip")
    if let submenu {
      setSubmenu(&item, submenu)
    } else {
      setAction(&item, element)
    }
    setBindings(&item, element)
    if element.child(key: "view") != nil {
      item.lose("its view is not described in the document")
    }
    if element["isSectionHeader"] == "YES" || element["sectionHeader"] == "YES" {
      item.kind = .section
    }
    return item
  }

  private func setSubmenu(_ item: inout ForeignItem, _ submenu: ForeignElement) {
    if submenu["systemMenu"] == "services" {
      item.system = .services
      return
    }
    item.kind = .submenu
    if item.title == nil { item.title = file.text(submenu, "title") }
    item.items = items(of: submenu)
    item.shortcut = nil
    item.standardMenu = standardMenu(submenu)
  }

  /// The standard menu that Interface Builder calls a menu.
  func standardMenu(_ menu: ForeignElement) -> StandardMenu? {
    switch menu["systemMenu"] {
    case "apple": .app
    case "window": .window
    case "help": .help
    default: nil
    }
  }

  private func setLook(_ item: inout ForeignItem, _ element: ForeignElement) {
    guard let image = element["image"] else { return }
    if element["catalog"] == "system" {
      item.symbol = image
    } else if image.hasPrefix("NS") {
      item.lose("its image '\(image)' is one of AppKit's, which have no names in the language")
    } else {
      item.image = image
    }
  }

  private func setState(_ item: inout ForeignItem, _ element: ForeignElement, isPopUp: Bool) {
    item.isHidden = element["hidden"] == "YES"
    item.isDisabled = element["enabled"] == "NO"
    item.isAlternate = element["alternate"] == "YES"
    if element["state"] == "on" || element["state"] == "mixed" { item.state = .on }
  }

  /// The effect of choosing the item: its selector, a segue or a standard command.
  func setAction(_ item: inout ForeignItem, _ element: ForeignElement) {
    let connections = element.child("connections")?.children ?? []
    for connection in connections where connection.name == "segue" {
      setSegue(&item, connection)
    }
    guard let action = connections.first(where: { $0.name == "action" }) else {
      if isSettings(item) {
        item.system = .settings
        // Nothing happens when it is chosen: it came with the file.
        item.titleExemption = .whole
      } else if item.isDisabled, !connections.contains(where: \.isEffect) {
        // Nobody can choose it: it tells how something is.
        item.titleExemption = .whole
      }
      return
    }
    let selector = action["selector"] ?? ""
    item.name = selector.split(separator: ":").first.map(String.init) ?? item.name
    if file.isForResponders(action), let system = StandardSelectors.system(action, of: element) {
      item.system = system
      return
    }
    if file.isForResponders(action), isSettings(item) {
      item.system = .settings
      return
    }
    // The words are the template's.
    if file.isForResponders(action), SwiftName.isResponderMethod(item.name ?? "") {
      item.titleExemption = .words
    }
    let words = [
      selector, action["target"] ?? action["destination"] ?? "", item.state == .none ? "" : "state",
    ]
    item.identity = (words + [item.title?.text ?? ""]).joined(separator: "\u{1F}")
    item.action = (words + [element["tag"] ?? ""]).joined(separator: "\u{1F}")
  }

  /// The item for the app's settings has no standard selector, but a title and a shortcut of its own.
  private func isSettings(_ item: ForeignItem) -> Bool {
    guard item.shortcut?.spelling == "cmd+,", let title = item.title?.text else { return false }
    return title.hasPrefix("Preferences") || title.hasPrefix("Settings")
  }

  func setSegue(_ item: inout ForeignItem, _ segue: ForeignElement) {
    guard let destination = segue["destination"] else { return }
    guard file.objects[destination] != nil else { return }
    switch segue["kind"] {
    case "show", "push", "showDetail", "replace": item.navigates = content(of: destination)
    default: item.presents = content(of: destination)
    }
  }

  /// The scene that is shown: that of a navigation controller is its first.
  func content(of scene: String) -> String {
    guard let element = file.objects[scene], element.name == "navigationController",
      let segue = element.child("connections")?.children.first(where: {
        $0["relationship"] == "rootViewController"
      }), let root = segue["destination"], file.objects[root] != nil
    else {
      return file.objects[scene].flatMap { placeholder($0) } ?? scene
    }
    return root
  }

  private func placeholder(_ element: ForeignElement) -> String? {
    element.name == "viewControllerPlaceholder" ? element["id"] : nil
  }

  // MARK: Radio groups

  /// Finds items beside each other that share an action and of which exactly one is marked: people
  /// choose one of them.
  private func markRadioGroups(_ items: inout [ForeignItem]) {
    var start = items.startIndex
    while start < items.endIndex {
      guard items[start].kind == .command, let name = items[start].name,
        items[start].system == nil
      else {
        start += 1
        continue
      }
      var end = start
      while end < items.endIndex, items[end].kind == .command, items[end].name == name,
        !items[end].isAlternate
      {
        end += 1
      }
      let run = items[start..<max(end, start + 1)]
      if run.count > 1, run.count(where: { $0.state == .on }) == 1,
        Set(run.map { $0.title?.text }).count == run.count
      {
        for index in run.indices { items[index].radioGroup = name }
      }
      start = max(end, start + 1)
    }
  }
}

extension ForeignElement {
  /// Indicates whether a connection of an item gives it something to do, or says when it can be chosen.
  fileprivate var isEffect: Bool { ["action", "segue", "binding"].contains(name) }
}
