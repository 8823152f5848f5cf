import MenuetModel
import MenuetSource

/// Flags a rarely used item of a toolbar in the place of a more frequent one.
struct RareToolbarItem: Rule {
  static let info = RuleInfo(
    id: "toolbar-priority", .toolbars, .note,
    "a toolbar offers what people use most, and first",
    guideline: .toolbars(
      "toolbar items support the main tasks of the view, the most likely commands first"),
    why: """
      A bar has room for a few commands. Each rare one takes the place of one that people look for.
      """,
    example: """
        <toolbar id="main" platforms="ipados macos">
          <center>
      +     <command id="new-note" title="New Note" symbol="square.and.pencil" frequency="often"/>
            <command id="rebuild-index" title="Rebuild Index" symbol="hammer" frequency="rare"/>
      -     §<command§ id="new-note" title="New Note" symbol="square.and.pencil" frequency="often"/>
          </center>
        </toolbar>
      """, reads: .document(.platforms, .frequency))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !context.walk.toolbars.isEmpty else { return }
    let absent = oftenHidden(context)
    for toolbar in context.walk.toolbars {
      for region in Toolbar.Region.allCases {
        checkOrder(context.entries(of: toolbar, in: region), in: context, report: &report)
      }
      guard let other = absent[toolbar.view ?? ""] else { continue }
      let rare = context.entries(of: toolbar).lazy.filter(\.isItem).compactMap(\.unit.item).first {
        context.frequency(of: $0) == .rare && !$0.platforms.isDisjoint(with: other.platforms)
      }
      guard let rare else { continue }
      report(
        "'\(document.title(of: rare))' is rarely used and stands in the toolbar; "
          + "'\(document.title(of: other))' is used often and does not",
        at: context.location(of: rare),
        notes: [DiagnosticNote("the other one is here", at: context.location(of: other))],
        fix: "let them change places")
    }
  }

  /// Reports the first item of a region that follows a rarer one.
  private func checkOrder(
    _ entries: [ToolbarEntry], in context: RuleContext, report: inout Findings
  ) {
    var rarest: Item?
    for item in entries.compactMap(\.unit.item) {
      let rarity = context.frequency(of: item).rarity
      if let other = rarest, context.frequency(of: other).rarity > rarity,
        !other.platforms.isDisjoint(with: item.platforms)
      {
        let title = context.document.title(of: other)
        report(
          "'\(context.document.title(of: item))' is used more than '\(title)' and comes after it",
          at: context.location(of: item),
          notes: [DiagnosticNote("'\(title)' is here", at: context.location(of: other))],
          fix: "move it to the front")
        return
      }
      if rarest.map({ context.frequency(of: $0).rarity < rarity }) ?? true { rarest = item }
    }
  }

  /// A command of each view that people use often and that only a menu of the view shows.
  private func oftenHidden(_ context: RuleContext) -> [String: Item] {
    var shown: [String: Set<Subject>] = [:]
    for button in context.walk.buttonPlaces {
      shown[button.view ?? "", default: []].insert(button.item.subject)
    }
    var hidden: [String: Item] = [:]
    for placement in context.walk.placements {
      guard case .menu(let surface) = placement.place, surface != .menuBar, surface != .editMenu
      else { continue }
      let view = placement.view ?? ""
      guard hidden[view] == nil, context.frequency(of: placement.item) == .often,
        shown[view]?.contains(placement.item.subject) != true
      else { continue }
      hidden[view] = placement.item
    }
    return hidden
  }
}
