import MenuetModel
import MenuetSource

/// Reads menus, toolbars and actions of forms of Qt Designer.
struct QtReader {
  private let root: ForeignElement
  private let stem: String
  private var actions: [String: ForeignElement] = [:]
  private var widgets: [String: ForeignElement] = [:]
  /// The exclusive action groups, by the names of their actions.
  private var groups: [String: String] = [:]
  /// The classes that classes of the app's own extend, down to those of Qt.
  private var bases: [String: String] = [:]
  /// The actions that stand in a menu of the menu bar itself.
  private var actionsOfBar: Set<String> = []

  init(_ root: ForeignElement, stem: String) {
    self.root = root
    self.stem = stem
    for element in root.descendants {
      switch element.name {
      case "action": if let name = element["name"] { actions[name] = element }
      case "widget": if let name = element["name"] { widgets[name] = element }
      case "customwidget":
        if let name = element.child("class")?.text { bases[name] = element.child("extends")?.text }
      case "actiongroup":
        guard let name = element["name"], property("exclusive", of: element)?.text != "false"
        else { continue }
        for action in element.children("action") {
          if let member = action["name"] { groups[member] = name }
        }
      default: break
      }
    }
    bases = Self.resolved(bases)
    for menu in widgets.values where kind(of: menu) == "QMenu" {
      guard menu.parent.flatMap(kind) == "QMenuBar" else { continue }
      actionsOfBar.formUnion(menu.children("addaction").compactMap { $0["name"] })
    }
  }

  /// The classes at the ends of chains; one that leads back to itself has none.
  private static func resolved(_ bases: [String: String]) -> [String: String] {
    var result: [String: String] = [:]
    for start in bases.keys where result[start] == nil {
      var chain = [start]
      var met: Set<String> = [start]
      var last = start
      while let base = result[last] ?? bases[last], met.insert(base).inserted {
        chain.append(base)
        last = base
      }
      for name in chain where name != last { result[name] = last }
    }
    return result
  }

  func read() -> ForeignDocument {
    var document = ForeignDocument(format: .qt, name: name, platforms: [.macos])
    for widget in root.descendants where widget.name == "widget" {
      let place = ForeignPlace(widget.range(of: "name"), id: widget["name"])
      switch kind(of: widget) {
      case "QMenuBar":
        document.surfaces.append(
          ForeignSurface(
            kind: .menuBar, name: widget["name"] ?? "menu-bar",
            items: items(of: widget, inside: []), scene: nil, place: place))
      case "QToolBar":
        let items = items(of: widget, inside: []).map { item in
          var item = item
          if item.kind == .separator { item.kind = .space(isFlexible: false) }
          return item
        }
        if items.isEmpty { continue }
        document.surfaces.append(
          ForeignSurface(
            kind: .toolbar(isCustomizable: false, isBottom: false),
            name: widget["name"] ?? "toolbar", title: text("windowTitle", of: widget),
            items: items, scene: nil, place: place))
      case "QMenu" where !isInMenu(widget):
        document.surfaces.append(
          ForeignSurface(
            kind: .menu(isStatusItem: false), name: widget["name"] ?? "menu",
            title: text("title", of: widget), items: items(of: widget, inside: []), scene: nil,
            place: place))
      default: break
      }
    }
    document.commands = commands(outside: document.surfaces)
    return document
  }

  /// The class of Qt that a widget is of, or extends.
  private func kind(of widget: ForeignElement) -> String? {
    widget["class"].map { bases[$0] ?? $0 }
  }

  /// The name of the app where the form is its main window; else that of the form's class.
  private var name: String {
    let name = root.child("class")?.text ?? stem
    guard widgets.values.contains(where: { kind(of: $0) == "QMenuBar" }) else { return name }
    // A namespace is the app's, and so are the last words of a window's title, behind the document's.
    if let space = name.firstRange(of: "::") { return String(name[..<space.lowerBound]) }
    let title = root.child("widget").flatMap { text("windowTitle", of: $0)?.text } ?? ""
    let words = title.replacing(" – ", with: " - ").replacing(" — ", with: " - ")
    guard let last = words.split(separator: " - ").last, !last.contains("[*]"),
      IDWords.typeName(String(last)) != nil
    else { return name }
    return String(last)
  }

  private func isInMenu(_ widget: ForeignElement) -> Bool {
    ["QMenu", "QMenuBar"].contains(widget.parent.flatMap(kind))
  }

  /// The actions that no menu or toolbar shows: they have shortcuts, or the code places them.
  private func commands(outside surfaces: [ForeignSurface]) -> [ForeignItem] {
    func names(_ items: [ForeignItem]) -> [String] {
      items.flatMap { [$0.identity].compactMap { $0 } + names($0.items) }
    }
    let placed = Set(surfaces.flatMap { names($0.items) })
    return root.descendants.compactMap { element in
      guard element.name == "action", let name = element["name"], !placed.contains(name) else {
        return nil
      }
      let item = item(element, name)
      return item.kind == .command ? item : nil
    }
  }

  private func items(of widget: ForeignElement, inside: Set<String>) -> [ForeignItem] {
    // A menu cannot show itself.
    let inside = inside.union([widget["name"] ?? ""])
    return widget.children("addaction").compactMap { reference in
      guard let name = reference["name"] else { return nil }
      let place = ForeignPlace(reference.range(of: "name"), id: name)
      if name == "separator" { return ForeignItem(.separator, at: place) }
      if let menu = widgets[name], kind(of: menu) == "QMenu", !inside.contains(name) {
        return submenu(menu, name, inside)
      }
      guard let action = actions[name] else {
        // The menu's own action, or one that the code makes.
        var missing = ForeignItem(.dropped, at: place)
        missing.lose("the action '\(name)' is not in the file")
        return missing
      }
      return item(action, name)
    }
  }

  private func submenu(
    _ menu: ForeignElement, _ name: String, _ inside: Set<String>
  ) -> ForeignItem {
    let title = text("title", of: menu)
    var item = ForeignItem(
      .submenu, title: title, at: ForeignPlace(title?.range ?? menu.head, id: name))
    item.name = self.name(name, without: "menu")
    item.items = items(of: menu, inside: inside)
    let standards: [StandardMenu] = [.file, .edit, .format, .view, .window, .help]
    item.standardMenu = standards.first { title?.text == $0.title(inAppNamed: "") }
    return item
  }

  private func item(_ action: ForeignElement, _ name: String) -> ForeignItem {
    if property("separator", of: action)?.text == "true" {
      return ForeignItem(.separator, at: ForeignPlace(action.head, id: name))
    }
    let title = text("text", of: action) ?? text("iconText", of: action)
    var item = ForeignItem(
      .command, title: title, at: ForeignPlace(title?.range ?? action.head, id: name))
    item.name = self.name(name, without: "action")
    item.identity = name
    if let keys = property("shortcut", of: action) {
      item.takeShortcut(keys.text, at: keys.range)
    }
    let isChecked = property("checked", of: action)?.text == "true"
    if isChecked || property("checkable", of: action)?.text == "true" {
      item.state = isChecked ? .on : .off
    }
    if let group = groups[name] { item.radioGroup = group }
    item.isHidden = property("visible", of: action)?.text == "false"
    item.isDisabled = property("enabled", of: action)?.text == "false"
    let role = property("menuRole", of: action)?.text
    item.system = role.flatMap { StandardActions.qt(role: $0) }
    let isByTitle = role?.hasSuffix("TextHeuristicRole") ?? true
    if isByTitle, actionsOfBar.contains(name), item.state == .none, let title {
      item.system = StandardActions.qt(title: title.text)
    }
    return item
  }

  /// The name of an object without the word that Designer begins it with.
  private func name(_ name: String, without prefix: String) -> String {
    name.hasPrefix(prefix) && name.count > prefix.count
      ? String(name.dropFirst(prefix.count)) : name
  }

  private func text(_ name: String, of element: ForeignElement) -> ForeignText? {
    guard let value = property(name, of: element) else { return nil }
    let words = ForeignTitle.withoutMnemonic(value.text, sign: "&")
    return words.isEmpty ? nil : ForeignText(text: words, range: value.range)
  }

  private func property(
    _ name: String, of element: ForeignElement
  ) -> (text: String, range: ByteRange)? {
    for property in element.children("property") where property["name"] == name {
      guard let value = property.children.first, let text = value.text else { continue }
      return (text, value.textRange)
    }
    return nil
  }
}
