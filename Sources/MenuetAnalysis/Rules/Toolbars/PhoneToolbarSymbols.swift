import MenuetModel
import MenuetSource

/// Flags words in a toolbar of iPhone that has no room for them.
struct PhoneToolbarSymbols: ToolbarRule {
  static let info = RuleInfo(
    id: "toolbar-ios-symbols", .toolbars, .warning,
    "a toolbar of iPhone with more than three items shows symbols",
    guideline: .toolbars("with more than three buttons symbols are used"),
    why: """
      Four words hardly fit beside each other on an iPhone, and in most translations they do not.
      """,
    failing: """
      <toolbar id="main" platforms="ios">
        <center>
          §<command§ id="reply" title="Reply"/>
          <command id="archive" title="Archive"/>
          <command id="move" title="Move"/>
          <command id="flag" title="Flag"/>
        </center>
      </toolbar>
      """,
    passing: """
      <toolbar id="main" platforms="ios">
        <center>
          <command id="reply" title="Reply" symbol="arrowshape.turn.up.left"/>
          <command id="archive" title="Archive" symbol="archivebox"/>
          <command id="move" title="Move" symbol="folder"/>
          <command id="flag" title="Flag" symbol="flag"/>
        </center>
      </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard !context.isIncomplete(toolbar.source) else { return }
    guard toolbar.platforms.contains(.ios) else { return }
    let count = context.itemCount(of: toolbar, on: .ios)
    guard count > context.options.toolbarTextItems else { return }
    let ordinary = context.entries(of: toolbar).filter { entry in
      entry.isItem && entry.stands(on: .ios) && context.isOrdinary(entry.unit)
    }
    // Words among symbols are `toolbar-mixed-style`.
    guard let first = ordinary.first,
      ordinary.allSatisfy({ context.form(of: $0.unit) == .title })
    else { return }
    report.report(
      Self.self, "a toolbar of \(count) items\(context.suffix(.ios)) shows symbols",
      at: context.location(of: first.unit), fixIts: [FixIt("give its items symbols")])
  }
}
