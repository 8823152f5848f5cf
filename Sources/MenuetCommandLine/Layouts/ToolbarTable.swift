import MenuetLayout
import MenuetModel
import MenuetTool

/// The units of a toolbar at every width, as a designer would write it down: once what always
/// stays, then for each range of widths what is left in the center and what the overflow menu
/// holds.
///
/// Of a center with more than 20 units each range says what changes there, and how many units are
/// left: lists of so many names would hide it.
struct ToolbarTable {
  /// The most units of the center that every range lists, and the most of any other list.
  static let mostListed = 20

  private let toolbar: Toolbar
  private let names: BarNames

  init(_ toolbar: Toolbar, in document: Document) {
    self.toolbar = toolbar
    names = BarNames(toolbar, in: document)
  }

  var text: String {
    let center = toolbar.units.count { $0.region == .center }
    var table = center > Self.mostListed ? changes(ofCenter: center) : contents
    if let minimum = toolbar.minimumWidth, minimum > 0 {
      table.append("below \(minimum)", "does not fit")
    }
    return always + names.unbound(table.text) + palette
  }

  private static func words(_ range: BreakpointTable.WidthRange) -> String {
    range.maximumWidth.map { LayoutText.range(range.minimumWidth, $0 - 1) }
      ?? "\(range.minimumWidth) and wider"
  }

  // MARK: What always stands

  /// The units at the ends, at every width.
  private var always: String {
    [("leading ", Toolbar.Region.leading), ("trailing", .trailing)].map { words, region in
      line(words + "  ", toolbar.units.filter { $0.region == region }.map(\.id))
    }.joined()
  }

  /// The units that people can add to the bar.
  private var palette: String {
    line(
      "people can add: ",
      toolbar.regions.center.filter { $0.customization == .optional }.map(\.id))
  }

  /// A line with a list of units; nothing for none.
  private func line(_ words: String, _ ids: [String]) -> String {
    if ids.isEmpty { return "" }
    let rest = ids.count - Self.mostListed
    let list = names.list(Array(ids.prefix(Self.mostListed)))
    return names.unbound("  \(words)\(list)\(rest > 0 ? " · and \(rest) more" : "")\n")
  }

  // MARK: What every range shows

  /// A row for each range, with all that is in the bar and in its menu.
  private var contents: TextTable {
    var table = TextTable([
      TextTable.Column(heading: "width"), TextTable.Column(heading: "center", limit: 56),
      TextTable.Column(heading: "overflow menu", limit: 40),
    ])
    for (range, shown) in zip(toolbar.breakpoints.widths, toolbar.breakpoints) {
      table.append(Self.words(range), center(shown), overflow(shown))
    }
    return table
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
        unit.form == widest[unit.id] ? names[unit.id] : names.named(unit.id, unit.form)
      })
  }

  /// The units in the overflow menu, and those that are nowhere.
  private func overflow(_ range: Breakpoint) -> String {
    let shown = Set(range.units.map(\.id)).union(range.overflow)
    let hidden = toolbar.units.map(\.id).filter { !shown.contains($0) }
    if hidden.isEmpty { return names.list(range.overflow) }
    let menu = range.overflow.isEmpty ? "" : names.list(range.overflow) + "; "
    return menu + "hidden: " + names.list(hidden)
  }

  // MARK: What every range changes

  /// A row for each range, with what gives way there.
  ///
  /// - Parameter count: The units of the center.
  private func changes(ofCenter count: Int) -> TextTable {
    var table = TextTable([
      TextTable.Column(heading: "width"),
      TextTable.Column(heading: "what gives way", limit: 56),
      TextTable.Column(heading: "in the center", isRight: true),
      TextTable.Column(heading: "in the overflow menu", isRight: true),
    ])
    let units = toolbar.breakpoints.widestForms
    var (visible, overflow) = (count, 0)
    for (index, range) in toolbar.breakpoints.widths.enumerated() {
      let changes = toolbar.breakpoints.changes(at: index)
      visible -= changes.count { !$0.form.isVisible }
      overflow += changes.count { $0.form == .overflow }
      table.append(
        Self.words(range),
        names.joined(changes.map { names.named(units[$0.unit].id, $0.form) }), "\(visible)",
        "\(overflow)")
    }
    return table
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

  /// `Format (symbol)`: a unit in a form that it has given way to.
  func named(_ id: String, _ form: UnitForm) -> String {
    "\(self[id])\u{A0}(\(bound(form.words)))"
  }

  func list(_ ids: [String]) -> String { joined(ids.map { self[$0] }) }

  /// `Back · Title`, or a dash for nothing.
  func joined(_ names: [String]) -> String {
    names.isEmpty ? "–" : names.joined(separator: "\u{A0}· ")
  }

  func bound(_ text: String) -> String { text.replacing(" ", with: "\u{A0}") }

  func unbound(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }
}
