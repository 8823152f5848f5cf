import MenuetModel

extension ToolbarUnit.Content {
  /// The platforms on which the unit stands; a slot stands nowhere.
  var platforms: PlatformSet {
    switch self {
    case .item(let item): item.platforms
    case .button(let button): button.item.platforms
    case .popUpButton(let button): button.platforms
    case .pullDownButton(let button): button.platforms
    case .segmented(let control): control.platforms
    case .group(let group): group.platforms
    case .space(_, let platforms): platforms
    case .slot: []
    case .back(let button), .close(let button), .sidebarToggle(let button), .search(let button),
      .inspectorToggle(let button):
      button.platforms
    case .title(let title): title.platforms
    }
  }
}
