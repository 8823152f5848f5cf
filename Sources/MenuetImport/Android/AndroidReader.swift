import MenuetModel
import MenuetSource

/// Reads menu resources of Android.
struct AndroidReader {
  private let root: ForeignElement
  private let stem: String
  private let strings: AndroidStrings

  init(
    _ root: ForeignElement, stem: String, beside files: any SideFiles, wantsTranslations: Bool
  ) {
    self.root = root
    self.stem = stem
    strings = AndroidStrings(beside: files, wantsTranslations: wantsTranslations)
  }

  func read() -> ForeignDocument {
    var document = ForeignDocument(format: .android, name: stem, platforms: [.ios, .ipados])
    let items = items(of: root)
    guard !items.isEmpty else { return document }
    let isBar = root.descendants.contains { element in
      guard element.name == "item", let words = element["showAsAction"] else { return false }
      return words != "never"
    }
    document.surfaces = [
      ForeignSurface(
        kind: isBar
          ? .toolbar(isCustomizable: false, isBottom: false) : .menu(isStatusItem: false),
        name: stem, items: isBar ? flattened(items) : items, scene: nil,
        place: ForeignPlace(root.head))
    ]
    return document
  }

  /// The items of groups in their place: a toolbar has no sections.
  private func flattened(_ items: [ForeignItem]) -> [ForeignItem] {
    items.flatMap { item -> [ForeignItem] in
      guard item.kind == .section else { return [item] }
      return item.items.map { member in
        var member = member
        member.isHidden = member.isHidden || item.isHidden
        if member.radioGroup != nil {
          member.radioGroup = nil
          member.state = member.state == .none ? .off : member.state
          member.lose("in a bar it is a switch by itself: one of a group of which one holds")
        }
        return member
      }
    }
  }

  private func items(of menu: ForeignElement) -> [ForeignItem] {
    let items = menu.children.compactMap { child -> (Int, ForeignItem)? in
      switch child.name {
      case "item": (order(child), item(child))
      case "group": (order(child), group(child))
      default: nil
      }
    }
    // Android sorts by category and order, and keeps the file's order otherwise.
    return items.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1)
  }

  private func order(_ element: ForeignElement) -> Int {
    element["orderInCategory"].flatMap { Int($0) } ?? 0
  }

  private func group(_ element: ForeignElement) -> ForeignItem {
    var group = ForeignItem(.section, at: place(element, "id"))
    group.name = name(element)
    group.items = items(of: element)
    group.isHidden = element["visible"] == "false"
    let isDisabled = element["enabled"] == "false"
    for index in group.items.indices {
      if isDisabled { group.items[index].isDisabled = true }
      switch element["checkableBehavior"] {
      case "single": group.items[index].radioGroup = group.name ?? ""
      case "all": if group.items[index].state == .none { group.items[index].state = .off }
      default: break
      }
    }
    return group
  }

  private func item(_ element: ForeignElement) -> ForeignItem {
    let (title, loss) = title(element)
    var item = ForeignItem(.command, title: title, at: place(element, "title"))
    item.place.id = element["id"]
    if let loss { item.lose(loss, isOfTitle: true) }
    item.name = name(element)
    if element["checkable"] == "true" || element["checked"] == "true" {
      item.state = element["checked"] == "true" ? .on : .off
    }
    item.isHidden = element["visible"] == "false"
    item.isDisabled = element["enabled"] == "false"
    setShortcut(&item, element)
    if let menu = element.child("menu") {
      item.kind = .submenu
      item.items = items(of: menu)
    } else if element["actionViewClass"]?.hasSuffix("SearchView") == true {
      item.kind = .search
    }
    setPlace(&item, element["showAsAction"] ?? "never")
    return item
  }

  /// How long an item stays in the bar.
  private func setPlace(_ item: inout ForeignItem, _ showAsAction: String) {
    let words = showAsAction.split(separator: "|")
    if words.contains("always") {
      item.isPinned = true
    } else if words.contains("ifRoom") || words.contains("collapseActionView") {
      item.priority = 10
    } else {
      item.priority = -10
    }
  }

  private func setShortcut(_ item: inout ForeignItem, _ element: ForeignElement) {
    guard let key = element["alphabeticShortcut"], let character = key.lowercased().first else {
      return
    }
    var modifiers: Shortcut.Modifiers = []
    for word in (element["alphabeticModifiers"] ?? "CTRL").split(separator: "|") {
      switch word.uppercased() {
      case "META", "CTRL": modifiers.insert(.command)
      case "SHIFT": modifiers.insert(.shift)
      case "ALT": modifiers.insert(.option)
      case "FUNCTION": modifiers.insert(.function)
      default: break
      }
    }
    if character.isWhitespace { return }
    item.shortcut = Shortcut(modifiers, .character(character))
    item.shortcutRange = element.range(of: "alphabeticShortcut")
  }

  private func title(_ element: ForeignElement) -> (ForeignText?, String?) {
    guard let written = element["title"] ?? element["titleCondensed"] else { return (nil, nil) }
    let range = element.range(of: element["title"] == nil ? "titleCondensed" : "title")
    guard written.hasPrefix("@") else {
      let text = AndroidStringTable.unescaped(written)
      return text.isEmpty ? (nil, nil) : (ForeignText(text: text, range: range), nil)
    }
    let key = written.split(separator: "/").last.map(String.init) ?? written
    if let text = strings.text(key) {
      return (
        ForeignText(text: text, range: range, translations: strings.translations(key)), nil
      )
    }
    return (
      ForeignText(text: IDWords.title(key), range: range),
      "its text '\(written)' was not found; the title is made of its name"
    )
  }

  /// The resource's name without what many begin with.
  private func name(_ element: ForeignElement) -> String? {
    guard var name = element["id"]?.split(separator: "/").last.map(String.init) else { return nil }
    for prefix in ["action_", "menu_item_", "menu_", "nav_"] where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.count))
      break
    }
    return name
  }

  private func place(_ element: ForeignElement, _ attribute: String) -> ForeignPlace {
    ForeignPlace(element.range(of: attribute), id: element["id"])
  }
}
