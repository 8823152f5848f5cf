import MenuetModel

/// The buttons of bars that UIKit has itself, with words in every language (`UIBarButtonItem.h`,
/// `UIBarButtonSystemItem`).
///
/// A button is UIKit's where the document says nothing else of it. The header and *UIBarButtonItem.
/// SystemItem* call these four buttons of their own; for the rest, such as `.undo`, they promise a
/// symbol, which an item has by itself.
enum UIKitSystemItems {
  /// `.cancel` for a command with the words and the symbol that the system has for it; `nil` for
  /// others.
  ///
  /// - Parameter item: The command's place in a bar.
  static func item(of item: Item, _ index: Int, in document: Document) -> Expression? {
    let command = document.commands[index]
    guard let system = command.system, let name = name(of: system),
      command.title == system.title(inAppNamed: document.name),
      command.symbol == system.facts.symbol, command.details?.value.image == nil
    else { return nil }
    if let overrides = item.overrides?.value,
      overrides.title != nil || overrides.symbol != nil || overrides.image != nil
        || overrides.hidesSymbol
    {
      return nil
    }
    return .code(name)
  }

  /// The same for the button that closes what a bar belongs to.
  static func close(_ button: BarButton) -> Expression? {
    let word = StandardWord.close
    return button.title == word.title && button.symbol == word.symbol && button.image == nil
      ? .code(".close") : nil
  }

  private static func name(of system: SystemCommand) -> StaticString? {
    switch system {
    case .cancel: ".cancel"
    case .done: ".done"
    case .save: ".save"
    case .close: ".close"
    default: nil
    }
  }
}
