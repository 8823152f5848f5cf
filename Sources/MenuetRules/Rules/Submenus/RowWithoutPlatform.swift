import MenuetLayout
import MenuetModel
import MenuetSource

/// Notes a small or medium menu on platforms that show every menu as a list.
struct RowWithoutPlatform: Rule {
  static let info = RuleInfo(
    id: "layout-platform", .submenus, .note, fix: .unsafe,
    "small and medium menus are for iOS, iPadOS and visionOS",
    guideline: .menus("menus of iOS and iPadOS have three layouts"),
    why: """
      Elsewhere the menu is a list, and the layout says nothing. On the Mac a section can be a row:
      a palette.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="macos">
      -   <menu id="format" title="Format" layout="§medium§">
      +   <menu id="format" title="Format">
            <command id="indent" title="Indent" symbol="increase.indent"/>
            <command id="outdent" title="Outdent" symbol="decrease.indent"/>
            <command id="justify" title="Justify" symbol="text.justify"/>
          </menu>
        </menuet>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder != .section, level.layout != .large, level.rowPlatforms.isEmpty,
      context.isWritten(.layout, on: level.source)
    else { return }
    report(
      "\(level.platforms.description) shows this menu as a list", at: .layout, of: level.source,
      fix: .remove("remove the layout"))
  }
}
