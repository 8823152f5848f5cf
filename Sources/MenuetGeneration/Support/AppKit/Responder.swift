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
      return (menuItem.representedObject as? Entry)?.show(in: menuItem, on: actions) ?? true
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
      return !(sender is NSMenuDelegate) || sender is MenuUpdates
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

  // embed: choosing
  private static func performChosen(
    _ command: Command, on actions: any Actions, from sender: Any?
  ) {
    perform(command, on: actions, from: sender)
  }
  // end
}
