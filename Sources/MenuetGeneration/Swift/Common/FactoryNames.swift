import MenuetModel

/// The names of the factories of buttons, which may show one command several times. The name of what a
/// sheet, cover or popover holds then begins with that one's own.
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

  /// - Parameter holder: the id of the sheet, cover or popover that holds the button.
  mutating func name(of button: Button, in holder: String?) -> SwiftIdentifier {
    names.name(document.factoryName(ofButton: button), in: holder.map(SwiftName.member) ?? "")
  }

  mutating func name(of surface: some FactorySurface) -> SwiftIdentifier {
    names.name(document.factoryName(of: surface))
  }
}

extension Document {
  private var bodies: [PresentedBody] {
    sheets.map(\.body) + covers.map(\.body) + popovers.map(\.body)
  }

  // Buttons, controls and toolbars that stand by themselves or in what is presented.

  /// With the id of the sheet, cover or popover that holds the button.
  var everyButton: [(button: Button, holder: String?)] {
    let holders = sheets.map(\.id) + covers.map(\.id) + popovers.map(\.id)
    return buttons.map { ($0, nil) }
      + zip(holders, bodies).flatMap { holder, body in body.buttons.map { ($0, holder) } }
  }

  var everyPopUpButton: [PopUpButton] { popUpButtons + bodies.flatMap(\.popUpButtons) }

  var everyPullDownButton: [PullDownButton] { pullDownButtons + bodies.flatMap(\.pullDownButtons) }

  var everySegmentedControl: [SegmentedControl] {
    segmentedControls + bodies.flatMap(\.segmented)
  }
}
