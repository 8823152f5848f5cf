import MenuetModel
import MenuetSource

/// Reads markup of the Windows Ribbon framework.
struct RibbonReader {
  private let root: ForeignElement
  private let stem: String
  /// The commands of the file, by name.
  private var commands: [String: ForeignElement] = [:]

  init(_ root: ForeignElement, stem: String) {
    self.root = root
    self.stem = stem
    for element in root.descendants where element.name == "Command" {
      if let name = element["Name"] { commands[name] = element }
    }
  }

  func read() -> ForeignDocument {
    var document = ForeignDocument(format: .ribbon, name: stem, platforms: [.macos])
    for element in root.descendants {
      switch element.name {
      case "Tab":
        add(.toolbar(isCustomizable: false, isBottom: false), element, to: &document)
      case "ApplicationMenu": add(.menu(isStatusItem: false), element, to: &document)
      case "QuickAccessToolbar":
        add(.toolbar(isCustomizable: true, isBottom: false), element, to: &document)
      case "ContextMenu":
        let name = element["Name"] ?? "context"
        add(.contextMenu(target: IDWords.typeName(name) ?? "View"), element, to: &document)
      case "MiniToolbar", "HelpButton":
        document.commands += commands(of: element)
        document.losses.append(
          ForeignLoss(
            "a \(element.name) has no place in a document; its commands are declared",
            at: place(element)))
      default: break
      }
    }
    let placed = Set(document.surfaces.flatMap { Self.names($0.items) })
    document.commands.removeAll { placed.contains($0.name ?? "") }
    return document
  }

  /// The commands that an element shows, in whichever of its menus.
  private func commands(of element: ForeignElement) -> [ForeignItem] {
    var items = [element.name == "HelpButton" ? command(element) : container(.section, element)]
    var result: [ForeignItem] = []
    while let item = items.popLast() {
      if item.kind == .command { result.append(item) }
      items += item.items + item.primary
    }
    return result.reversed()
  }

  private static func names(_ items: [ForeignItem]) -> [String] {
    items.flatMap { [$0.name].compactMap { $0 } + names($0.items) + names($0.primary) }
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
        [gallery(child)]
      // What only holds others, such as `SplitButton.MenuGroups`.
      case let name where name.contains(".") || name == "ControlGroup": items(of: child)
      default: child["CommandName"] == nil ? [] : [dropped(child)]
      }
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
      element.child("SplitButton.ButtonItem").map(items)?.filter {
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
