/// Prints what buttons outside toolbars share.
enum UIKitButtonSupport {
  static func print(_ needs: UIKitNeeds, into printer: inout SwiftPrinter) {
    if needs.buttons {
      printer.blankLine()
      printer.print(.code(showing))
    }
    if needs.buttons || needs.primaries {
      printer.blankLine()
      printer.print(.code(performing))
    }
    if needs.followingButtons {
      printer.blankLine()
      printer.print(.code(following))
    }
    if needs.popUps {
      printer.blankLine()
      printer.print(.code(choosing))
    }
    if needs.segments {
      printer.blankLine()
      printer.print(.code(segments))
    }
  }

  private static let showing: StaticString = """
    /// Makes a button show an item, as it is now and whenever its configuration is updated: call
    /// `setNeedsUpdateConfiguration()` when the app's state has changed.
    private static func showing(
      _ button: UIButton, for actions: any Actions,
      item: @escaping @MainActor (any Actions) -> Item
    ) -> UIButton {
      button.configurationUpdateHandler = { [weak actions] button in
        guard let actions else { return }
        let item = item(actions)
        button.configuration?.title = item.title
        button.configuration?.subtitle = item.subtitle
        button.configuration?.image = item.image
        button.isSelected = item.isOn
        button.isEnabled = item.isEnabled
        button.isHidden = !item.isVisible || (!item.isEnabled && item.hidesWhenUnavailable == true)
        button.accessibilityLabel = item.accessibilityLabel ?? item.title
        button.accessibilityHint = item.hint
      }
      button.configurationUpdateHandler?(button)
      return performing(button, for: actions, item: item)
    }
    """

  private static let performing: StaticString = """
    /// Makes a tap on a button perform an item.
    private static func performing(
      _ button: UIButton, for actions: any Actions,
      item: @escaping @MainActor (any Actions) -> Item
    ) -> UIButton {
      let action = UIAction { [weak actions, weak button] _ in
        guard let actions else { return }
        perform(item(actions), on: actions, from: button)
        button?.setNeedsUpdateConfiguration()
      }
      button.addAction(action, for: .primaryActionTriggered)
      return button
    }
    """

  private static let following: StaticString = """
    /// Makes a button follow the app's state, as it is now and whenever its configuration is updated:
    /// call `setNeedsUpdateConfiguration()` when that has changed.
    private static func follow(
      _ button: UIButton, for actions: any Actions,
      update: @escaping @MainActor (UIButton, any Actions) -> Void
    ) {
      button.configurationUpdateHandler = { [weak actions] button in
        if let actions { update(button, actions) }
      }
      update(button, actions)
    }
    """

  private static let choosing: StaticString = """
    /// Makes a button show the option that holds and, when people tap it, all of them.
    private static func choosing(
      _ button: UIButton, for actions: any Actions,
      options: @escaping @MainActor (any Actions) -> [UIAction]
    ) -> UIButton {
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      let follow = button.configurationUpdateHandler
      button.configurationUpdateHandler = { [weak actions] button in
        follow?(button)
        guard let actions else { return }
        let options = options(actions)
        let selected = options.first { $0.state == .on }?.title
        guard button.menu?.selectedElements.first?.title != selected else { return }
        button.menu = UIMenu(options: .singleSelection, children: options)
      }
      button.menu = UIMenu(options: .singleSelection, children: options(actions))
      return button
    }
    """

  /// Prints the type of segmented controls outside toolbars, which the app names.
  static func printTypes(_ needs: UIKitNeeds, into printer: inout SwiftPrinter) {
    guard needs.segmentedControls else { return }
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .code("final class SegmentedControl: UISegmentedControl"),
        comment: "A segmented control that follows the app's state.", isInterface: true)
    ) { printer in
      printer.print(.code(followed))
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .code("func update()"),
          comment: "Brings the control up to date: call it when the app's state has changed.",
          isInterface: true)
      ) { $0.print(.code(updating)) }
      printer.blankLine()
      printer.print(.code(segmentedControl))
    }
  }

  private static let followed: StaticString = """
    private weak var actions: (any Actions)?
    private var changes: [@MainActor (SegmentedControl, any Actions) -> Void] = []
    """

  private static let updating: StaticString = """
    guard let actions else { return }
    for change in changes { change(self, actions) }
    """

  private static let segmentedControl: StaticString = """
    /// Makes what the state of the app changes, now and with each update.
    fileprivate func follow(
      _ change: @escaping @MainActor (SegmentedControl, any Actions) -> Void
    ) {
      changes.append(change)
      update()
    }

    /// Makes a control of options, of which the one that holds is selected.
    fileprivate static func following(
      _ actions: any Actions, options: @escaping @MainActor (any Actions) -> [UIAction]
    ) -> SegmentedControl {
      let control = SegmentedControl(frame: .zero, actions: options(actions))
      control.actions = actions
      control.follow { control, actions in
        let options = options(actions)
        control.selectedSegmentIndex = options.firstIndex { $0.state == .on } ?? Self.noSegment
        for (index, option) in options.enumerated() {
          control.setEnabled(!option.attributes.contains(.disabled), forSegmentAt: index)
        }
      }
      return control
    }
    """

  private static let segments: StaticString = """
    private static func segments(_ options: [UIAction]) -> UISegmentedControl {
      let control = UISegmentedControl(frame: .zero, actions: options)
      control.selectedSegmentIndex =
        options.firstIndex { $0.state == .on } ?? UISegmentedControl.noSegment
      return control
    }
    """
}
