import MenuetLayout
import MenuetModel

/// What a toolbar shows at every width, as a designer would write it down: once what always stays,
/// then for each range of widths what is left in the center and what the overflow menu holds.
struct ToolbarTable {
  private let toolbar: Toolbar
  private let names: BarNames

  init(_ toolbar: Toolbar, in document: Document) {
    self.toolbar = toolbar
    names = BarNames(toolbar, in: document)
  }

  var text: String {
    var table = TextTable([
      TextTable.Column(heading: "width"), TextTable.Column(heading: "center", limit: 56),
      TextTable.Column(heading: "overflow menu", limit: 40),
    ])
    for range in toolbar.breakpoints {
      let end = range.maximumWidth.map { "–\($0 - 1)" } ?? " and wider"
      table.append("\(range.minimumWidth)\(end)", center(range), overflow(range))
    }
    if let minimum = toolbar.minimumWidth, minimum > 0 {
      table.append("below \(minimum)", "does not fit")
    }
    return always + names.unbound(table.text) + palette
  }

  /// What stands at the ends, at every width.
  private var always: String {
    [("leading ", Toolbar.Region.leading), ("trailing", .trailing)].map { words, region in
      let ids = toolbar.units.filter { $0.region == region }.map(\.id)
      return ids.isEmpty ? "" : names.unbound("  \(words)  \(names.list(ids))\n")
    }.joined()
  }

  /// What people can add to the bar.
  private var palette: String {
    let ids = toolbar.regions.center.filter { $0.customization == .optional }.map(\.id)
    return ids.isEmpty ? "" : names.unbound("  people can add: \(names.list(ids))\n")
  }

  /// The units of the center, with a word for the form of those that have given way.
  private func center(_ range: Breakpoint) -> String {
    let leading = toolbar.units.count { $0.region == .leading }
    let trailing = toolbar.units.count { $0.region == .trailing }
    let widest = Dictionary(
      toolbar.units.map { ($0.id, $0.rungs.first?.form) }, uniquingKeysWith: { first, _ in first })
    let units = range.units.dropFirst(leading).dropLast(trailing)
    return names.joined(
      units.map { unit in
        let isWhole = unit.form == widest[unit.id]
        return names[unit.id] + (isWhole ? "" : "\u{A0}(\(names.bound(unit.form.words)))")
      })
  }

  /// What the overflow menu holds, and what is nowhere.
  private func overflow(_ range: Breakpoint) -> String {
    let shown = Set(range.units.map(\.id)).union(range.overflow)
    let hidden = toolbar.units.map(\.id).filter { !shown.contains($0) }
    if hidden.isEmpty { return names.list(range.overflow) }
    let menu = range.overflow.isEmpty ? "" : names.list(range.overflow) + "; "
    return menu + "hidden: " + names.list(hidden)
  }
}

/// The names of a toolbar's units for people: their titles, with the id where two are alike.
///
/// A name's blanks are bound, so that no line ends within it, until ``unbound(_:)`` frees them.
struct BarNames {
  private var names: [String: String] = [:]

  init(_ toolbar: Toolbar, in document: Document) {
    var titles: [(id: String, title: String)] = []
    func add(_ units: [ToolbarUnit]) {
      for unit in units where unit.content.kind != .space && unit.content.kind != .slot {
        titles.append((unit.id, document.barTitle(of: unit) ?? unit.id))
        if case .group(let group) = unit.content { add(group.members) }
      }
    }
    for region in Toolbar.Region.allCases { add(toolbar[region]) }
    let ids = Dictionary(grouping: titles, by: \.title).mapValues { Set($0.map(\.id)) }
    for (id, title) in titles where names[id] == nil {
      let isAlone = (ids[title]?.count ?? 1) == 1
      names[id] = bound(TextLines.plain(isAlone ? title : "\(title) (\(id))"))
    }
  }

  /// The name of a unit or of a group's member.
  subscript(id: String) -> String { names[id] ?? id }

  func list(_ ids: [String]) -> String { joined(ids.map { self[$0] }) }

  /// `Back · Title`, or a dash for nothing.
  func joined(_ names: [String]) -> String {
    names.isEmpty ? "–" : names.joined(separator: "\u{A0}· ")
  }

  func bound(_ text: String) -> String { text.replacing(" ", with: "\u{A0}") }

  func unbound(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }
}
