import MenuetModel

/// Something that people see by itself in a toolbar: a unit of a region, or a member of a group.
struct ToolbarEntry {
  let unit: ToolbarUnit
  let region: Toolbar.Region
  /// True for a member of a group.
  let isGrouped: Bool
}

/// What something in a toolbar shows of its symbol and title.
enum ShownForm { case icon, title, both }

extension Toolbar {
  /// Everything in the three regions, in bar order: groups opened, spaces and slots left out.
  var entries: [ToolbarEntry] { Region.allCases.flatMap { entries(in: $0) } }

  /// Everything in one region, groups opened, spaces and slots left out.
  func entries(in region: Region) -> [ToolbarEntry] {
    var entries: [ToolbarEntry] = []
    for unit in self[region] {
      switch unit.content {
      case .group(let group):
        for member in group.members where member.isVisible {
          entries.append(ToolbarEntry(unit: member, region: region, isGrouped: true))
        }
      default:
        if unit.isVisible {
          entries.append(ToolbarEntry(unit: unit, region: region, isGrouped: false))
        }
      }
    }
    return entries
  }

  /// The groups of a region.
  func groups(in region: Region) -> [(unit: ToolbarUnit, group: ToolbarGroup)] {
    self[region].compactMap { unit in
      guard case .group(let group) = unit.content else { return nil }
      return (unit, group)
    }
  }

  /// The groups of all regions, in bar order.
  var groups: [(unit: ToolbarUnit, group: ToolbarGroup)] {
    Region.allCases.flatMap { groups(in: $0) }
  }

  /// True where other documents may add to a region.
  func hasSlot(in region: Region) -> Bool {
    self[region].contains { unit in
      switch unit.content {
      case .slot: return true
      case .group(let group): return group.hasSlot
      default: return false
      }
    }
  }

  /// The title's menu, with the unit that holds it.
  var documentMenu: DocumentMenu? {
    for unit in regions.leading {
      if case .title(let title) = unit.content, let menu = title.documentMenu { return menu }
    }
    return nil
  }
}

extension ToolbarGroup {
  /// True where other documents may add members.
  var hasSlot: Bool {
    members.contains { member in
      guard case .slot = member.content else { return false }
      return true
    }
  }
}

extension ToolbarUnit {
  /// False for a space and a slot.
  var isVisible: Bool {
    switch content {
    case .space, .slot: false
    default: true
    }
  }

  /// The command, toggle or choice that stands here by itself or in a button.
  var item: Item? {
    switch content {
    case .item(let item): item
    case .button(let button): button.item
    default: nil
    }
  }

  /// True for a button that every bar has, and for the title.
  var isSystemPart: Bool {
    switch content {
    case .back, .close, .sidebarToggle, .title, .search, .inspectorToggle: true
    default: false
    }
  }

  /// The platforms on which it stands; a slot stands on all.
  var platforms: PlatformSet {
    switch content {
    case .item(let item): item.platforms
    case .button(let button): button.item.platforms
    case .popUpButton(let button): button.platforms
    case .pullDownButton(let button): button.platforms
    case .segmented(let control): control.platforms
    case .group(let group): group.platforms
    case .space(_, let platforms): platforms
    case .slot: .all
    case .back(let button), .close(let button), .sidebarToggle(let button), .search(let button),
      .inspectorToggle(let button):
      button.platforms
    case .title(let title): title.platforms
    }
  }

  /// The look of a button; `nil` for anything else.
  var look: ButtonLook? {
    switch content {
    case .button(let button): button.look
    case .popUpButton(let button): button.look
    case .pullDownButton(let button): button.look
    default: nil
    }
  }
}

/// The symbol, the image and the title of something.
struct Marks {
  var symbol: String?
  var image: String?
  var title: String?

  /// True where there is something to draw.
  var hasPicture: Bool { symbol != nil || image != nil }
}

extension RuleContext {
  func marks(of item: Item) -> Marks {
    Marks(
      symbol: document.symbol(of: item), image: document.image(of: item),
      title: document.title(of: item))
  }

  func marks(of unit: ToolbarUnit) -> Marks {
    switch unit.content {
    case .item(let item): return marks(of: item)
    case .button(let button): return marks(of: button.item)
    case .popUpButton(let button):
      return Marks(symbol: button.symbol, image: button.image, title: button.title)
    case .pullDownButton(let button):
      return Marks(symbol: button.symbol, image: button.image, title: button.title)
    case .segmented(let control):
      return Marks(symbol: control.symbol, image: control.image, title: control.title)
    case .group(let group):
      return Marks(symbol: group.symbol, image: group.image, title: group.title)
    case .back(let button), .close(let button), .sidebarToggle(let button), .search(let button),
      .inspectorToggle(let button):
      return Marks(symbol: button.symbol, image: button.image, title: button.title)
    case .title(let title):
      return Marks(symbol: title.symbol, image: title.image, title: title.title)
    case .space, .slot: return Marks()
    }
  }

  /// What a unit shows: `automatic` is the picture if there is one, else the title.
  func form(of unit: ToolbarUnit) -> ShownForm {
    let marks = marks(of: unit)
    guard marks.hasPicture else { return .title }
    switch unit.display {
    case .automatic, .icon: return .icon
    case .title: return .title
    case .both: return marks.title == nil ? .icon : .both
    }
  }
}
