import MenuetModel

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
    var buttons: [StyledButton] = []
    for place in walk.buttonPlaces {
      guard let button = place.button else { continue }
      buttons.append(
        StyledButton(
          look: button.look, presence: presence(of: place), source: button.source,
          view: place.view))
    }
    for button in walk.pullDownButtons {
      buttons.append(
        StyledButton(
          look: button.look, presence: Presence(button.platforms, button.visibleWhen),
          source: button.source, view: button.view))
    }
    for button in walk.popUpButtons {
      buttons.append(
        StyledButton(
          look: button.look, presence: Presence(button.platforms, button.visibleWhen),
          source: button.source, view: button.view))
    }
    return buttons
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
  /// What stands in some menu of the document.
  var subjectsInMenus: Set<Subject> {
    var subjects: Set<Subject> = []
    for placement in walk.placements {
      if case .menu = placement.place { subjects.insert(placement.item.subject) }
    }
    return subjects
  }

  /// The ids of what asks and answers: sheets, covers, popovers and alerts.
  var dialogs: Set<String> {
    var ids = Set(document.alerts.map(\.id))
    ids.formUnion(document.sheets.map(\.id))
    ids.formUnion(document.covers.map(\.id))
    ids.formUnion(document.popovers.map(\.id))
    return ids
  }

  /// What people press in each sheet, cover, popover and alert, its toolbar included.
  var dialogButtons: [[ButtonPlace]] {
    let ids = dialogs
    return walk.buttonsByView.filter { $0.first?.view.map(ids.contains) ?? false }
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
