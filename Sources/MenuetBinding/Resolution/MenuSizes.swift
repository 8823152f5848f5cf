import MenuetModel
import MenuetSource

/// How many elements each menu comes to, with the menus that it shows in place of its references.
struct MenuSizes {
  /// The sizes that are known; sums that leave the range of numbers stay at its end.
  private var known: [NodeID: Int] = [:]

  /// The size of a menu by itself, and the menus that it shows.
  private struct Part {
    var menu: BoundNode
    var own = 0
    var shown: [BoundNode] = []
    /// The index of the shown menu that is looked at next.
    var next = 0
  }

  /// The size of a menu. A menu that is shown inside itself counts once; the circle is reported
  /// elsewhere.
  mutating func size(of menu: BoundNode, in builder: DocumentBuilder) -> Int {
    if let size = known[menu.id] { return size }
    var open = [part(menu, in: builder)]
    // What is open counts nothing: it stands around.
    known[menu.id] = 0
    while let top = open.indices.last {
      if open[top].next < open[top].shown.count {
        let shown = open[top].shown[open[top].next]
        open[top].next += 1
        guard known[shown.id] == nil else { continue }
        known[shown.id] = 0
        open.append(part(shown, in: builder))
      } else {
        let part = open.removeLast()
        known[part.menu.id] = part.shown.reduce(part.own) { sum, shown in
          let (total, overflows) = sum.addingReportingOverflow(known[shown.id] ?? 0)
          return overflows ? .max : total
        }
      }
    }
    return known[menu.id] ?? 0
  }

  private func part(_ menu: BoundNode, in builder: DocumentBuilder) -> Part {
    var part = Part(menu: menu)
    add(menu, to: &part, in: builder)
    return part
  }

  private func add(_ node: BoundNode, to part: inout Part, in builder: DocumentBuilder) {
    for child in builder.children(of: node) {
      part.own += 1
      if child.kind == .submenu, let ref = child.text(.ref) {
        if let menu = builder.menu(named: ref) { part.shown.append(menu) }
      } else if child.kind == .submenu || child.kind == .section {
        add(child, to: &part, in: builder)
      }
    }
  }
}
