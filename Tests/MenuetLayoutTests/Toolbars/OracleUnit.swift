import MenuetModel

/// A unit of a toolbar as the description of the layout has it: its ladder and its widths.
struct OracleUnit {
  /// A form and its width in points.
  struct Rung {
    let form: UnitForm
    let width: Int

    init(_ form: UnitForm, _ width: Int) {
      self.form = form
      self.width = width
    }
  }

  /// A member of a group, with its widths in the forms `members` and `icons`.
  struct Member {
    let id: String
    let width: Int
    let iconWidth: Int
  }

  /// Empty for the overflow button.
  var id: String
  var isGroup = false
  var isSpace = false
  var isFlexible = false
  var priority = 0
  var pinned = false
  /// Widest first.
  var rungs: [Rung] = []
  /// The points by which it may grow.
  var growth = 0
  /// Those that the words of a title need.
  var wordGrowth = 0
  var members: [Member] = []

  /// Whether it leaves the bar at some width.
  var mayLeave: Bool { rungs.contains { $0.form == .overflow || $0.form == .hidden } }
  /// Whether it then goes to no menu.
  var mayHide: Bool { rungs.contains { $0.form == .hidden } }

  /// The overflow button.
  static func button(_ sizes: OracleSizes) -> OracleUnit {
    OracleUnit(id: "", rungs: [Rung(.kept, sizes.overflow)])
  }

  private init(id: String, rungs: [Rung]) {
    self.id = id
    self.rungs = rungs
  }

  /// `nil` for what is not in the layout.
  ///
  /// - Parameter isNavigator: Whether no unit of the center is shown at any width.
  init?(
    _ unit: GeneratedToolbar.Unit, isCenter: Bool, _ sizes: OracleSizes,
    _ isNavigator: Bool = false
  ) {
    if !unit.isForPlatform, !unit.isItem { return nil }
    if isCenter && unit.isOptional { return nil }
    id = unit.id
    priority = unit.priority
    pinned = unit.pinned
    switch unit.content {
    case .slot: return nil
    case .title(let length):
      let words = length > 0 ? sizes.text(length) : sizes.title.most
      setField((least: sizes.title.least, most: min(words, sizes.title.most)))
      if length > 0 { wordGrowth = growth }
    case .search: setField(sizes.search)
    case .space(let isFlexible):
      isSpace = true
      self.isFlexible = isFlexible
      rungs = [Rung(.kept, isFlexible ? 0 : sizes.space)]
    case .item(let item):
      if !item.isForPlatform { return nil }
      rungs = Self.forms(item, sizes)
      finish(unit, isCenter: isCenter, leaves: !unit.pinned)
    case .group(let group):
      let items = group.members.filter(\.isForPlatform)
      if items.isEmpty { return nil }
      isGroup = true
      setLadder(group, items, sizes)
      finish(unit, isCenter: isCenter, leaves: !unit.pinned && group.collapse != .none)
    }
    if isNavigator && !isSpace { rungs = [Rung(unit.hides ? .hidden : .overflow, 0)] }
  }

  private mutating func setField(_ widths: (least: Int, most: Int)) {
    rungs = [Rung(.kept, widths.least)]
    growth = max(0, widths.most - widths.least)
  }

  private mutating func setLadder(
    _ group: GeneratedToolbar.Group, _ items: [GeneratedToolbar.Item], _ sizes: OracleSizes
  ) {
    var givesUpTitles = false
    var (width, iconWidth) = (0, 0)
    for item in items {
      let forms = Self.forms(item, sizes)
      if forms.count == 2 { givesUpTitles = true }
      members.append(
        Member(id: item.id, width: forms[0].width, iconWidth: forms[forms.count - 1].width))
      width += forms[0].width
      iconWidth += forms[forms.count - 1].width
    }
    rungs = [Rung(.members, width)]
    if givesUpTitles { rungs.append(Rung(.icons, iconWidth)) }
    if group.collapse == .menu {
      let content = group.hasSymbol ? sizes.icon : sizes.text(group.titleLength)
      rungs.append(
        Rung(.representative, sizes.item(content + sizes.gap + sizes.indicator)))
    }
  }

  private mutating func finish(
    _ unit: GeneratedToolbar.Unit, isCenter: Bool, leaves: Bool
  ) {
    if !isCenter {
      rungs = [Rung(.kept, rungs[0].width)]
    } else if leaves {
      rungs.append(Rung(unit.hides ? .hidden : .overflow, 0))
    }
  }
}

// MARK: Items

extension OracleUnit {
  /// The forms in which an item is in the bar.
  private static func forms(_ item: GeneratedToolbar.Item, _ sizes: OracleSizes) -> [Rung] {
    var text = sizes.text(item.titleLength)
    var hasSymbol = item.hasSymbol
    var more = 0
    switch item.kind {
    case .command, .choice, .button: break
    case .toggle(let otherTitleLength): text = max(text, sizes.text(otherTitleLength))
    case .readyMade, .back, .close, .sidebarToggle, .inspectorToggle: hasSymbol = true
    case .pullDown, .more:
      if item.kind == .more { hasSymbol = true }
      more = sizes.gap + sizes.indicator
    case .popUp(let options):
      text = options.map(sizes.text).max() ?? text
      more = sizes.gap + sizes.indicator
    case .segmented(let options):
      return [segments(options.filter(\.isForPlatform), item.display, sizes)]
    }
    let icon = Rung(.icon, sizes.item(sizes.icon + more))
    let title = Rung(.title, sizes.item(text + more))
    let both = Rung(.both, sizes.item(sizes.icon + sizes.gap + text + more))
    if !hasSymbol { return [title] }
    if text == 0 { return [icon] }
    switch item.display {
    case .automatic, .icon: return [icon]
    case .title: return [title]
    case .both: return [both, icon]
    }
  }

  /// Segments of one width; each shows its symbol, if it has one and may show it.
  private static func segments(
    _ options: [GeneratedToolbar.Item.Option], _ display: ItemDisplay, _ sizes: OracleSizes
  ) -> Rung {
    if options.isEmpty { return Rung(.title, sizes.least) }
    let showsSymbols = options.map { $0.hasSymbol && display != .title }
    let widths = zip(options, showsSymbols).map { option, showsSymbol in
      sizes.item(showsSymbol ? sizes.icon : sizes.text(option.titleLength))
    }
    let form = showsSymbols.contains(false) ? UnitForm.title : .icon
    return Rung(form, (widths.max() ?? 0) * options.count)
  }
}

extension GeneratedToolbar.Unit {
  fileprivate var isItem: Bool {
    if case .item = content { true } else { false }
  }
}
