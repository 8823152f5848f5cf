/// The symbols by which people know an action, as Apple's own apps use them (Human Interface
/// Guidelines, Icons and SF Symbols: standard icons for common actions).
enum FamiliarSymbols {
  /// The symbols of an action by the core of its title; the first is the usual one.
  private static let table: [String: [String]] = [
    "share": ["square.and.arrow.up"],
    "add": ["plus"],
    "new": ["plus", "square.and.pencil"],
    "compose": ["square.and.pencil"],
    "delete": ["trash"],
    "remove": ["minus", "trash"],
    "search": ["magnifyingglass"],
    "find": ["magnifyingglass"],
    "edit": ["pencil", "square.and.pencil", "slider.horizontal.3"],
    "close": ["xmark"],
    "print": ["printer"],
    "copy": ["doc.on.doc", "document.on.document"],
    "cut": ["scissors"],
    "paste": ["doc.on.clipboard", "document.on.clipboard", "clipboard"],
    "undo": ["arrow.uturn.backward", "arrow.uturn.left"],
    "redo": ["arrow.uturn.forward", "arrow.uturn.right"],
    "filter": ["line.3.horizontal.decrease"],
    "sort": ["arrow.up.arrow.down"],
    "settings": ["gearshape", "gear"],
    "more": ["ellipsis"],
    "help": ["questionmark"],
    "info": ["info"],
    "refresh": ["arrow.clockwise"],
    "back": ["chevron.backward", "chevron.left"],
    "forward": ["chevron.forward", "chevron.right", "arrowshape.turn.up.right"],
    "reply": ["arrowshape.turn.up.left"],
    "favorite": ["heart", "star"],
    "bookmark": ["bookmark"],
    "flag": ["flag"],
    "play": ["play"],
    "pause": ["pause"],
    "stop": ["stop"],
    "archive": ["archivebox"],
    "send": ["paperplane"],
    "duplicate": ["plus.square.on.square", "doc.on.doc"],
    "bold": ["bold"],
    "italic": ["italic"],
    "underline": ["underline"],
    "strikethrough": ["strikethrough"],
    "indent": ["increase.indent"],
    "outdent": ["decrease.indent"],
  ]

  private static let all = Set(table.values.joined())

  /// Symbols that stand for one action wherever they are; others may also picture what a command acts
  /// on.
  private static let owners = [
    "square.and.arrow.up": "share", "trash": "delete", "printer": "print", "scissors": "cut",
    "magnifyingglass": "search",
  ]

  /// The symbols of an action by the core of its title; empty for one that has no familiar symbol.
  static func symbols(for core: String) -> [String] { table[core] ?? [] }

  /// The one action that a symbol stands for; `nil` where it may mean several things.
  static func action(of symbol: String) -> String? { owners[plain(symbol)] }

  /// Returns whether this is a symbol that people know by itself, also with a border or filled.
  static func contains(_ symbol: String) -> Bool {
    all.contains(symbol) || all.contains(plain(symbol))
  }

  /// A symbol without its border and its filling.
  static func plain(_ symbol: String) -> String {
    var symbol = symbol
    for variant in [".fill", ".circle", ".square"] where symbol.hasSuffix(variant) {
      symbol.removeLast(variant.count)
    }
    return symbol
  }
}
