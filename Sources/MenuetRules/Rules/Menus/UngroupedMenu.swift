import MenuetModel
import MenuetSource

/// Notes a menu of many items without groups.
struct UngroupedMenu: Rule {
  static let info = RuleInfo(
    id: "menu-group", .menus, .note,
    "a menu of many items groups them",
    guideline: .menus("group logically related items by separators"),
    why: "Groups let people skip what they do not look for.",
    example: """
        §<menu§ id="format" title="Format">
          <command id="bold" title="Make Bold"/>
          <command id="italic" title="Make Italic"/>
          <command id="underline" title="Make Underlined"/>
      +   <separator/>
          <command id="indent" title="Indent"/>
          <command id="outdent" title="Outdent"/>
          <command id="align" title="Align Lines"/>
          <command id="use-bullets" title="Use Bullets"/>
          <command id="use-numbers" title="Use Numbers"/>
        </menu>
      """, thresholds: [ungroupedItems])
  static let ungroupedItems = Threshold(
    "menu-group.ungrouped-items", 7, .ours, "the most items of a menu that need no group")

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    let most = context.options[Self.ungroupedItems]
    guard level.holder != .section, level.content.count > most,
      ![.contextMenu, .editMenu, .backMenu].contains(level.surface)
    else { return }
    var items = 0
    for element in level.content {
      switch element {
      case .separator, .section: return
      case .item, .submenu: items += 1
      case .dynamic, .slot: break
      }
    }
    guard items > most, !context.isWritten(.ref, on: level.source) else { return }
    report(
      "\(items) items stand in one group", at: level.source,
      fix: "put separators between items that do not belong together")
  }
}
