import MenuetModel
import MenuetSource

/// Flags a context menu in which some items have a symbol and others have none.
struct MixedContextSymbols: Rule {
  static let info = RuleInfo(
    id: "context-menu-symbols", .contextMenus, .warning,
    grades: [.note("where none of the commands has a symbol")],
    "the commands of a context menu all have a symbol",
    guideline: .contextMenus(
      "each command of a context menu has a symbol on iOS, iPadOS and visionOS"),
    why: """
      Symbols help people find an item. Where some items lack one, the titles lose their common edge and
      the menu looks unfinished. Checkmarks count as symbols, and `symbol="none"` says that an item
      deliberately has none. The edition of 2025 asks for few symbols instead.
      """,
    example: """
        <context-menu id="note-menu" for="NoteRow">
          <command id="pin-note" title="Pin Note" symbol="pin"/>
          <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
      -   §<command§ id="print-note" title="Print Note"/>
      +   <command id="print-note" title="Print Note" symbol="printer"/>
        </context-menu>
      """,
    reads: .subject)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder != .section, context.follows(.edition2022)
    else { return }
    let entries = context.entries(of: level).filter {
      takesSymbol($0, context) && !$0.presence.platforms.isDisjoint(with: .touched)
    }
    let bare = entries.filter { !hasSymbol($0, context) }
    guard entries.count > 1, let first = bare.first else { return }
    if bare.count == entries.count {
      report(
        "the commands of a context menu have symbols",
        at: level.holder == .surface ? context.location(level.source) : context.location(of: first),
        severity: .note, fix: "give each item a symbol")
      return
    }
    // The fewer are to blame.
    let count = entries.count - bare.count
    let isExtra = count < bare.count
    let entry = isExtra ? entries.first { hasSymbol($0, context) } ?? first : first
    let title = context.title(of: entry)
    report(
      isExtra
        ? "'\(title)' has a symbol; \(bare.count) of \(entries.count) items have none"
        : "'\(title)' has no symbol; \(count) of \(entries.count) items have one",
      at: context.location(of: entry), fix: "give each item a symbol, or none of them")
  }

  /// Returns whether an entry has room for a symbol: it has no checkmark, is not filled in at run
  /// time, and does not give its symbol up.
  private func takesSymbol(_ entry: MenuEntry, _ context: RuleContext) -> Bool {
    guard let item = entry.item else {
      if case .submenu = entry.element { return true }
      return false
    }
    guard let command = context.document.command(of: item) else { return false }
    return item.overrides?.value.hidesSymbol != true
      && (command.form == nil || command.form == .title)
  }

  private func hasSymbol(_ entry: MenuEntry, _ context: RuleContext) -> Bool {
    if case .submenu(let submenu) = entry.element {
      return submenu.symbol != nil || submenu.image != nil
    }
    return entry.item.map { context.document.face(of: $0).hasPicture } ?? false
  }
}
