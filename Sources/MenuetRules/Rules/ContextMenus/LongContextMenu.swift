import MenuetModel
import MenuetSource

/// Flags a context menu with more items than people take in at a glance.
struct LongContextMenu: MenuRule {
  static let info = RuleInfo(
    id: "context-menu-length", .contextMenus, .warning,
    grades: [.note("above the lower threshold")],
    "a context menu has few items",
    guideline: .contextMenus("a context menu includes a small number of commands"),
    why: """
      The menu covers what people are looking at, and a long one scrolls on a phone. Items that hide
      while they are unavailable count together with those that are there in their stead, and Cut,
      Copy and Paste, which people know as one thing, count once.
      """,
    failing: """
      §<context-menu§ id="note-menu" for="NoteRow">
        <section>
          <command id="share-note" title="Share" symbol="square.and.arrow.up"/>
          <command id="copy-link" title="Copy Link" symbol="link"/>
          <command id="pin-note" title="Pin" symbol="pin"/>
        </section>
        <section>
          <command id="rename-note" title="Rename" symbol="pencil"/>
          <command id="lock-note" title="Lock" symbol="lock"/>
          <command id="move-note" title="Move" symbol="folder"/>
        </section>
        <section>
          <command id="find-in-note" title="Find" symbol="magnifyingglass"/>
          <command id="print-note" title="Print" symbol="printer"/>
          <command id="archive-note" title="Archive" symbol="archivebox"/>
        </section>
      </context-menu>
      """,
    passing: """
      <context-menu id="note-menu" for="NoteRow">
        <section>
          <command id="share-note" title="Share" symbol="square.and.arrow.up"/>
          <command id="copy-link" title="Copy Link" symbol="link"/>
          <command id="pin-note" title="Pin" symbol="pin"/>
        </section>
        <section>
          <command id="rename-note" title="Rename" symbol="pencil"/>
          <command id="lock-note" title="Lock" symbol="lock"/>
          <command id="move-note" title="Move" symbol="folder"/>
        </section>
      </context-menu>
      """)

  private func isOfPasteboard(_ entry: MenuEntry, _ context: RuleContext) -> Bool {
    entry.item.flatMap { context.system(of: $0) }.map { [.cut, .copy, .paste].contains($0) }
      ?? false
  }

  /// The items that stand in rows, each with the number of its row.
  private func rows(of level: MenuLevel) -> [NodeID: Int] {
    var rows: [NodeID: Int] = [:]
    for (number, element) in level.content.enumerated() {
      guard case .section(let section) = element, section.layout.map({ $0 != .large }) ?? false
      else { continue }
      for case .item(let item) in section.content { rows[item.source.node] = number }
    }
    return rows
  }

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder == .surface else { return }
    let options = context.options
    guard level.content.count > 0 else { return }
    let entries = context.entries(of: level, hidingByDefault: true)
    let rowsOfItems = rows(of: level)
    let worst = context.greatest(on: level.platforms) { platform in
      var gathering = Gathering(on: platform, in: context)
      var hasPasteboard = false
      var rows: Set<Int> = []
      for entry in entries {
        // Small and medium items stand side by side in one row.
        let row = entry.item.flatMap { item in
          PlatformSet.rowed.contains(PlatformSet(platform)) ? rowsOfItems[item.source.node] : nil
        }
        if let row, !rows.insert(row).inserted { continue }
        // People know Cut, Copy and Paste as one thing.
        let isPasteboard = isOfPasteboard(entry, context)
        if isPasteboard, hasPasteboard { continue }
        gathering.add(entry.presence, size: context.rows(of: entry, on: platform))
        hasPasteboard = hasPasteboard || isPasteboard
      }
      return gathering.count
    }
    guard worst.count > min(options.contextMenuItems, options.contextMenuManyItems) else { return }
    let isLong = worst.count > options.contextMenuItems
    let most = isLong ? options.contextMenuItems : options.contextMenuManyItems
    report.report(
      Self.self,
      "a context menu has at most \(most) items; this one has \(worst.count)"
        + context.suffix(worst.platforms),
      at: context.location(level.source), severity: isLong ? nil : .note,
      fixIts: [FixIt("keep what people use most, or move related items into a submenu")])
  }
}

extension PlatformSet {
  /// Where a section shows its items in a row.
  fileprivate static let rowed: PlatformSet = [.ios, .ipados, .visionos, .macos]
}
