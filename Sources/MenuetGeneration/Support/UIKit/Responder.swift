// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor extension Notes {
  public final class CommandResponder: UIResponder {
    // embed: responding
    private weak var actions: (any Actions)?
    private weak var following: UIResponder?

    public init(actions: any Actions) {
      self.actions = actions
      super.init()
    }

    /// This responder, before another in the chain.
    public func followed(by next: UIResponder?) -> CommandResponder {
      following = next
      return self
    }

    public override var next: UIResponder? { following }

    public override var keyCommands: [UIKeyCommand]? { keys }

    @objc fileprivate func performCommand(_ sender: UICommand) {
      guard let actions, let place = sender.propertyList as? String else { return }
      choose(place, on: actions, from: sender)
    }
    // end

    // embed: validating
    public override func validate(_ command: UICommand) {
      super.validate(command)
      guard let place = command.propertyList as? String else { return }
      guard let actions else { return command.attributes.formUnion(.disabled) }
      #if OPTIONS
        if let option = option(at: place, on: actions) {
          command.state = option.state
          command.attributes = option.attributes
        }
      #endif
      guard let item = menuBarItem(at: place, on: actions) else { return }
      command.title = item.title
      command.state = item.isOn ? .on : .off
      command.attributes = item.isDestructive ? .destructive : []
      if !item.isVisible || (!item.isEnabled && item.hidesWhenUnavailable == true) {
        command.attributes.insert(.hidden)
      } else if !item.isEnabled {
        command.attributes.insert(.disabled)
      }
    }
    // end
  }

  private static func pairItem(
    at place: String, of command: Command, on actions: any Actions
  ) -> Item? {
    // embed: menuBarPair
    #if PAIRS
      if place.hasSuffix("#on") || place.hasSuffix("#off") {
        return half(of: item(command, on: actions), holding: place.hasSuffix("#on"), on: actions)
      }
    #endif
    // end
    return nil
  }

  // embed: choosing
  private static func choose(_ place: String, on actions: any Actions, from sender: Any?) {
    #if OPTIONS
      if let option = option(at: place, on: actions) {
        return option.performWithSender(sender, target: nil)
      }
    #endif
    guard let item = menuBarItem(at: place, on: actions), item.isEnabled else { return }
    perform(item, on: actions, from: sender)
  }
  // end

  #if OPTIONS
    // embed: findingOption
    private static func option<Option: MenuOption>(
      _ id: String, of choice: Option.Type, in actions: [UIAction]
    ) -> UIAction? {
      zip(choice.allCases, actions).first { $0.0.rawValue == id }?.1
    }
  // end
  #endif

  // embed: entries
  /// A command or an option as an element of the menu bar.
  private struct MenuBarEntry {
    let place: String
    var title: String
    var image: UIImage?
    var shortcut: Shortcut?
    /// The selector of a standard command that goes along the responder chain.
    var selector: Selector?
    /// Indicates whether its words or keys differ from those that the system has for it.
    var isReworded = false
    var alternates: [UICommandAlternate] = []
  }

  private static func entry(_ command: Command, at place: String? = nil) -> MenuBarEntry {
    var entry = MenuBarEntry(place: place ?? command.rawValue, title: command.title)
    entry.image = image(command.symbol)
    entry.shortcut = command.shortcut
    #if STANDARD_EDITS
      entry.selector = standardEdit(command)
    #endif
    return entry
  }

  private static func element(_ entry: MenuBarEntry) -> UICommand {
    let action = entry.selector ?? #selector(CommandResponder.performCommand(_:))
    let place = entry.selector == nil ? entry.place : nil
    guard let shortcut = entry.shortcut, let input = input(shortcut) else {
      return UICommand(
        title: entry.title, image: entry.image, action: action, propertyList: place,
        alternates: entry.alternates)
    }
    return UIKeyCommand(
      title: entry.title, image: entry.image, action: action, input: input,
      modifierFlags: modifiers(shortcut), propertyList: place, alternates: entry.alternates)
  }
  // end

  // embed: keyModifiers
  private static func modifiers(_ shortcut: Shortcut) -> UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if shortcut.modifiers.contains(.command) { flags.insert(.command) }
    if shortcut.modifiers.contains(.shift) { flags.insert(.shift) }
    if shortcut.modifiers.contains(.option) { flags.insert(.alternate) }
    if shortcut.modifiers.contains(.control) { flags.insert(.control) }
    return flags
  }
  // end
}
