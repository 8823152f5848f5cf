import MenuetModel
import MenuetSource

/// What something in a toolbar shows of its symbol and title.
enum ShownForm { case icon, title, both }

/// The symbol, the image and the title of something.
struct Marks {
  var symbol: String?
  var image: String?
  var title: String?

  /// True where there is something to draw.
  var hasPicture: Bool { symbol != nil || image != nil }
}

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
    return firstChild(of: toolbar.source, named: name) ?? location(toolbar.source)
  }

  /// When something in a toolbar is there.
  func presence(of entry: ToolbarEntry) -> Presence {
    var presence = presence(of: entry.unit)
    if let condition = entry.visibleWhen { presence.conditions.append(condition) }
    return presence
  }

  /// The most items that a toolbar, or one of its regions, shows on a platform at one time. A group
  /// counts its members, on iPhone one that becomes a menu as one; the title, spaces and what people
  /// have to add themselves count nothing.
  func itemCount(
    of toolbar: Toolbar, in region: Toolbar.Region? = nil, on platform: Platform
  ) -> Int {
    var gathering = Gathering(on: platform, in: self)
    var collapsed: Set<String> = []
    for entry in entries(of: toolbar, in: region) where entry.isItem {
      // No iPhone has room for more than the one button.
      if platform == .ios, let group = entry.collapsingGroup, !collapsed.insert(group).inserted {
        continue
      }
      gathering.add(presence(of: entry))
    }
    return gathering.count
  }

  /// What names a unit at its place.
  func location(of unit: ToolbarUnit) -> SourceLocation {
    unit.item.map { location(of: $0) } ?? location(unit.source)
  }

  /// The name of a unit as people read it.
  func title(of unit: ToolbarUnit) -> String {
    let title = marks(of: unit).title
    return title.flatMap { $0.isEmpty ? nil : $0 } ?? unit.id
  }

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

extension RuleContext {
  /// The attributes by which units of a region that always stays were meant to give way.
  func givingWay(in units: [ToolbarUnit]) -> [(unit: ToolbarUnit, attribute: AttributeName)] {
    var faults: [(unit: ToolbarUnit, attribute: AttributeName)] = []
    for unit in units {
      if unit.customization == .optional, isWritten(.customization, on: unit.source) {
        faults.append((unit, .customization))
      }
      if case .group(let group) = unit.content, group.collapse != .none,
        isWritten(.collapse, on: unit.source)
      {
        faults.append((unit, .collapse))
      }
    }
    return faults
  }
}

extension RuleContext {
  /// Words that commonly stand among symbols.
  private static let commonWords: Set<Word> = ["done", "edit", "select", "cancel"]

  /// The same in Chinese, simplified and traditional.
  private static let commonChineseTitles: Set<String> = [
    "完成", "编辑", "編輯", "选择", "選擇", "选取", "選取", "取消",
  ]

  /// True for an item that should look like its neighbours: none that the system draws, that shows
  /// an option, or that is commonly a word.
  func isOrdinary(_ unit: ToolbarUnit) -> Bool {
    switch unit.content {
    case .pullDownButton(let button): return !button.isMore
    case .item(let item): return isOrdinary(item)
    case .button(let button): return isOrdinary(button.item)
    default: return false
    }
  }

  private func isOrdinary(_ item: Item) -> Bool {
    guard system(of: item) == nil else { return false }
    switch document.role(of: item) {
    case .primary, .cancel: return false
    case .normal, .destructive: break
    }
    let words = words(of: item)
    switch titleLanguage {
    case .english:
      return words.count != 1 || words.first.map { !Self.commonWords.contains($0) } ?? true
    case .chinese: return !Self.commonChineseTitles.contains(words.text)
    // Which word it is nobody here knows: one alone may be among them.
    case .other: return words.count != 1
    }
  }
}
