import MenuetLayout
import MenuetModel

/// Builds documents whose numbers can be worked out by hand.
///
/// Titles are made of the letter H, which is 2 084 of 2 816 units wide in the embedded table and
/// does not kern: at 17 points, n letters are n × 12.581 points wide, rounded up.
struct SampleDocument {
  var document = Document(name: "Sample", fileName: "Sample.menuet.xml", source: .none)

  /// Declares a command and places it.
  mutating func command(
    _ id: String, _ title: String = "", symbol: String? = nil, subtitle: String? = nil,
    shortcut: Shortcut? = nil, alternateOf: String? = nil, platforms: PlatformSet = .all
  ) -> Item {
    var command = Command(id: id, kind: .command, title: title, source: .none)
    command.symbol = symbol
    command.subtitle = subtitle
    command.shortcut = shortcut
    command.alternateOf = alternateOf
    return place(command, .command, platforms)
  }

  /// Declares a toggle and places it.
  mutating func toggle(
    _ id: String, _ form: ToggleForm, on: String, off: String, symbol: String? = nil
  ) -> Item {
    var toggle = Command(id: id, kind: .toggle, title: off, source: .none)
    toggle.form = form
    toggle.onTitle = form == .checkmark ? nil : on
    toggle.offTitle = form == .checkmark ? nil : off
    toggle.symbol = symbol
    return place(toggle, .toggle, .all)
  }

  private mutating func place(
    _ command: Command, _ kind: Item.Kind, _ platforms: PlatformSet
  ) -> Item {
    document.commands.append(command)
    return Item(
      id: command.id, kind: kind, subject: .command(document.commands.count - 1),
      platforms: platforms, source: .none)
  }

  /// Declares a choice.
  mutating func choice(_ id: String, _ titles: [String], symbol: String? = nil) -> Subject {
    let options = titles.enumerated().map { index, title in
      var option = Choice.Option(id: "o\(index)", title: title, source: .none)
      option.platforms = .all
      option.symbol = symbol
      return option
    }
    document.choices.append(Choice(id: id, title: nil, options: options, source: .none))
    return .choice(document.choices.count - 1)
  }

  /// Places a choice.
  func item(_ id: String, _ subject: Subject) -> MenuElement {
    .item(Item(id: id, kind: .choice, subject: subject, platforms: .all, source: .none))
  }

  /// The layout of a menu alone.
  func layout(
    _ content: [MenuElement], _ layout: MenuLayoutSize = .large, platform: Platform = .ios,
    contentSize: ContentSize = .large, locale: String = "en", isMenuBar: Bool = false,
    kind: MenuetModel.MenuKind = .plain
  ) -> MenuLayout {
    let context = LayoutContext(platform: platform, locale: locale, contentSize: contentSize)
    var document = document
    var menu = Menu(id: "menu", title: nil, content: content, source: .none)
    menu.platforms = .all
    menu.layout = layout
    menu.kind = kind
    if isMenuBar {
      var bar = MenuBar(id: "bar", menus: [menu], source: .none)
      bar.platforms = .all
      document.menuBars = [bar]
    } else {
      document.menus = [menu]
    }
    let result = LayoutEngine(context: context).layOut(document).document
    let layouts = isMenuBar ? result.menuBars[0].menus[0].layouts : result.menus[0].layouts
    return layouts?[layout] ?? MenuLayout(effectiveLayout: layout, width: -1, height: -1, rows: [])
  }

  /// The layout of a toolbar alone.
  func layout(
    _ toolbar: Toolbar, platform: Platform = .ios, locale: String = "en"
  ) -> ToolbarLayout {
    ToolbarLayout(
      toolbar, in: document, context: LayoutContext(platform: platform, locale: locale))
  }
}

extension MenuElement {
  static func section(
    _ id: String, title: String? = nil, layout: MenuLayoutSize? = nil,
    platforms: PlatformSet = .all, _ content: [MenuElement]
  ) -> MenuElement {
    var section = MenuSection(id: id, title: title, content: content, source: .none)
    section.layout = layout
    section.platforms = platforms
    return .section(section)
  }

  static func submenu(
    _ id: String, _ title: String, layout: MenuLayoutSize = .large, _ content: [MenuElement] = []
  ) -> MenuElement {
    var submenu = Submenu(id: id, title: title, content: content, source: .none)
    submenu.layout = layout
    submenu.platforms = .all
    return .submenu(submenu)
  }

  static func separator(_ id: String) -> MenuElement {
    .separator(Separator(id: id, platforms: .all, source: .none))
  }

  static func dynamic(_ id: String) -> MenuElement {
    var items = DynamicItems(id: id, title: nil, max: nil, source: .none)
    items.platforms = .all
    return .dynamic(items)
  }

  static func slot(_ id: String) -> MenuElement {
    .slot(Slot(id: id, comment: nil, source: .none))
  }
}

extension Toolbar {
  init(
    leading: [ToolbarUnit] = [], center: [ToolbarUnit] = [], trailing: [ToolbarUnit] = [],
    shrink: [(String, ShrinkTarget)] = [], customizable: Bool = false
  ) {
    self.init(id: "bar", title: nil, source: .none)
    platforms = .all
    regions.leading = leading
    regions.center = center
    regions.trailing = trailing
    self.shrink = shrink.map { ShrinkStep(unit: $0.0, to: $0.1, source: .none) }
    self.customizable = customizable
  }
}

extension ToolbarUnit {
  init(_ item: Item, _ change: (inout ToolbarUnit) -> Void = { _ in }) {
    self.init(id: item.id, content: .item(item), source: .none)
    change(&self)
  }

  static func group(
    _ id: String, symbol: String? = nil, collapse: GroupCollapse = .overflow,
    _ members: [ToolbarUnit], _ change: (inout ToolbarUnit) -> Void = { _ in }
  ) -> ToolbarUnit {
    var group = ToolbarGroup(title: nil, members: members)
    group.symbol = symbol
    group.collapse = collapse
    group.platforms = .all
    var unit = ToolbarUnit(id: id, content: .group(group), source: .none)
    change(&unit)
    return unit
  }

  static func bar(
    _ id: String, _ content: (BarButton) -> ToolbarUnit.Content
  ) -> ToolbarUnit {
    var button = BarButton(title: nil)
    button.platforms = .all
    return ToolbarUnit(id: id, content: content(button), source: .none)
  }

  static var back: ToolbarUnit { .bar("back") { .back($0) } }

  static var search: ToolbarUnit { .bar("search") { .search($0) } }

  static var title: ToolbarUnit {
    var title = TitleItem(title: nil)
    title.platforms = .all
    return ToolbarUnit(id: "title", content: .title(title), source: .none)
  }

  static func title(_ text: String) -> ToolbarUnit {
    var title = TitleItem(title: text)
    title.platforms = .all
    return ToolbarUnit(id: "title", content: .title(title), source: .none)
  }

  static func space(flexible: Bool = false) -> ToolbarUnit {
    ToolbarUnit(
      id: "space", content: .space(isFlexible: flexible, platforms: .all), source: .none)
  }

  static func pullDown(
    _ id: String, _ title: String, symbol: String? = nil
  ) -> ToolbarUnit {
    var button = PullDownButton(id: id, title: title, content: [], source: .none)
    button.symbol = symbol
    button.platforms = .all
    return ToolbarUnit(id: id, content: .pullDownButton(button), source: .none)
  }

  static func popUp(_ id: String, _ title: String?, _ subject: Subject) -> ToolbarUnit {
    var button = PopUpButton(id: id, title: title, choice: "c", subject: subject, source: .none)
    button.platforms = .all
    return ToolbarUnit(id: id, content: .popUpButton(button), source: .none)
  }

  static func segmented(_ id: String, _ subject: Subject) -> ToolbarUnit {
    var control = SegmentedControl(
      id: id, title: nil, choice: "c", subject: subject, source: .none)
    control.platforms = .all
    return ToolbarUnit(id: id, content: .segmented(control), source: .none)
  }
}

/// Random numbers that are the same in every run (SplitMix64, Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
