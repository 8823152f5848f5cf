import MenuetModel
import MenuetSource

/// Flags a customizable toolbar on iPhone.
struct CustomizablePhoneToolbar: Rule {
  static let info = RuleInfo(
    id: "toolbar-ios-customizable", .toolbars, .error,
    grades: [.note("where the toolbar is for other platforms too")], fix: .safe,
    "a toolbar of iPhone cannot be customized",
    guideline: .toolbars("on iOS a toolbar is not customizable"),
    why: """
      iPhone has no interface to customize a toolbar: what people are to add to it they would never
      see. Where the toolbar is for iPad and Mac too this is only a note. The edition of 2025 no longer
      says so.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ios">
      -   <toolbar id="main" customizable="§true§">
      +   <toolbar id="main">
            <center><command id="new-note" title="New Note" symbol="square.and.pencil"/></center>
          </toolbar>
        </menuet>
      """, reads: .attributes(.platforms))

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard toolbar.customizable, toolbar.platforms.contains(.ios),
      context.follows(.edition2022)
    else { return }
    let isOnly = toolbar.platforms == .ios
    report(
      isOnly
        ? "a toolbar of iPhone cannot be customized"
        : "the toolbar is customizable\(context.suffix(toolbar.platforms.subtracting(.ios))) only",
      at: .customizable, of: toolbar.source, severity: isOnly ? nil : .note,
      fixIts: isOnly
        ? [
          context.removal(
            of: .customizable, on: toolbar.source, "remove 'customizable'", isSafe: true)
        ] : [])
  }
}
