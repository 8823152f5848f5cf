import MenuetModel

/// What a document needs of the code that every surface shares, so that nothing idle is written.
struct UIKitNeeds {
  let subtitles: Bool
  let hints: Bool
  let labels: Bool
  let images: Bool
  let onTitles: Bool
  let onSymbols: Bool
  let toggles: Bool
  let pairs: Bool
  let staying: Bool
  let hiding: Bool
  let choices: Bool
  let standardEdits: Bool
  let toolbars: Bool
  let buttons: Bool
  let primaries: Bool
  let followingButtons: Bool
  let popUps: Bool
  /// Whether a toolbar has a segmented control.
  let segments: Bool
  /// Whether one stands outside toolbars.
  let segmentedControls: Bool
  let documentMenus: Bool
  let primaryBarItems: Bool

  init(_ plan: GenerationPlan) {
    let commands = plan.document.commands
    func any(_ test: (CommandDetails) -> Bool) -> Bool {
      commands.indices.contains { commands[$0].details.map { test($0.value) } ?? false }
    }
    subtitles = any { $0.subtitle != nil }
    hints = any { $0.hint != nil }
    labels = any { $0.accessibilityLabel != nil }
    images = any { $0.image != nil }
    onTitles = any { $0.onTitle != nil }
    onSymbols = any { $0.onSymbol != nil }
    toggles = commands.indices.contains { commands[$0].kind == .toggle }
    pairs = commands.indices.contains { commands[$0].form == .pair }
    staying = commands.indices.contains { commands[$0].traits.contains(.keepsMenuOpen) }
    hiding = commands.indices.contains { commands[$0].whenUnavailable != nil }
    choices = !plan.document.choices.isEmpty
    standardEdits = plan.commands.contains {
      if case .standardEdit = $0.handler { true } else { false }
    }
    let document = plan.document
    toolbars = !document.everyToolbar.isEmpty
    buttons = !document.everyButton.isEmpty
    primaries = document.everyPullDownButton.contains { $0.primary != nil }
    followingButtons =
      document.everyPopUpButton.contains { $0.enabledWhen != nil || $0.visibleWhen != nil }
      || document.everyPullDownButton.contains { $0.enabledWhen != nil || $0.visibleWhen != nil }
    popUps = !document.everyPopUpButton.isEmpty
    segments = UIKitNeeds.hasSegments(document)
    segmentedControls = !document.everySegmentedControl.isEmpty
    documentMenus = document.everyToolbar.contains { toolbar in
      toolbar.edge != .bottom
        && toolbar.regions.leading.contains {
          if case .title(let title) = $0.content { title.documentMenu != nil } else { false }
        }
    }
    primaryBarItems = commands.indices.contains { commands[$0].role == .primary }
  }

  private static func hasSegments(_ document: Document) -> Bool {
    document.everyToolbar.contains { toolbar in
      Toolbar.Region.allCases.contains { hasSegments(toolbar[$0]) }
    }
  }

  private static func hasSegments(_ units: [ToolbarUnit]) -> Bool {
    units.contains { unit in
      switch unit.content {
      case .segmented: true
      case .group(let group): hasSegments(group.members)
      default: false
      }
    }
  }
}
