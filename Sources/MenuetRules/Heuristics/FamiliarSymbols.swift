/// The symbols by which people know an action, as Apple's own apps use them (Human Interface
/// Guidelines, Icons and SF Symbols: standard icons for common actions).
enum FamiliarSymbols {
  /// An action, by the core of its title (H-core), with the symbols that stand for it; the first is
  /// the usual one.
  static let table: [(action: String, symbols: [String])] = [
    ("share", ["square.and.arrow.up"]),
    ("add", ["plus", "plus.circle", "plus.circle.fill"]),
    ("new", ["plus", "square.and.pencil", "plus.circle", "plus.square"]),
    ("compose", ["square.and.pencil"]),
    ("delete", ["trash", "trash.fill"]),
    ("remove", ["minus.circle", "trash", "minus"]),
    ("search", ["magnifyingglass"]),
    ("find", ["magnifyingglass"]),
    ("edit", ["pencil", "slider.horizontal.3"]),
    ("close", ["xmark", "xmark.circle", "xmark.circle.fill"]),
    ("cancel", ["xmark", "xmark.circle"]),
    ("done", ["checkmark", "checkmark.circle"]),
    ("print", ["printer", "printer.fill"]),
    ("copy", ["doc.on.doc", "document.on.document"]),
    ("cut", ["scissors"]),
    ("paste", ["doc.on.clipboard", "document.on.clipboard", "clipboard"]),
    ("undo", ["arrow.uturn.backward", "arrow.uturn.left"]),
    ("redo", ["arrow.uturn.forward", "arrow.uturn.right"]),
    ("filter", ["line.3.horizontal.decrease", "line.3.horizontal.decrease.circle"]),
    ("sort", ["arrow.up.arrow.down"]),
    ("settings", ["gearshape", "gear", "gearshape.fill"]),
    ("more", ["ellipsis", "ellipsis.circle"]),
    ("help", ["questionmark.circle", "questionmark"]),
    ("info", ["info.circle"]),
    ("refresh", ["arrow.clockwise"]),
    ("reload", ["arrow.clockwise"]),
    ("back", ["chevron.backward", "chevron.left", "arrow.left"]),
    ("forward", ["chevron.forward", "chevron.right", "arrow.right", "arrowshape.turn.up.right"]),
    ("reply", ["arrowshape.turn.up.left", "arrowshape.turn.up.left.fill"]),
    ("favorite", ["heart", "star"]),
    ("bookmark", ["bookmark"]),
    ("flag", ["flag"]),
    ("lock", ["lock"]),
    ("unlock", ["lock.open"]),
    ("play", ["play", "play.fill"]),
    ("pause", ["pause", "pause.fill"]),
    ("stop", ["stop", "stop.fill"]),
    ("archive", ["archivebox"]),
    ("attach", ["paperclip"]),
    ("send", ["paperplane", "paperplane.fill"]),
    ("download", ["arrow.down.circle", "icloud.and.arrow.down"]),
    ("duplicate", ["plus.square.on.square", "doc.on.doc"]),
    ("rename", ["pencil"]),
    ("move", ["folder"]),
    ("bold", ["bold"]),
    ("italic", ["italic"]),
    ("underline", ["underline"]),
    ("strikethrough", ["strikethrough"]),
    ("indent", ["increase.indent"]),
    ("outdent", ["decrease.indent"]),
    ("zoom in", ["plus.magnifyingglass"]),
    ("zoom out", ["minus.magnifyingglass"]),
    ("rotate left", ["rotate.left"]),
    ("rotate right", ["rotate.right"]),
    ("crop", ["crop"]),
    ("camera", ["camera"]),
    ("mute", ["speaker.slash"]),
    ("hide", ["eye.slash"]),
    ("show", ["eye"]),
  ]

  private static let byAction: [String: [String]] = Dictionary(
    table.map { ($0.action, $0.symbols) }, uniquingKeysWith: { first, _ in first })

  private static let bySymbol: [String: [String]] = Dictionary(
    table.flatMap { entry in entry.symbols.map { ($0, [entry.action]) } },
    uniquingKeysWith: { $0 + $1 })

  /// The symbols of an action by the core of its title; empty for one that has no familiar symbol.
  static func symbols(for core: String) -> [String] { byAction[core] ?? [] }

  /// The actions that a symbol stands for.
  static func actions(of symbol: String) -> [String] { bySymbol[symbol] ?? [] }

  /// What a title says first, where that is an action which means the same whatever it is done to:
  /// "share" of "Share Note…". Many verbs do not: Move Up has nothing to do with a folder.
  static func leadingAction(of words: [String]) -> String? {
    words.first.flatMap { leading.contains($0) ? $0 : nil }
  }

  private static let leading: Set<String> = [
    "share", "delete", "print", "copy", "cut", "paste", "undo", "redo", "duplicate", "rename",
    "reply", "archive", "attach", "bookmark", "flag", "lock", "unlock", "mute", "play", "pause",
    "search", "find",
  ]

  /// True for a symbol that means its action wherever it stands. Most may also stand for what a
  /// command is done to: a folder, a bookmark, a camera.
  static func isUnmistakable(_ symbol: String) -> Bool { unmistakable.contains(symbol) }

  private static let unmistakable: Set<String> = [
    "trash", "trash.fill", "square.and.arrow.up", "printer", "printer.fill",
  ]

  /// True for a symbol that people know by itself.
  static func contains(_ symbol: String) -> Bool { bySymbol[symbol] != nil }
}
