import MenuetModel

/// The buttons and items in a sheet, a cover, a popover or an alert, its toolbar included.
struct Dialog {
  let source: SourceReference
  let buttons: [ButtonPlace]
}

/// A button of any kind with its look.
struct StyledButton {
  let look: ButtonLook
  let presence: Presence
  let source: SourceReference
  let view: String?
}

extension RuleContext {
  /// The buttons outside toolbars that stand side by side: those of one view, sheet, cover or
  /// popover.
  func siblingButtons(where isWanted: (ButtonPlace) -> Bool) -> [[ButtonPlace]] {
    walk.buttonsByView.map { places in
      places.filter { $0.button != nil && $0.unit == nil && isWanted($0) }
    }.filter { $0.count > 1 }
  }

  /// All buttons, also those that open a menu and those of toolbars.
  var styledButtons: [StyledButton] {
    let plain = walk.buttonPlaces.compactMap { place in
      place.button.map {
        StyledButton(
          look: $0.look, presence: presence(of: place), source: $0.source, view: place.view)
      }
    }
    let pullDowns = walk.pullDownButtons.map {
      StyledButton(
        look: $0.look, presence: Presence($0.platforms, $0.visibleWhen), source: $0.source,
        view: $0.view)
    }
    let popUps = walk.popUpButtons.map {
      StyledButton(
        look: $0.look, presence: Presence($0.platforms, $0.visibleWhen), source: $0.source,
        view: $0.view)
    }
    return plain + pullDowns + popUps
  }
}

extension ButtonStyle {
  /// How much the style stands out, from 0.
  var prominence: Int {
    switch self {
    case .plain: 0
    case .gray, .glass: 1
    case .tinted: 2
    case .filled, .prominentGlass: 3
    }
  }

  var isFilled: Bool { prominence == 3 }
}

extension RuleContext {
  /// The commands that stand in some menu of the document.
  var subjectsInMenus: Set<Subject> {
    var subjects: Set<Subject> = []
    for placement in walk.placements {
      if case .menu = placement.place { subjects.insert(placement.item.subject) }
    }
    return subjects
  }

  /// The sheets, covers, popovers and alerts in which people press something.
  var dialogButtons: [Dialog] {
    var sources: [String: SourceReference] = [:]
    for alert in document.alerts { sources[alert.id] = alert.source }
    for presented in document.presented { sources[presented.id] = presented.source }
    return walk.buttonsByView.compactMap { buttons in
      buttons.first?.view.flatMap { sources[$0] }.map { Dialog(source: $0, buttons: buttons) }
    }
  }

  /// The first of some buttons that another one, with another command, can meet while both can be
  /// used.
  func rival(of button: ButtonPlace, among others: some Sequence<ButtonPlace>) -> ButtonPlace? {
    others.first { other in
      other.item.id != button.item.id
        && !other.item.platforms.isDisjoint(with: button.item.platforms)
        && !exclude(availability(of: other), availability(of: button))
    }
  }
}
