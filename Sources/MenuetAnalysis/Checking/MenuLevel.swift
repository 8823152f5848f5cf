import MenuetModel
import MenuetSource

/// What stands directly in a menu, a submenu, a section, or anything else that is like a menu.
struct MenuLevel {
  /// The surface that a level belongs to.
  enum Surface: Equatable, Sendable {
    case menu, menuBar, pullDown, contextMenu, editMenu, documentMenu, backMenu
  }

  /// What holds the level.
  enum Holder: Equatable {
    /// The surface itself.
    case surface
    case submenu
    case section
  }

  let surface: Surface
  let holder: Holder
  /// The element that holds it.
  let source: SourceReference
  /// The id of the holder.
  let id: String
  let title: String?
  let layout: MenuLayoutSize
  /// The layout of a section that was written; `nil` where none was.
  let sectionLayout: MenuLayoutSize?
  /// The order that the surface asks for.
  let order: MenuOrder
  let platforms: PlatformSet
  let content: [MenuElement]
  /// Submenus around the level: 0 at the top of a surface.
  let depth: Int
  /// The titles of the surface and the submenus on the way, outermost first.
  let path: [String]
  /// The conditions under which the surface and the submenus around it are there, and its own.
  let visibleWhen: [Condition]
  /// The view that the surface belongs to.
  let view: String?

  /// The groups of the level: runs between separators, each section being a group of its own.
  var groups: [[MenuElement]] {
    var groups: [[MenuElement]] = [[]]
    for element in content {
      switch element {
      case .separator: groups.append([])
      case .section(let section):
        groups.append(section.content)
        groups.append([])
      default: groups[groups.count - 1].append(element)
      }
    }
    return groups.filter { !$0.isEmpty }
  }

  /// The items directly in the level.
  var items: [Item] {
    content.compactMap { element in
      guard case .item(let item) = element else { return nil }
      return item
    }
  }
}

/// One place of a command, toggle or choice.
struct Placement {
  /// Where an item stands.
  enum Place: Equatable, Sendable {
    case menu(MenuLevel.Surface)
    case toolbar(Toolbar.Region)
    case scrolling
    /// A button that stands by itself.
    case button
    case sheet, cover, popover, alert
  }

  let item: Item
  let place: Place
  /// The id of the surface.
  let surface: String
  /// The view that the surface belongs to, or the presentation that is a view of its own.
  let view: String?
  /// The conditions of everything around the item, without its own.
  let visibleWhen: [Condition]
  /// In a menu: the number of the level in which it stands.
  let level: Int?
}

/// One place of something that people press where it stands.
///
/// A class, because rules collect and compare places: passing one on must not copy all it holds.
final class ButtonPlace: Sendable {
  let item: Item
  let place: Placement.Place
  /// The view that the surface belongs to, or the presentation that is a view of its own.
  let view: String?
  /// When the group around it is there.
  let visibleWhen: Condition?
  /// The `button`, where it is one.
  let button: Button?
  /// The unit of the toolbar, where it stands in one.
  let unit: ToolbarUnit?

  init(
    item: Item, place: Placement.Place, view: String?, visibleWhen: Condition?, button: Button?,
    unit: ToolbarUnit?
  ) {
    self.item = item
    self.place = place
    self.view = view
    self.visibleWhen = visibleWhen
    self.button = button
    self.unit = unit
  }
}
