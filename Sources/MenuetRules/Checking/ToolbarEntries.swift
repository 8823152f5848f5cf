import MenuetModel
import MenuetSource

extension RuleContext {
  /// Everything in a toolbar or one of its regions, in bar order: groups opened, spaces and slots
  /// left out.
  func entries(of toolbar: Toolbar, in region: Toolbar.Region? = nil) -> [ToolbarEntry] {
    let entries = walk.entries(of: toolbar)
    guard let region else { return entries }
    return entries.filter { $0.region == region }
  }

  /// `<center` and the like; where a region is not written, `<toolbar`.
  func location(ofRegion region: Toolbar.Region, _ toolbar: Toolbar) -> SourceLocation {
    let name: ElementName =
      switch region {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let child = written.children(toolbar.source.node, named: name).first
    return child.map(written.head) ?? location(toolbar.source)
  }

  /// When something in a toolbar is there.
  func presence(of entry: ToolbarEntry) -> Presence {
    var presence = presence(of: entry.unit)
    if let condition = entry.visibleWhen { presence.conditions.append(condition) }
    return presence
  }

  /// The most items that a toolbar, or one of its regions, shows on a platform at one time. A group
  /// counts its members; the title, spaces and what people have to add themselves count nothing.
  func itemCount(
    of toolbar: Toolbar, in region: Toolbar.Region? = nil, on platform: Platform
  ) -> Int {
    var gathering = Gathering(on: platform, conditions)
    for entry in entries(of: toolbar, in: region) where entry.isItem {
      gathering.add(presence(of: entry))
    }
    return gathering.count
  }

  /// The items of a unit, also those of its group or its menu.
  func items(in unit: ToolbarUnit) -> [Item] {
    switch unit.content {
    case .group(let group): return group.members.flatMap { items(in: $0) }
    case .pullDownButton(let button):
      var items: [Item] = []
      button.content.forEachItem { items.append($0) }
      return items
    default: return unit.item.map { [$0] } ?? []
    }
  }

  /// The element whose attribute takes effect for a unit: its own, or the one that declares its
  /// command; `nil` where neither has it.
  func source(of attribute: AttributeName, for unit: ToolbarUnit) -> SourceReference? {
    if let item = unit.item { return source(of: attribute, for: item) }
    return isWritten(attribute, on: unit.source) ? unit.source : nil
  }

  /// The place of the words that name a unit.
  func location(of unit: ToolbarUnit) -> SourceLocation {
    unit.item.map { location(of: $0) } ?? location(unit.source)
  }

  /// The name of a unit as people read it.
  func title(of unit: ToolbarUnit) -> String {
    let title = document.face(of: unit).title
    return title.isEmpty ? unit.id : title
  }

  /// The visible parts of a unit: its symbol, its title or both.
  func form(of unit: ToolbarUnit) -> Face.Form { document.face(of: unit).form(unit.display) }
}

extension RuleContext {
  /// Reports the attributes by which units of a region that always stays were meant to give way.
  func reportGivingWay(
    in region: Toolbar.Region, of toolbar: Toolbar,
    report: inout Findings
  ) {
    for unit in toolbar[region] {
      var attributes: [AttributeName] = unit.customization == .optional ? [.customization] : []
      if case .group(let group) = unit.content, group.collapse != .none {
        attributes.append(.collapse)
      }
      for attribute in attributes where isWritten(attribute, on: unit.source) {
        report(
          "an item of the \(region.rawValue) region is always there; '\(attribute.spelling)' has no "
            + "effect", at: location(attribute, of: unit.source),
          fix: removal(
            of: attribute, on: unit.source,
            "remove '\(attribute.spelling)', or move the item into the center",
            isSafe: attribute == .collapse))
      }
    }
  }

  /// Returns whether this is an item that should look like its neighbours: none that the system
  /// draws, that shows an option, or whose role makes it stand out.
  func isOrdinary(_ unit: ToolbarUnit) -> Bool {
    if case .pullDownButton(let button) = unit.content { return !button.isMore }
    guard let item = unit.item, system(of: item) == nil else { return false }
    let role = document.role(of: item)
    return role == .normal || role == .destructive
  }
}
