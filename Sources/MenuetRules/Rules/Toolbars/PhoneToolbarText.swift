import MenuetModel
import MenuetSource

/// Flags symbols in a toolbar of iPhone that has room for words.
struct PhoneToolbarText: Rule {
  static let info = RuleInfo(
    id: "toolbar-ios-text", .toolbars, .note, fix: .unsafe,
    "a toolbar of iPhone with few items shows words",
    guideline: .toolbars("with three or fewer buttons short text labels may be clearer"),
    why: "Three short words fit an iPhone's bar, and nobody has to learn what they mean.",
    example: """
        <toolbar id="main" platforms="ios">
          <center>
      -     <command id="merge" title="Merge" symbol="§arrow.triangle.merge§"/>
      +     <command id="merge" title="Merge"/>
          </center>
        </toolbar>
      """, thresholds: [items])
  static let items = Threshold(
    "toolbar-ios-text.items", 3, .guidelines,
    "the most items of a toolbar on iOS for which words do better than symbols")

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard toolbar.platforms.contains(.ios),
      context.itemCount(of: toolbar, on: .ios) <= context.options[Self.items]
    else { return }
    let ordinary = context.entries(of: toolbar).filter { entry in
      entry.stands(on: .ios) && context.isOrdinary(entry.unit) && entry.unit.item?.kind == .command
    }
    let isShort = ordinary.allSatisfy { entry in
      context.form(of: entry.unit) == .icon
        && TitleWords(context.title(of: entry.unit)).cells <= context.options[UnclearSymbol.cells]
    }
    guard isShort, let first = ordinary.first, let item = first.unit.item else { return }
    report(
      "a toolbar of three items or fewer\(context.suffix(.ios)) has room for words such as "
        + "'\(context.title(of: first.unit))'", at: context.location(.symbol, for: item),
      fix: context.setting(
        .display, of: first.unit.source, to: "title", "show the title  display=\"title\""))
  }
}
