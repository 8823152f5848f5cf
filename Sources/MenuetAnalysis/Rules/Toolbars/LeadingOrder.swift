import MenuetModel
import MenuetSource
import MenuetXML

/// Flags parts of the leading region in an unusual order, or twice.
struct LeadingOrder: ToolbarRule {
  static let info = RuleInfo(
    id: "toolbar-leading-order", .toolbars, .error,
    "the leading region begins with Back and the sidebar button, then comes the title",
    guideline: .toolbars(
      "the leading region has the back button, the sidebar button and then the document title"),
    why: """
      People find the way back in the corner of every window, and the name of what they see beside it.
      An item before them moves both away. Buttons that go back and forward, by their symbols, may
      stand before the title too.
      """,
    failing: """
      <toolbar id="main">
        <leading>
          <title/>
          §<back§/>
        </leading>
      </toolbar>
      """,
    passing: """
      <toolbar id="main">
        <leading>
          <back/>
          <title/>
        </leading>
      </toolbar>
      """)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for platform in toolbar.platforms.members {
      var last: ToolbarUnit?
      var seen: [ToolbarUnit.Content.Kind: ToolbarUnit] = [:]
      for unit in toolbar.regions.leading
      where unit.isVisible && unit.platforms.contains(PlatformSet(platform)) {
        if unit.isSystemPart, let first = seen.updateValue(unit, forKey: unit.content.kind) {
          reportSecond(unit, first, in: context, report: &report)
          continue
        }
        // What was to have a symbol may have stood for a way back, or for anything else.
        guard !context.mayLack(.symbol, on: source(of: unit, in: context)) else { continue }
        if let last, rank(last, in: context) > rank(unit, in: context) {
          reportOrder(of: unit, behind: last, in: context, report: &report)
        } else {
          last = unit
        }
      }
    }
  }

  /// The symbols of going back and forward through what has been seen, and of the sidebar.
  private static let waySymbols: Set<String> = [
    "chevron.backward", "chevron.forward", "chevron.left", "chevron.right", "arrow.backward",
    "arrow.forward", "arrow.left", "arrow.right", "sidebar.left", "sidebar.leading",
  ]

  /// The place of a unit among the others: navigation, the title, anything else.
  private func rank(_ unit: ToolbarUnit, in context: RuleContext) -> Int {
    switch unit.content {
    case .back, .close, .sidebarToggle: 0
    case .title: 1
    default: isWay(unit, in: context) ? 0 : 2
    }
  }

  /// True for buttons that lead back and forward, which the Finder has before its title, and for one
  /// that works like the sidebar toggle.
  private func isWay(_ unit: ToolbarUnit, in context: RuleContext) -> Bool {
    let symbol: String?
    switch unit.content {
    case .item(let item): symbol = context.document.symbol(of: item)
    case .button(let button): symbol = context.document.symbol(of: button.item)
    case .group(let group):
      return !group.members.isEmpty && group.members.allSatisfy { isWay($0, in: context) }
    default: return false
    }
    return symbol.map(Self.waySymbols.contains) ?? false
  }

  /// The element that says what a unit looks like: that of its command, where it has one.
  private func source(of unit: ToolbarUnit, in context: RuleContext) -> SourceReference {
    unit.item.flatMap { context.document.command(of: $0)?.source } ?? unit.source
  }

  private func reportSecond(
    _ unit: ToolbarUnit, _ first: ToolbarUnit, in context: RuleContext, report: inout Findings
  ) {
    report.report(
      Self.self, "a toolbar has one '\(unit.content.kind.rawValue)'",
      at: context.location(unit.source),
      notes: [DiagnosticNote("the first one is here", at: context.location(first.source))],
      fixIts: [FixIt("leave one of them out")])
  }

  /// Of a document menu in a title that has one.
  static func secondDocumentMenu(_ element: Int, in bound: BoundDocument) -> Diagnostic {
    let parent = Int(bound.tree.elements[element].parent)
    let first = bound.tree.children(of: parent).first { bound.kind($0) == .documentMenu }
    var finding = info.finding(
      "a toolbar has one 'document-menu'", at: bound.head(element),
      notes: first.map { [DiagnosticNote("the first one is here", at: bound.head($0))] } ?? [],
      fixIts: [FixIt("move what it holds into the first one")])
    // The second one is not in the document any more, also where the rule could be switched off.
    finding.isStructural = true
    return finding
  }

  private func reportOrder(
    of unit: ToolbarUnit, behind other: ToolbarUnit, in context: RuleContext,
    report: inout Findings
  ) {
    let kind = unit.content.kind.rawValue
    report.report(
      Self.self,
      "'\(kind)' stands before \(rank(other, in: context) == 1 ? "the title" : "other items")",
      at: context.location(unit.source),
      notes: [DiagnosticNote("it follows this one", at: context.location(other.source))],
      fixIts: [
        FixIt(
          "move it to the front\(rank(unit, in: context) == 1 ? ", behind Back and the sidebar" : "")"
        )
      ])
  }
}
