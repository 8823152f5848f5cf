import MenuetModel
import MenuetSource

/// Flags a context menu in which some items have a symbol and others have none.
struct MixedContextSymbols: MenuRule {
  static let info = RuleInfo(
    id: "context-menu-symbols", .contextMenus, .warning,
    grades: [.note("where none of the commands has a symbol")],
    "the commands of a context menu all have a symbol",
    guideline: .contextMenus(
      "each command of a context menu has a symbol on iOS, iPadOS and visionOS"),
    why: """
      Symbols help people find an item. Where some items lack one, the titles lose their common edge
      and the menu looks unfinished. Checkmarks count as symbols, and `symbol="none"` says that an item
      deliberately has none. The edition of 2025 asks for few symbols instead.
      """,
    failing: """
      <context-menu id="note-menu" for="NoteRow">
        <command id="pin-note" title="Pin Note" symbol="pin"/>
        <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
        §<command§ id="print-note" title="Print Note"/>
      </context-menu>
      """,
    passing: """
      <context-menu id="note-menu" for="NoteRow">
        <command id="pin-note" title="Pin Note" symbol="pin"/>
        <command id="share-note" title="Share Note" symbol="square.and.arrow.up"/>
        <command id="print-note" title="Print Note" symbol="printer"/>
      </context-menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder != .section,
      context.follows(.edition2022), !context.isIncomplete(level.source),
      !level.platforms.isDisjoint(with: .touched)
    else { return }
    let entries = context.entries(of: level).filter { takesSymbol($0, context) }
    for platform in level.platforms.intersection(.touched).members {
      let here = entries.filter { $0.presence.platforms.contains(PlatformSet(platform)) }
      guard here.count > 1 else { continue }
      let bare = here.filter { !hasSymbol($0, context) }
      guard let first = bare.first else { continue }
      if bare.count < here.count {
        reportMixture(here, bare, in: context, report: &report)
      } else {
        reportNone(level, first, in: context, report: &report)
      }
      return
    }
  }

  private func reportMixture(
    _ entries: [MenuEntry], _ bare: [MenuEntry], in context: RuleContext, report: inout Findings
  ) {
    let count = entries.count - bare.count
    // The fewer are to blame.
    let isExtra = count < bare.count
    let entry = isExtra ? entries.first { hasSymbol($0, context) } : bare.first
    guard let entry else { return }
    let title = context.title(of: entry)
    report.report(
      Self.self,
      isExtra
        ? "'\(title)' has a symbol; \(bare.count) of \(entries.count) items have none"
        : "'\(title)' has no symbol; \(count) of \(entries.count) items have one",
      at: context.location(of: entry),
      fixIts: [FixIt("give each item a symbol, or none of them")])
  }

  private func reportNone(
    _ level: MenuLevel, _ entry: MenuEntry, in context: RuleContext, report: inout Findings
  ) {
    report.report(
      Self.self, "the commands of a context menu have symbols",
      at: level.holder == .surface ? context.location(level.source) : context.location(of: entry),
      severity: .note, fixIts: [FixIt("give each item a symbol")])
  }

  /// False for what has a checkmark, is filled in at run time, or gives its symbol up.
  private func takesSymbol(_ entry: MenuEntry, _ context: RuleContext) -> Bool {
    switch entry.element {
    case .submenu: return true
    case .item(let item):
      guard case .command(let index) = item.subject,
        item.overrides?.value.hidesSymbol != true
      else { return false }
      let form = context.document.commands[index].form
      return form == nil || form == .title
    default: return false
    }
  }

  private func hasSymbol(_ entry: MenuEntry, _ context: RuleContext) -> Bool {
    switch entry.element {
    case .submenu(let submenu): return submenu.symbol != nil || submenu.image != nil
    case .item(let item):
      if context.marks(of: item).hasPicture { return true }
      guard case .command(let index) = item.subject else { return false }
      let command = context.document.commands[index]
      return command.onSymbol != nil || command.offSymbol != nil
    default: return false
    }
  }
}
