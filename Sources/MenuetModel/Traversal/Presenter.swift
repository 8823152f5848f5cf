/// A command or option that presents something, by what was written at one element.
package struct Presenter: Sendable {
  /// Index of the command; `nil` for an option of a choice.
  package let command: Int?
  /// The id of what it presents.
  package let target: String
  /// The element with `presents`.
  package let source: SourceReference
  /// The places to which that applies; none for an option.
  package let placements: [Placement]
  package let platforms: PlatformSet
}

/// The kind of a thing that can be presented.
package enum PresentableKind: String, Sendable {
  case sheet, cover, popover, alert
  case activityView = "activity view"
}

extension Traversal {
  /// Everything that presents something, commands before options, in document order.
  package func presenters(in document: Document) -> [Presenter] {
    var places: [Int: [Placement]] = [:]
    var presenters: [Presenter] = []
    for placement in placements {
      guard case .command(let index) = placement.item.subject else { continue }
      guard let target = placement.item.overrides?.value.presents else {
        if document.commands[index].presents != nil {
          places[index, default: []].append(placement)
        }
        continue
      }
      presenters.append(
        Presenter(
          command: index, target: target, source: placement.item.source,
          placements: [placement], platforms: placement.item.platforms))
    }
    for (index, command) in document.commands.enumerated() {
      guard let target = command.presents else { continue }
      presenters.append(
        Presenter(
          command: index, target: target, source: command.source, placements: places[index] ?? [],
          platforms: command.platforms))
    }
    for choice in document.choices {
      for option in choice.options {
        guard let target = option.presents else { continue }
        presenters.append(
          Presenter(
            command: nil, target: target, source: option.source, placements: [],
            platforms: option.platforms))
      }
    }
    return presenters
  }
}

extension Document {
  /// The kinds of the things that can be presented, by their ids.
  package var presentableKinds: [String: PresentableKind] {
    var kinds: [String: PresentableKind] = [:]
    for presented in presented { kinds[presented.id] = presented.kind }
    for alert in alerts { kinds[alert.id] = .alert }
    for view in activityViews { kinds[view.id] = .activityView }
    return kinds
  }
}

extension PresentedBody {
  /// Indicates whether it has the button of the bar, or the ready-made one, that closes the
  /// presentation.
  package var hasCloseButton: Bool {
    let units = Toolbar.Region.allCases.flatMap { toolbar?[$0] ?? [] }
    return buttons.contains { $0.kind == .close }
      || units.contains { unit in
        switch unit.content {
        case .close, .back: true
        case .button(let button): button.kind == .close
        default: false
        }
      }
  }

  /// Indicates whether other documents may add to the toolbar.
  package var hasSlot: Bool {
    Toolbar.Region.allCases.contains { toolbar?.hasSlot(in: $0) ?? false }
  }
}
