import MenuetModel

/// A menu made at random, with what it has to show.
struct GeneratedMenu {
  /// A thing that a menu has to show.
  struct Entry: Equatable {
    var element: String
    var kind: MenuRow.Kind
  }

  private(set) var sample = SampleDocument()
  private(set) var content: [MenuElement] = []
  /// Without headers and separators, in document order.
  private(set) var entries: [Entry] = []
  /// The ids of the sections that have a title.
  private(set) var titledSections: Set<String> = []
  private(set) var hasCells = false
  private var random: SeededGenerator
  private var count = 0

  /// - Parameter platform: Some elements are for another one.
  init(seed: UInt64, platform: Platform) {
    random = SeededGenerator(seed: seed)
    content = level(isShown: true, isTop: true, other: platform == .macos ? .ios : .macos)
  }

  private mutating func level(
    isShown: Bool, isTop: Bool, other: PlatformSet
  ) -> [MenuElement] {
    (0..<Int.random(in: 0...7, using: &random)).map { _ in
      count += 1
      return element("e\(count)", isShown: isShown, isTop: isTop, other: other)
    }
  }

  private mutating func element(
    _ id: String, isShown: Bool, isTop: Bool, other: PlatformSet
  ) -> MenuElement {
    switch Int.random(in: 0..<(isTop ? 14 : 11), using: &random) {
    case 0, 1: return .separator(id)
    case 2:
      show(id, .dynamic, isShown)
      return .dynamic(id)
    case 3: return .slot(id)
    case 4:
      show(id, .submenu, isShown)
      return .submenu(id, title())
    case 5:
      let titles = (0..<Int.random(in: 0...4, using: &random)).map { _ in title() }
      for index in titles.indices { show("\(id).o\(index)", .option, isShown) }
      return sample.item(id, sample.choice(id, titles))
    case 6:
      let form = ToggleForm.allCases.randomElement(using: &random) ?? .pair
      show(id, .item, isShown)
      if form == .pair { show(id, .item, isShown) }
      return .item(sample.toggle(id, form, on: title(), off: title()))
    case 11, 12, 13:
      let isForPlatform = !random.once(in: 6)
      var sectionTitle: String?
      if random.once(in: 2) {
        sectionTitle = title()
        titledSections.insert(id)
      }
      let layout = random.once(in: 2) ? MenuLayoutSize.allCases.randomElement(using: &random) : nil
      if let layout, layout != .large { hasCells = true }
      return .section(
        id, title: sectionTitle, layout: layout, platforms: isForPlatform ? .all : other,
        level(isShown: isShown && isForPlatform, isTop: false, other: other))
    default:
      let isForPlatform = !random.once(in: 8)
      show(id, .item, isShown && isForPlatform)
      return .item(
        sample.command(
          id, title(), symbol: random.once(in: 4) ? nil : "star",
          subtitle: random.once(in: 6) ? title() : nil, platforms: isForPlatform ? .all : other))
    }
  }

  private mutating func show(_ element: String, _ kind: MenuRow.Kind, _ isShown: Bool) {
    if isShown { entries.append(Entry(element: element, kind: kind)) }
  }

  /// A title of words of the letter H, now and then too long for any line.
  private mutating func title() -> String {
    let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      String(
        repeating: "H", count: Int.random(in: 1...(random.once(in: 9) ? 40 : 9), using: &random))
    }
    return words.joined(separator: " ")
  }
}
