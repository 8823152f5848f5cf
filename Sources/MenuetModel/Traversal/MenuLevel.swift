/// The direct content of a menu, a submenu, a section, or anything else that is like a menu.
///
/// A class, because many rules look at each level: handing one out must not copy all it holds.
package final class MenuLevel: Sendable {
  /// The surface that a level belongs to.
  package enum Surface: Equatable, Sendable {
    case menu, menuBar, pullDown, contextMenu, editMenu, documentMenu, backMenu
  }

  /// The kind of the level's holder.
  package enum Holder: Equatable, Sendable {
    /// The surface itself.
    case surface
    case submenu
    case section
  }

  package let surface: Surface
  package let holder: Holder
  /// The element that holds it.
  package let source: SourceReference
  /// The id of the holder.
  package let id: String
  package let title: String?
  package let layout: MenuLayoutSize
  /// The layout of a section that was written; `nil` where none was.
  package let sectionLayout: MenuLayoutSize?
  /// The order that the surface asks for.
  package let order: MenuOrder
  package let platforms: PlatformSet
  package let content: [MenuElement]
  /// Submenus around the level: 0 at the top of a surface.
  package let depth: Int
  /// The titles of the surface and the submenus on the way, outermost first.
  package let path: [String]
  /// The conditions under which the surface and the submenus around it are there, and its own.
  package let visibleWhen: [Condition]
  /// The view that the surface belongs to.
  package let view: String?

  init(
    surface: Surface, holder: Holder, source: SourceReference, id: String, title: String?,
    layout: MenuLayoutSize, sectionLayout: MenuLayoutSize?, order: MenuOrder,
    platforms: PlatformSet, content: [MenuElement], depth: Int, path: [String],
    visibleWhen: [Condition], view: String?
  ) {
    self.surface = surface
    self.holder = holder
    self.source = source
    self.id = id
    self.title = title
    self.layout = layout
    self.sectionLayout = sectionLayout
    self.order = order
    self.platforms = platforms
    self.content = content
    self.depth = depth
    self.path = path
    self.visibleWhen = visibleWhen
    self.view = view
  }

  /// The groups of the level: runs between separators, each section being a group of its own.
  package var groups: [[MenuElement]] {
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
  package var items: [Item] {
    content.compactMap { element in
      guard case .item(let item) = element else { return nil }
      return item
    }
  }
}

extension MenuLevel {
  /// Its name in a sentence, as in "the context menu".
  package var words: String {
    switch (holder, surface) {
    case (.submenu, _): "submenu"
    case (.section, _): "section"
    case (.surface, .menu), (.surface, .menuBar): "menu"
    case (.surface, .pullDown): "pull-down button"
    case (.surface, .contextMenu): "context menu"
    case (.surface, .editMenu): "edit menu"
    case (.surface, .documentMenu): "document menu"
    case (.surface, .backMenu): "back button"
    }
  }
}

/// One place of a command, toggle or choice.
///
/// A class for the same reason as a level.
package final class Placement: Sendable {
  /// Where an item stands.
  package enum Place: Equatable, Sendable {
    case menu(MenuLevel.Surface)
    case toolbar(Toolbar.Region)
    case scrolling
    /// A button that stands by itself.
    case button
    case sheet, cover, popover, alert
  }

  package let item: Item
  package let place: Place
  /// The id of the surface.
  package let surface: String
  /// The view that the surface belongs to, or the presentation that is a view of its own.
  package let view: String?
  /// The conditions of everything around the item, without its own.
  package let visibleWhen: [Condition]
  /// The conditions under which the menus around the item can be used; those of a section are the
  /// item's own.
  package let enabledWhen: [Condition]
  /// In a menu: the number of the level in which it stands.
  package let level: Int?

  init(
    item: Item, place: Place, surface: String, view: String?, visibleWhen: [Condition],
    enabledWhen: [Condition], level: Int?
  ) {
    self.item = item
    self.place = place
    self.surface = surface
    self.view = view
    self.visibleWhen = visibleWhen
    self.enabledWhen = enabledWhen
    self.level = level
  }
}

/// One place of something that people press where it stands.
///
/// A class, because rules collect and compare places: passing one on must not copy all it holds.
package final class ButtonPlace: Sendable {
  package let item: Item
  package let place: Placement.Place
  /// The view that the surface belongs to, or the presentation that is a view of its own.
  package let view: String?
  /// When the group around it is there.
  package let visibleWhen: Condition?
  /// The `button`, where it is one.
  package let button: Button?
  /// The unit of the toolbar, where it stands in one.
  package let unit: ToolbarUnit?

  package init(
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
