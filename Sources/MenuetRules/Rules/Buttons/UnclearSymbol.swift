import MenuetModel
import MenuetSource

/// Flags a symbol that few people know where a short word would do.
struct UnclearSymbol: ButtonRule {
  static let info = RuleInfo(
    id: "button-symbol-unclear", .buttons, .note, fix: .unsafe,
    "a button shows a short word where its symbol is not a familiar one",
    guideline: .buttons("text is better than an icon where a short label is clearer"),
    why: """
      A symbol that people have never seen has to be tried to be understood. A word of one or two
      syllables takes little more room.
      """,
    failing: """
      <toolbar id="main" platforms="ipados macos">
        <center>
          <command id="merge" title="Merge" symbol="§arrow.triangle.merge§"/>
        </center>
      </toolbar>
      """,
    passing: """
      <toolbar id="main" platforms="ipados macos">
        <center>
          <command id="merge" title="Merge" symbol="arrow.triangle.merge" display="title"/>
        </center>
      </toolbar>
      """)

  func check(_ button: ButtonPlace, in context: RuleContext, report: inout Findings) {
    guard let unit = button.unit, button.item.kind == .command, context.form(of: unit) == .icon,
      context.system(of: button.item) == nil,
      let symbol = context.document.symbol(of: button.item), !Self.isFamiliar(symbol)
    else { return }
    let title = context.document.title(of: button.item)
    guard TitleWords(title).cells <= context.options.buttonShortTitleCells else { return }
    report.report(
      Self.self, "'\(title)' says more than the symbol '\(symbol)'",
      at: context.location(.symbol, for: button.item),
      fixIts: [
        context.setting(
          .display, of: unit.source, to: "title", "show the title  display=\"title\"")
      ])
  }

  /// The beginnings of symbols that picture a thing everybody knows.
  private static let pictures: Set<String> = [
    "airplane", "alarm", "archivebox", "bag", "battery", "bell", "bicycle", "binoculars", "bolt",
    "book", "bookmark", "bubble", "building", "calendar", "camera", "car", "cart", "clock", "cloud",
    "creditcard", "display", "doc", "document", "drop", "ear", "envelope", "eye", "face", "figure",
    "film", "flag", "flame", "folder", "fork", "gamecontroller", "gauge", "gearshape", "gift",
    "globe", "hammer", "hand", "headphones", "heart", "highlighter", "house", "key", "keyboard",
    "leaf", "lightbulb", "link", "list", "location", "lock", "magnifyingglass", "map", "mappin",
    "mic", "moon", "music", "newspaper", "note", "paintbrush", "paintpalette", "paperclip",
    "paperplane", "pencil", "person", "phone", "photo", "pin", "pip", "printer", "qrcode", "ruler",
    "scissors", "shield", "sidebar", "signature", "speaker", "star", "sun", "table", "tablecells",
    "tag", "text", "textformat", "thermometer", "ticket", "timer", "trash", "tray", "tv",
    "umbrella", "video", "wifi", "wrench",
  ]

  /// True for the symbol of a familiar action, a variant of one, or the picture of a thing.
  private static func isFamiliar(_ symbol: String) -> Bool {
    var parts = symbol.split(separator: ".")
    if let first = parts.first, pictures.contains(String(first)) { return true }
    while !parts.isEmpty {
      if FamiliarSymbols.contains(parts.joined(separator: ".")) { return true }
      parts.removeLast()
    }
    return false
  }
}
