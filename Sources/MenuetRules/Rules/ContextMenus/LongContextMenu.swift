import MenuetModel
import MenuetSource

/// Notes a context menu with more items than people take in at a glance.
struct LongContextMenu: Rule {
  static let info = RuleInfo(
    id: "context-menu-length", .contextMenus, .note,
    "a context menu has few items",
    guideline: .contextMenus("a context menu includes a small number of commands"),
    why: """
      The menu covers what people are looking at, and a long one scrolls on a phone. Items that are never
      there at one time count once.
      """,
    example: """
        §<context-menu§ id="note-menu" for="NoteRow">
          <command id="share-note" title="Share" symbol="square.and.arrow.up"/>
      -   <command id="copy-link" title="Copy Link" symbol="link"/>
          <command id="pin-note" title="Pin" symbol="pin"/>
      -   <separator/>
      -   <command id="rename-note" title="Rename" symbol="pencil"/>
          <command id="lock-note" title="Lock" symbol="lock"/>
      -   <command id="move-note" title="Move" symbol="folder"/>
      -   <command id="print-note" title="Print" symbol="printer"/>
        </context-menu>
      """, thresholds: [items, manyItems])
  static let items = Threshold(
    "context-menu-length.items", 8, .ours, "the most items directly in a context menu")
  static let manyItems = Threshold(
    "context-menu-length.many-items", 6, .ours,
    "the most items directly in a context menu that pass without a note")

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder == .surface else { return }
    let entries = context.entries(of: level, hidingByDefault: true)
    let worst = context.greatest(on: level.platforms) { platform in
      let rows = entries.map { entry in
        (presence: entry.presence, each: context.rows(of: entry, on: platform))
      }
      return context.greatestCount(rows, on: platform)
    }
    let (many, most) = (context.options[Self.manyItems], context.options[Self.items])
    let threshold = worst.count > most ? most : min(many, most)
    guard worst.count > threshold else { return }
    report(
      "a context menu has at most \(threshold) items; this one has \(worst.count)"
        + context.suffix(worst.platforms), at: level.source,
      fix: "keep what people use most, or move related items into a submenu")
  }
}
