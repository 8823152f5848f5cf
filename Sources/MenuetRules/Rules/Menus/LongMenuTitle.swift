import MenuetModel
import MenuetSource

/// Flags a title of a menu item that is too long to be read at a glance.
struct LongMenuTitle: Rule {
  static let info = RuleInfo(
    id: "menu-title-long", .menus, .warning,
    "a menu item's title has few words",
    guideline: .menus("write a clear and brief label for each item"),
    why: """
      People scan a menu; they read the first words of each item. A long title wraps or is cut on a
      phone; the Mac has more room. Languages that need more room than English may use it.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="indent" title="§Move All Selected Paragraphs Further Right§"/>
      +   <command id="indent" title="Indent Paragraphs"/>
        </menu>
      """, thresholds: [cells, words, macosCells, macosWords])
  static let cells = Threshold(
    "menu-title-long.cells", 30, .ours,
    "the widest title of a menu item, in cells: a wide character counts two")
  static let words = Threshold(
    "menu-title-long.words", 5, .ours, "the most words of a menu item's title")
  static let macosCells = Threshold(
    "menu-title-long.macos-cells", 40, .ours,
    "the widest title of an item that is on macOS only, in cells")
  static let macosWords = Threshold(
    "menu-title-long.macos-words", 7, .ours,
    "the most words of the title of an item that is on macOS only")

  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings) {
    guard let excess = excess(title.words, on: title.platforms, in: context),
      !isSecondTitle(title, in: context)
    else { return }
    report(excess, at: title.attribute, of: title.source, fix: "say it in fewer words")
  }

  /// The characters that are too many, on the narrowest of some platforms.
  private func excess(
    _ title: TitleWords, on platforms: PlatformSet, in context: RuleContext
  ) -> String? {
    let (options, isMac) = (context.options, PlatformSet.macos.isSuperset(of: platforms))
    let cells = context.titles.room(isMac ? options[Self.macosCells] : options[Self.cells])
    let words = context.titles.words(isMac ? options[Self.macosWords] : options[Self.words])
    if title.cells > cells {
      return "a menu item's title fills at most \(cells) cells; this one fills \(title.cells)"
    }
    return title.count > words
      ? "a menu item's title has at most \(words) words; this one has \(title.count)" : nil
  }

  /// Returns whether the other title of a toggle has been blamed.
  private func isSecondTitle(_ title: MenuTitle, in context: RuleContext) -> Bool {
    guard title.attribute == .onTitle, let command = title.command,
      let other = context.document.commands[command].offTitle
    else { return false }
    return excess(TitleWords(other), on: title.platforms, in: context) != nil
  }
}
