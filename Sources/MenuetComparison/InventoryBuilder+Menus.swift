import MenuetModel

/// The content of menus.
extension InventoryBuilder {
  /// Lists the content of a menu or a section, and of what stands in it.
  mutating func add(
    _ content: [MenuElement], _ key: PartKey, _ name: PlaceName, _ scope: Scope
  ) {
    var container = Container(key: key, owner: key, place: name)
    container.places.reserveCapacity(content.count)
    var inner: [(section: MenuSection, key: PartKey, name: PlaceName)] = []
    var submenus: [Submenu] = []
    var anonymousCount = 0
    for element in content {
      switch element {
      case .item(let item): container.places.append(place(of: item, scope))
      case .submenu(let submenu):
        // Without an id of its own it is a place of the menu that it shows.
        let isPlace = submenu.ref != nil && !submenu.hasOwnID
        let key = surface(isPlace ? submenu.ref ?? submenu.id : submenu.id)
        if isPlace {
          container.places.append(
            Place(
              key: key, kind: .submenu, value: own(submenu, in: scope), source: submenu.source))
        } else {
          container.places.append(Place(key: key, kind: .submenu, source: submenu.source))
          submenus.append(submenu)
        }
      case .section(let section):
        let isAnonymous = section.title == nil && section.id == ElementName.section.spelling
        let sectionKey = isAnonymous ? names.section(anonymousCount, of: key) : surface(section.id)
        if isAnonymous { anonymousCount += 1 }
        let sectionName =
          isAnonymous
          ? PlaceName(kind: .section, id: name.id, first: section.content.first?.id ?? "")
          : PlaceName(kind: .section, id: section.id)
        container.places.append(
          Place(key: sectionKey, kind: .section, source: section.source))
        inner.append((section, sectionKey, sectionName))
      case .separator(let separator):
        var value = separator.stripped()
        value.$platforms = own(separator.$platforms, in: scope)
        container.places.append(
          Place(
            key: surface(separator.id), kind: .separator, value: value, source: separator.source))
      case .dynamic(let dynamic):
        var value = dynamic.stripped()
        value.$platforms = own(dynamic.$platforms, in: scope)
        add(
          surface(dynamic.id), .dynamic, id: dynamic.id, title: dynamic.title, value,
          dynamic.source)
        container.places.append(
          Place(key: surface(dynamic.id), kind: .dynamic, source: dynamic.source))
      case .slot(let slot):
        add(surface(slot.id), .slot, id: slot.id, title: nil, slot.stripped(), slot.source)
        container.places.append(
          Place(key: surface(slot.id), kind: .slot, source: slot.source))
      }
    }
    inventory.append(container)
    for (section, key, name) in inner { add(section, key, name, scope) }
    for submenu in submenus { add(submenu, scope) }
  }

  mutating func add(
    _ section: MenuSection, _ key: PartKey, _ name: PlaceName, _ scope: Scope
  ) {
    var value = section.bare
    value.$platforms = own(section.$platforms, in: scope)
    add(
      key, .section, id: name.first == nil ? section.id : "", title: section.title, value,
      section.source, first: name.first)
    var inner = scope
    inner.platforms = section.platforms
    inner.enabledWhen = .all([scope.enabledWhen, section.enabledWhen])
    add(section.content, key, name, inner)
  }

  mutating func add(_ submenu: Submenu, _ scope: Scope) {
    let key = surface(submenu.id)
    add(
      key, .submenu, id: submenu.id, title: submenu.title, own(submenu, in: scope), submenu.source)
    // The content of another menu is listed there.
    guard submenu.ref == nil else { return }
    add(
      submenu.content, key, PlaceName(kind: .submenu, id: submenu.id),
      Scope(platforms: submenu.platforms))
  }

  /// A submenu with what it says itself: neither what the menu that it shows nor what the element around
  /// it says.
  func own(_ submenu: Submenu, in scope: Scope) -> Submenu {
    var value = submenu.bare
    value.$platforms = own(submenu.$platforms, in: scope)
    value.enabledWhen = own(submenu.enabledWhen, in: scope.enabledWhen, of: nil)
    if let shown = menusByID[submenu.ref] { value.take(whatDiffersFrom: shown) }
    return value
  }
}

extension MenuElement {
  /// The id, or the name of the element where it has none.
  fileprivate var id: String {
    switch self {
    case .item(let item): item.id
    case .submenu(let submenu): submenu.id
    case .section(let section): section.id
    case .separator(let separator): separator.id
    case .dynamic(let dynamic): dynamic.id
    case .slot(let slot): slot.id
    }
  }
}

extension Submenu {
  /// Indicates whether its id is neither that of the menu that it shows nor the one that its title
  /// makes.
  fileprivate var hasOwnID: Bool {
    id != ref && id != Identifier.slug(title) && id != ElementName.submenu.spelling
  }

  /// Leaves out the words that it has of the menu that it shows.
  fileprivate mutating func take(whatDiffersFrom shown: Menu) {
    if title == shown.title { title = "" }
    if subtitle == shown.subtitle { subtitle = nil }
    if symbol == shown.symbol { symbol = nil }
    if image == shown.image { image = nil }
    if layout == shown.layout { layout = .large }
  }
}
