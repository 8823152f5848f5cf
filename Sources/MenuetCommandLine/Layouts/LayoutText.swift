import MenuetLayout
import MenuetModel
import MenuetTool

/// The layouts of a document in one context, as a person reads them.
struct LayoutText {
  private let laidOut: LaidOutDocument
  private let surfaces: LayoutSurfaces
  let style: TerminalStyle

  init(_ laidOut: LaidOutDocument, _ surfaces: LayoutSurfaces, style: TerminalStyle) {
    self.laidOut = laidOut
    self.surfaces = surfaces
    self.style = style
  }

  /// Toolbars with their ranges of widths, menus with their rows, then what is presented with its
  /// places; with widths, toolbars alone, with the frames of what they show.
  func text(path: String, widths: [Int]?) -> String {
    var parts = [heading(path: path)]
    for toolbar in surfaces.toolbars {
      if let widths {
        let layout = ToolbarLayout(toolbar, in: laidOut.shown, context: laidOut.context)
        parts += widths.map { placed(layout.placed(at: $0), toolbar) }
      } else {
        parts.append(ranges(of: toolbar))
      }
    }
    if widths == nil {
      parts += surfaces.menus.flatMap { rows(of: $0) }
      parts += surfaces.presentations.map(places)
    }
    return parts.joined(separator: "\n")
  }

  /// The document and the context.
  func heading(path: String) -> String {
    style("\(path): \(Self.describe(laidOut.context))", .bold) + "\n"
  }

  var platformName: String { laidOut.context.platform.displayName }

  private static func describe(_ context: LayoutContext) -> String {
    var words = [
      context.platform.displayName, context.locale, "\(context.contentSize.rawValue) text",
      context.isRightToLeft ? "right to left" : "left to right",
    ]
    if MetricSet.column(of: context.platform) != context.platform {
      words.append("sizes of \(MetricSet.release(of: context.platform))")
    }
    return words.joined(separator: ", ")
  }

  /// The numbers from one to another, or the one that both are: `230–233`, `230`.
  static func range(_ first: Int, _ last: Int) -> String {
    first == last ? "\(first)" : "\(first)–\(last)"
  }

  func heading(_ kind: String, _ id: String, _ title: String?, _ facts: String) -> String {
    let words = title.map { " \"\(TextLines.plain($0))\"" } ?? ""
    return style("\(kind) \(id)", .bold) + words + facts + "\n"
  }

  // MARK: Toolbars

  /// The units in the bar and in its overflow menu at every width.
  private func ranges(of toolbar: Toolbar) -> String {
    let table = ToolbarTable(toolbar, in: laidOut.shown)
    return heading("toolbar", toolbar.id, toolbar.title, "") + table.text
  }

  /// The units that a toolbar shows at a width, with their places.
  private func placed(_ placed: PlacedToolbar, _ toolbar: Toolbar) -> String {
    var table = TextTable([
      TextTable.Column(heading: "unit"), TextTable.Column(heading: "title"),
      TextTable.Column(heading: "shown as"),
      TextTable.Column(heading: "x", isRight: true),
      TextTable.Column(heading: "width", isRight: true),
    ])
    let names = BarNames(toolbar, in: laidOut.shown)
    for unit in placed.units {
      table.append(
        unit.id, names[unit.id], unit.form.words, Self.number(unit.frame.x),
        Self.number(unit.frame.width))
      for member in unit.members {
        table.append(
          "· " + member.id, names[member.id], "", Self.number(member.frame.x),
          Self.number(member.frame.width))
      }
    }
    if let frame = placed.overflowButton {
      table.append("overflow button", "", "", Self.number(frame.x), Self.number(frame.width))
    }
    var facts = " at \(placed.width) pt"
    if !placed.fits { facts += ", where it does not fit: it needs \(placed.minimumWidth) pt" }
    var text = heading("toolbar", toolbar.id, toolbar.title, facts) + names.unbound(table.text)
    if !placed.overflow.isEmpty {
      text += "  in the overflow menu: " + names.unbound(names.list(placed.overflow)) + "\n"
    }
    return text
  }

  // MARK: Menus

  /// A table for each layout of a menu that was computed.
  private func rows(of menu: LayoutSurfaces.LaidOutMenu) -> [String] {
    MenuLayoutSize.allCases.compactMap { size in
      guard let layout = menu.layouts[size] else { return nil }
      var facts = ", \(size.rawValue): \(layout.width) × \(layout.height) pt"
      if layout.effectiveLayout != size { facts += ", shown \(layout.effectiveLayout.rawValue)" }
      if let visible = layout.visibleHeight {
        facts += ", scrolls: shows \(visible) of \(layout.height) pt"
      }
      return heading(menu.kind, menu.id, menu.title, facts) + fallbacks(of: layout)
        + table(of: layout).text
    }
  }

  /// A line for each section that is not in the form that it asks for.
  private func fallbacks(of layout: MenuLayout) -> String {
    layout.sections.filter { $0.layout != $0.effectiveLayout }.map { section in
      "  section \(section.id), \(section.layout.rawValue): shown "
        + "\(section.effectiveLayout.rawValue)\n"
    }.joined()
  }

  private func table(of layout: MenuLayout) -> TextTable {
    var table = TextTable([
      TextTable.Column(heading: "y", isRight: true),
      TextTable.Column(heading: "height", isRight: true), TextTable.Column(heading: "row"),
      TextTable.Column(heading: "element", limit: 36),
      TextTable.Column(heading: "title", limit: 44),
    ])
    for row in layout.rows {
      for (index, cell) in row.cells.enumerated() {
        let isFirst = index == 0
        table.append(
          isFirst ? "\(row.y)" : "", isFirst ? "\(row.height)" : "",
          isFirst ? row.kind.rawValue : "", row.kind == .separator ? "" : cell.element,
          Self.words(of: cell))
      }
      if row.cells.isEmpty { table.append("\(row.y)", "\(row.height)", row.kind.rawValue) }
    }
    return table
  }

  /// The title, and what became of it.
  private static func words(of cell: MenuCell) -> String {
    let title = TextLines.plain(cell.title)
    if cell.truncated { return title + " (truncated)" }
    return cell.lines == 2 ? title + " (2 lines)" : title
  }

  /// A number of points without a fraction of nothing.
  static func number(_ value: Double) -> String {
    let whole = Int(exactly: value.rounded(.towardZero))
    return whole.map { Double($0) == value ? String($0) : String(value) } ?? String(value)
  }
}
