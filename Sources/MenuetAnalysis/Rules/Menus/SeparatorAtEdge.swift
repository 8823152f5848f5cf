import MenuetModel
import MenuetSource

/// Flags a separator that divides nothing: first, last, doubled, or beside a section.
struct SeparatorAtEdge: MenuRule {
  static let info = RuleInfo(
    id: "separator-edge", .menus, .error, fix: .safe,
    "a separator stands between two groups of items",
    guideline: .menus("separators group related items"),
    why: """
      A line at the edge of a menu, or two in a row, looks like an item that is missing. A section
      brings its own lines.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent"/>
        <command id="outdent" title="Outdent"/>
        §<separator§/>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent"/>
        <separator/>
        <command id="outdent" title="Outdent"/>
      </menu>
      """)

  /// What stands before a separator.
  private enum Neighbor { case edge, item, separator(Separator), section }

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.content.contains(where: { $0.isSeparator }), !context.mayLackParts(level.source),
      level.content.contains(where: { !$0.isSeparator })
    else { return }
    var before = Neighbor.edge
    for (index, element) in level.content.enumerated() {
      switch element {
      case .separator(let separator):
        if let fault = fault(separator, before, level.content[(index + 1)...]) {
          report.report(
            Self.self, fault, at: context.location(separator.source),
            fixIts: [context.removal(of: separator.source, "remove it", isSafe: true)])
        } else {
          before = .separator(separator)
        }
      case .section: before = .section
      default: before = .item
      }
    }
  }

  /// What is wrong with a separator; `nil` for one that divides two groups.
  private func fault(
    _ separator: Separator, _ before: Neighbor, _ rest: ArraySlice<MenuElement>
  ) -> String? {
    switch before {
    case .edge: return "a separator does not open a menu"
    case .section: return "a section brings its own separator"
    case .separator(let first) where !first.platforms.isDisjoint(with: separator.platforms):
      return "two separators do not follow each other"
    case .separator, .item: break
    }
    let next = rest.first { !$0.isSeparator }
    guard let next else { return "a separator does not close a menu" }
    if case .section = next { return "a section brings its own separator" }
    return nil
  }
}

extension MenuElement {
  var isSeparator: Bool {
    if case .separator = self { return true }
    return false
  }
}
