import MenuetModel

extension GeneratedToolbar {
  /// The toolbar and the document that its items stand in.
  func model() -> (toolbar: Toolbar, document: Document) {
    var maker = ToolbarModelMaker()
    var toolbar = Toolbar(shrink: shrink.map { ($0.unit, $0.to) }, customizable: isCustomizable)
    toolbar.style = style
    for region in Toolbar.Region.allCases {
      toolbar[region] = self[region].map { maker.unit($0) }
    }
    return (toolbar, maker.document)
  }
}

/// Makes units, and the commands and choices that they place.
private struct ToolbarModelMaker {
  private(set) var document = Document(
    name: "Generated", fileName: "Generated.menuet.xml", source: .none)

  mutating func unit(_ unit: GeneratedToolbar.Unit) -> ToolbarUnit {
    let platforms = Self.platforms(unit.isForPlatform)
    let content: ToolbarUnit.Content
    var display = ItemDisplay.automatic
    switch unit.content {
    case .item(let item):
      content = self.content(item)
      display = item.display
    case .group(let group): content = .group(self.group(group, platforms))
    case .space(let isFlexible): content = .space(isFlexible: isFlexible, platforms: platforms)
    case .slot: content = .slot
    case .title(let length):
      var title = TitleItem(title: length > 0 ? Self.title(length) : nil)
      title.platforms = platforms
      content = .title(title)
    case .search: content = .search(Self.button("", platforms))
    }
    var result = ToolbarUnit(id: unit.id, content: content, source: .none)
    result.display = display
    result.priority = unit.priority
    result.pinned = unit.pinned
    result.overflow = unit.hides ? .hide : .menu
    result.customization = unit.isOptional ? .optional : .default
    return result
  }

  private mutating func group(
    _ group: GeneratedToolbar.Group, _ platforms: PlatformSet
  ) -> ToolbarGroup {
    let members = group.members.map { item in
      var member = ToolbarUnit(id: item.id, content: content(item), source: .none)
      member.display = item.display
      return member
    }
    var result = ToolbarGroup(title: Self.title(group.titleLength), members: members)
    result.collapse = group.collapse
    result.symbol = group.hasSymbol ? "star" : nil
    result.platforms = platforms
    return result
  }

  private mutating func content(_ item: GeneratedToolbar.Item) -> ToolbarUnit.Content {
    let platforms = Self.platforms(item.isForPlatform)
    let title = Self.title(item.titleLength)
    let symbol = item.hasSymbol ? "star" : nil
    switch item.kind {
    case .command, .toggle, .choice: return .item(place(item))
    case .button, .readyMade:
      return .button(
        Button(
          item: place(item), kind: item.kind == .readyMade ? .info : nil, look: ButtonLook(),
          source: .none))
    case .pullDown, .more:
      var button = PullDownButton(id: item.id, title: title, content: [], source: .none)
      (button.symbol, button.platforms) = (symbol, platforms)
      button.isMore = item.kind == .more
      return .pullDownButton(button)
    case .popUp(let lengths):
      let options = lengths.map {
        GeneratedToolbar.Item.Option(titleLength: $0, hasSymbol: false)
      }
      var button = PopUpButton(
        id: item.id, title: title, choice: item.id, subject: choice(item, options), source: .none)
      (button.symbol, button.platforms) = (symbol, platforms)
      return .popUpButton(button)
    case .segmented(let options):
      var control = SegmentedControl(
        id: item.id, title: nil, choice: item.id, subject: choice(item, options), source: .none)
      control.platforms = platforms
      return .segmented(control)
    case .back: return .back(Self.button(title, platforms))
    case .close: return .close(Self.button(title, platforms))
    case .sidebarToggle: return .sidebarToggle(Self.button(title, platforms))
    case .inspectorToggle: return .inspectorToggle(Self.button(title, platforms))
    }
  }

  /// Declares what an item places, and places it.
  private mutating func place(_ item: GeneratedToolbar.Item) -> Item {
    var kind = Item.Kind.command
    let subject: Subject
    if item.kind == .choice {
      kind = .choice
      subject = choice(item, [])
    } else {
      var command = Command(
        id: item.id, kind: .command, title: Self.title(item.titleLength), source: .none)
      command.symbol = item.hasSymbol ? "star" : nil
      if case .toggle(let otherTitleLength) = item.kind {
        kind = .toggle
        command.kind = .toggle
        command.form = .title
        command.offTitle = command.title
        command.onTitle = Self.title(otherTitleLength)
      }
      document.commands.append(command)
      subject = .command(document.commands.count - 1)
    }
    return Item(
      id: item.id, kind: kind, subject: subject, platforms: Self.platforms(item.isForPlatform),
      source: .none)
  }

  private mutating func choice(
    _ item: GeneratedToolbar.Item, _ options: [GeneratedToolbar.Item.Option]
  ) -> Subject {
    let options = options.enumerated().map { index, option in
      var result = Choice.Option(
        id: "o\(index)", title: Self.title(option.titleLength), source: .none)
      result.symbol = option.hasSymbol ? "star" : nil
      result.platforms = Self.platforms(option.isForPlatform)
      return result
    }
    var choice = Choice(
      id: item.id, title: Self.title(item.titleLength), options: options, source: .none)
    choice.symbol = item.hasSymbol ? "star" : nil
    document.choices.append(choice)
    return .choice(document.choices.count - 1)
  }

  private static func button(_ title: String, _ platforms: PlatformSet) -> BarButton {
    var button = BarButton(title: title)
    button.platforms = platforms
    return button
  }

  private static func title(_ length: Int) -> String { String(repeating: "H", count: length) }

  /// All platforms, or another than any that a toolbar is made for.
  private static func platforms(_ isForPlatform: Bool) -> PlatformSet {
    isForPlatform ? .all : .tvos
  }
}
