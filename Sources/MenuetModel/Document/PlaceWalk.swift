/// Goes through the places where commands stand, in document order of each kind of surface.
package struct PlaceWalk {
  /// Takes the index of a command, and the item that places it; a pull-down button's primary command
  /// has none.
  package typealias Visit = (Int, Item?) -> Void

  private let document: Document

  package init(_ document: Document) { self.document = document }

  /// Visits everything but menu bars and alerts.
  package func visitOutsideMenuBars(_ visit: Visit) {
    for menu in document.menus { self.visit(menu.content, visit) }
    for menu in document.contextMenus { self.visit(menu.content, visit) }
    for menu in document.editMenus { self.visit(menu.items, visit) }
    for button in document.buttons { self.visit(button.item, visit) }
    for button in document.pullDownButtons { self.visit(button, visit) }
    for toolbar in document.toolbars { self.visit(toolbar, visit) }
    for sheet in document.sheets { self.visit(sheet.body, visit) }
    for cover in document.covers { self.visit(cover.body, visit) }
    for popover in document.popovers { self.visit(popover.body, visit) }
  }

  package func visit(_ content: [MenuElement], _ visit: Visit) {
    content.forEachItem { self.visit($0, visit) }
  }

  private func visit(_ items: [Item], _ visit: Visit) {
    for item in items { self.visit(item, visit) }
  }

  private func visit(_ item: Item, _ visit: Visit) {
    if case .command(let index) = item.subject, document.commands.indices.contains(index) {
      visit(index, item)
    }
  }

  private func visit(_ button: PullDownButton, _ visit: Visit) {
    if case .command(let index) = button.primarySubject, document.commands.indices.contains(index) {
      visit(index, nil)
    }
    self.visit(button.content, visit)
  }

  private func visit(_ body: PresentedBody, _ visit: Visit) {
    self.visit(body.items, visit)
    for button in body.buttons { self.visit(button.item, visit) }
    for button in body.pullDownButtons { self.visit(button, visit) }
    if let toolbar = body.toolbar { self.visit(toolbar, visit) }
  }

  private func visit(_ toolbar: Toolbar, _ visit: Visit) {
    for region in Toolbar.Region.allCases { self.visit(toolbar[region], visit) }
    self.visit(toolbar.scrolling, visit)
  }

  private func visit(_ units: [ToolbarUnit], _ visit: Visit) {
    for unit in units {
      switch unit.content {
      case .item(let item): self.visit(item, visit)
      case .button(let button): self.visit(button.item, visit)
      case .pullDownButton(let button): self.visit(button, visit)
      case .group(let group): self.visit(group.members, visit)
      case .back(let button): self.visit(button.content, visit)
      case .title(let title): self.visit(title.documentMenu?.content ?? [], visit)
      case .popUpButton, .segmented, .space, .slot, .close, .sidebarToggle, .search,
        .inspectorToggle:
        break
      }
    }
  }
}
