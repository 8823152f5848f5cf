/// The arrangement of a bar that depends on its platform.
extension Toolbar {
  /// The style that UIKit gives the bar on some platforms: of an `automatic` one `browser` where the
  /// center has a unit there, else `navigator`.
  package func resolvedStyle(on platforms: PlatformSet) -> ToolbarStyle {
    guard style == .automatic else { return style }
    let hasCenter = regions.center.contains { unit in
      unit.content.kind != .space && unit.content.kind != .slot
        && !unit.content.platforms.isDisjoint(with: platforms)
    }
    return hasCenter ? .browser : .navigator
  }

  /// Returns whether the units of the center are in the overflow menu at every width of the bar on
  /// a platform, as UIKit shows a navigation bar of the style `navigator`.
  package func hidesCenter(on platform: PlatformSet) -> Bool {
    edge != .bottom && platform.isSubset(of: .navigationBars)
      && resolvedStyle(on: platform) == .navigator
  }

  /// Returns whether the overflow button is in the bar even where nothing is in its menu but
  /// *Customize Toolbar*; `NSToolbar` shows its button on overflow alone.
  package func keepsOverflowButton(on platform: PlatformSet) -> Bool {
    customizable && platform.isSubset(of: .navigationBars)
  }
}

extension ToolbarUnit.Content {
  /// The platforms it is for; a slot is for all there are.
  package var platforms: PlatformSet {
    switch self {
    case .item(let item): item.platforms
    case .button(let button): button.item.platforms
    case .popUpButton(let button): button.platforms
    case .pullDownButton(let button): button.platforms
    case .segmented(let control): control.platforms
    case .group(let group): group.platforms
    case .space(_, let platforms): platforms
    case .slot: .all
    case .back(let button), .close(let button), .sidebarToggle(let button),
      .search(let button), .inspectorToggle(let button):
      button.platforms
    case .title(let title): title.platforms
    }
  }
}
