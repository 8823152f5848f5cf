import MenuetModel

/// The standard commands behind selectors of AppKit.
enum StandardSelectors {
  static func system(_ action: ForeignElement, of item: ForeignElement) -> SystemCommand? {
    guard let selector = action["selector"] else { return nil }
    switch selector {
    case "performFindPanelAction:", "performTextFinderAction:", "performFindAction:":
      // NSTextFinder.Action
      return switch item["tag"] {
      case "1": .find
      case "2": .findNext
      default: nil
      }
    case "addFontTrait:":
      // NSFontTraitMask
      return switch item["tag"] {
      case "1": .italic
      case "2": .bold
      default: nil
      }
    // The same as closing by the document's menu item.
    case "closeDocument:": return .close
    default: return bySelector[selector]
    }
  }

  private static let bySelector: [String: SystemCommand] = Dictionary(
    SystemCommand.allCases.compactMap { command in
      command.facts.appKitSelector.map { ($0, command) }
    }.filter { !["performTextFinderAction:", "addFontTrait:"].contains($0.0) },
    uniquingKeysWith: { first, _ in first })

  /// Returns whether titles of standard commands are in another language than English: most of them,
  /// and more than one, share no word with the command's own.
  static func areForeign(_ items: [ForeignItem]) -> Bool {
    var (own, foreign) = (0, 0)
    func visit(_ items: [ForeignItem]) {
      for item in items {
        visit(item.items)
        // Settings are known by their English title.
        guard let system = item.system, system != .settings, let title = item.title else {
          continue
        }
        if words(title.text).isDisjoint(with: words(system.facts.title)) {
          foreign += 1
        } else {
          own += 1
        }
      }
    }
    visit(items)
    return foreign > 1 && foreign > own
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map(String.init))
  }

  /// The system items of bars on iOS with the words that UIKit reads out and the symbols that it
  /// draws (UIBarButtonItem.SystemItem).
  static func barItem(_ name: String) -> (system: SystemCommand?, title: String, symbol: String)? {
    switch name {
    case "done": (.done, "Done", "checkmark")
    case "cancel": (.cancel, "Cancel", "xmark")
    case "save": (.save, "Save", "square.and.arrow.down")
    case "undo": (.undo, "Undo", "arrow.uturn.backward")
    case "redo": (.redo, "Redo", "arrow.uturn.forward")
    case "close": (.close, "Close", "xmark")
    case "action": (.share, "Share", "square.and.arrow.up")
    case "add": (nil, "Add", "plus")
    case "edit": (nil, "Edit", "pencil")
    case "compose": (nil, "Compose", "square.and.pencil")
    case "reply": (nil, "Reply", "arrowshape.turn.up.left")
    case "organize": (nil, "Organize", "folder")
    case "bookmarks": (nil, "Bookmarks", "book")
    case "search": (nil, "Search", "magnifyingglass")
    case "refresh": (nil, "Refresh", "arrow.clockwise")
    case "stop": (nil, "Stop", "xmark")
    case "camera": (nil, "Camera", "camera")
    case "trash": (nil, "Delete", "trash")
    case "play": (nil, "Play", "play.fill")
    case "pause": (nil, "Pause", "pause.fill")
    case "rewind": (nil, "Rewind", "backward.fill")
    case "fastForward": (nil, "Fast Forward", "forward.fill")
    case "pageCurl": (nil, "Page Curl", "doc")
    default: nil
    }
  }
}
