import MenuetModel
import MenuetSource

/// Flags a separator that divides nothing: first, last, doubled, or beside a section.
struct SeparatorAtEdge: Rule {
  static let info = RuleInfo(
    id: "separator-edge", .menus, .error, fix: .safe,
    "a separator stands between two groups of items",
    guideline: .menus("separators group related items"),
    why: """
      A line at the edge of a menu, or two in a row, looks like an item that is missing. A section
      brings its own lines.
      """,
    example: """
        <menu id="format" title="Format">
          <command id="indent" title="Indent"/>
      +   <separator/>
          <command id="outdent" title="Outdent"/>
      -   §<separator§/>
        </menu>
      """)

  /// The neighbor before a separator.
  private enum Neighbor { case edge, item, separator(Separator), section }

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.content.contains(where: { $0.isSeparator }),
      level.content.contains(where: { !$0.isSeparator })
    else { return }
    // Something else may stand where a part was refused: only that place is uncertain.
    func isCertain(from first: Int?, to second: Int?) -> Bool {
      !context.written.mayLackParts(
        between: first.map { level.content[$0].source.node },
        and: second.map { level.content[$0].source.node }, in: level.source.node,
        // A separator has no name: nothing is added beside one but at the edges or beside an item.
        isOpen: ![first, second].allSatisfy { $0.map { level.content[$0].isSeparator } ?? false })
    }
    var before = Neighbor.edge
    // Looked for once in a run of separators.
    var next: Int? = -1
    for (index, element) in level.content.enumerated() {
      switch element {
      case .separator(let separator):
        if let known = next, known < index {
          next = level.content[index...].firstIndex { !$0.isSeparator }
        }
        let last = index > 0 ? index - 1 : nil
        let fault =
          (isCertain(from: last, to: index) ? fault(separator, behind: before) : nil)
          ?? (isCertain(from: index, to: next)
            ? fault(before: next.map { level.content[$0] }) : nil)
        if let fault {
          report(
            fault, at: separator.source,
            fix: context.removal(of: separator.source, "remove it", isSafe: true))
        } else {
          before = .separator(separator)
        }
      case .section: before = .section
      default: before = .item
      }
    }
  }

  /// The mistake in a separator because of what stands before it.
  private func fault(_ separator: Separator, behind before: Neighbor) -> String? {
    switch before {
    case .edge: "a separator does not open a menu"
    case .section: "a section brings its own separator"
    case .separator(let first) where !first.platforms.isDisjoint(with: separator.platforms):
      "two separators do not follow each other"
    case .separator, .item: nil
    }
  }

  /// The mistake in a separator because of what follows it, other separators apart.
  private func fault(before next: MenuElement?) -> String? {
    switch next {
    case nil: "a separator does not close a menu"
    case .section: "a section brings its own separator"
    default: nil
    }
  }
}

extension MenuElement {
  var isSeparator: Bool {
    if case .separator = self { return true }
    return false
  }
}
