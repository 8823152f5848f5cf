// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor extension Notes {
  // embed: buttons
  #if BUTTONS
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
  #endif

  #if TAPPED_BUTTONS
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
  #endif

  #if FOLLOWING_BUTTONS
    /// Makes a button follow the app's state, as it is now and whenever its configuration is
    /// updated: call `setNeedsUpdateConfiguration()` when that has changed.
    private static func follow(
      _ button: UIButton, for actions: any Actions,
      update: @escaping @MainActor (UIButton, any Actions) -> Void
    ) {
      button.configurationUpdateHandler = { [weak actions] button in
        if let actions { update(button, actions) }
      }
      update(button, actions)
    }
  #endif

  #if POP_UP_BUTTONS
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
  #endif

  #if SEGMENTS
    private static func segments(_ options: [UIAction]) -> UISegmentedControl {
      let control = UISegmentedControl(frame: .zero, actions: options)
      control.selectedSegmentIndex =
        options.firstIndex { $0.state == .on } ?? UISegmentedControl.noSegment
      return control
    }
  #endif
  // end
}

extension Notes {
  // embed: segmentedControl
  /// A segmented control that follows the app's state.
  public final class SegmentedControl: UISegmentedControl {
    private weak var actions: (any Actions)?
    private var changes: [@MainActor (SegmentedControl, any Actions) -> Void] = []

    /// Brings the control up to date: call it when the app's state has changed.
    public func update() {
      guard let actions else { return }
      for change in changes { change(self, actions) }
    }

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
  }
  // end
}
