import MenuetModel
import MenuetSource

extension DocumentComposer {
  /// The elements of a surface; none where nothing of it arrives.
  mutating func compose(_ surface: ForeignSurface) -> [WrittenElement] {
    losses += surface.losses
    switch surface.kind {
    case .menuBar: return [menuBar(surface)]
    case .menu(let isStatusItem):
      var element = part(.menu, surface, fallback: "menu")
      if isStatusItem { element.set(.kind, "status-item") }
      element.children = content(surface, allowsAlternates: isStatusItem)
      return [element]
    case .contextMenu(let target):
      var element = part(.contextMenu, surface, fallback: "context-menu", hasTitle: false)
      element.set(.for, target)
      element.children = content(surface, allowsAlternates: false)
      return [element]
    case .toolbar(let isCustomizable, let isBottom):
      var element = part(.toolbar, surface, fallback: "toolbar")
      if isBottom { setBottom(&element, surface) }
      element.set(.customizable, if: isCustomizable)
      element.children = regions(surface.items, surface)
      return element.children.isEmpty ? [] : [element]
    case .pullDown, .popUp:
      var item = ForeignItem(
        surface.kind.isPopUp ? .popUp : .pullDown, title: surface.title, at: surface.place)
      item.name = surface.name
      item.items = surface.items
      item.primary = surface.primary
      item.symbol = surface.symbol?.text
      item.hint = surface.hint
      item.style = surface.style
      return button(item, in: surface.name).map { [$0] } ?? []
    case .segmented:
      var item = ForeignItem(.segmented, title: surface.title, at: surface.place)
      item.name = surface.name
      item.items = surface.items
      return segmented(item, in: surface.name).map { [$0] } ?? []
    case .button: return buttons(surface)
    }
  }

  /// A bar of iPad is at the top, whatever its nib says (Human Interface Guidelines, Toolbars).
  private func setBottom(_ element: inout WrittenElement, _ surface: ForeignSurface) {
    if document.platforms == [.ipados] {
      element.losses.append(
        ForeignLoss("it stands at the bottom; a toolbar of iPad is at the top", at: surface.place))
    } else {
      element.set(.edge, "bottom")
    }
  }

  /// The buttons of a view that present something of the document.
  private mutating func buttons(_ surface: ForeignSurface) -> [WrittenElement] {
    surface.items.compactMap { item in
      guard id(ofScene: item.presents) != nil, presentation(of: item.presents) != .view,
        var element = placed(item, in: surface.name, allowsAlternates: false, main: nil)
      else { return nil }
      element.name = .button
      element.set(.style, surface.style?.rawValue)
      return element
    }
  }

  private mutating func part(
    _ kind: ElementName, _ surface: ForeignSurface, fallback: String, hasTitle: Bool = true
  ) -> WrittenElement {
    var element = WrittenElement(kind, at: surface.place)
    let words = [surface.title?.text, surface.name].compactMap { $0.flatMap(IDWords.id) }
    element.set(.id, parts.take(words.isEmpty ? [fallback] : words))
    if hasTitle { element.set(.title, surface.title) }
    return element
  }

  private mutating func content(
    _ surface: ForeignSurface, allowsAlternates: Bool
  ) -> [WrittenElement] {
    let context = surface.title?.text ?? surface.name
    let content = level(surface.items, in: context, allowsAlternates: allowsAlternates)
    return content.isEmpty ? [runTimeItems(of: context, at: surface.place)] : content
  }

  // MARK: The menu bar

  private mutating func menuBar(_ surface: ForeignSurface) -> WrittenElement {
    var bar = WrittenElement(.menuBar, at: surface.place)
    bar.set(.id, parts.take([IDWords.id(surface.name) ?? "main-menu", "main-menu"]))
    var standards: Set<StandardMenu> = []
    let listed = Set(surface.items.systemCommands)
    for item in surface.items {
      guard item.kind == .submenu else {
        if item.kind != .separator {
          losses.append(
            ForeignLoss("\(words(for: item)): a menu bar holds menus only", at: item.place))
        }
        continue
      }
      var menu = WrittenElement(.menu, at: item.place)
      menu.isItem = true
      menu.losses = item.losses
      let title = item.title?.text ?? ""
      let id = parts.take([IDWords.id(title) ?? item.name.flatMap(IDWords.id) ?? "menu"])
      let named = StandardMenu.allCases.first { $0.title(inAppNamed: name) == title }
      if let standard = item.standardMenu ?? named, standards.insert(standard).inserted {
        menu.set(.standard, standard.rawValue)
        // The file has the whole menu.
        if !listed.isSuperset(of: standard.systemCommands.joined()) {
          menu.set(.systemItems, SystemItems.none.rawValue)
        }
        if title != standard.title(inAppNamed: name), standard != .app {
          menu.set(.title, item.title)
        }
      } else {
        menu.set(.id, named.map { parts.take(["second-\($0.rawValue)"]) } ?? id)
        if named != nil {
          menu.set(.title, "\(title) 2")
          menu.losses.append(
            ForeignLoss("a menu bar has one menu '\(title)'; this is its second", at: item.place))
        } else if let title = item.title {
          menu.set(.title, title)
        } else {
          menu.set(.title, IDWords.title(item.name ?? id))
          menu.losses.append(
            ForeignLoss("it has no title; this one is its name", at: item.place, isOfTitle: true))
        }
      }
      setConditions(&menu, item, id: id)
      menu.children = level(item.items, in: title, allowsAlternates: true)
      // A standard menu without content would be filled with what the file does not have.
      if menu.children.isEmpty { menu.children = [runTimeItems(of: title, at: item.place)] }
      bar.children.append(menu)
    }
    return bar
  }

  /// A place for the items that an app puts into a menu which is empty in its file.
  mutating func runTimeItems(of context: String, at place: ForeignPlace) -> WrittenElement {
    var element = WrittenElement(.dynamic, at: place)
    element.set(.id, parts.take(["\(IDWords.id(context) ?? "run-time")-items"]))
    element.losses = [ForeignLoss("the menu is empty: its items come at run time", at: place)]
    return element
  }

  // MARK: Toolbars

  private mutating func regions(
    _ items: [ForeignItem], _ surface: ForeignSurface
  ) -> [WrittenElement] {
    var leading: [WrittenElement] = []
    var first: [WrittenElement] = []
    var center: [WrittenElement] = []
    var trailing: [WrittenElement] = []
    for item in items {
      let context = surface.title?.text ?? surface.name
      guard let element = unit(item, in: context) else { continue }
      switch element.name {
      case .back, .close, .sidebarToggle: first.append(element)
      case .title: first.append(element)
      case .search, .inspectorToggle: trailing.append(element)
      default:
        switch item.region {
        case .leading: leading.append(element)
        case .center: center.append(element)
        case .trailing: trailing.append(element)
        }
      }
    }
    // Buttons come before the title, and the title before other items.
    let buttons = first.filter { $0.name != .title }
    leading = buttons + first.filter { $0.name == .title } + leading
    let regions: [(ElementName, [WrittenElement])] = [
      (.leading, leading), (.center, center), (.trailing, trailing),
    ]
    return regions.compactMap { name, units in
      guard units.contains(where: { $0.name != .space }) else { return nil }
      var region = WrittenElement(name)
      region.children = units
      return region
    }
  }

  /// The element for an item in a toolbar; `nil` where there is none.
  private mutating func unit(_ item: ForeignItem, in context: String) -> WrittenElement? {
    var element: WrittenElement
    switch item.kind {
    case .command:
      guard let command = placed(item, in: context, allowsAlternates: false, main: nil) else {
        return nil
      }
      element = command
      if item.isPinned { element.set(.pinned, "true") }
      element.set(.priority, item.priority.map(String.init))
      if item.isOptional { element.set(.customization, "optional") }
    case .space(let isFlexible):
      element = WrittenElement(.space, at: item.place)
      element.set(.flexible, if: isFlexible)
      return element
    case .search:
      element = plain(.search, item)
      setWords(&element, item)
      if item.isHidden || item.isDisabled {
        element.losses.append(
          ForeignLoss(
            "it is \(item.isHidden ? "hidden" : "disabled") at first: a search field has no "
              + "condition", at: item.place))
      }
    case .sidebarToggle: element = plain(.sidebarToggle, item)
    case .inspectorToggle: element = plain(.inspectorToggle, item)
    case .back: element = plain(.back, item)
    case .title:
      element = plain(.title, item)
      element.set(.title, item.title)
    case .pullDown, .popUp, .submenu, .segmented:
      guard let control = button(item, in: context) else { return nil }
      element = control
      if item.isOptional { element.set(.customization, "optional") }
    case .group, .section:
      element = plain(.group, item)
      let title = item.title?.text ?? item.name ?? context
      element.set(.id, parts.take(["\(IDWords.id(title) ?? "group")", "\(context)-group"]))
      element.set(.title, item.title)
      element.set(.symbol, item.symbol)
      element.children = item.items.compactMap { unit($0, in: title) }
      if element.children.isEmpty { return nil }
      setConditions(&element, item, id: IDWords.id(title) ?? "group")
    case .separator, .dynamic, .dropped:
      losses += item.losses
      return nil
    }
    return element
  }

  /// Sets the words in an empty search field, which has no title beside it.
  private func setWords(_ element: inout WrittenElement, _ item: ForeignItem) {
    element.set(.title, item.placeholder)
    // The system's own word is no loss.
    guard let title = item.title, !["Search", item.placeholder?.text].contains(title.text) else {
      return
    }
    if item.placeholder == nil { element.set(.title, title) }
    element.losses.append(
      ForeignLoss(
        item.placeholder == nil
          ? "its title stands in the empty field"
          : "its title '\(title.text)' is left out: a search field has the words in it alone",
        at: item.place))
  }

  private func plain(_ name: ElementName, _ item: ForeignItem) -> WrittenElement {
    var element = WrittenElement(name, at: item.place)
    element.isItem = true
    element.losses = item.losses
    if name != .title { element.set(.hint, item.ownHint) }
    return element
  }

  // MARK: Buttons with menus

  /// The element of a button that opens a menu, or of a segmented control.
  private mutating func button(_ item: ForeignItem, in context: String) -> WrittenElement? {
    if item.kind == .segmented { return segmented(item, in: context) }
    let title = item.title?.text
    let isFlat = item.items.allSatisfy { option in
      switch option.kind {
      case .command, .separator, .dropped: option.items.isEmpty
      default: false
      }
    }
    let options = item.items.filter { $0.kind == .command && $0.title != nil }
    if item.kind == .popUp, isFlat, options.count > 1 {
      var element = plain(.popUpButton, item)
      element.set(.id, parts.take(partWords(item, context)))
      element.set(.title, item.title)
      element.set(.style, item.style?.rawValue)
      element.children = self.options(options, of: title ?? item.name ?? context)
      if item.items.contains(where: { $0.kind == .separator }) {
        element.losses.append(
          ForeignLoss("the separators of a pop-up button are left out", at: item.place))
      }
      return element
    }
    if item.kind == .popUp, options.count < 2, isFlat {
      return runTimeButton(item, options.first, in: context)
    }
    guard item.title != nil || item.symbol != nil || item.name != nil else {
      losses.append(ForeignLoss("the button has no title", at: item.place))
      return nil
    }
    var element = plain(.pullDownButton, item)
    element.set(.id, parts.take(partWords(item, context)))
    if let text = item.title {
      element.set(.title, text)
    } else if item.symbol == nil, let name = item.name {
      element.set(.title, IDWords.title(name))
      element.losses.append(
        ForeignLoss("it has no title; this one is its name", at: item.place, isOfTitle: true))
    }
    element.set(.symbol, item.symbol)
    element.set(.style, item.style?.rawValue)
    element.set(.primary, item.primary.first.flatMap { plan.sharedID(of: $0) })
    setConditions(&element, item, id: IDWords.id(title ?? item.name ?? context) ?? "menu")
    element.children = level(item.items, in: title ?? item.name ?? context, allowsAlternates: false)
    if element.children.isEmpty {
      element.children = [runTimeItems(of: title ?? item.name ?? context, at: item.place)]
    }
    return element
  }

  /// A button whose options come at run time: the file has one at most, which the button shows.
  private mutating func runTimeButton(
    _ item: ForeignItem, _ option: ForeignItem?, in context: String
  ) -> WrittenElement? {
    guard let option, let title = option.title else {
      losses.append(
        ForeignLoss("the options of a pop-up button come at run time", at: item.place))
      return nil
    }
    var element = plain(.pullDownButton, item)
    element.origin = option.place
    element.set(.id, parts.take(partWords(item, context)))
    element.set(.title, title)
    element.losses.append(
      ForeignLoss(
        "it is the one option of a pop-up button, which has others at run time",
        at: option.place))
    var rest = WrittenElement(.dynamic, at: item.place)
    rest.set(.id, parts.take(["\(partWords(item, context)[0])-options"]))
    element.children = [rest]
    return element
  }

  private func partWords(_ item: ForeignItem, _ context: String) -> [String] {
    let words = [item.title?.text, item.name].compactMap { $0.flatMap(IDWords.id) }
    return words.isEmpty ? ["\(IDWords.id(context) ?? "surface")-menu"] : words
  }

  private mutating func segmented(_ item: ForeignItem, in context: String) -> WrittenElement? {
    let options = item.items.filter { $0.title != nil }
    guard options.count > 1 else {
      losses.append(ForeignLoss("its segments have no titles in the file", at: item.place))
      return nil
    }
    var choice = WrittenElement(.choice, at: item.place)
    let id = plan.takeID(
      title: item.title?.text, name: item.name ?? context + "-choice", in: context)
    choice.set(.id, id)
    choice.set(.title, item.title)
    choice.children = self.options(options, of: id)
    declarations.append(choice)
    var element = plain(.segmented, item)
    element.set(.choice, id)
    return element
  }
}

extension ForeignSurface.Kind {
  fileprivate var isPopUp: Bool {
    if case .popUp = self { true } else { false }
  }
}
