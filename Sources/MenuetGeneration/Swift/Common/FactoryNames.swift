import MenuetModel

/// The names of the factories of buttons, which may show one command several times: the second is
/// numbered.
struct ButtonNames {
  private let document: Document
  private var names: UniqueNames

  /// - Parameter document: its other factories keep their names.
  init(_ document: Document) {
    self.document = document
    names = UniqueNames(
      besides: document.menus.map(document.factoryName)
        + document.menuBars.map(document.factoryName)
        + document.contextMenus.map(document.factoryName)
        + document.editMenus.map(document.factoryName)
        + document.toolbars.map(document.factoryName) + document.alerts.map(document.factoryName))
  }

  mutating func name(of button: Button) -> SwiftIdentifier {
    names.name(document.factoryName(ofButton: button))
  }

  mutating func name(of surface: some FactorySurface) -> SwiftIdentifier {
    names.name(document.factoryName(of: surface))
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
