import MenuetModel

/// The names of the factories of buttons, which may show one command several times.
///
/// The name of a button that a view, a sheet, a cover or a popover holds begins with the holder's own,
/// whether or not another shows the same command, so that its name stays when other views change.
/// Buttons of one view that show one command are numbered.
struct ButtonNames {
  private let document: Document
  /// Other factories keep their names.
  private lazy var names = UniqueNames(
    besides: document.menus.map(document.factoryName)
      + document.menuBars.map(document.factoryName)
      + document.contextMenus.map(document.factoryName)
      + document.editMenus.map(document.factoryName)
      + document.toolbars.map(document.factoryName) + document.alerts.map(document.factoryName))

  init(_ document: Document) { self.document = document }

  /// - Parameter presentation: the id of the sheet, cover or popover that holds the button.
  mutating func name(of button: Button, in presentation: String?) -> SwiftIdentifier {
    let name = document.factoryName(ofButton: button)
    let holder = (presentation ?? button.view).map(SwiftName.member) ?? ""
    return names.name(UniqueNames.path(name, in: holder))
  }

  /// Controls of one choice in several views are told apart by their views.
  mutating func name(of control: some ViewControl) -> SwiftIdentifier {
    names.name(
      document.factoryName(of: control), in: control.view.map(SwiftName.member) ?? "")
  }
}

/// A control that may stand in a view.
protocol ViewControl: FactorySurface {
  /// The id of the view; `nil` where it stands outside every view.
  var view: String? { get }
}

extension PopUpButton: ViewControl {}
extension PullDownButton: ViewControl {}
extension SegmentedControl: ViewControl {}

/// Buttons and controls that stand by themselves or in what is presented.
extension Traversal {
  /// Every `button`, with the id of the sheet, cover or popover that holds it.
  var everyButton: [(button: Button, presentation: String?)] {
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
