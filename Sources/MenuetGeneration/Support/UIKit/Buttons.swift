// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Observation
import UIKit

@MainActor extension Notes {
  // embed: following
  /// What keeps controls on screen up to date, by the controls.
  private static let followers = NSMapTable<AnyObject, Follower>.weakToStrongObjects()

  /// Keeps a control up to date.
  @MainActor private final class Follower {
    private var changes: [@MainActor () -> Void] = []
    private var round = 0

    #if FOLLOWING
      /// Adds a change of the control, and makes all now.
      func add(_ change: @escaping @MainActor () -> Void) {
        changes.append(change)
        update()
      }
    #endif

    /// Makes the changes; since iOS 17 again as soon as something observable is other that they
    /// have read.
    func update() {
      round += 1
      #if BEFORE17
        if #available(iOS 17.0, *) { watch() } else { change() }
      #else
        watch()
      #endif
    }

    private func change() {
      for change in changes { change() }
    }

    #if BEFORE17
      @available(iOS 17.0, *)
    #endif
    private func watch() {
      let current = round
      withObservationTracking {
        rounds.join()
        change()
      } onChange: { [weak self] in
        // The new value is there when this is over.
        Task { @MainActor [weak self] in
          guard let self, round == current else { return }
          update()
          #if FITTING
            fitLater()
          #endif
        }
      }
    }
  }

  #if BEFORE17
    @available(iOS 17.0, *)
  #endif
  private static let rounds = Rounds()

  /// Ends what watches the model when an update by hand begins: that would stay until a value
  /// changes that it has read.
  #if BEFORE17
    @available(iOS 17.0, *)
  #endif
  private final class Rounds: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var current: Int { 0 }

    func join() { registrar.access(self, keyPath: \.current) }
    func end() { registrar.withMutation(of: self, keyPath: \.current) {} }
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

  /// Brings everything on screen up to date, and writes only what differs. `perform` does that by
  /// itself, and since iOS 17 a change of an `@Observable` object from which the state is read.
  /// Call it when the state of the app has changed otherwise, as by typing.
  public static func update() {
    #if BEFORE17
      if #available(iOS 17.0, *) { rounds.end() }
    #else
      rounds.end()
    #endif
    for case let follower as Follower in followers.objectEnumerator()?.allObjects ?? [] {
      follower.update()
    }
    #if FITTING
      for case let fitting as Fitting in fittings.objectEnumerator()?.allObjects ?? [] {
        fitting.fit()
      }
    #endif
  }

  #if FITTING
    private static var fitsLater = false

    /// Fits the bars whose items differ, once all controls that follow a change are up to date.
    private static func fitLater() {
      guard !fitsLater else { return }
      fitsLater = true
      // The updates of the same change were scheduled before.
      Task { @MainActor in
        fitsLater = false
        for case let fitting as Fitting in fittings.objectEnumerator()?.allObjects ?? [] {
          fitting.fitIfChanged()
        }
      }
    }
  #endif

  #if FOLLOWING
    /// Makes what the state of the app changes in a control, now and with each update. Each
    /// property is compared before it is written: a bar is laid out again for every one.
    private static func follow<Control: AnyObject>(
      _ control: Control, for actions: any Actions,
      change: @escaping @MainActor (Control, any Actions) -> Void
    ) {
      #if UNDOING
        _ = undoObservers
      #endif
      let follower = followers.object(forKey: control) ?? Follower()
      followers.setObject(follower, forKey: control)
      follower.add { [weak control, weak actions] in
        if let control, let actions { change(control, actions) }
      }
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
        if var configuration = button.configuration {
          configuration.title = item.title
          configuration.subtitle = item.subtitle
          configuration.image = item.image
          if button.configuration != configuration { button.configuration = configuration }
        }
        let isHidden = !item.isVisible || (!item.isEnabled && item.hidesWhenUnavailable == true)
        let label = item.accessibilityLabel ?? item.title
        if button.isSelected != item.isOn { button.isSelected = item.isOn }
        if button.isEnabled != item.isEnabled { button.isEnabled = item.isEnabled }
        if button.isHidden != isHidden { button.isHidden = isHidden }
        if button.accessibilityLabel != label { button.accessibilityLabel = label }
        if button.accessibilityHint != item.hint { button.accessibilityHint = item.hint }
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
        let showsMenu = !item(actions).isEnabled
        if button.showsMenuAsPrimaryAction != showsMenu {
          button.showsMenuAsPrimaryAction = showsMenu
        }
      }
      return button
    }
  #endif

  #if SHOWN_OPTIONS
    /// The title of the selected option, the accessibility value of a button with a label.
    private static func chosenTitle(_ options: [UIAction]) -> String? {
      options.first { $0.state == .on }?.title
    }

    /// Returns whether a menu shows options as they are now.
    private static func shows(_ menu: UIMenu?, _ options: [UIAction]) -> Bool {
      guard let shown = menu?.children as? [UIAction], shown.count == options.count else {
        return false
      }
      return zip(shown, options).allSatisfy { shown, option in
        shown.title == option.title && shown.image == option.image && shown.state == option.state
          && shown.attributes == option.attributes
      }
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
        let options = options(actions)
        let value = chosenTitle(options)
        if button.accessibilityValue != value { button.accessibilityValue = value }
        guard !shows(button.menu, options) else { return }
        button.menu = UIMenu(options: .singleSelection, children: options)
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
        let selected = options.firstIndex { $0.state == .on } ?? UISegmentedControl.noSegment
        if control.selectedSegmentIndex != selected { control.selectedSegmentIndex = selected }
        for (index, option) in options.enumerated() {
          let isEnabled = !option.attributes.contains(.disabled)
          if control.isEnabledForSegment(at: index) != isEnabled {
            control.setEnabled(isEnabled, forSegmentAt: index)
          }
        }
      }
      return control
    }
  #endif
  // end
}
