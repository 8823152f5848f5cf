import MenuetModel
import MenuetSource

/// Notes a group in which some items have symbols and others have none.
struct MixedSymbols: Rule {
  static let info = RuleInfo(
    id: "menu-symbol-mixed", .menus, .note,
    "in a group of items all have symbols, or none has",
    guideline: .menus("symbols in a menu clarify items; a group that mixes looks uneven"),
    why: "Titles that begin at different places are harder to scan.",
    example: """
        <menu id="format" title="Format">
          <command id="indent" title="Indent" symbol="increase.indent"/>
          <command id="outdent" title="Outdent" symbol="decrease.indent"/>
      +   <separator/>
          §<command§ id="show-fonts" title="Show Fonts"/>
        </menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    // Context menus have a rule of their own; a section is a level of its own.
    guard level.surface != .contextMenu else { return }
    var bare: Item?
    var hasSymbols = false
    func close() {
      if let item = bare, hasSymbols {
        report(
          "'\(context.document.title(of: item))' has no symbol, but others beside it have",
          at: item.source, fix: "give it a symbol, or take those of its group away")
      }
      bare = nil
      hasSymbols = false
    }
    for element in level.content {
      switch element {
      case .item(let item):
        if item.kind == .choice || context.document.toggleForm(of: item) == .checkmark { continue }
        if isGiven(item, in: context) { continue }
        let hasSymbol =
          context.document.symbol(of: item) != nil || context.document.image(of: item) != nil
        if hasSymbol { hasSymbols = true } else if bare == nil { bare = item }
      case .separator, .section: close()
      case .submenu, .dynamic, .slot: break
      }
    }
    close()
  }

  /// Returns whether this is a standard command whose symbol is the system's choice.
  private func isGiven(_ item: Item, in context: RuleContext) -> Bool {
    guard case .command(let index) = item.subject, context.system(of: item) != nil else {
      return false
    }
    return !context.isWritten(.symbol, on: item.source)
      && !context.isWritten(.symbol, on: context.document.commands[index].source)
  }
}
