import MenuetModel

/// A toolbar made at random, in words that both the model and the oracle can be built from.
struct GeneratedToolbar {
  struct Unit {
    enum Content {
      case item(Item)
      case group([Item], collapse: GroupCollapse, hasSymbol: Bool, titleLength: Int)
      case space(isFlexible: Bool)
      case title, search, slot
    }

    /// What shows a symbol, a title or both.
    struct Item {
      var id: String
      var titleLength: Int
      var hasSymbol: Bool
      var display: ItemDisplay
      /// True for a pull-down button.
      var hasIndicator = false
      /// True for a segmented control of three options with that title.
      var isSegmented = false
      var isForPlatform = true
    }

    var id: String
    var content: Content
    var priority = 0
    var pinned = false
    var hides = false
    var isOptional = false
  }

  var leading: [Unit] = []
  var center: [Unit] = []
  var trailing: [Unit] = []
  var shrink: [(unit: String, to: ShrinkTarget)] = []
  var isCustomizable = false
  var platform = Platform.ios

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    platform = [Platform.ios, .ipados, .macos].randomElement(using: &random) ?? .ios
    isCustomizable = random.once(in: 3)
    var next = 0
    leading = units(upTo: 3, &next, &random)
    if random.once(in: 2) { leading.insert(Unit(id: "title", content: .title), at: 0) }
    center = units(upTo: 9, &next, &random)
    trailing = units(upTo: 3, &next, &random)
    if random.once(in: 2) { trailing.insert(Unit(id: "search", content: .search), at: 0) }
    if random.once(in: 2) { addShrink(&random) }
  }

  private func units(
    upTo count: Int, _ next: inout Int, _ random: inout SeededGenerator
  ) -> [Unit] {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in
      next += 1
      return unit("u\(next)", &random)
    }
  }

  private func unit(_ id: String, _ random: inout SeededGenerator) -> Unit {
    if random.once(in: 6) {
      return Unit(id: "space", content: .space(isFlexible: Bool.random(using: &random)))
    }
    if random.once(in: 30) { return Unit(id: id, content: .slot) }
    var unit = Unit(id: id, content: .item(item(id, &random)))
    if random.once(in: 3) {
      let count = Int.random(in: 0...3, using: &random)
      unit.content = .group(
        (0..<count).map { item("\(id)-\($0)", &random) },
        collapse: [.overflow, .menu, .menu, .none].randomElement(using: &random) ?? .menu,
        hasSymbol: Bool.random(using: &random),
        titleLength: Int.random(in: 0...8, using: &random))
    }
    unit.priority = Int.random(in: -1...1, using: &random)
    unit.pinned = random.once(in: 6)
    unit.hides = random.once(in: 5)
    unit.isOptional = random.once(in: 10)
    return unit
  }

  private func item(_ id: String, _ random: inout SeededGenerator) -> Unit.Item {
    var item = Unit.Item(
      id: id, titleLength: Int.random(in: 0...9, using: &random),
      hasSymbol: !random.once(in: 4), display: .automatic)
    item.display = ItemDisplay.allCases.randomElement(using: &random) ?? .automatic
    item.hasIndicator = random.once(in: 5)
    item.isSegmented = random.once(in: 12)
    item.isForPlatform = !random.once(in: 12)
    return item
  }

  /// Steps of which many are invalid: for no unit, upward, or to a rung that there is not.
  private mutating func addShrink(_ random: inout SeededGenerator) {
    let ids = center.map(\.id) + ["nobody"]
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let target = ShrinkTarget.allCases.randomElement(using: &random) ?? .icon
      shrink.append((ids.randomElement(using: &random) ?? "nobody", target))
    }
  }
}

// MARK: The model

extension GeneratedToolbar {
  /// The toolbar and the document that its items stand in.
  func model() -> (toolbar: Toolbar, document: Document) {
    var sample = SampleDocument()
    let toolbar = Toolbar(
      leading: leading.map { unit($0, &sample) }, center: center.map { unit($0, &sample) },
      trailing: trailing.map { unit($0, &sample) }, shrink: shrink.map { ($0.unit, $0.to) },
      customizable: isCustomizable)
    return (toolbar, sample.document)
  }

  private func unit(_ unit: Unit, _ sample: inout SampleDocument) -> ToolbarUnit {
    var result: ToolbarUnit
    switch unit.content {
    case .item(let item): result = self.unit(item, &sample)
    case .group(let items, let collapse, let hasSymbol, let titleLength):
      var group = ToolbarGroup(
        title: String(repeating: "H", count: titleLength),
        members: items.map { self.unit($0, &sample) })
      group.collapse = collapse
      group.symbol = hasSymbol ? "star" : nil
      group.platforms = .all
      result = ToolbarUnit(id: unit.id, content: .group(group), source: .none)
    case .space(let isFlexible): result = .space(flexible: isFlexible)
    case .title: result = .title
    case .search: result = .search
    case .slot: result = ToolbarUnit(id: unit.id, content: .slot, source: .none)
    }
    result.priority = unit.priority
    result.pinned = unit.pinned
    result.overflow = unit.hides ? .hide : .menu
    result.customization = unit.isOptional ? .optional : .default
    return result
  }

  private func unit(_ item: Unit.Item, _ sample: inout SampleDocument) -> ToolbarUnit {
    let title = String(repeating: "H", count: item.titleLength)
    let symbol = item.hasSymbol ? "star" : nil
    // Another platform than any that a toolbar is made for.
    let platforms: PlatformSet = item.isForPlatform ? .all : .tvos
    var result: ToolbarUnit
    if item.isSegmented {
      let subject = sample.choice(item.id, [title, title, title], symbol: symbol)
      var control = SegmentedControl(
        id: item.id, title: nil, choice: item.id, subject: subject, source: .none)
      control.platforms = platforms
      result = ToolbarUnit(id: item.id, content: .segmented(control), source: .none)
    } else if item.hasIndicator {
      var button = PullDownButton(id: item.id, title: title, content: [], source: .none)
      button.symbol = symbol
      button.platforms = platforms
      result = ToolbarUnit(id: item.id, content: .pullDownButton(button), source: .none)
    } else {
      result = ToolbarUnit(
        sample.command(item.id, title, symbol: symbol, platforms: platforms))
    }
    result.display = item.display
    return result
  }
}
