import MenuetModel
import MenuetSource

/// Reads the menus of an extension of Visual Studio Code (`contributes` of `package.json`).
struct ManifestReader {
  private let root: JSONValue
  private let stem: String
  private var commands: [String: JSONValue] = [:]
  private var keys: [String: Shortcut] = [:]

  init(_ root: JSONValue, stem: String) {
    self.root = root
    self.stem = stem
    for command in Self.array(root["contributes"]?["commands"]) {
      if let id = command["command"]?.string { commands[id] = command }
    }
    for binding in Self.array(root["contributes"]?["keybindings"]) {
      guard let id = binding["command"]?.string, keys[id] == nil else { continue }
      let text = binding["mac"]?.string ?? binding["key"]?.string
      keys[id] = text.flatMap { ForeignTitle.shortcut($0) }
    }
  }

  /// Returns whether a file is a manifest with menus.
  static func isManifest(_ root: JSONValue) -> Bool {
    root["contributes"]?["menus"] != nil || root["contributes"]?["commands"] != nil
  }

  func read() -> ForeignDocument {
    let name = root["displayName"]?.string ?? root["name"]?.string ?? stem
    let isKey = name.hasPrefix("%")
    var document = ForeignDocument(
      format: .vscode, name: isKey ? root["name"]?.string ?? stem : name, platforms: [.macos])
    for menu in root["contributes"]?["menus"]?.members ?? [] {
      // The palette lists every command by itself.
      guard menu.name != "commandPalette", !isSubmenu(menu.name) else { continue }
      let items = items(of: menu.value, inside: [])
      guard !items.isEmpty else { continue }
      document.surfaces.append(
        ForeignSurface(
          kind: kind(menu.name), name: menu.name, items: items, scene: nil,
          place: ForeignPlace(menu.nameRange, id: menu.name)))
    }
    return document
  }

  private func kind(_ name: String) -> ForeignSurface.Kind {
    let parts = name.split(separator: "/")
    if parts.last == "title" || parts.last == "navigation" {
      return .toolbar(isCustomizable: false, isBottom: false)
    }
    guard let last = parts.last, last == "context" || name.hasSuffix("/item/context") else {
      return .menu(isStatusItem: false)
    }
    return .contextMenu(target: IDWords.typeName(parts.dropLast().joined(separator: " ")) ?? "View")
  }

  private func isSubmenu(_ name: String) -> Bool {
    Self.array(root["contributes"]?["submenus"]).contains { $0["id"]?.string == name }
  }

  /// The items by their groups, `navigation` first and then by name, and in these by order.
  private func items(of menu: JSONValue, inside: Set<String>) -> [ForeignItem] {
    let entries = Self.array(menu).enumerated().map { offset, entry in
      let parts = (entry["group"]?.string ?? "~").split(separator: "@")
      let group = parts.first.map(String.init) ?? "~"
      let order = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
      return (key: group == "navigation" ? "" : group, order: order, offset: offset, entry: entry)
    }.sorted { ($0.key, $0.order, $0.offset) < ($1.key, $1.order, $1.offset) }
    var result: [ForeignItem] = []
    var group: String?
    for entry in entries {
      guard let item = item(entry.entry, inside: inside) else { continue }
      if let group, group != entry.key {
        result.append(ForeignItem(.separator, at: item.place))
      }
      group = entry.key
      result.append(item)
    }
    return result
  }

  private func item(_ entry: JSONValue, inside: Set<String>) -> ForeignItem? {
    if let id = entry["submenu"]?.string {
      guard !inside.contains(id) else { return nil }
      return submenu(id, entry, inside.union([id]))
    }
    guard let id = entry["command"]?.string else { return nil }
    let range = entry["command"]?.range ?? entry.range
    let command = commands[id]
    var item = ForeignItem(
      .command, title: title(command, "title"), at: ForeignPlace(range, id: id))
    item.name = id.split(separator: ".").last.map(String.init)
    item.identity = id
    item.shortcut = keys[id]
    if command == nil { item.lose("the command is of another extension or of the editor") }
    if entry["when"] != nil || command?["enablement"] != nil {
      item.lose("when it is there is said in the editor's own words, which are left out")
    }
    return item
  }

  private func submenu(_ id: String, _ entry: JSONValue, _ inside: Set<String>) -> ForeignItem {
    let declared = Self.array(root["contributes"]?["submenus"]).first { $0["id"]?.string == id }
    let place = ForeignPlace(entry["submenu"]?.range ?? entry.range, id: id)
    var item = ForeignItem(.submenu, title: title(declared, "label"), at: place)
    item.name = id.split(separator: ".").last.map(String.init)
    item.items = root["contributes"]?["menus"]?[id].map { items(of: $0, inside: inside) } ?? []
    return item
  }

  private func title(_ value: JSONValue?, _ name: String) -> ForeignText? {
    guard let title = value?[name], let text = title.string?.trimmed, !text.isEmpty else {
      return nil
    }
    // `%key%` is looked up in another file.
    if text.hasPrefix("%"), text.hasSuffix("%") { return nil }
    return ForeignText(text: text, range: title.range)
  }

  private static func array(_ value: JSONValue?) -> [JSONValue] {
    guard case .array(let values) = value?.content else { return [] }
    return values
  }
}
