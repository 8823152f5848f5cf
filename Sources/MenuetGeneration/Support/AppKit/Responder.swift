// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppKit

@MainActor extension Notes {
  public final class CommandResponder: NSResponder, NSMenuItemValidation {
    // embed: responding
    fileprivate private(set) weak var actions: (any Actions)?

    public init(actions: any Actions) {
      self.actions = actions
      super.init()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    public override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
      if actions != nil, responds(to: action), isOwn(sender) { return self }
      return super.supplementalTarget(forAction: action, sender: sender)
    }

    public func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
      guard let actions else { return false }
      return (menuItem.representedObject as? Entry)?.isAvailable(on: actions) ?? true
    }

    /// The responder of the window that people work in.
    fileprivate static func current(for sender: Any?) -> CommandResponder? {
      let action = #selector(CommandResponder.answerForMenus(_:))
      return NSApp.target(forAction: action, to: nil, from: sender) as? CommandResponder
    }

    @objc private func answerForMenus(_ sender: Any?) {}

    /// Returns whether this document made a sender: another may have commands of the same names.
    private func isOwn(_ sender: Any?) -> Bool {
      if let item = sender as? NSMenuItem { return item.representedObject is Entry }
      return !(sender is any NSMenuDelegate) || sender is MenuUpdates
    }

    private func choose(_ command: Command, from sender: Any?) {
      guard let actions else { return }
      if let entry = (sender as? NSMenuItem)?.representedObject as? Entry {
        entry.choose(from: sender, on: actions)
      } else {
        performChosen(command, on: actions, from: sender)
      }
    }

    #if OPTIONS
      private func chooseOption(from sender: Any?) {
        guard let actions, let item = sender as? NSMenuItem else { return }
        (item.representedObject as? Entry)?.choose(from: sender, on: actions)
      }
    #endif
    // end
  }

  // embed: parts
  #if PARTS
    /// Performs the commands of a part of the app, from the menu bar and from toolbars. The object
    /// that has one lets it answer for itself, as it would a `CommandResponder`.
    public class PartResponder: NSResponder, NSMenuItemValidation {
      private let content: @MainActor (Entry) -> Item?
      private let effect: @MainActor (Command, Any?) -> Void

      fileprivate init(
        content: @escaping @MainActor (Entry) -> Item?,
        effect: @escaping @MainActor (Command, Any?) -> Void
      ) {
        self.content = content
        self.effect = effect
        super.init()
      }

      public required init?(coder: NSCoder) { nil }

      public override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
        if responds(to: action), isOwn(sender) { return self }
        return super.supplementalTarget(forAction: action, sender: sender)
      }

      public func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
        guard let entry = menuItem.representedObject as? Entry, let item = content(entry) else {
          return false
        }
        if let actions = CommandResponder.current(for: entry)?.actions {
          return entry.isAvailable(on: actions)
        }
        return item.isEnabled && item.isVisible
      }

      /// The part that the responder chain finds first, where it is not the whole app.
      fileprivate static func answering(_ entry: Entry) -> PartResponder? {
        guard let selector = entry.selector else { return nil }
        return NSApp.target(forAction: selector, to: nil, from: entry) as? PartResponder
      }

      fileprivate func item(of entry: Entry) -> Item? { content(entry) }

      fileprivate func choose(_ entry: Entry, from sender: Any?) {
        if let command = entry.command {
          effect(command, sender)
        } else {
          chooseOption(of: entry, from: sender)
        }
      }

      fileprivate func choose(_ command: Command, from sender: Any?) { effect(command, sender) }

      fileprivate func chooseOption(from sender: Any?) {
        guard let entry = (sender as? NSMenuItem)?.representedObject as? Entry else { return }
        chooseOption(of: entry, from: sender)
      }

      private func chooseOption(of entry: Entry, from sender: Any?) {
        if let item = content(entry), item.isEnabled, item.isVisible { item.perform?(sender) }
        update()
      }

      /// Returns whether this document made a sender: another may have commands of the same names.
      private func isOwn(_ sender: Any?) -> Bool {
        (sender as? NSMenuItem).map { $0.representedObject is Entry } ?? true
      }
    }
  #endif
  // end

  // embed: choosing
  private static func performChosen(
    _ command: Command, on actions: any Actions, from sender: Any?
  ) {
    perform(command, on: actions, from: sender)
  }
  // end
}
