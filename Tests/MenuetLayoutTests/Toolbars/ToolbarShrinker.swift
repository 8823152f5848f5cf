import MenuetModel

/// Makes a toolbar that breaks a law as small as it can be and still break it.
struct ToolbarShrinker {
  /// Whether a toolbar still does what is wanted of the smallest one.
  let isFailing: (GeneratedToolbar) -> Bool

  /// Takes one change after another that leaves the toolbar failing, until none is left.
  func minimal(_ toolbar: GeneratedToolbar) -> GeneratedToolbar {
    var best = toolbar
    while let simpler = simpler(than: best).first(where: isFailing) { best = simpler }
    return best
  }

  /// Every toolbar that is one change simpler, the greatest changes first.
  private func simpler(than toolbar: GeneratedToolbar) -> [GeneratedToolbar] {
    var result: [GeneratedToolbar] = []
    func add(_ change: (inout GeneratedToolbar) -> Void) {
      var changed = toolbar
      change(&changed)
      if changed != toolbar { result.append(changed) }
    }
    for region in Toolbar.Region.allCases {
      add { $0[region] = [] }
      for index in toolbar[region].indices { add { $0[region].remove(at: index) } }
    }
    add { $0.shrink = [] }
    add { $0.metrics = [:] }
    for index in toolbar.shrink.indices { add { $0.shrink.remove(at: index) } }
    for name in toolbar.metrics.keys.sorted() { add { $0.metrics[name] = nil } }
    add { $0.isCustomizable = false }
    add { $0.platform = .ios }
    add { $0.style = .automatic }
    add { $0.mirroredLocale = "ar" }
    for region in Toolbar.Region.allCases {
      for index in toolbar[region].indices {
        for unit in simpler(than: toolbar[region][index]) { add { $0[region][index] = unit } }
      }
    }
    return result
  }

  private func simpler(than unit: GeneratedToolbar.Unit) -> [GeneratedToolbar.Unit] {
    var result: [GeneratedToolbar.Unit] = []
    func add(_ change: (inout GeneratedToolbar.Unit) -> Void) {
      var changed = unit
      change(&changed)
      if changed != unit { result.append(changed) }
    }
    add { $0.pinned = false }
    add { $0.priority = 0 }
    add { $0.hides = false }
    add { $0.isOptional = false }
    add { $0.isForPlatform = true }
    switch unit.content {
    case .item(let item):
      for item in simpler(than: item) { add { $0.content = .item(item) } }
    case .group(let group):
      add { $0.content = .item(GeneratedToolbar.Item(id: unit.id)) }
      for group in simpler(than: group) { add { $0.content = .group(group) } }
    case .space: add { $0.content = .space(isFlexible: false) }
    case .title(let length):
      add { $0.content = .title(min(1, length)) }
      add { $0.content = .title(length > 1 ? length - 1 : length) }
    case .search, .slot: break
    }
    return result
  }

  private func simpler(than group: GeneratedToolbar.Group) -> [GeneratedToolbar.Group] {
    var result: [GeneratedToolbar.Group] = []
    func add(_ change: (inout GeneratedToolbar.Group) -> Void) {
      var changed = group
      change(&changed)
      if changed != group { result.append(changed) }
    }
    for index in group.members.indices { add { $0.members.remove(at: index) } }
    add { $0.collapse = .overflow }
    add { $0.hasSymbol = true }
    add { $0.titleLength = 0 }
    add { $0.titleLength /= 2 }
    for index in group.members.indices {
      for item in simpler(than: group.members[index]) { add { $0.members[index] = item } }
    }
    return result
  }

  private func simpler(than item: GeneratedToolbar.Item) -> [GeneratedToolbar.Item] {
    var result: [GeneratedToolbar.Item] = []
    func add(_ change: (inout GeneratedToolbar.Item) -> Void) {
      var changed = item
      change(&changed)
      if changed != item { result.append(changed) }
    }
    add { $0.kind = .command }
    switch item.kind {
    case .popUp(let options):
      for index in options.indices {
        var rest = options
        rest.remove(at: index)
        add { $0.kind = .popUp(rest) }
      }
    case .segmented(let options):
      for index in options.indices {
        var rest = options
        rest.remove(at: index)
        add { $0.kind = .segmented(rest) }
      }
    default: break
    }
    add { $0.isForPlatform = true }
    add { $0.display = .automatic }
    add { $0.hasSymbol = true }
    add { $0.titleLength = min(1, item.titleLength) }
    add { $0.titleLength = item.titleLength > 1 ? item.titleLength - 1 : item.titleLength }
    return result
  }
}
