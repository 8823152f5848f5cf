import MenuetModel
import MenuetSource

/// Toolbars of AppKit, and the bars of UIKit.
extension InterfaceReader {
  // MARK: AppKit

  func toolbar(_ element: ForeignElement) -> ForeignSurface {
    let allowed = (element.child("allowedToolbarItems")?.children ?? []).filter { $0["id"] != nil }
    let standard = (element.child("defaultToolbarItems")?.children ?? []).map { item in
      item["reference"].flatMap { file.objects[$0] } ?? item
    }
    let isCustomizable = element["allowsUserCustomization"] != "NO"
    var items = toolbarItems(standard, isOptional: false)
    let used = Set(standard.compactMap { $0["id"] })
    let others = allowed.filter { !used.contains($0["id"] ?? "") && !isSpace($0) }
    if isCustomizable || standard.isEmpty {
      items += toolbarItems(others, isOptional: !standard.isEmpty)
    } else {
      for other in others {
        let identifier = other["implicitItemIdentifier"] ?? ""
        // The items of every toolbar that Interface Builder offers mean nothing here.
        if identifier.hasPrefix("NSToolbar") { continue }
        var item = ForeignItem(.dropped, at: file.place(other))
        item.lose("the item is in no default set of a toolbar that nobody can customize")
        items.append(item)
      }
    }
    if !isCustomizable { divide(&items) }
    let scene = file.sceneKey(of: element)
    let name = file.scenes().first { $0.key == scene }.map { $0.title?.text ?? $0.name }
    return ForeignSurface(
      kind: .toolbar(isCustomizable: isCustomizable, isBottom: false),
      name: name.map { "\($0)-toolbar" } ?? "toolbar", items: items, scene: scene,
      place: file.place(element))
  }

  private func isSpace(_ element: ForeignElement) -> Bool {
    ["NSToolbarSpaceItem", "NSToolbarFlexibleSpaceItem", "NSToolbarSeparatorItem"].contains(
      element["implicitItemIdentifier"] ?? element["explicitItemIdentifier"] ?? "")
  }

  /// Puts what flexible spaces divide into the regions of a bar that nobody can customize.
  private func divide(_ items: inout [ForeignItem]) {
    let spaces = items.indices.filter { items[$0].kind.isFlexibleSpace }
    guard let first = spaces.first, let last = spaces.last, first > 0 || spaces.count > 1 else {
      return
    }
    for index in items.indices {
      if index < first, spaces.count > 1 || first > 0 { items[index].region = .leading }
      if index > last { items[index].region = .trailing }
    }
    items.removeAll { $0.kind.isFlexibleSpace }
  }

  private func toolbarItems(_ elements: [ForeignElement], isOptional: Bool) -> [ForeignItem] {
    elements.map { element in
      var item = toolbarItem(element)
      item.isOptional = isOptional
      return item
    }
  }

  private func toolbarItem(_ element: ForeignElement) -> ForeignItem {
    let title = file.text(element, "label") ?? file.text(element, "paletteLabel")
    let place = title.map { ForeignPlace($0.range, id: element["id"]) } ?? file.place(element)
    var item = ForeignItem(.command, title: title, at: place)
    if element.name == "searchToolbarItem" {
      item.kind = .search
      item.placeholder = placeholder(element.child("searchField") ?? element.child(key: "view"))
      return item
    }
    switch element["implicitItemIdentifier"] ?? element["explicitItemIdentifier"] ?? "" {
    case "NSToolbarFlexibleSpaceItem": return ForeignItem(.space(isFlexible: true), at: place)
    case "NSToolbarSpaceItem", "NSToolbarSeparatorItem":
      return ForeignItem(.space(isFlexible: false), at: place)
    case "NSToolbarToggleSidebarItem": item.kind = .sidebarToggle
    case "NSToolbarToggleInspectorItem": item.kind = .inspectorToggle
    case "NSToolbarPrintItem": item.system = .print
    case "NSToolbarCustomizeToolbarItem": item.system = .customizeToolbar
    case "NSToolbarSidebarTrackingSeparatorItemIdentifier", "NSToolbarInspectorTrackingSeparator":
      item.kind = .dropped
      item.lose("a tracking separator follows the split view, which is not in the document")
    case "NSToolbarShowColorsItem":
      item = standard("Colors", "orderFrontColorPanel", place)
    case "NSToolbarShowFontsItem": item = standard("Fonts", "orderFrontFontPanelMenu", place)
    default: setContent(&item, element)
    }
    item.hint = item.hint ?? file.text(element, "toolTip")
    return item
  }

  /// The words in an empty search field.
  private func placeholder(_ field: ForeignElement?) -> ForeignText? {
    field?.child(key: "cell").flatMap { file.text($0, "placeholderString") }
  }

  private func standard(_ title: String, _ name: String, _ place: ForeignPlace) -> ForeignItem {
    var item = ForeignItem(
      .command, title: ForeignText(text: title, range: place.range), at: place)
    item.name = name
    item.identity = name
    return item
  }

  private func setContent(_ item: inout ForeignItem, _ element: ForeignElement) {
    if let image = element["image"] {
      if element["catalog"] == "system" {
        item.symbol = image
      } else if !image.hasPrefix("NS") {
        item.image = image
      }
    }
    setAction(&item, element)
    guard let view = element.child(key: "view") else { return }
    let cell = view.child(key: "cell")
    switch view.name {
    case "searchField":
      item.kind = .search
      item.placeholder = placeholder(view)
    case "popUpButton":
      guard let cell, let menu = cell.child("menu") else { return }
      let inner = popUp(cell, menu)
      item.kind = inner.kind
      item.items = inner.items
      item.title = item.title ?? inner.title
      item.symbol = item.symbol ?? inner.symbol
    case "segmentedControl":
      setSegments(&item, view, cell)
    case "button":
      setAction(&item, view)
      item.hint = file.text(view, "toolTip")
      if let cell, item.symbol == nil,
        cell["imageCatalog"] == "system" || cell["catalog"] == "system"
      {
        item.symbol = cell["image"]
      }
      if item.title == nil, let cell { item.title = file.text(cell, "title") }
    default:
      item.kind = .dropped
      item.lose("its view, a \(view.name), is not described in the document")
    }
  }

  func setSegments(
    _ item: inout ForeignItem, _ view: ForeignElement, _ cell: ForeignElement?
  ) {
    let segments = cell?.child("segments")?.children ?? []
    item.items = segments.map { segment in
      // A segment with a picture alone says its name in a tag beside the pointer.
      let hint = file.text(segment, "toolTip")
      let title = file.text(segment, "label") ?? hint
      var option = ForeignItem(
        .command, title: title, at: ForeignPlace(segment.head, id: view["id"]))
      option.hint = hint
      if segment["catalog"] == "system" { option.symbol = segment["image"] }
      option.name = segment["image"]
      if segment["selected"] == "YES" { option.state = .on }
      return option
    }
    if item.name == nil {
      item.name = view.child("connections")?.child("action")?["selector"]
        .flatMap { $0.split(separator: ":").first.map(String.init) }
    }
    if cell?["trackingMode"] == "momentary", item.items.count == 1 {
      setButton(&item, view)
    } else if cell?["trackingMode"] == "momentary" || cell?["trackingMode"] == "selectAny" {
      item.kind = .group
      if cell?["trackingMode"] == "selectAny" {
        for index in item.items.indices where item.items[index].state == .none {
          item.items[index].state = .off
        }
      }
    } else {
      item.kind = .segmented
    }
  }

  /// Makes a command of a control whose one segment is a button: the words are the item's, the look is
  /// the segment's.
  private func setButton(_ item: inout ForeignItem, _ control: ForeignElement) {
    let segment = item.items.removeFirst()
    item.kind = .command
    item.title = item.title ?? segment.title
    item.hint = item.hint ?? segment.hint
    if let image = segment.name, item.symbol == nil, item.image == nil {
      item.symbol = segment.symbol
      if item.symbol == nil, !image.hasPrefix("NS") { item.image = image }
    }
    // The action is the item's or the control's.
    if item.identity == nil, item.system == nil { setAction(&item, control) }
  }

  // MARK: UIKit

  func navigationBar(_ element: ForeignElement) -> ForeignSurface? {
    var items: [ForeignItem] = []
    if let title = file.text(element, "title") {
      items.append(
        ForeignItem(.title, title: title, at: ForeignPlace(title.range, id: element["id"])))
    }
    for (key, region, isReversed) in [
      ("leftBarButtonItems", ForeignItem.Region.leading, false),
      ("leftBarButtonItem", .leading, false), ("rightBarButtonItem", .trailing, false),
      // The first stands at the edge.
      ("rightBarButtonItems", .trailing, true),
    ] {
      guard let holder = element.child(key: key) ?? element.child(key) else { continue }
      let buttons = holder.name == "barButtonItem" ? [holder] : holder.children("barButtonItem")
      for button in isReversed ? buttons.reversed() : buttons {
        var item = barButtonItem(button)
        item.region = region
        items.append(item)
      }
    }
    if let view = element.child(key: "titleView"), view.name == "segmentedControl" {
      items.append(segmentedControl(view))
    }
    guard !items.isEmpty else { return nil }
    let controller = element.parent
    let name = controller?["customClass"] ?? controller?["storyboardIdentifier"]
    return ForeignSurface(
      kind: .toolbar(isCustomizable: false, isBottom: false),
      name: "\(name ?? file.text(element, "title")?.text ?? "navigation")-bar", items: items,
      scene: file.sceneKey(of: element), place: file.place(element))
  }

  /// The loss of the button that goes back to a view: the language's own one has the words of the system.
  func backButton(of navigationItem: ForeignElement) -> ForeignLoss? {
    guard let button = navigationItem.child(key: "backBarButtonItem") else { return nil }
    let title = file.text(button, "title")
    let words = (title?.text ?? button["systemItem"]).map { "'\($0)'" } ?? "a back button"
    return ForeignLoss(
      "\(words) is left out: the button that goes back to a view has no title in the language",
      at: ForeignPlace(title?.range ?? button.head, id: button["id"]))
  }

  func bottomBar(_ holder: ForeignElement?, of owner: ForeignElement) -> ForeignSurface? {
    let buttons = holder?.children("barButtonItem") ?? []
    guard !buttons.isEmpty else { return nil }
    let name = file.scene(of: owner)?["customClass"] ?? "view"
    return ForeignSurface(
      kind: .toolbar(isCustomizable: false, isBottom: true), name: "\(name)-bottom-bar",
      items: buttons.map { barButtonItem($0) }, scene: file.sceneKey(of: owner),
      place: file.place(owner))
  }

  private func barButtonItem(_ element: ForeignElement) -> ForeignItem {
    // The label that is read out is the title of a button that shows none.
    let title =
      file.text(element, "title")
      ?? element.child(key: "accessibilityConfiguration").flatMap { file.text($0, "label") }
    let place = title.map { ForeignPlace($0.range, id: element["id"]) } ?? file.place(element)
    var item = ForeignItem(.command, title: title, at: place)
    item.name = barButtonName(element)
    if let image = element["image"] {
      if element["catalog"] == "system" { item.symbol = image } else { item.image = image }
    }
    item.isDisabled = element["enabled"] == "NO"
    setAction(&item, element)
    switch element["systemItem"] {
    case "flexibleSpace": return ForeignItem(.space(isFlexible: true), at: place)
    case "fixedSpace": return ForeignItem(.space(isFlexible: false), at: place)
    case let name?:
      guard let standard = StandardSelectors.barItem(name) else { break }
      item.system = standard.system
      item.identity = nil
      if standard.system == nil {
        item.title =
          item.title ?? ForeignText(text: standard.title, range: element.range(of: "systemItem"))
        item.symbol = standard.symbol
      }
    case nil: break
    }
    if let menu = element.child(key: "menu") {
      let command = item
      item.kind = .pullDown
      item.items = uiItems(of: menu)
      item.primary = primary(command)
    }
    if let view = element.child(key: "customView") {
      if view.name == "segmentedControl" { return segmentedControl(view) }
      if view.name == "button" {
        setAction(&item, view)
        item.title = item.title ?? view.child(key: "normal").flatMap { file.text($0, "title") }
        return item
      }
      item.kind = .dropped
      item.lose("its view, a \(view.name), is not described in the document")
    }
    return item
  }

  /// The name of a button without an action: its outlet, its label in Xcode, or its image.
  private func barButtonName(_ element: ForeignElement) -> String? {
    if let property = file.outlets[element["id"] ?? ""]?.first?.property { return property }
    if let label = element["userLabel"] { return label }
    guard let words = element["image"].flatMap(IDWords.id) else { return nil }
    let name = words.split(separator: "-").filter { !["icon", "ic", "image"].contains($0) }
    return name.isEmpty ? nil : name.joined(separator: "-")
  }

  func segmentedControl(_ view: ForeignElement) -> ForeignItem {
    var item = ForeignItem(.segmented, at: file.place(view))
    setAction(&item, view)
    item.identity = nil
    let segments = view.child("segments")?.children("segment") ?? []
    let selected = view["selectedSegmentIndex"].flatMap { Int($0) }
    item.items = segments.enumerated().map { index, segment in
      let title = file.text(segment, "title")
      var option = ForeignItem(
        .command, title: title, at: ForeignPlace(segment.head, id: view["id"]))
      if index == selected { option.state = .on }
      return option
    }
    // None of them stays chosen: they are buttons.
    if view["momentary"] == "YES" { item.kind = .group }
    return item
  }
}

extension ForeignItem.Kind {
  fileprivate var isFlexibleSpace: Bool {
    if case .space(isFlexible: true) = self { true } else { false }
  }
}
