import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags a small menu whose row has cells to spare.
struct ShortSmallRow: Rule {
  static let info = RuleInfo(
    id: "layout-small-few", .submenus, .warning,
    "the row of a small menu has four items",
    guideline: .menus("the top row of a small menu holds four items"),
    why: "Fewer cells than the row is made for stand wide apart and look as if one were missing.",
    example: """
        <menu id="format" title="Format" layout="§small§">
      +   <command id="bold" title="Make Bold" symbol="bold"/>
      +   <command id="italic" title="Make Italic" symbol="italic"/>
          <command id="indent" title="Indent" symbol="increase.indent"/>
          <command id="outdent" title="Outdent" symbol="decrease.indent"/>
          <separator/>
          <command id="show-fonts" title="Show Fonts"/>
        </menu>
      """, reads: .parts(.layout))

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.layout == .small else { return }
    ShortRow(level).check(in: context, report: &report)
  }
}

/// The row of a whole menu, where it is not filled.
struct ShortRow {
  private let level: MenuLevel

  init(_ level: MenuLevel) { self.level = level }

  /// Reports a row with fewer items than cells, with the platforms where it is not all.
  func check(in context: RuleContext, report: inout Findings) {
    // A menu that a submenu shows speaks for itself.
    let isShown =
      context.isWritten(.ref, on: level.source) && !context.isWritten(.layout, on: level.source)
    guard level.holder != .section, !isShown else { return }
    var short: PlatformSet = []
    var least = Int.max
    for (platform, row) in level.cellRows(in: context.document)
    where !row.isOpen && row.misfits.isEmpty && row.items.count < row.capacity {
      short.insert(PlatformSet(platform))
      least = min(least, row.items.count)
    }
    guard !short.isEmpty else { return }
    let platforms = short == level.rowPlatforms ? "" : " on \(short.description)"
    report(
      "the row of a \(level.layout.rawValue) menu has \(level.layout.cells) items; "
        + "this one has \(least)\(platforms)", at: .layout, of: level.source,
      fix: "move items into its first group, or use another layout")
  }
}
