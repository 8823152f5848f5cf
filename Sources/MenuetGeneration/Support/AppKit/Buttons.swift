import AppKit

@MainActor extension Notes {
  // embed: buttons
  #if BUTTONS
    /// Makes a button show an item and perform it.
    ///
    /// - Parameter pictured: False for what push buttons of a Mac say in words alone.
    @discardableResult
    private static func showing(
      _ button: NSButton, titled: Bool = true, pictured: Bool = true, for actions: any Actions,
      item: @escaping Content
    ) -> NSButton {
      let entry = Entry(for: actions, content: item)
      button.target = entry
      button.action = #selector(Entry.choose(_:))
      #if TOGGLES
        if item(actions).command?.toggleForm == .checkmark {
          button.setButtonType(.pushOnPushOff)
        }
      #endif
      follow(button, for: actions) { button, actions in
        let item = entry.item(on: actions)
        let image = pictured ? item.image : nil
        let isTitled = titled || image == nil
        let position: NSControl.ImagePosition =
          image == nil ? .noImage : isTitled ? .imageLeading : .imageOnly
        assign(isTitled ? item.title : "", to: \.title, of: button)
        assign(image, to: \.image, of: button)
        assign(position, to: \.imagePosition, of: button)
        assign(item.isOn ? .on : .off, to: \.state, of: button)
        assign(item.isEnabled, to: \.isEnabled, of: button)
        assign(!item.isShown(), to: \.isHidden, of: button)
        assign(item.isDestructive, to: \.hasDestructiveAction, of: button)
        assign(item.hint, to: \.toolTip, of: button)
        let label = item.accessibilityLabel ?? item.title
        if button.accessibilityLabel() != label { button.setAccessibilityLabel(label) }
      }
      return button
    }
  #endif

  #if POP_UP_BUTTONS
    /// A button that shows the option that holds and, when people click it, all of them.
    private static func popUpButton(
      _ menu: NSMenu, options: @escaping @MainActor (any Actions) -> [Item],
      for actions: any Actions
    ) -> NSPopUpButton {
      let button = NSPopUpButton(frame: .zero, pullsDown: false)
      button.menu = menu
      follow(button, for: actions) { button, actions in
        let index = options(actions).firstIndex(where: \.isOn) ?? -1
        if button.indexOfSelectedItem != index { button.selectItem(at: index) }
      }
      return button
    }
  #endif

  #if PULL_DOWN_BUTTONS
    /// A button with a menu, before which stands the item that the button shows.
    private static func pullDownButton(
      _ menu: NSMenu, title: String, image: NSImage? = nil
    ) -> NSPopUpButton {
      let button = NSPopUpButton(frame: .zero, pullsDown: true)
      let face = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      face.image = image
      menu.insertItem(face, at: 0)
      button.menu = menu
      return button
    }
  #endif

  #if COMBO_BUTTONS
    /// A button that performs a command, with a menu beside it.
    private static func comboButton(
      _ menu: NSMenu, title: String, image: NSImage? = nil, primary: Command,
      for actions: any Actions
    ) -> NSComboButton {
      let entry = Entry(for: actions) { item(primary, on: $0) }
      let button = NSComboButton(
        title: title, menu: menu, target: entry, action: #selector(Entry.choose(_:)))
      button.image = image
      // The button holds its target weakly.
      follow(button, for: actions) { button, actions in
        assign(entry.item(on: actions).hint, to: \.toolTip, of: button)
      }
      return button
    }
  #endif

  #if SEGMENTS
    /// A control of options, of which the one that holds is selected.
    private static func segments(
      _ options: @escaping @MainActor (any Actions) -> [Item], for actions: any Actions
    ) -> NSSegmentedControl {
      let items = options(actions)
      let control = NSSegmentedControl(
        labels: items.map(\.title), trackingMode: .selectOne, target: nil, action: nil)
      let segments = Segments(options, for: actions)
      control.target = segments
      control.action = #selector(Segments.choose(_:))
      follow(control, for: actions) { control, actions in
        for (index, option) in segments.options(actions).enumerated() {
          let isAvailable = option.isEnabled && option.isVisible
          if control.isEnabled(forSegment: index) != isAvailable {
            control.setEnabled(isAvailable, forSegment: index)
          }
          if control.image(forSegment: index) != option.image {
            control.setImage(option.image, forSegment: index)
          }
          if control.toolTip(forSegment: index) != option.hint {
            control.setToolTip(option.hint, forSegment: index)
          }
          if option.isOn { assign(index, to: \.selectedSegment, of: control) }
        }
      }
      return control
    }

    /// Chooses the option of a segment.
    @MainActor private final class Segments: NSObject {
      let options: @MainActor (any Actions) -> [Item]
      private weak var actions: (any Actions)?

      init(_ options: @escaping @MainActor (any Actions) -> [Item], for actions: any Actions) {
        self.options = options
        self.actions = actions
        super.init()
      }

      @objc func choose(_ sender: Any?) {
        guard let actions, let control = sender as? NSSegmentedControl else { return }
        let items = options(actions)
        if items.indices.contains(control.selectedSegment) {
          run(items[control.selectedSegment], on: actions, from: sender)
        }
      }
    }
  #endif
  // end
}
