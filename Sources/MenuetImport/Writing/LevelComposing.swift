import MenuetModel
import MenuetSource

/// Menus: their levels, commands and choices.
extension DocumentComposer {
  /// The elements of a level of a menu.
  ///
  /// - Parameters:
  ///   - context: The title of the menu, of which ids are made where an item's own does not do.
  ///   - allowsAlternates: Whether items may take the places of others while a modifier is held.
  mutating func level(
    _ items: [ForeignItem], in context: String, allowsAlternates: Bool
  ) -> [WrittenElement] {
    var result: [WrittenElement] = []
    // Separators that nothing is left between were none in the file.
    var hasDropped = false
    var main: String?
    var placed: Set<String> = []
    var index = items.startIndex
    while index < items.endIndex {
      let item = items[index]
      if let group = item.radioGroup {
        let run = items[index...].prefix { $0.radioGroup == group && $0.kind == .command }
        if run.count > 1 {
          result.append(choice(Array(run), in: context))
          index += run.count
          main = nil
          continue
        }
      }
      index += 1
      if item.kind == .separator {
        // A section brings its own.
        let isIdle = result.last.map { $0.name == .separator || $0.name == .section } ?? true
        // One at the edge may divide the menu from what comes at run time.
        if isIdle, result.isEmpty || hasDropped || purpose == .writing { continue }
        var element = WrittenElement(.separator, at: item.place)
        if item.isHidden || item.visibleWhen != nil {
          setConditions(&element, item, id: "separator")
        }
        result.append(element)
        hasDropped = false
        continue
      }
      if let id = plan.sharedID(of: item), purpose == .writing, !placed.insert(id).inserted {
        losses.append(
          ForeignLoss("\(words(for: item)) stands in this menu already", at: item.place))
        continue
      }
      let elements = menuElements(
        item, in: context, allowsAlternates: allowsAlternates, main: main)
      if elements.isEmpty { hasDropped = true }
      if elements.first?.name == .section, result.last?.name == .separator, purpose == .writing {
        result.removeLast()
      }
      if !item.isAlternate || !allowsAlternates {
        main = elements.last.flatMap(Self.commandID)
      }
      result += elements
    }
    while result.last?.name == .separator { result.removeLast() }
    return result
  }

  /// The id by which an alternate names the command whose place it takes.
  private static func commandID(of element: WrittenElement) -> String? {
    guard [.command, .item].contains(element.name) else { return nil }
    return element.attributes.first { [.id, .system, .ref].contains($0.name) }?.value
  }

  private mutating func menuElements(
    _ item: ForeignItem, in context: String, allowsAlternates: Bool, main: String?
  ) -> [WrittenElement] {
    switch item.kind {
    case .command:
      return placed(item, in: context, allowsAlternates: allowsAlternates, main: main).map { [$0] }
        ?? []
    case .submenu, .pullDown, .popUp, .group: return [submenu(item, in: context, allowsAlternates)]
    case .section: return section(item, in: context, allowsAlternates)
    case .dynamic:
      var element = WrittenElement(.dynamic, at: item.place)
      element.isItem = true
      element.losses = item.losses
      let words = [item.name, item.title?.text].compactMap { $0.flatMap(IDWords.id) }
      element.set(.id, parts.take(words.isEmpty ? ["run-time-items"] : words))
      element.set(.title, item.title)
      return [element]
    case .dropped, .space, .segmented, .search, .sidebarToggle, .inspectorToggle, .title, .back,
      .separator:
      losses += item.losses
      return []
    }
  }

  private mutating func submenu(
    _ item: ForeignItem, in context: String, _ allowsAlternates: Bool
  ) -> WrittenElement {
    var element = WrittenElement(.submenu, at: item.place)
    element.isItem = true
    element.losses = item.losses
    let title = item.title?.text ?? item.name.map(IDWords.title) ?? context
    let id = IDWords.id(title) ?? item.name.flatMap(IDWords.id) ?? "submenu"
    let own = parts.take([id, "\(IDWords.id(context) ?? "menu")-\(id)"])
    if IDWords.id(title) != own { element.set(.id, own) }
    if let text = item.title {
      element.set(.title, text)
    } else {
      element.set(.title, title)
      element.losses.append(
        ForeignLoss("it has no title; this one is its name", at: item.place, isOfTitle: true))
    }
    element.set(.symbol, item.symbol)
    element.set(.hint, item.ownHint)
    setConditions(&element, item, id: id)
    var items = item.items
    let rows = items.flatMap { $0.kind == .section ? $0.items : [$0] }
    if let primary = item.primary.first, !rows.contains(where: { $0.identity == primary.identity })
    {
      items.insert(primary, at: 0)
      element.losses.append(
        ForeignLoss("its own command is the first in it: a submenu performs none", at: item.place))
    }
    element.children = level(items, in: title, allowsAlternates: allowsAlternates)
    if element.children.isEmpty { element.children = [runTimeItems(of: title, at: item.place)] }
    return element
  }

  private mutating func section(
    _ item: ForeignItem, in context: String, _ allowsAlternates: Bool
  ) -> [WrittenElement] {
    var element = WrittenElement(.section, at: item.place)
    element.losses = item.losses
    element.set(.title, item.title)
    let title = item.title?.text ?? context
    if let id = item.title.flatMap({ IDWords.id($0.text) }) {
      let own = parts.take([id, "\(IDWords.id(context) ?? "menu")-\(id)"])
      if own != id { element.set(.id, own) }
    }
    let words = item.title?.text ?? item.name ?? "section"
    setConditions(&element, item, id: IDWords.id(words) ?? "section")
    // The language has one level of sections.
    let items = item.items.flatMap { inner in
      inner.kind == .section ? inner.itemsInPlaceOfSection : [inner]
    }
    element.children = level(items, in: title, allowsAlternates: allowsAlternates)
    if element.children.isEmpty {
      losses.append(ForeignLoss("the section is empty", at: item.place))
      return []
    }
    return [element]
  }

  // MARK: Commands

  /// The element of a command or toggle in its place; `nil` where the file gives it no words.
  mutating func placed(
    _ item: ForeignItem, in context: String, allowsAlternates: Bool, main: String?
  ) -> WrittenElement? {
    var item = item
    if item.title == nil, item.system == nil {
      losses.append(ForeignLoss("the item has no title", at: item.place))
      losses += lossesOfPlace(item)
      return nil
    }
    var element: WrittenElement
    let id: String
    if let system = item.system {
      (element, id) = (systemCommand(system, item), system.rawValue)
    } else if let shared = plan.sharedID(of: item) {
      (element, id) = (reference(to: shared, item), shared)
    } else {
      id = plan.takeID(of: item, in: context)
      element = command(item, id: id)
    }
    element.isItem = true
    element.titleExemption = item.titleExemption
    element.isHeldByCode = item.isHeldByCode
    if item.isAlternate {
      if allowsAlternates, let main, element.name == .command || element.name == .item {
        if element.name == .command { element.set(.alternateOf, main) }
      } else {
        item.lose("it stands by itself: alternates are for menus of the Mac's menu bar")
      }
    }
    element.losses = lossesOfPlace(item)
    if element.name == .item, let declared = plan.declared(id) {
      // The declaration says it.
      if declared.isDisabled { item.isDisabled = false }
      if declared.isHidden { item.isHidden = false }
      if declared.enabledWhen != nil { item.enabledWhen = nil }
    }
    setConditions(&element, item, id: id)
    return element
  }

  private func systemCommand(_ system: SystemCommand, _ item: ForeignItem) -> WrittenElement {
    var element = WrittenElement(.command, at: item.place)
    element.set(.system, system.rawValue)
    if let title = item.title, title.text != system.title(inAppNamed: name) {
      element.set(.title, title)
    }
    let own = system.facts.shortcut
    if let shortcut = item.shortcut {
      if shortcut.spelling != own { element.setShortcut(of: item) }
    } else if own != nil, item.statesShortcut {
      element.set(.shortcut, "none")
    }
    element.set(.hint, item.ownHint)
    setPresentation(&element, item)
    return element
  }

  private func command(_ item: ForeignItem, id: String) -> WrittenElement {
    var element = WrittenElement(item.state == .none ? .command : .toggle, at: item.place)
    element.set(.id, id)
    element.set(.title, item.title)
    if let symbol = item.symbol {
      element.set(.symbol, symbol)
    } else {
      element.set(.image, item.image)
    }
    if element.name == .command {
      if item.isDestructive { element.set(.role, Role.destructive.rawValue) }
    }
    element.setShortcut(of: item)
    element.set(.hint, item.ownHint)
    setPresentation(&element, item)
    return element
  }

  private func setPresentation(_ element: inout WrittenElement, _ item: ForeignItem) {
    guard element.name == .command else { return }
    if let id = id(ofScene: item.presents), presentation(of: item.presents) != .view {
      element.set(.presents, id)
    }
    element.set(.navigates, id(ofScene: item.navigates))
  }

  /// The declaration of a command of several places.
  mutating func declaration(of shared: CommandPlan.Shared) -> WrittenElement {
    var element = command(shared.item, id: shared.id)
    element.titleExemption = shared.item.titleExemption
    setConditions(&element, shared.item, id: shared.id)
    return element
  }

  private func reference(to id: String, _ item: ForeignItem) -> WrittenElement {
    var element = WrittenElement(.item, at: item.place)
    element.set(.ref, id)
    guard let declared = plan.declared(id) else { return element }
    if let title = item.title, title.text != declared.title?.text { element.set(.title, title) }
    if declared.shortcut != item.shortcut {
      if item.shortcut != nil {
        element.setShortcut(of: item)
      } else if item.statesShortcut {
        element.set(.shortcut, "none")
      }
    }
    if let hint = item.ownHint, hint.text != declared.ownHint?.text { element.set(.hint, hint) }
    return element
  }

  // MARK: Choices

  private mutating func choice(_ run: [ForeignItem], in context: String) -> WrittenElement {
    var element = WrittenElement(.choice, at: run[0].place)
    let title = run[0].radioTitle
    let name = run[0].radioGroup.flatMap(IDWords.withoutVerb)
    element.set(.id, plan.takeID(title: title?.text, name: name ?? context, in: context))
    element.set(.title, title)
    element.children = options(run, of: title?.text ?? name ?? context)
    return element
  }

  /// The options of a choice, of which one at most holds at first.
  mutating func options(_ items: [ForeignItem], of context: String) -> [WrittenElement] {
    var ids = IDSpace()
    var hasDefault = false
    return items.compactMap { item in
      guard let title = item.title else {
        losses.append(ForeignLoss("the option has no title", at: item.place))
        return nil
      }
      var element = WrittenElement(.option, at: item.place)
      element.isItem = true
      element.isHeldByCode = item.isHeldByCode
      element.losses = item.losses
      let words = [title.text, item.name ?? ""].compactMap(IDWords.id)
      let id = ids.take(words.isEmpty ? ["option"] : words)
      element.set(.id, id)
      element.set(.title, title)
      element.set(.symbol, item.symbol)
      element.setShortcut(of: item)
      element.set(.hint, item.ownHint)
      if item.state == .on, !hasDefault {
        hasDefault = true
        element.set(.default, "true")
      }
      setConditions(&element, item, id: "\(IDWords.id(context) ?? "option")-\(id)")
      return element
    }
  }
}

extension ForeignItem {
  /// The hint, unless it says what the title says.
  var ownHint: ForeignText? {
    hint?.text == title?.text ? nil : hint
  }
}
