import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags words in a toolbar of iPhone that has no room for them.
struct PhoneToolbarSymbols: Rule {
  static let info = RuleInfo(
    id: "toolbar-ios-symbols", .toolbars, .note,
    "a toolbar of iPhone with more than three items shows symbols",
    guideline: .toolbars("with more than three buttons symbols are used"),
    why: """
      Four words hardly fit beside each other on an iPhone, and in most translations they do not; nor
      do fewer long ones, where they fill more than the 288 points of the narrowest one.
      """,
    example: """
        <toolbar id="main" platforms="ios">
          <center>
      -     §<command§ id="reply" title="Reply"/>
      -     <command id="archive" title="Archive"/>
      -     <command id="move" title="Move"/>
      -     <command id="flag" title="Flag"/>
      +     <command id="reply" title="Reply" symbol="arrowshape.turn.up.left"/>
      +     <command id="archive" title="Archive" symbol="archivebox"/>
      +     <command id="move" title="Move" symbol="folder"/>
      +     <command id="flag" title="Flag" symbol="flag"/>
          </center>
        </toolbar>
      """,
    stage: .layout)

  func check(_ layouts: Layouts, in context: RuleContext, report: inout Findings) {
    for (_, toolbar) in context.measuredToolbars where toolbar.platforms.contains(.ios) {
      let ordinary = context.entries(of: toolbar).filter { entry in
        entry.isItem && entry.stands(on: .ios) && context.isOrdinary(entry.unit)
      }
      guard let first = ordinary.first,
        ordinary.allSatisfy({ context.form(of: $0.unit) == .title })
      else { continue }
      let count = context.itemCount(of: toolbar, on: .ios)
      let width = textWidth(of: ordinary.map { context.title(of: $0.unit) }, layouts.text)
      guard count > context.options[PhoneToolbarText.items] || width > Self.room else { continue }
      let message =
        count > context.options[PhoneToolbarText.items]
        ? "a toolbar of \(count) items\(context.suffix(.ios)) shows symbols"
        : "the words of this toolbar need \(width) points\(context.suffix(.ios)), and the "
          + "narrowest iPhone has \(Self.room)"
      report(message, at: context.location(of: first.unit), fix: "give its items symbols")
    }
  }

  /// The width in points of titles beside each other.
  private func textWidth(of titles: [String], _ text: TextMetrics) -> Int {
    let words = titles.reduce(0) { $0 + text.width(of: $1, fontSize: Self.fontSize) }
    return words + Self.spacing * max(titles.count - 1, 0)
  }

  /// The width in points of a bar of the narrowest iPhone, 320, without its margins of 16.
  private static let room = 288
  /// The size of the text of bars, and the least space between two items, in points (layout.md).
  private static let fontSize = 17
  private static let spacing = 8
}
