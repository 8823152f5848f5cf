// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor extension Notes {
  // embed: following
  /// The updates of controls on screen that show the app's state.
  private static let followers = NSMapTable<AnyObject, Follower>.weakToStrongObjects()

  private final class Follower {
    let update: @MainActor () -> Void

    init(_ update: @escaping @MainActor () -> Void) { self.update = update }
  }

  #if UNDOING
    /// Follows what can be undone and redone, which typing changes as well.
    private static let undoObservers: [any NSObjectProtocol] = [
      NSNotification.Name.NSUndoManagerDidCloseUndoGroup,
      NSNotification.Name.NSUndoManagerDidUndoChange,
      NSNotification.Name.NSUndoManagerDidRedoChange,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { update() }
      }
    }
  #endif

  /// Brings everything on screen up to date. `perform` does that by itself: call it when the
  /// state of the app has changed otherwise, as by typing or by Undo in the Edit menu.
  public static func update() {
    for case let follower as Follower in followers.objectEnumerator()?.allObjects ?? [] {
      follower.update()
    }
  }

  #if FOLLOWING
    /// Makes what the state of the app changes in a control, now and with each update.
    private static func follow<Control: AnyObject>(
      _ control: Control, for actions: any Actions,
      change: @escaping @MainActor (Control, any Actions) -> Void
    ) {
      #if UNDOING
        _ = undoObservers
      #endif
      let earlier = followers.object(forKey: control)
      let update: @MainActor () -> Void = { [weak control, weak actions] in
        guard let control, let actions else { return }
        earlier?.update()
        change(control, actions)
      }
      update()
      followers.setObject(Follower(update), forKey: control)
    }
  #endif
  // end

  // embed: buttons
  #if BUTTONS
    /// Makes a button show an item and perform it.
    private static func showing(
      _ button: UIButton, for actions: any Actions,
      item: @escaping @MainActor (any Actions) -> Item
    ) -> UIButton {
      follow(button, for: actions) { button, actions in
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
      return performing(button, for: actions, item: item)
    }
  #endif

  #if TAPPED_BUTTONS
    /// Makes a tap on a button perform an item; while that is unavailable, a tap opens the menu.
    private static func performing(
      _ button: UIButton, for actions: any Actions,
      item: @escaping @MainActor (any Actions) -> Item
    ) -> UIButton {
      let action = UIAction { [weak actions, weak button] _ in
        if let actions { perform(item(actions), on: actions, from: button) }
      }
      button.addAction(action, for: .primaryActionTriggered)
      guard button.menu != nil else { return button }
      follow(button, for: actions) { button, actions in
        button.showsMenuAsPrimaryAction = !item(actions).isEnabled
      }
      return button
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
      follow(button, for: actions) { button, actions in
        button.menu = UIMenu(options: .singleSelection, children: options(actions))
      }
      return button
    }
  #endif

  #if SEGMENTS
    /// A control of options, of which the one that holds is selected.
    private static func segments(
      _ options: @escaping @MainActor (any Actions) -> [UIAction], for actions: any Actions
    ) -> UISegmentedControl {
      let control = UISegmentedControl(frame: .zero, actions: options(actions))
      follow(control, for: actions) { control, actions in
        let options = options(actions)
        control.selectedSegmentIndex =
          options.firstIndex { $0.state == .on } ?? UISegmentedControl.noSegment
        for (index, option) in options.enumerated() {
          control.setEnabled(!option.attributes.contains(.disabled), forSegmentAt: index)
        }
      }
      return control
    }
  #endif
  // end
}
