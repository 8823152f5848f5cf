import MenuetLayout
import MenuetModel
import MenuetTool

/// The answers about an item in one context.
struct VisibilityAnswers {
  /// A menu outside of toolbars that holds the item.
  struct Place {
    let menu: LayoutSurfaces.LaidOutMenu
    let item: HeldItem
  }

  let item: String
  /// Each toolbar that has it, with a report for each place in it.
  let toolbars: [(toolbar: Toolbar, reports: [VisibilityReport])]
  /// Where it is outside of toolbars.
  let places: [Place]

  /// - Parameter widths: The widths asked for; `nil` for the widest at which the item is not there.
  init(
    about item: String, _ surfaces: LayoutSurfaces, in laidOut: LaidOutDocument, widths: [Int]?
  ) {
    self.item = item
    toolbars = surfaces.toolbars.compactMap { toolbar in
      let trial = ToolbarTrial(
        toolbar, in: laidOut.shown, context: laidOut.context, namesTitles: true)
      let reports = VisibilityQuestion.all(about: item, trial).map { $0.report(at: widths) }
      return reports.isEmpty ? nil : (toolbar, reports)
    }
    places = surfaces.heldItems(in: laidOut).compactMap { menu, items in
      items.first { $0.id == item }.map { Place(menu: menu, item: $0) }
    }
  }

  var isEmpty: Bool { toolbars.isEmpty && places.isEmpty }
}

extension LayoutSurfaces {
  /// The items of the menus outside of toolbars, submenus with the menus that they are in.
  func heldItems(in laidOut: LaidOutDocument) -> [(menu: LaidOutMenu, items: [HeldItem])] {
    let reader = HeldItems(document: laidOut.shown, platform: laidOut.context.platform)
    return menus.filter { !$0.isPart }.map { menu in
      switch menu.content {
      case .elements(let content): (menu, reader.all(in: content))
      case .options(let subject, let choice): (menu, reader.all(of: subject, choice: choice))
      }
    }
  }
}
