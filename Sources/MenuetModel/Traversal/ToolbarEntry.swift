/// Something that people see by itself in a toolbar: a unit of a region, or a member of a group.
///
/// A class, because many rules look at the same entries: passing one on must not copy its unit.
package final class ToolbarEntry: Sendable {
  package let unit: ToolbarUnit
  package let region: Toolbar.Region
  /// When the group that it is a member of is there.
  package let visibleWhen: Condition?
  /// Indicates whether this is absent until people add it.
  package let isOptional: Bool
  /// Indicates whether this is in the bar at every width, wherever it stands.
  package let isPinned: Bool

  package init(unit: ToolbarUnit, region: Toolbar.Region) {
    self.unit = unit
    self.region = region
    visibleWhen = nil
    isOptional = unit.customization == .optional
    isPinned = unit.pinned
  }

  /// A member of a group.
  package init(
    member: ToolbarUnit, of group: ToolbarGroup, unit: ToolbarUnit, region: Toolbar.Region
  ) {
    self.unit = member
    self.region = region
    visibleWhen = group.visibleWhen
    isOptional = unit.customization == .optional
    isPinned = unit.pinned || group.collapse == .none
  }
}

extension ToolbarEntry {
  /// Indicates whether this is an item that is there at first: not the title, and not what people
  /// have to add.
  package var isItem: Bool {
    if case .title = unit.content { return false }
    return !isOptional
  }

  /// Returns whether it stands on any of some platforms.
  package func stands(on platforms: PlatformSet) -> Bool {
    !unit.platforms.isDisjoint(with: platforms)
  }
}

extension Toolbar {
  /// Everything in the three regions, in bar order: groups opened, spaces and slots left out. Rules
  /// ask the document's walk for it, which goes through a toolbar once.
  package var entries: [ToolbarEntry] {
    var entries: [ToolbarEntry] = []
    for region in Region.allCases {
      for unit in self[region] where unit.isVisible {
        guard case .group(let group) = unit.content else {
          entries.append(ToolbarEntry(unit: unit, region: region))
          continue
        }
        for member in group.members where member.isVisible {
          entries.append(
            ToolbarEntry(member: member, of: group, unit: unit, region: region))
        }
      }
    }
    return entries
  }

  /// The groups of a region.
  package func groups(in region: Region) -> [(unit: ToolbarUnit, group: ToolbarGroup)] {
    self[region].compactMap { unit in
      guard case .group(let group) = unit.content else { return nil }
      return (unit, group)
    }
  }

  /// The groups of all regions, in bar order.
  package var groups: [(unit: ToolbarUnit, group: ToolbarGroup)] {
    Region.allCases.flatMap { groups(in: $0) }
  }

  /// Returns whether other documents may add to a region.
  package func hasSlot(in region: Region) -> Bool {
    self[region].contains { unit in
      switch unit.content {
      case .slot: return true
      case .group(let group): return group.hasSlot
      default: return false
      }
    }
  }

  /// The title's menu, with the unit that holds it.
  package var documentMenu: DocumentMenu? {
    for unit in regions.leading {
      if case .title(let title) = unit.content, let menu = title.documentMenu { return menu }
    }
    return nil
  }
}

extension ToolbarGroup {
  /// Indicates whether other documents may add members.
  package var hasSlot: Bool {
    members.contains { member in
      guard case .slot = member.content else { return false }
      return true
    }
  }
}

extension ToolbarUnit {
  /// Indicates whether people see the unit: it is no space and no slot.
  package var isVisible: Bool {
    switch content {
    case .space, .slot: false
    default: true
    }
  }

  /// The command, toggle or choice that stands here by itself or in a button.
  package var item: Item? {
    switch content {
    case .item(let item): item
    case .button(let button): button.item
    default: nil
    }
  }

  /// Indicates whether this is a button that every bar has, or the title.
  package var isSystemPart: Bool {
    switch content {
    case .back, .close, .sidebarToggle, .title, .search, .inspectorToggle: true
    default: false
    }
  }

  /// The platforms on which it stands; a slot stands on all.
  package var platforms: PlatformSet { content.platforms }

  /// The look of a button; `nil` for anything else.
  package var look: ButtonLook? {
    switch content {
    case .button(let button): button.look
    case .popUpButton(let button): button.look
    case .pullDownButton(let button): button.look
    default: nil
    }
  }
}
