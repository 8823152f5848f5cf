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

/// Buttons and controls that stand by themselves or in what is presented.
extension Traversal {
  /// Every `button`, with the id of the sheet, cover or popover that holds it.
  var everyButton: [(button: Button, holder: String?)] {
    every { surface in
      if case .button(let button) = surface.content { (button, surface.presentation) } else { nil }
    }
  }

  var everyPopUpButton: [PopUpButton] {
    every { if case .popUpButton(let button) = $0.content { button } else { nil } }
  }

  var everyPullDownButton: [PullDownButton] {
    every { if case .pullDownButton(let button) = $0.content { button } else { nil } }
  }

  var everySegmentedControl: [SegmentedControl] {
    every { if case .segmented(let control) = $0.content { control } else { nil } }
  }

  private func every<Control>(_ control: (PlacedSurface) -> Control?) -> [Control] {
    surfaces.compactMap { $0.isInToolbar ? nil : control($0) }
  }
}
