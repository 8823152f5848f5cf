import MenuetModel
import MenuetSource

/// Notes symbols that are written for a context menu of the Mac alone.
struct ContextSymbolsOnMac: Rule {
  static let info = RuleInfo(
    id: "context-menu-symbols-mac", .contextMenus, .note, fix: .unsafe,
    "a context menu of macOS has no symbols",
    guideline: .contextMenus("on macOS the items of a context menu usually have no symbols"),
    why: "A context menu of the Mac is read by its titles. Symbols in it look like a phone's.",
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="macos">
          <context-menu id="photo-menu" for="PhotoCell">
      -     <command id="share-photo" title="Share Photo" symbol="§square.and.arrow.up§"/>
      +     <command id="share-photo" title="Share Photo"/>
          </context-menu>
        </menuet>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    // A command that is declared elsewhere may show its symbol elsewhere; one finding for a menu.
    guard level.surface == .contextMenu, level.holder != .section, level.platforms == .macos,
      context.follows(.edition2022),
      let item = level.content.directItems.first(where: {
        context.isWritten(.symbol, on: $0.source) && $0.overrides?.value.hidesSymbol != true
      })
    else { return }
    report(
      "a context menu of macOS has no symbols", at: .symbol, of: item.source,
      fix: .remove())
  }
}
