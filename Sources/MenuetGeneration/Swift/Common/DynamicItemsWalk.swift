import MenuetModel

/// Finds the items that apps supply at run time.
struct DynamicItemsWalk {
  /// Each once, in document order of each kind of surface.
  private(set) var items: [DynamicItems] = []
  private var ids: Set<String> = []

  init(_ document: Document) {
    for menu in document.menus { add(menu.content) }
    for bar in document.menuBars {
      for menu in bar.menus { add(menu.content) }
    }
    for button in document.everyPullDownButton { add(button.content) }
    for toolbar in document.everyToolbar {
      for region in Toolbar.Region.allCases { add(toolbar[region]) }
    }
    for menu in document.contextMenus { add(menu.content) }
  }

  /// The names of the methods that supply them.
  var names: [SwiftIdentifier] {
    var seen: Set<String> = []
    return items.map { Self.method(of: $0) }.filter { seen.insert($0.text).inserted }
  }

  /// `makeOpenWindows` for `open-windows`.
  static func method(of items: DynamicItems) -> SwiftIdentifier {
    SwiftIdentifier("make" + SwiftName.type(items.id))
  }

  private mutating func add(_ content: [MenuElement]) {
    for element in content {
      switch element {
      case .dynamic(let dynamic): if ids.insert(dynamic.id).inserted { items.append(dynamic) }
      case .submenu(let submenu): add(submenu.content)
      case .section(let section): add(section.content)
      case .item, .separator, .slot: break
      }
    }
  }

  private mutating func add(_ units: [ToolbarUnit]) {
    for unit in units {
      switch unit.content {
      case .pullDownButton(let button): add(button.content)
      case .group(let group): add(group.members)
      case .back(let button): add(button.content)
      case .title(let title): add(title.documentMenu?.content ?? [])
      case .item, .button, .popUpButton, .segmented, .space, .slot, .close, .sidebarToggle,
        .search, .inspectorToggle:
        break
      }
    }
  }
}
