import MenuetModel
import MenuetSource

/// Notes a toggle of two items in a menu that has no room for both.
struct PairInLittleSpace: Rule {
  static let info = RuleInfo(
    id: "toggle-pair-space", .toggles, .note,
    "a toggle of two items stands where there is room for both",
    guideline: .menus("use a changeable label where there is no room for a pair of items"),
    why: """
      A pair costs a row that a changing title saves: in a long menu, a context menu and an edit menu
      every row counts.
      """,
    example: """
        <context-menu id="photo" for="PhotoCell">
          <command id="share-photo" title="Share Photo" symbol="square.and.arrow.up"/>
      -   §<toggle§ id="grid" form="pair" on-title="Grid On" off-title="Grid Off" symbol="grid"/>
      +   <toggle id="grid" form="title" on-title="Hide Grid" off-title="Show Grid" symbol="grid"/>
        </context-menu>
        <button ref="share-photo"/>
        <button ref="grid"/>
      """, thresholds: [rows])
  static let rows = Threshold(
    "toggle-pair-space.rows", 12, .ours,
    "the most rows of a menu that has room for both items of a toggle")

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    for element in level.content {
      guard case .item(let item) = element, item.kind == .toggle,
        context.document.toggleForm(of: item) == .pair,
        let place = crampedPlace(level, in: context)
      else { continue }
      report(
        "a toggle of two items takes a row too many in \(place)", at: context.location(of: item),
        fix: "use form=\"title\"")
    }
  }

  /// The words for a level that has no row to spare.
  private func crampedPlace(_ level: MenuLevel, in context: RuleContext) -> String? {
    switch level.surface {
    case .contextMenu: return "a context menu"
    case .editMenu: return "an edit menu"
    default:
      let most = context.options[Self.rows]
      let count = context.rowCount(of: level, above: most)
      return count > most ? "a menu of \(count) rows" : nil
    }
  }
}
