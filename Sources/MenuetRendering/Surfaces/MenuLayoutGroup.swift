import MenuetModel

/// The layouts of a menu that look alike: where a menu has no small form of its own, one picture
/// serves for both.
struct MenuLayoutGroup: Sendable {
  var sizes: [MenuLayoutSize]
  var layout: MenuLayout
  /// Indicates whether the document asks for one of these sizes.
  var isDeclared: Bool

  /// The layouts that were computed, from small to large, alike ones together.
  static func groups(
    _ layouts: MenuLayouts?, declared: MenuLayoutSize
  ) -> [MenuLayoutGroup] {
    guard let layouts else { return [] }
    var groups: [MenuLayoutGroup] = []
    for size in [MenuLayoutSize.small, .medium, .large] {
      guard let layout = layouts[size] else { continue }
      if let index = groups.firstIndex(where: { $0.layout.rows == layout.rows }) {
        groups[index].sizes.append(size)
      } else {
        groups.append(MenuLayoutGroup(sizes: [size], layout: layout, isDeclared: false))
      }
    }
    for index in groups.indices {
      groups[index].isDeclared = groups[index].sizes.contains(declared)
    }
    return groups
  }

  /// The sizes, as in `Medium and large`, with a word where the document asks for one of them.
  var caption: String {
    let names = sizes.map(\.rawValue)
    let all =
      names.count > 1
      ? names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "") : names.joined()
    return all.prefix(1).uppercased() + all.dropFirst() + (isDeclared ? " (declared)" : "")
  }
}

extension MenuLayouts {
  /// The layout of a size, or the largest that was computed.
  func nearest(to size: MenuLayoutSize) -> MenuLayout? { self[size] ?? large ?? medium ?? small }
}

extension Document {
  /// The content of a submenu: its own content, or that of the menu it refers to.
  func shown(by submenu: Submenu) -> (content: [MenuElement], layouts: MenuLayouts?) {
    let menu = submenu.ref.flatMap { ref in menus.first { $0.id == ref } }
    let content = submenu.content.isEmpty ? menu?.content ?? [] : submenu.content
    return (content, submenu.layouts ?? menu?.layouts)
  }
}

/// How deep submenus of submenus are shown.
enum MenuNesting {
  static let greatestDepth = 8
}

extension Document {
  /// The title of a menu in the menu bar: its title, or that of the standard menu.
  func barTitle(of menu: Menu) -> String {
    menu.title ?? menu.standard?.title(inAppNamed: name) ?? menu.id
  }
}
