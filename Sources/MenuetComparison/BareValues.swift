import MenuetModel

/// A value of the model with an id and a place in a source.
protocol SourcedValue: PartValue {
  var id: String { get set }
  var source: SourceReference { get set }
}

extension SourcedValue {
  /// The value without id and source, and after a further change.
  consuming func stripped(_ change: (inout Self) -> Void = { _ in }) -> Self {
    var bare = self
    bare.id = ""
    bare.source = .none
    change(&bare)
    return bare
  }
}

/// A value with a title and with conditions.
protocol TitledValue: PartValue {
  /// The title; `nil` where there is none.
  var words: String? { get set }
  var enabledWhen: Condition? { get set }
  var visibleWhen: Condition? { get set }
}

// The attributes of parts by themselves: no id, no source, no layouts, nothing that stands in them. They
// are equal where nothing has changed that the part says itself.

// MARK: Commands

extension Command: SourcedValue, TitledValue {
  var bare: Command { stripped { $0.kind = .command } }
  var words: String? {
    get { title.isEmpty ? nil : title }
    set { title = newValue ?? "" }
  }
}

extension Choice: SourcedValue {
  var bare: Choice { stripped { $0.options = [] } }
}

extension Choice.Option: SourcedValue {}
extension AppState: SourcedValue {}

extension Item: SourcedValue {
  var bare: Item { stripped { $0.kind = .command } }
  var enabledWhen: Condition? { overrides?.value.enabledWhen }
  var visibleWhen: Condition? { overrides?.value.visibleWhen }
}

// MARK: Menus

extension Menu: SourcedValue, TitledValue {
  var bare: Menu {
    stripped {
      $0.content = []
      $0.layouts = nil
    }
  }
  var words: String? {
    get { title }
    set { title = newValue }
  }
}

extension MenuBar: SourcedValue {
  var bare: MenuBar { stripped { $0.menus = [] } }
}

extension Submenu: SourcedValue, TitledValue {
  var bare: Submenu {
    stripped {
      $0.content = []
      $0.layouts = nil
    }
  }
  var words: String? {
    get { title.isEmpty ? nil : title }
    set { title = newValue ?? "" }
  }
}

extension MenuSection: SourcedValue {
  var bare: MenuSection { stripped { $0.content = [] } }
}

extension Separator: SourcedValue {}
extension DynamicItems: SourcedValue {}
extension Slot: SourcedValue {}

extension DocumentMenu: SourcedValue {
  var bare: DocumentMenu {
    stripped {
      $0.content = []
      $0.layouts = nil
    }
  }
}

extension ContextMenu: SourcedValue {
  var bare: ContextMenu {
    stripped {
      $0.content = []
      $0.layouts = nil
    }
  }
}

extension EditMenu: SourcedValue {
  var bare: EditMenu {
    stripped {
      $0.items = []
      $0.layouts = nil
    }
  }
}

// MARK: Buttons and toolbars

extension Button: SourcedValue {
  var bare: Button { stripped { $0.item = item.bare } }
  var enabledWhen: Condition? { item.enabledWhen }
  var visibleWhen: Condition? { item.visibleWhen }
}

extension PopUpButton: SourcedValue {
  var bare: PopUpButton { stripped { $0.layouts = nil } }
}

extension PullDownButton: SourcedValue {
  var bare: PullDownButton {
    stripped {
      $0.content = []
      $0.layouts = nil
    }
  }
}

extension SegmentedControl: SourcedValue {}

extension Toolbar: SourcedValue {
  var bare: Toolbar {
    stripped {
      $0.regions = Regions()
      $0.scrolling = []
      $0.units = []
      $0.shrinkChain = []
      $0.breakpoints = []
      $0.minimumWidth = nil
      $0.shrink = shrink.map { ShrinkStep(unit: $0.unit, to: $0.to, source: .none) }
      $0.checks = checks.map(\.bare)
    }
  }
}

extension LayoutCheck {
  var bare: LayoutCheck {
    var bare = self
    bare.source = .none
    return bare
  }
}

extension ToolbarGroup: PartValue {
  var bare: ToolbarGroup {
    var bare = self
    bare.members = []
    return bare
  }
}

extension ToolbarUnit: SourcedValue {
  var enabledWhen: Condition? { ownItem?.enabledWhen }
  var visibleWhen: Condition? { ownItem?.visibleWhen }

  /// The item that it shows, where that is no part of its own.
  private var ownItem: Item? {
    switch content {
    case .item(let item): item
    case .button(let button): button.item
    default: nil
    }
  }

  /// What it shows is left out where that is a part of its own.
  var bare: ToolbarUnit {
    stripped { unit in
      switch content {
      case .item(let item): unit.content = .item(item.bare)
      case .button(let button): unit.content = .button(button.bare)
      case .popUpButton, .pullDownButton, .segmented, .group, .slot: unit.content = .slot
      case .space: break
      case .back(let button): unit.content = .back(button.bare)
      case .close(let button): unit.content = .close(button.bare)
      case .sidebarToggle(let button): unit.content = .sidebarToggle(button.bare)
      case .search(let button): unit.content = .search(button.bare)
      case .inspectorToggle(let button): unit.content = .inspectorToggle(button.bare)
      case .title(var title):
        title.documentMenu = nil
        unit.content = .title(title)
      }
    }
  }
}

extension BarButton {
  var bare: BarButton {
    var bare = self
    bare.content = []
    bare.layouts = nil
    return bare
  }
}

// MARK: Presentations

extension Sheet: SourcedValue {
  var bare: Sheet {
    stripped {
      $0.body = PresentedBody()
      $0.layouts = []
    }
  }
}

extension Cover: SourcedValue {
  var bare: Cover {
    stripped {
      $0.body = PresentedBody()
      $0.layouts = []
    }
  }
}

extension Popover: SourcedValue {
  var bare: Popover {
    stripped {
      $0.body = PresentedBody()
      $0.layouts = []
    }
  }
}

extension Alert: SourcedValue {
  var bare: Alert { stripped { $0.actions = [] } }
}

extension ActivityView: SourcedValue {
  var bare: ActivityView { stripped { $0.activities = [] } }
}

extension ActivityView.Activity: SourcedValue {}

extension AppExtension: SourcedValue {
  var bare: AppExtension {
    stripped {
      $0.kind = .share
      $0.commands = []
    }
  }
}

// MARK: Views and content

extension AppView: SourcedValue {}

extension TabBar: SourcedValue {
  var bare: TabBar { stripped { $0.tabs = [] } }
}

extension TabBar.Tab: SourcedValue {}
extension ContentRegion: SourcedValue {}
extension DataType: SourcedValue {}

extension DragSource: SourcedValue {
  var bare: DragSource {
    stripped {
      $0.region = nil
      for index in $0.representations.indices {
        $0.representations[index].declaration = nil
        $0.representations[index].source = .none
      }
    }
  }
}

extension DropTarget: SourcedValue {
  var bare: DropTarget {
    stripped {
      $0.region = nil
      for index in $0.accepts.indices {
        $0.accepts[index].declaration = nil
        $0.accepts[index].source = .none
      }
    }
  }
}

/// The attributes of a document itself.
struct RootValue: PartValue {
  let name: String
  let language: String
  let platforms: [Platform]
  let minIos: String
  let minMacos: String
  let minVisionos: String?
  let minWatchos: String?
  let minTvos: String?
  let strings: String?
  let table: String?
  let guidelines: GuidelineEdition
  let check: [LayoutCheck]?

  init(_ document: Document) {
    name = document.name
    language = document.language
    platforms = document.platformOrder
    let versions = document.minimumVersions
    minIos = versions.ios.description
    minMacos = versions.macos.description
    minVisionos = versions.visionos?.description
    minWatchos = versions.watchos?.description
    minTvos = versions.tvos?.description
    strings = document.strings
    table = document.table
    guidelines = document.guidelines
    check = document.checks.isEmpty ? nil : document.checks.map(\.bare)
  }
}

/// The value of what says nothing of its own where it stands.
struct NoValue: PartValue {}
