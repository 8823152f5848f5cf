import MenuetModel
import MenuetSource

/// Reads the menus of GtkBuilder files (GMenu).
struct GMenuReader {
  private let root: ForeignElement
  private let stem: String
  /// The menus of the file, which others may link to.
  private let menus: [String: ForeignElement]

  init(_ root: ForeignElement, stem: String) {
    self.root = root
    self.stem = stem
    menus = Dictionary(
      root.descendants.filter { $0.name == "menu" }.compactMap { menu in
        menu["id"].map { ($0, menu) }
      }, uniquingKeysWith: { first, _ in first })
  }

  func read() -> ForeignDocument {
    var document = ForeignDocument(format: .gmenu, name: stem, platforms: [.macos])
    for menu in root.descendants where menu.name == "menu" && !isInMenu(menu) {
      let items = content(of: menu, inside: [])
      guard !items.isEmpty else {
        document.losses.append(
          ForeignLoss(
            "the menu is empty: its items come at run time",
            at: ForeignPlace(menu.head, id: menu["id"])))
        continue
      }
      let name = menu["id"] ?? "menu"
      let isBar = name.contains("menubar") || name.contains("menu-bar")
      let place = ForeignPlace(menu.range(of: "id"), id: menu["id"])
      document.surfaces.append(
        ForeignSurface(
          kind: isBar ? .menuBar : .menu(isStatusItem: false), name: name,
          items: isBar ? Self.menus(in: items) : items, scene: nil, place: place))
    }
    return document
  }

  /// The menus of a bar, whose sections nobody sees.
  private static func menus(in items: [ForeignItem]) -> [ForeignItem] {
    items.flatMap { $0.kind == .section ? menus(in: $0.items) : [$0] }
  }

  private func isInMenu(_ element: ForeignElement) -> Bool {
    var parent = element.parent
    while let around = parent {
      if around.name == "menu" { return true }
      parent = around.parent
    }
    return false
  }

  private func content(of menu: ForeignElement, inside: Set<Int>) -> [ForeignItem] {
    // A link may lead back to a menu around it.
    guard !inside.contains(menu.index) else { return [] }
    let inside = inside.union([menu.index])
    return menu.children.flatMap { child -> [ForeignItem] in
      switch child.name {
      case "section": [section(child, inside)]
      case "submenu": [submenu(child, inside)]
      case "item": item(child, inside)
      default: []
      }
    }.filter { $0.kind != .section || !$0.items.isEmpty }.withoutLoneChoices.takingTurns
  }

  private func section(_ element: ForeignElement, _ inside: Set<Int>) -> ForeignItem {
    var section = ForeignItem(
      .section, title: label(element), at: ForeignPlace(element.head, id: element["id"]))
    section.name = element["id"]
    // The language has one level of sections.
    section.items = content(of: element, inside: inside).flatMap { item -> [ForeignItem] in
      item.kind == .section ? item.items : [item]
    }
    return section
  }

  private func submenu(_ element: ForeignElement, _ inside: Set<Int>) -> ForeignItem {
    let label = label(element)
    var submenu = ForeignItem(
      .submenu, title: label, at: ForeignPlace(label?.range ?? element.head, id: element["id"]))
    submenu.name = element["id"]
    submenu.items = content(of: element, inside: inside)
    let standards: [StandardMenu] = [.file, .edit, .format, .view, .window, .help]
    submenu.standardMenu = standards.first { label?.text == $0.title(inAppNamed: "") }
    return submenu
  }

  private func item(_ element: ForeignElement, _ inside: Set<Int>) -> [ForeignItem] {
    if let link = element.children("link").first {
      let target = link["id"].flatMap { menus[$0] } ?? link
      if link["name"] == "section" { return [section(target, inside)] }
      var submenu = submenu(target, inside)
      submenu.title = label(element) ?? submenu.title
      return [submenu]
    }
    let label = label(element)
    let id = attribute("id", of: element)?.text ?? element["id"]
    var item = ForeignItem(
      .command, title: label, at: ForeignPlace(label?.range ?? element.head, id: id))
    guard let action = attribute("action", of: element) else {
      if attribute("custom", of: element) != nil || label == nil {
        item.kind = .dropped
        item.lose("the item is a view of the app, which the file does not describe")
      }
      return [item]
    }
    let name = action.text.split(separator: "::").first.map(String.init) ?? action.text
    item.name = name.split(separator: ".").last.map(String.init)
    let target = attribute("target", of: element)
    item.identity = "\(action.text)\u{1F}\(target?.text ?? "")\u{1F}\(label?.text ?? "")"
    if let keys = attribute("accel", of: element) {
      item.takeShortcut(ForeignTitle.accelerator(keys.text), of: keys.text, at: keys.range)
    }
    if let target, target.text != "", target.type != "b" {
      item.radioGroup = item.name
      item.name = target.text
    } else if let text = label?.text {
      item.system = StandardActions.gtk(name, title: text)
    }
    if attribute("hidden-when", of: element) != nil { item.hidesWhenDisabled = true }
    if let role = attribute("role", of: element)?.text, role.contains("check") { item.state = .off }
    return [item]
  }

  private func label(_ element: ForeignElement) -> ForeignText? {
    guard let label = attribute("label", of: element) else { return nil }
    let text = ForeignTitle.withoutMnemonic(label.text, sign: "_")
    return text.isEmpty ? nil : ForeignText(text: text, range: label.range)
  }

  private func attribute(
    _ name: String, of element: ForeignElement
  ) -> (text: String, range: ByteRange, type: String?)? {
    for child in element.children("attribute") where child["name"] == name {
      if let text = child.text { return (text, child.textRange, child["type"]) }
    }
    return nil
  }
}

extension [ForeignItem] {
  /// The items, of which those of one action with an ellipsis are commands: an option opens nothing.
  fileprivate var withoutLoneChoices: [ForeignItem] {
    let opening = Set(
      filter { $0.title?.text.hasSuffix("…") == true }.compactMap(\.radioGroup))
    guard !opening.isEmpty else { return self }
    return map { item in
      guard let group = item.radioGroup, opening.contains(group) else { return item }
      var item = item
      item.radioGroup = nil
      return item
    }
  }

  /// The items, of which two that have one shortcut, and are there only while they can be chosen, are
  /// never there at once.
  fileprivate var takingTurns: [ForeignItem] {
    var items = self
    let turning = items.indices.filter { items[$0].hidesWhenDisabled && items[$0].shortcut != nil }
    for (_, pair) in Dictionary(grouping: turning, by: { items[$0].shortcut })
    where pair.count == 2 {
      let (first, second) = (pair[0], pair[1])
      guard let name = items[first].name else { continue }
      let condition = ForeignCondition.state("\(name) is enabled")
      items[first].enabledWhen = condition
      items[second].enabledWhen = condition.opposite
      let title = items[first].title?.text ?? name
      items[second].lose("it is taken to be there while '\(title)', with its shortcut, is not")
    }
    return items
  }
}
