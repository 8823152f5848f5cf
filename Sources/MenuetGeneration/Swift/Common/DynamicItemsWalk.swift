import MenuetModel

/// Finds the items that apps supply at run time.
struct DynamicItemsWalk {
  /// Each once, in document order of each kind of surface.
  private(set) var items: [DynamicItems] = []
  private var ids: Set<String> = []

  /// - Parameter surface: a kind of surface that the framework leaves to the system.
  init(_ walk: Traversal, besides surface: MenuLevel.Surface? = nil) {
    for level in walk.levels where level.surface != surface {
      for case .dynamic(let dynamic) in level.content where ids.insert(dynamic.id).inserted {
        items.append(dynamic)
      }
    }
  }

  /// The items of a menu itself, without those of its submenus.
  static func items(in content: [MenuElement]) -> [DynamicItems] {
    content.flatMap { element -> [DynamicItems] in
      switch element {
      case .dynamic(let dynamic): [dynamic]
      case .section(let section): items(in: section.content)
      case .item, .submenu, .separator, .slot: []
      }
    }
  }

  /// The names of the methods that supply them.
  var names: [SwiftIdentifier] { Self.names(of: items) }

  /// The names of the methods that supply some items.
  static func names(of items: [DynamicItems]) -> [SwiftIdentifier] {
    var seen: Set<String> = []
    return items.map { method(of: $0) }.filter { seen.insert($0.text).inserted }
  }

  /// `makeOpenWindows` for `open-windows`.
  static func method(of items: DynamicItems) -> SwiftIdentifier {
    SwiftIdentifier("make" + SwiftName.type(items.id))
  }
}
