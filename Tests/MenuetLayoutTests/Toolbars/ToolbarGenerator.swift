import MenuetModel

/// Makes toolbars at random, the same ones for the same seed.
struct ToolbarGenerator {
  private var random: SeededGenerator
  private var unitCount = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func toolbar() -> GeneratedToolbar {
    var result = GeneratedToolbar()
    result.platform = pick([.ios, .ipados, .macos], else: .ios)
    if random.once(in: 3) { result.style = pick(ToolbarStyle.allCases, else: .navigator) }
    result.mirroredLocale = pick(["ar", "he", "fa", "ur", "az-Arab"], else: "ar")
    result.isCustomizable = random.once(in: 3)
    result.leading = units(
      upTo: random.once(in: 3) ? 5 : 2, own: [.back, .close, .sidebarToggle])
    if random.once(in: 2) {
      add(
        GeneratedToolbar.Unit(
          id: "title", content: .title(random.once(in: 3) ? 0 : number(1...30))),
        to: &result.leading)
    }
    result.center = units(upTo: random.once(in: 12) ? 24 : 8, own: [])
    result.trailing = units(upTo: random.once(in: 3) ? 5 : 2, own: [.inspectorToggle])
    if random.once(in: 2) {
      add(GeneratedToolbar.Unit(id: "search", content: .search), to: &result.trailing)
    }
    if result.style == .navigator { letAllLeave(of: &result) }
    if random.once(in: 2) { addShrink(to: &result) }
    if random.once(in: 3) { addMetrics(to: &result) }
    if random.once(in: 20) { repeatID(in: &result) }
    return result
  }

  private mutating func pick<Value>(_ values: [Value], else last: Value) -> Value {
    values.randomElement(using: &random) ?? last
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func add(
    _ unit: GeneratedToolbar.Unit, to units: inout [GeneratedToolbar.Unit]
  ) {
    var unit = unit
    unit.isForPlatform = !random.once(in: 12)
    units.insert(unit, at: number(0...units.count))
  }
}

// MARK: Units

extension ToolbarGenerator {
  /// - Parameter own: The kinds that stand in this region alone.
  private mutating func units(
    upTo count: Int, own: [GeneratedToolbar.Item.Kind]
  ) -> [GeneratedToolbar.Unit] {
    (0..<number(0...count)).map { _ in
      unitCount += 1
      return unit("u\(unitCount)", own: own)
    }
  }

  private mutating func unit(
    _ id: String, own: [GeneratedToolbar.Item.Kind]
  ) -> GeneratedToolbar.Unit {
    var unit = GeneratedToolbar.Unit(id: id, content: .slot)
    unit.isForPlatform = !random.once(in: 15)
    if random.once(in: 30) { return unit }
    if random.once(in: 6) {
      unit.id = "space"
      unit.content = .space(isFlexible: Bool.random(using: &random))
      return unit
    }
    unit.content = random.once(in: 3) ? .group(group(id)) : .item(item(id, own: own))
    unit.priority = number(-1...1)
    unit.pinned = random.once(in: 6)
    unit.hides = random.once(in: 5)
    unit.isOptional = random.once(in: 10)
    return unit
  }

  private mutating func group(_ id: String) -> GeneratedToolbar.Group {
    GeneratedToolbar.Group(
      members: (0..<number(0...3)).map { item("\(id)-\($0)", own: []) },
      collapse: pick([.overflow, .menu, .menu, .none], else: .menu),
      hasSymbol: Bool.random(using: &random), titleLength: number(0...8))
  }

  private mutating func item(
    _ id: String, own: [GeneratedToolbar.Item.Kind]
  ) -> GeneratedToolbar.Item {
    var item = GeneratedToolbar.Item(id: id)
    item.kind = own.isEmpty || random.once(in: 2) ? kind() : pick(own, else: .command)
    item.titleLength = number(0...9)
    item.hasSymbol = !random.once(in: 4)
    item.display = pick(ItemDisplay.allCases, else: .automatic)
    item.isForPlatform = !random.once(in: 12)
    return item
  }

  private mutating func kind() -> GeneratedToolbar.Item.Kind {
    switch number(0...19) {
    case 0: .toggle(otherTitleLength: number(0...12))
    case 1: .choice
    case 2: .button
    case 3: .readyMade
    case 4, 5: .pullDown
    case 6: .more
    case 7, 8: .popUp((0..<number(0...4)).map { _ in number(0...9) })
    case 9, 10: .segmented((0..<number(0...4)).map { _ in option() })
    default: .command
    }
  }

  private mutating func option() -> GeneratedToolbar.Item.Option {
    GeneratedToolbar.Item.Option(
      titleLength: number(0...6), hasSymbol: Bool.random(using: &random),
      isForPlatform: !random.once(in: 8))
  }
}

// MARK: The toolbar

extension ToolbarGenerator {
  /// Part of a chain, with steps that are invalid: for no unit, upward, to a rung that there is not.
  private mutating func addShrink(to toolbar: inout GeneratedToolbar) {
    let ids = toolbar.center.map(\.id) + (random.once(in: 2) ? ["nobody"] : [])
    for _ in 0..<number(1...8) {
      guard let unit = ids.randomElement(using: &random) else { return }
      toolbar.shrink.append(
        GeneratedToolbar.Step(unit: unit, to: pick(ShrinkTarget.allCases, else: .icon)))
    }
  }

  /// In a bar that shows no center nothing of it may stay.
  private func letAllLeave(of toolbar: inout GeneratedToolbar) {
    for index in toolbar.center.indices {
      toolbar.center[index].pinned = false
      if case .group(var group) = toolbar.center[index].content, group.collapse == .none {
        group.collapse = .overflow
        toolbar.center[index].content = .group(group)
      }
    }
  }

  /// Sizes that nobody would choose: an overflow button wider than any item, gaps between items wider
  /// than between groups, least widths above greatest ones, nothing at all.
  private mutating func addMetrics(to toolbar: inout GeneratedToolbar) {
    let sizes = [
      ("bar-height", [0, 31]), ("bar-margin", [0, 1, 33]), ("item-spacing", [0, 1, 30]),
      ("group-spacing", [0, 3, 40]), ("region-spacing", [0, 1, 50]),
      ("item-min-width", [0, 1, 100]), ("item-padding", [0, 40]), ("icon-width", [0, 100]),
      ("icon-title-gap", [0, 40]), ("indicator-width", [0, 60]),
      ("overflow-width", [0, 10, 90, 250]), ("search-min-width", [0, 300]),
      ("search-max-width", [0, 101]), ("title-min-width", [0, 350]), ("title-max-width", [0, 83]),
      ("space-fixed", [0, 100]), ("font-size", [0, 5, 40]),
    ]
    for _ in 0..<number(1...4) {
      guard let (name, values) = sizes.randomElement(using: &random) else { return }
      toolbar.metrics[name] = pick(values, else: 0)
    }
  }

  /// Gives two units one id, as two items that place one command have it.
  private mutating func repeatID(in toolbar: inout GeneratedToolbar) {
    let items = toolbar.center.indices.filter {
      if case .item = toolbar.center[$0].content { true } else { false }
    }
    guard let first = items.randomElement(using: &random),
      let second = items.randomElement(using: &random)
    else { return }
    let id = toolbar.center[first].id
    toolbar.center[second].id = id
    // Which of the two is meant shows only where a step names them.
    let targets: [ShrinkTarget] = [.icon, .overflow]
    toolbar.shrink.insert(
      GeneratedToolbar.Step(unit: id, to: pick(targets, else: .overflow)), at: 0)
  }
}
