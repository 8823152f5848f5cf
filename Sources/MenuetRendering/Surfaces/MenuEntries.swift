import MenuetModel

/// The subject of a row or a cell of a menu, beyond the words that its layout holds.
struct MenuEntry: Sendable {
  /// The mark in the column of checkmarks.
  enum Mark: Sendable {
    /// The entry is nothing that can be on.
    case none
    case off, on
  }

  var title: String
  var subtitle: String?
  /// A symbol's or image's name.
  var symbol: String?
  var shortcut: Shortcut?
  var role = Role.normal
  var mark = Mark.none
  /// Indicates whether it cannot be used.
  var isDimmed = false
  /// Indicates whether it is other than in the picture that it is compared with.
  var isChanged = false
  var submenu: Submenu?
  /// The effect of choosing it; `nil` for what the app supplies, and for words alone.
  var action: Action?
  var availability = Availability()

  /// The effect of choosing an entry.
  enum Action: Sendable {
    case perform(Item)
    /// Of a pair toggle, the row that switches it on or off.
    case turn(Item, isOn: Bool)
    /// Takes an option of a choice.
    case choose(Choice, option: Int)
  }

  /// When an entry is there, and when it can be used.
  struct Availability: Sendable {
    var enabledWhen: Condition?
    var visibleWhen: Condition?
    /// The behavior while it cannot be used; `nil` where its place decides.
    var whenUnavailable: UnavailableBehavior?
  }

  /// The standard command that it is.
  var system: SystemCommand?

  /// Indicates whether its symbol is the one that stands for the standard command, and so none that
  /// the document chose.
  var hasStandardSymbol: Bool { symbol != nil && symbol == system?.facts.symbol }

  /// Indicates whether it opens a menu; the system fills that of Services.
  var hasArrow: Bool { submenu != nil || system == .services }
}

/// The entries of a menu by the ids that its layout names them by.
///
/// One command may stand in a menu twice, with other words: entries of one id are handed out in
/// menu order, the last of them for good.
struct MenuEntries: Sendable {
  private let document: Document
  private let platform: Platform
  /// All of them in menu order.
  private(set) var all: [MenuEntry] = []
  /// The places in menu order by id, the next one at the end.
  private var waiting: [String: [Int]] = [:]
  /// The submenus in menu order.
  private(set) var submenus: [Submenu] = []

  init(_ content: [MenuElement], of document: Document, on platform: Platform) {
    self.document = document
    self.platform = platform
    add(content)
    // So that the next one can be taken from the end.
    for (id, places) in waiting where places.count > 1 { waiting[id] = places.reversed() }
  }

  /// The entry of the next row or cell of an id; nil where the menu has no such element.
  mutating func next(_ id: String) -> MenuEntry? { nextPlace(id).map { all[$0] } }

  /// The place in menu order of the entry of the next row or cell of an id; nil where the menu has no
  /// such element.
  mutating func nextPlace(_ id: String) -> Int? {
    guard let places = waiting[id], let next = places.last else { return nil }
    if places.count > 1 { waiting[id]?.removeLast() }
    return next
  }

  private mutating func add(_ content: [MenuElement]) {
    add(content, visibleWhen: nil)
  }

  /// - Parameter visibleWhen: The condition of the section that it is the content of.
  private mutating func add(_ content: [MenuElement], visibleWhen: Condition?) {
    for element in content where element.platforms.contains(PlatformSet(platform)) {
      switch element {
      case .item(let item):
        for (id, entry) in document.menuEntries(of: item) { add(entry, id: id, visibleWhen) }
      case .section(let section):
        add(section.content, visibleWhen: .all([visibleWhen, section.visibleWhen]))
      case .submenu(let submenu): add(submenu, visibleWhen)
      case .dynamic(let dynamic):
        var entry = MenuEntry(title: dynamic.title ?? dynamic.id)
        entry.availability.visibleWhen = dynamic.visibleWhen
        add(entry, id: dynamic.id, visibleWhen)
      case .separator, .slot: break
      }
    }
  }

  private mutating func add(_ entry: MenuEntry, id: String, _ visibleWhen: Condition?) {
    var entry = entry
    if let visibleWhen {
      entry.availability.visibleWhen = .all([visibleWhen, entry.availability.visibleWhen])
    }
    waiting[id, default: []].append(all.count)
    all.append(entry)
  }

  private mutating func add(_ submenu: Submenu, _ visibleWhen: Condition?) {
    submenus.append(submenu)
    var entry = MenuEntry(title: submenu.title, symbol: submenu.symbol ?? submenu.image)
    entry.subtitle = submenu.subtitle
    entry.isDimmed = !document.holds(submenu.enabledWhen)
    entry.submenu = submenu
    entry.availability = MenuEntry.Availability(
      enabledWhen: submenu.enabledWhen, visibleWhen: submenu.visibleWhen,
      whenUnavailable: submenu.whenUnavailable)
    add(entry, id: submenu.id, visibleWhen)
  }
}

extension Document {
  /// The rows that an item has in a list, each with the id that its layout names it by: the two of a
  /// pair, an option each of a choice, else one.
  func menuEntries(of item: Item) -> [(id: String, entry: MenuEntry)] {
    if let choice = choice(of: item) { return menuEntries(of: choice, placedBy: item) }
    let command = command(of: item)
    let label = label(of: item)
    var entry = MenuEntry(
      title: label.title, symbol: face(of: item).picture, shortcut: shortcut(of: item),
      role: role(of: item))
    entry.subtitle = label.subtitle
    entry.isDimmed = !isEnabled(item)
    entry.action = .perform(item)
    entry.availability = availability(of: item)
    entry.system = command?.system
    let isOn = isOn(command)
    guard let command, command.isToggle else { return [(item.id, entry)] }
    switch command.form ?? .checkmark {
    case .title: return [(item.id, entry)]
    case .checkmark:
      entry.mark = isOn ? .on : .off
      return [(item.id, entry)]
    case .pair:
      var (on, off) = (entry, entry)
      on.mark = isOn ? .on : .off
      off.mark = isOn ? .off : .on
      on.action = .turn(item, isOn: true)
      off.action = .turn(item, isOn: false)
      return [(item.id, on), (item.id, off)]
    }
  }

  /// When an item is there where it stands, and when it can be used.
  func availability(of item: Item) -> MenuEntry.Availability {
    MenuEntry.Availability(
      enabledWhen: enabledWhen(item), visibleWhen: visibleWhen(item),
      whenUnavailable: item.overrides?.value.whenUnavailable
        ?? command(of: item)?.whenUnavailable ?? choice(of: item)?.whenUnavailable)
  }

  private func menuEntries(
    of choice: Choice, placedBy item: Item
  ) -> [(id: String, entry: MenuEntry)] {
    let availability = availability(of: item)
    let isEnabled = isEnabled(item)
    return choice.options.enumerated().map { index, option in
      var entry = MenuEntry(
        title: option.title, symbol: option.symbol ?? option.image, shortcut: option.shortcut)
      entry.subtitle = option.subtitle
      entry.mark = holds(index, of: choice) ? .on : .off
      entry.isDimmed = !isEnabled || !holds(option.enabledWhen)
      entry.action = .choose(choice, option: index)
      entry.availability = availability
      entry.availability.enabledWhen = .all([availability.enabledWhen, option.enabledWhen])
      entry.availability.visibleWhen = .all([availability.visibleWhen, option.visibleWhen])
      return (choice.id + "." + option.id, entry)
    }
  }
}
