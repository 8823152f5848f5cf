import MenuetModel
import MenuetSource

/// Reads the descriptions of menu bars and toolbars of KDE's apps (KXMLGUI).
struct KXMLGUIReader {
  private let root: ForeignElement
  private let stem: String
  /// The elements by which the file itself says something of actions.
  private let properties: [String: ForeignElement]

  init(_ root: ForeignElement, stem: String) {
    self.root = root
    self.stem = stem
    properties = Dictionary(
      root.children.filter { $0.name.lowercased() == "actionproperties" }
        .flatMap { $0.children }.compactMap { action in action["name"].map { ($0, action) } },
      uniquingKeysWith: { $1 })
  }

  func read() -> ForeignDocument {
    var document = ForeignDocument(
      format: .kxmlgui, name: root["name"] ?? stem, platforms: [.macos])
    for element in root.children {
      switch element.name.lowercased() {
      case "menubar": bar(element).map { document.surfaces.append($0) }
      case "menu": add(.menu(isStatusItem: false), element, to: &document)
      case "toolbar":
        add(.toolbar(isCustomizable: true, isBottom: false), element, to: &document)
      default: break
      }
    }
    return document
  }

  private func bar(_ element: ForeignElement) -> ForeignSurface? {
    var items = items(of: element)
    // A menu that names only places to merge into is another file's.
    items.removeAll { $0.kind == .submenu && $0.items.isEmpty }
    guard items.contains(where: { $0.kind == .submenu }) else { return nil }
    return ForeignSurface(
      kind: .menuBar, name: "main-menu", items: items, scene: nil,
      place: ForeignPlace(element.head))
  }

  private func add(
    _ kind: ForeignSurface.Kind, _ element: ForeignElement, to document: inout ForeignDocument
  ) {
    let items = items(of: element)
    guard !items.isEmpty else { return }
    document.surfaces.append(
      ForeignSurface(
        kind: kind, name: element["name"] ?? "menu", title: title(element), items: items,
        scene: nil, place: ForeignPlace(element.range(of: "name"), id: element["name"])))
  }

  private func items(of element: ForeignElement) -> [ForeignItem] {
    element.children.compactMap { child in
      let place = ForeignPlace(child.range(of: "name"), id: child["name"])
      switch child.name.lowercased() {
      case "action": return action(child, place)
      case "menu": return menu(child)
      case "separator", "weakseparator": return ForeignItem(.separator, at: place)
      case "spacer": return ForeignItem(.space(isFlexible: true), at: place)
      case "actionlist":
        var list = ForeignItem(.dynamic, at: place)
        list.name = child["name"]
        return list
      default: return nil
      }
    }
  }

  private func menu(_ element: ForeignElement) -> ForeignItem {
    let name = element["name"]
    let own = title(element)
    let place = ForeignPlace(own?.range ?? element.range(of: "name"), id: name)
    var menu = ForeignItem(.submenu, title: own, at: place)
    menu.name = name
    menu.items = items(of: element)
    // KDE's own file gives these their titles (ui_standards.rc).
    let standard = name.flatMap { StandardMenu(rawValue: $0) }
    if let standard, standard != .app, standard != .window, standard != .format {
      menu.standardMenu = standard
      if own == nil {
        menu.title = ForeignText(text: standard.title(inAppNamed: ""), range: place.range)
      }
    } else if own == nil, let name {
      menu.title = ForeignText(text: IDWords.title(name), range: place.range)
      if !["go", "bookmarks", "settings", "tools"].contains(name.lowercased()) {
        menu.lose("it has no title in the file; this one is its name", isOfTitle: true)
      }
    }
    return menu
  }

  private func action(_ element: ForeignElement, _ place: ForeignPlace) -> ForeignItem {
    let name = element["name"] ?? ""
    var item = ForeignItem(.command, at: place)
    item.name = name
    item.identity = name
    if let standard = StandardActions.kde(name) {
      item.system = standard.system
      if standard.system == nil {
        item.title = ForeignText(text: standard.title, range: place.range)
      }
    }
    set(&item, element)
    return item
  }

  /// Sets what the file says of an action, in the place of its code.
  private func set(_ item: inout ForeignItem, _ element: ForeignElement) {
    // Any property of an action may stand where it is placed, or apart.
    func property(_ name: String) -> (text: String, range: ByteRange)? {
      for holder in [element, properties[element["name"] ?? ""]].compactMap({ $0 }) {
        if let text = holder[name] { return (text, holder.range(of: name)) }
      }
      return nil
    }
    func holds(_ name: String) -> Bool? {
      property(name).map { ["1", "true"].contains($0.text.lowercased()) }
    }
    if let text = property("text") {
      let words = ForeignTitle.withoutMnemonic(text.text, sign: "&")
      if !words.isEmpty { item.title = ForeignText(text: words, range: text.range) }
    }
    if let keys = property("shortcut") { item.takeShortcut(keys.text, at: keys.range) }
    let isChecked = holds("checked") == true
    if isChecked || holds("checkable") == true { item.state = isChecked ? .on : .off }
    item.isDisabled = holds("enabled") == false
    item.isHidden = holds("visible") == false
  }

  private func title(_ element: ForeignElement) -> ForeignText? {
    for child in element.children where child.name.lowercased() == "text" {
      guard let text = child.text else { continue }
      let words = ForeignTitle.withoutMnemonic(text, sign: "&")
      if !words.isEmpty { return ForeignText(text: words, range: child.textRange) }
    }
    return nil
  }
}
