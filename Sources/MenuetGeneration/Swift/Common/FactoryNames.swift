import MenuetModel

/// The names of the factories of buttons, which may show one command several times: the second is
/// numbered.
struct ButtonNames {
  private var names: UniqueNames

  /// - Parameter document: its other factories keep their names.
  init(_ document: Document) {
    names = UniqueNames(
      besides: document.menus.map(\.factoryName) + document.menuBars.map(\.factoryName)
        + document.contextMenus.map(\.factoryName) + document.editMenus.map(\.factoryName)
        + document.toolbars.map(\.factoryName) + document.alerts.map(\.factoryName))
  }

  mutating func button(_ id: String) -> SwiftIdentifier {
    names.name(SwiftName.factory(id, suffix: "button"))
  }

  mutating func control(_ id: String) -> SwiftIdentifier {
    names.name(SwiftName.factory(id, suffix: "control"))
  }
}

extension Document {
  /// Buttons, controls and toolbars that stand by themselves or in what is presented.
  var bodies: [PresentedBody] { sheets.map(\.body) + covers.map(\.body) + popovers.map(\.body) }

  var everyToolbar: [Toolbar] { toolbars + bodies.compactMap(\.toolbar) }

  var everyButton: [Button] { buttons + bodies.flatMap(\.buttons) }

  var everyPopUpButton: [PopUpButton] { popUpButtons + bodies.flatMap(\.popUpButtons) }

  var everyPullDownButton: [PullDownButton] { pullDownButtons + bodies.flatMap(\.pullDownButtons) }

  var everySegmentedControl: [SegmentedControl] {
    segmentedControls + bodies.flatMap(\.segmented)
  }
}
