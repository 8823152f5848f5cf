import MenuetModel

extension RuleContext {
  /// The number of items that people can choose in a menu and its submenus on a platform: a choice
  /// counts its options.
  func leafCount(of content: [MenuElement], on platform: Platform) -> Int {
    var count = 0
    content.forEachItem { item in
      guard item.platforms.contains(PlatformSet(platform)) else { return }
      guard let choice = document.choice(of: item) else {
        count += 1
        return
      }
      count += choice.options.count { $0.platforms.contains(PlatformSet(platform)) }
    }
    return count
  }

  /// The fewest choices that a menu offers on a platform where it offers any; `nil` where it offers
  /// none, or where others add to it.
  func fewestLeaves(of button: PullDownButton) -> (count: Int, platforms: PlatformSet)? {
    guard !button.content.isOpenEnded else { return nil }
    var fewest: (count: Int, platforms: PlatformSet)?
    for platform in button.platforms.members {
      let count = leafCount(of: button.content, on: platform)
      guard count > 0, count <= fewest?.count ?? count else { continue }
      let others = count == fewest?.count ? fewest?.platforms ?? [] : []
      fewest = (count, others.union(PlatformSet(platform)))
    }
    return fewest
  }
}

extension RuleContext {
  /// Where buttons show no menus: `UIButton.menu` and SwiftUI's `Menu` came to tvOS with 17.0 and are
  /// not there on watchOS.
  var platformsWithoutMenuButtons: PlatformSet {
    let television = document.minimumVersions.tvos ?? PlatformVersion(0)
    return television < PlatformVersion(17) && !mayLack(.minTvos, on: document.source)
      ? [.tvos, .watchos] : .watchos
  }
}

extension RuleContext {
  /// Returns whether the default of a choice, which may be declared elsewhere, can be among what was
  /// refused.
  func losesDefault(_ choice: Choice) -> Bool { isIncomplete(choice.source) }
}
