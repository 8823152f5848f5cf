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

    #if KEY_COMMANDS
      public override var keyCommands: [UIKeyCommand]? {
        keys.filter { key in
          key.action.map { canPerformAction($0, withSender: key) } ?? false
        }
      }
    #endif

    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      // The system and the menu bar of another document may have a command of the same name.
      if sender is UICommand, place(of: sender) == nil { return false }
      guard let actions, super.canPerformAction(action, withSender: sender) else { return false }
      return !isCovered(action, of: actions)
    }

    #if MENU_BAR_ELEMENTS
      #if compiler(>=6.2) && !os(visionOS)
        @available(iOS 26.0, *)
        public override func provider(
          for element: UIDeferredMenuElement
        ) -> UIDeferredMenuElement.Provider? {
          let id = element.identifier.rawValue
          guard id.hasPrefix(menuBarPrefix), let actions, openIDs(over: actions) == nil else {
            return super.provider(for: element)
          }
          let place = String(id.dropFirst(menuBarPrefix.count))
          return UIDeferredMenuElement.Provider { [weak actions] show in
            show(actions.map { suppliedElements(at: place, on: $0) } ?? [])
          }
        }
      #endif
    #endif

    private func choose(_ command: Command, from sender: Any?) {
      if let actions { performChosen(command, on: actions, from: sender) }
    }

    #if OPTIONS
      private func chooseOption(from sender: Any?) {
        guard let actions, let command = sender as? UICommand, let place = place(of: sender)
        else { return }
        performOption(
          option(at: place, in: options(chosenBy: command.action, at: place, on: actions)),
          from: sender)
      }
    #endif
    // end

    // embed: validating
    public override func validate(_ command: UICommand) {
      super.validate(command)
      guard let place = place(of: command) else { return }
      guard let actions, !isCovered(command.action, of: actions) else {
        return command.attributes.formUnion(.disabled)
      }
      #if OPTIONS
        let options = options(chosenBy: command.action, at: place, on: actions)
        if let option = option(at: place, in: options) { return show(option, in: command) }
      #endif
      guard let chosen = Command(rawValue: String(place.prefix { $0 != "#" })) else { return }
      show(menuBarItem(chosen, at: place, on: actions), in: command)
    }
    // end
  }

  #if PARTS
    // embed: parts
    /// Performs the commands of a part of the app, from the menu bar and from shortcuts.
    public class PartResponder: UIResponder {
      private let item: @MainActor (Command) -> Item?
      #if OPTIONS
        private let options: @MainActor (Selector) -> [UIAction]
      #endif
      private let effect: @MainActor (Command, Any?) -> Void
      /// The object that implements the part.
      private weak var owner: AnyObject?
      private weak var following: UIResponder?

      #if OPTIONS
        fileprivate init(
          of owner: AnyObject, item: @escaping @MainActor (Command) -> Item?,
          options: @escaping @MainActor (Selector) -> [UIAction],
          effect: @escaping @MainActor (Command, Any?) -> Void
        ) {
          self.owner = owner
          self.item = item
          self.options = options
          self.effect = effect
          super.init()
        }
      #else
        fileprivate init(
          of owner: AnyObject, item: @escaping @MainActor (Command) -> Item?,
          effect: @escaping @MainActor (Command, Any?) -> Void
        ) {
          self.owner = owner
          self.item = item
          self.effect = effect
          super.init()
        }
      #endif

      /// This responder, before another in the chain.
      public func followed(by next: UIResponder?) -> PartResponder {
        following = next
        return self
      }

      public override var next: UIResponder? { following }

      #if KEY_COMMANDS
        public override var keyCommands: [UIKeyCommand]? {
          keys.filter { key in
            key.action.map { canPerformAction($0, withSender: key) } ?? false
          }
        }
      #endif

      public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        // The system and the menu bar of another document may have a command of the same name.
        if sender is UICommand, place(of: sender) == nil { return false }
        return super.canPerformAction(action, withSender: sender) && reaches(action: action)
      }

      private func reaches(action: Selector) -> Bool {
        owner.map { !isCovered(action, of: $0) } ?? true
      }

      public override func validate(_ command: UICommand) {
        super.validate(command)
        guard let place = place(of: command) else { return }
        #if OPTIONS
          if let option = option(at: place, in: options(command.action)) {
            return show(option, in: command)
          }
        #endif
        let chosen = Command(rawValue: String(place.prefix { $0 != "#" }))
        guard let item = chosen.flatMap(item), reaches(action: command.action) else {
          return command.attributes.formUnion(.disabled)
        }
        show(item, in: command)
      }

      fileprivate func choose(_ command: Command, from sender: Any?) { effect(command, sender) }

      #if OPTIONS
        fileprivate func chooseOption(from sender: Any?) {
          guard let command = sender as? UICommand, let place = place(of: command) else { return }
          performOption(option(at: place, in: options(command.action)), from: sender)
        }
      #endif
    }
  // end
  #endif

  // embed: places
  /// The place in the menu bar of an element of this document; `nil` for any other sender.
  private static func place(of sender: Any?) -> String? {
    guard let command = sender as? UICommand, let list = command.propertyList as? String,
      list.hasPrefix(menuBarPrefix)
    else { return nil }
    return String(list.dropFirst(menuBarPrefix.count))
  }

  #if OWN_PLACES
    /// Returns whether a place is a command's own; an alternate is sent from that of another.
    private static func isPlace(_ place: String?, of command: Command) -> Bool {
      place.map { $0.prefix { $0 != "#" } == command.rawValue } ?? false
    }
  #endif

  private static func show(_ item: Item, in command: UICommand) {
    command.title = item.title
    command.image = item.image
    command.state = item.isOn ? .on : .off
    command.attributes = item.isDestructive ? .destructive : []
    #if STAYING
      if item.keepsMenuOpen { command.attributes.insert(.keepsMenuPresented) }
    #endif
    if !item.isVisible || (!item.isEnabled && item.hidesWhenUnavailable == true) {
      command.attributes.insert(.hidden)
    } else if !item.isEnabled {
      command.attributes.insert(.disabled)
    }
  }

  #if OPTIONS
    private static func show(_ option: UIAction, in command: UICommand) {
      command.image = option.image
      command.state = option.state
      command.attributes = option.attributes
    }

    private static func performOption(_ option: UIAction?, from sender: Any?) {
      guard let option, option.attributes.isDisjoint(with: [.disabled, .hidden]) else { return }
      option.performWithSender(sender, target: nil)
    }
  #endif

  private static func performChosen(
    _ command: Command, on actions: any Actions, from sender: Any?
  ) {
    let item = menuBarItem(command, at: place(of: sender), on: actions)
    perform(item, on: actions, from: sender)
  }
  // end

  // embed: covering
  /// Returns whether something modal keeps people from an action: over the app's own object, if
  /// that is a view controller, and without the command. The responder chain of what is presented
  /// goes on with what presents it.
  private static func isCovered(_ action: Selector, of actions: AnyObject) -> Bool {
    openIDs(over: actions).map { !isReachable(action, in: $0) } ?? false
  }

  /// The ids of what people can use while something modal is over the app's own object; `nil`
  /// where nothing is.
  private static func openIDs(over actions: AnyObject) -> Set<String>? {
    guard var presenter = actions as? UIViewController else { return nil }
    var open: Set<String>?
    while let presented = presenter.presentedViewController, !presented.isBeingDismissed {
      if isModal(presented) { open = [] }
      if let id = presented.view.accessibilityIdentifier { open?.insert(id) }
      presenter = presented
    }
    return open
  }

  private static func isModal(_ presented: UIViewController) -> Bool {
    // People search in what they see.
    if presented is UISearchController { return false }
    if presented.isModalInPresentation { return true }
    let presentation = presented.activePresentationController
    if presentation is UIPopoverPresentationController { return false }
    return (presentation as? UISheetPresentationController).map { isDimming($0) } ?? true
  }

  /// Returns whether a sheet dims what presents it, as it rests now.
  private static func isDimming(_ sheet: UISheetPresentationController) -> Bool {
    #if VISION_SHEETS
      #if os(visionOS)
        return true
      #else
        let detents = sheet.detents.map(\.identifier)
        let undimmed = sheet.largestUndimmedDetentIdentifier.flatMap { detents.firstIndex(of: $0) }
        // Without one it rests at the smallest.
        let selected = sheet.selectedDetentIdentifier.flatMap { detents.firstIndex(of: $0) } ?? 0
        return undimmed.map { $0 < selected } ?? true
      #endif
    #else
      let detents = sheet.detents.map(\.identifier)
      let undimmed = sheet.largestUndimmedDetentIdentifier.flatMap { detents.firstIndex(of: $0) }
      // Without one it rests at the smallest.
      let selected = sheet.selectedDetentIdentifier.flatMap { detents.firstIndex(of: $0) } ?? 0
      return undimmed.map { $0 < selected } ?? true
    #endif
  }
  // end

  #if OPTIONS
    // embed: findingOption
    /// The option at a place of the menu bar, which ends with a mark where it is not the first.
    private static func option(at place: String, in options: [UIAction]) -> UIAction? {
      let id = String(place.prefix { $0 != "#" })
      return options.first { $0.accessibilityIdentifier == id }
    }
  // end
  #endif

  // embed: entries
  /// A command or an option as an element of the menu bar.
  private struct MenuBarEntry {
    var place: String
    var title: String
    /// The selector that performs it; `nil` for what nothing performs from a menu bar.
    let action: Selector?
    var image: UIImage?
    var shortcut: Shortcut?
    #if STANDARD_EDITS
      /// Indicates whether a standard command goes along the responder chain.
      var isStandardEdit = false
      #if MENU_BARS
        /// Indicates whether its words or keys differ from those that the system has for it.
        var isReworded = false
      #endif
    #endif
    var alternates: [UICommandAlternate] = []
  }

  private static func entry(_ command: Command, at place: String? = nil) -> MenuBarEntry {
    let place = place ?? command.rawValue
    #if STANDARD_EDITS
      let own = action(command)
      var entry = MenuBarEntry(
        place: place, title: command.title, action: own ?? standardEdit(command))
      entry.isStandardEdit = own == nil && entry.action != nil
    #else
      var entry = MenuBarEntry(place: place, title: command.title, action: action(command))
    #endif
    entry.image = image(command.symbol)
    entry.shortcut = command.shortcut
    return entry
  }

  #if MENU_BAR_OPTIONS
    /// - Parameter mark: tells a second place of the choice apart.
    private static func entry<Option: MenuOption>(
      option: Option, id: String, action: Selector, mark: String = ""
    ) -> MenuBarEntry {
      var entry = MenuBarEntry(
        place: "\(id).\(option.rawValue)\(mark)", title: option.title, action: action)
      entry.image = image(option.symbol)
      #if OPTION_SHORTCUTS
        entry.shortcut = option.shortcut
      #endif
      return entry
    }
  #endif

  private static func element(_ entry: MenuBarEntry, hasKeys: Bool = true) -> UICommand? {
    guard let action = entry.action else { return nil }
    let list = menuBarPrefix + entry.place
    guard hasKeys, let shortcut = entry.shortcut, let input = input(shortcut) else {
      return UICommand(
        title: entry.title, image: entry.image, action: action, propertyList: list,
        alternates: entry.alternates)
    }
    return UIKeyCommand(
      title: entry.title, image: entry.image, action: action, input: input,
      modifierFlags: modifiers(shortcut), propertyList: list, alternates: entry.alternates)
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
