import MenuetModel
import MenuetSource

/// Reads xibs and storyboards of Interface Builder.
struct InterfaceReader {
  let file: InterfaceFile
  private let format: ForeignFormat
  private let stem: String

  init(
    _ root: ForeignElement, _ format: ForeignFormat, path: String, stem: String,
    beside files: any SideFiles, wantsTranslations: Bool
  ) {
    self.format = format
    self.stem = stem
    let strings = InterfaceStrings(path: path, beside: files, wanted: wantsTranslations)
    file = InterfaceFile(root, strings: strings)
  }

  func read() -> ForeignDocument {
    var document = ForeignDocument(format: format, name: stem, platforms: file.platforms)
    document.language = file.strings.language?.replacing("_", with: "-") ?? "en"
    document.scenes = file.scenes()
    var bars = 0
    for element in file.root.descendants {
      switch element.name {
      case "menu":
        if !file.isForMac {
          if let surface = uiMenu(element) { document.surfaces.append(surface) }
        } else if isMenuBar(element) {
          bars += 1
          let surface = menuBar(element)
          document.surfaces.append(surface)
          if let name = appName(surface.items) { document.name = name }
        } else if let surface = menu(element) {
          document.surfaces.append(surface)
        }
      case "toolbar" where element["key"] == "toolbar" && file.isForMac:
        document.surfaces.append(toolbar(element))
      case "toolbar" where !file.isForMac:
        if let surface = bottomBar(element.child("items"), of: element) {
          document.surfaces.append(surface)
        }
      case "toolbarItems", "array":
        if element.name == "toolbarItems" || element["key"] == "toolbarItems",
          let surface = bottomBar(element, of: element.parent ?? element)
        {
          document.surfaces.append(surface)
        }
      case "navigationItem":
        if let surface = navigationBar(element) { document.surfaces.append(surface) }
        if let loss = backButton(of: element) { document.losses.append(loss) }
      case "popUpButtonCell":
        if let surface = popUpButton(element) { document.surfaces.append(surface) }
      case "segmentedControl":
        readSegments(element, into: &document)
      case "button":
        if let surface = presentingButton(element) { document.surfaces.append(surface) }
      case "viewControllerPlaceholder":
        document.losses.append(
          ForeignLoss(
            "the scene is in another storyboard, '\(element["storyboardName"] ?? "")'",
            at: file.place(element)))
      default: break
      }
    }
    markPresentations(&document)
    document.place = ForeignPlace(file.root.head)
    document.isInUnknownLanguage =
      file.strings.language == nil
      && StandardSelectors.areForeign(document.surfaces.flatMap(\.items))
    return document
  }

  // MARK: Kinds of menus

  private func isMenuBar(_ menu: ForeignElement) -> Bool {
    if menu["systemMenu"] == "main" { return true }
    guard menu["key"] == nil || menu["key"] == "mainMenu" else { return false }
    let outlets = file.outlets[menu["id"] ?? ""] ?? []
    return menu["key"] == "mainMenu" || outlets.contains { $0.property == "mainMenu" }
      || ["MainMenu", "Main Menu", "AMainMenu"].contains(menu["title"])
  }

  private func menuBar(_ menu: ForeignElement) -> ForeignSurface {
    var items = items(of: menu)
    items.markStandardMenus(isForMac: true)
    for index in items.indices where items[index].standardMenu == .app {
      for inner in items[index].items.indices where isNamedBySystem(items[index].items[inner]) {
        items[index].items[inner].titleExemption = .whole
      }
    }
    return ForeignSurface(
      kind: .menuBar, name: "main-menu", items: items, scene: nil, place: file.place(menu))
  }

  /// Returns whether AppKit gives an item of the app menu another title: since macOS 13 it makes
  /// Settings of Preferences by itself.
  private func isNamedBySystem(_ item: ForeignItem) -> Bool {
    item.system == .settings || item.title?.text.hasPrefix("Preferences") == true
  }

  /// The name of the app, of its About or Quit item.
  private func appName(_ bar: [ForeignItem]) -> String? {
    let titles = bar.first { $0.standardMenu == .app }?.items ?? []
    for (system, prefix) in [(SystemCommand.about, "About "), (.quit, "Quit "), (.hide, "Hide ")] {
      if let title = titles.first(where: { $0.system == system })?.title?.text,
        title.hasPrefix(prefix), title.count > prefix.count
      {
        return String(title.dropFirst(prefix.count))
      }
    }
    return nil
  }

  /// A menu that is no submenu and belongs to no pop-up button.
  private func menu(_ element: ForeignElement) -> ForeignSurface? {
    let key = element["key"]
    guard key != "submenu", element.parent?.name != "popUpButtonCell",
      element.child("items") != nil || key != nil
    else { return nil }
    let title = file.text(element, "title")
    let owners = file.outlets[element["id"] ?? ""] ?? []
    var items = items(of: element)
    if holdsValues(element) {
      for index in items.indices { items[index].titleExemption = .whole }
    }
    let scene = file.sceneKey(of: element)
    let userName = element["userLabel"] ?? owners.map(\.property).first { $0 != "menu" }
    var surface = ForeignSurface(
      kind: .menu(isStatusItem: false), name: userName ?? title?.text ?? "menu", title: title,
      items: items, scene: scene, place: file.place(element))
    let view = owners.first { $0.property == "menu" && $0.owner.name != "customObject" }?.owner
    if let view {
      let target = target(view)
      surface.kind = .contextMenu(target: target)
      if userName == nil, title == nil || title?.text == "Menu" { surface.name = "\(target)-menu" }
      if title?.text == "Menu" || title?.text == "Context Menu" { surface.title = nil }
    } else if owners.contains(where: { $0.property.lowercased().contains("status") }) {
      surface.kind = .menu(isStatusItem: true)
    }
    if surface.items.isEmpty {
      surface.losses.append(
        ForeignLoss("the menu is empty: its items come at run time", at: surface.place))
    }
    // The words that Interface Builder gives every menu say nothing.
    if ["Menu", "Item"].contains(title?.text ?? "") { surface.title = nil }
    return surface
  }

  /// Returns whether nothing happens when an item is chosen: code puts them into a pop-up button.
  private func holdsValues(_ menu: ForeignElement) -> Bool {
    (menu.child("items")?.children ?? []).allSatisfy { item in
      item["keyEquivalent"] == nil && item.child(key: "keyEquivalent") == nil
        && item.child(key: "submenu") == nil && item.child("connections") == nil
    }
  }

  /// The name of a kind of view: its class, or that of the framework.
  private func target(_ view: ForeignElement) -> String {
    if let name = view["customClass"] { return name }
    return view.name.prefix(1).uppercased() + view.name.dropFirst()
  }

  private func popUpButton(_ cell: ForeignElement) -> ForeignSurface? {
    guard let menu = cell.child("menu") else { return nil }
    var button = cell.parent
    while let around = button, around.name != "toolbarItem" { button = around.parent }
    // That of a toolbar's item stands in the toolbar.
    if button != nil { return nil }
    let control = cell.parent ?? cell
    let property = file.outlets[control["id"] ?? ""]?.first?.property
    let action = control.child("connections")?.child("action")?["selector"]
      .flatMap { $0.split(separator: ":").first.map(String.init) }
    let item = popUp(cell, menu)
    let binding = control.child("connections")?.children("binding").first?["keyPath"]
      .flatMap { $0.split(separator: ".").last.map(String.init) }
    let name = property ?? action ?? binding ?? control["userLabel"] ?? "popUpButton"
    return ForeignSurface(
      kind: item.kind == .popUp ? .popUp : .pullDown, name: name, title: item.title,
      symbol: item.symbol.map { ForeignText(text: $0, range: item.place.range) },
      hint: file.text(control, "toolTip"), items: item.items, scene: file.sceneKey(of: cell),
      place: file.place(control))
  }

  /// A pop-up or pull-down button: the first item of the latter is the button's own face.
  func popUp(_ cell: ForeignElement, _ menu: ForeignElement) -> ForeignItem {
    let pullsDown = cell["pullsDown"] == "YES"
    var item = ForeignItem(pullsDown ? .pullDown : .popUp, at: file.place(cell.parent ?? cell))
    item.items = items(of: menu, isPopUp: !pullsDown)
    if pullsDown, let face = item.items.first, face.kind == .command {
      item.title = face.title
      item.symbol = face.symbol
      item.items.removeFirst()
    }
    return item
  }

  // MARK: Presentations

  /// Says which scenes are sheets and popovers, by the segues that lead to them.
  private func markPresentations(_ document: inout ForeignDocument) {
    for segue in file.root.descendants where segue.name == "segue" {
      guard let destination = segue["destination"] else { continue }
      let key = content(of: destination)
      guard let index = document.scenes.firstIndex(where: { $0.key == key }) else { continue }
      switch segue["kind"] {
      case "sheet", "modal": document.scenes[index].presentation = .sheet
      case "presentation":
        let isFull = segue["modalPresentationStyle"]?.hasSuffix("ullScreen") == true
        document.scenes[index].presentation = isFull ? .cover : .sheet
      case "popover", "popoverPresentation": document.scenes[index].presentation = .popover
      default: break
      }
    }
  }
}
