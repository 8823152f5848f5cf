package import MenuetModel

extension Document {
  /// What people call a unit of a toolbar, whether or not the bar shows the words; `nil` where nobody
  /// has named it.
  package func barTitle(of unit: ToolbarUnit) -> String? {
    let title: String? =
      switch unit.content {
      case .item(let item): title(of: item)
      case .button(let button): title(of: button.item)
      case .popUpButton(let button): button.title ?? choice(button.subject)?.title
      case .segmented(let control): control.title ?? choice(control.subject)?.title
      case .pullDownButton(let button): button.title ?? (button.isMore ? "More" : nil)
      case .group(let group): group.title
      case .title(let title): title.title ?? "Title"
      case .back(let button): button.title ?? SystemCommand.back.facts.title
      case .close(let button): button.title ?? SystemCommand.close.facts.title
      case .sidebarToggle(let button): button.title ?? "Sidebar"
      case .search(let button): button.title ?? "Search"
      case .inspectorToggle(let button): button.title ?? "Inspector"
      case .space, .slot: nil
      }
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }
}
