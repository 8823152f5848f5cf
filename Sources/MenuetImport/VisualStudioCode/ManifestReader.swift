import MenuetModel
import MenuetSource

/// Reads the menus of an extension of Visual Studio Code (`contributes` of `package.json`).
struct ManifestReader {
  private let root: JSONValue
  private let stem: String
  private let strings: ManifestStrings
  private var commands: [String: JSONValue] = [:]
  private var submenus: [String: JSONValue] = [:]
  private var keys: [String: String] = [:]
  private let supply = Supply()

  /// The items that may still be read: a submenu is read in every place that shows it, and submenus that
  /// each show the next one twice are without end.
  private final class Supply {
    private var count = 10_000
    private(set) var wasShort = false

    /// The most submenus inside each other.
    private static let mostLevels = 8

    func take(atLevel level: Int) -> Bool {
      count -= 1
      let isThere = count >= 0 && level <= Self.mostLevels
      if !isThere { wasShort = true }
      return isThere
    }
  }

  init(_ root: JSONValue, stem: String, beside files: any SideFiles, wantsTranslations: Bool) {
    self.root = root
    self.stem = stem
    strings = ManifestStrings(beside: files, wantsTranslations: wantsTranslations)
    for command in Self.array(root["contributes"]?["commands"]) {
      if let id = command["command"]?.string { commands[id] = command }
    }
    for submenu in Self.array(root["contributes"]?["submenus"]) {
      if let id = submenu["id"]?.string { submenus[id] = submenu }
    }
    for binding in Self.array(root["contributes"]?["keybindings"]) {
      guard let id = binding["command"]?.string, keys[id] == nil,
        let text = binding["mac"]?.string ?? binding["key"]?.string
      else { continue }
      keys[id] = text
    }
  }

  /// Returns whether a file is a manifest with menus.
  static func isManifest(_ root: JSONValue) -> Bool {
    root["contributes"]?["menus"] != nil || root["contributes"]?["commands"] != nil
  }

  func read() -> ForeignDocument {
    let name = text(root["displayName"])?.text ?? root["name"]?.string ?? stem
    var document = ForeignDocument(format: .vscode, name: name, platforms: [.macos])
    for menu in root["contributes"]?["menus"]?.members ?? [] {
      // The palette lists every command by itself.
      guard menu.name != "commandPalette", submenus[menu.name] == nil else { continue }
      let entries = entries(of: menu.value)
      // These are buttons in a row of a tree, and stand in no menu.
      let buttons = entries.filter { $0.group == "inline" }
      add(kind(menu.name), menu, menu.name, entries.filter { $0.group != "inline" }, to: &document)
      add(
        .toolbar(isCustomizable: false, isBottom: false), menu, "\(menu.name)/inline", buttons,
        to: &document)
    }
    if supply.wasShort {
      document.losses.append(
        ForeignLoss(
          "the submenus show each other too often: not all of them are read",
          at: ForeignPlace(root.range)))
    }
    return document
  }

  private func add(
    _ kind: ForeignSurface.Kind, _ menu: JSONValue.Member, _ name: String, _ entries: [Entry],
    to document: inout ForeignDocument
  ) {
    var items = items(entries, inside: [])
    guard !items.isEmpty else { return }
    // A bar has no sections, and a command stands once in it.
    if case .toolbar = kind { items = Self.flattened(items) }
    document.surfaces.append(
      ForeignSurface(
        kind: kind, name: name, items: items, scene: nil,
        place: ForeignPlace(menu.nameRange, id: menu.name)))
  }

  private func kind(_ name: String) -> ForeignSurface.Kind {
    let parts = name.split(separator: "/")
    if parts.last == "title" || parts.last == "navigation" {
      return .toolbar(isCustomizable: false, isBottom: false)
    }
    guard parts.last == "context" else { return .menu(isStatusItem: false) }
    return .contextMenu(target: IDWords.typeName(parts.dropLast().joined(separator: " ")) ?? "View")
  }

  // MARK: Entries

  /// An entry of a menu, with its place.
  private struct Entry {
    let group: String
    let order: Double
    let offset: Int
    let value: JSONValue

    /// `navigation` comes first, and then the groups by name.
    var key: (Int, String, Double, Int) { (group == "navigation" ? 0 : 1, group, order, offset) }
  }

  private func entries(of menu: JSONValue) -> [Entry] {
    Self.array(menu).enumerated().map { offset, value in
      let words = value["group"]?.string ?? "~"
      let parts = words.split(separator: "@", maxSplits: 1).map(String.init)
      return Entry(
        group: parts.first ?? "~", order: parts.count > 1 ? Double(parts[1]) ?? 0 : 0,
        offset: offset, value: value)
    }.sorted { $0.key < $1.key }
  }

  /// The items in sections, of which each is a group; one group alone needs none.
  private func items(_ entries: [Entry], inside: Set<String>) -> [ForeignItem] {
    var sections: [(group: String, items: [ForeignItem])] = []
    for entry in entries {
      guard let item = item(entry, inside: inside) else { continue }
      if sections.last?.group != entry.group { sections.append((entry.group, [])) }
      sections[sections.count - 1].items.append(item)
    }
    guard sections.count > 1 else { return Self.joined(sections.first?.items ?? []) }
    return sections.map { section in
      let items = Self.joined(section.items)
      var result = ForeignItem(.section, at: items[0].place)
      result.items = items
      return result
    }
  }

  private static func flattened(_ items: [ForeignItem]) -> [ForeignItem] {
    joined(items.flatMap { $0.kind == .section ? $0.items : [$0] })
  }

  /// The items, in which a command that several entries place for different occasions stands once: it
  /// is there on each of them.
  private static func joined(_ items: [ForeignItem]) -> [ForeignItem] {
    var result: [ForeignItem] = []
    var places: [String: Int] = [:]
    for item in items {
      if let identity = item.identity, let index = places[identity] {
        result[index].join(item)
        continue
      }
      if let identity = item.identity { places[identity] = result.count }
      result.append(item)
    }
    return result
  }

  private func item(_ entry: Entry, inside: Set<String>) -> ForeignItem? {
    guard supply.take(atLevel: inside.count) else { return nil }
    let value = entry.value
    var item: ForeignItem
    if let id = value["submenu"]?.string {
      guard !inside.contains(id) else { return nil }
      item = submenu(id, value, inside.union([id]))
    } else if let id = value["command"]?.string {
      item = command(id, value)
    } else {
      return nil
    }
    item.priority = entry.group == "navigation" || entry.group == "inline" ? nil : -10
    if let when = value["when"] {
      item.visibleWhen = when.string.flatMap(WhenClause.condition)
      if item.visibleWhen == nil, let text = when.string, text != "true" {
        item.lose("its condition '\(text)' is not understood")
      }
    }
    return item
  }

  private func command(_ id: String, _ entry: JSONValue) -> ForeignItem {
    let range = entry["command"]?.range ?? entry.range
    let command = commands[id]
    let title = text(command?["title"])
    var item = ForeignItem(
      .command, title: title, at: ForeignPlace(title?.range ?? range, id: id))
    item.place = ForeignPlace(range, id: id)
    item.name = id.split(separator: ".").last.map(String.init)
    item.identity = id
    if let key = keys[id] { item.takeShortcut(key, at: nil, isForMac: true) }
    if let alternate = entry["alt"]?.string {
      let title = text(commands[alternate]?["title"])?.text ?? alternate
      item.loseOfCommand(
        "'\(title)' takes its place while a key is held: alternates are for menus of the Mac's bar")
    }
    if command == nil {
      item.lose("the command is of another extension or of the editor")
    } else if title == nil, let key = command?["title"]?.string, key.hasPrefix("%") {
      item.lose("its text '\(key)' was not found; the title is made of its name", isOfTitle: true)
    }
    if let text = command?["enablement"]?.string {
      item.enabledWhen = WhenClause.condition(text)
      if item.enabledWhen == nil { item.lose("its condition '\(text)' is not understood") }
    }
    return item
  }

  private func submenu(_ id: String, _ entry: JSONValue, _ inside: Set<String>) -> ForeignItem {
    let place = ForeignPlace(entry["submenu"]?.range ?? entry.range, id: id)
    var item = ForeignItem(.submenu, title: text(submenus[id]?["label"]), at: place)
    item.name = id.split(separator: ".").last.map(String.init)
    if let menu = root["contributes"]?["menus"]?[id] {
      item.items = items(entries(of: menu), inside: inside)
    }
    return item
  }

  /// A text that people read; `%key%` stands for one of the files beside the manifest.
  private func text(_ value: JSONValue?) -> ForeignText? {
    guard let value, let text = value.string?.trimmed, !text.isEmpty else { return nil }
    guard text.count > 2, text.hasPrefix("%"), text.hasSuffix("%") else {
      return ForeignText(text: text, range: value.range)
    }
    let key = String(text.dropFirst().dropLast())
    return strings.text(key).map {
      ForeignText(text: $0, range: value.range, translations: strings.translations(key))
    }
  }

  private static func array(_ value: JSONValue?) -> [JSONValue] {
    switch value?.content {
    case .array(let values): values
    // One binding may stand without a list.
    case .object: value.map { [$0] } ?? []
    default: []
    }
  }
}

extension ForeignItem {
  /// Takes in a second entry of the same command: it is there where one of both is.
  fileprivate mutating func join(_ other: ForeignItem) {
    guard let own = visibleWhen else { return }
    visibleWhen = other.visibleWhen.map { own.or($0) }
    priority = priority == nil || other.priority == nil ? nil : priority
  }
}
