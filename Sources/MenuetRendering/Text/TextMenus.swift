import MenuetLayout
import MenuetModel

extension SurfaceWriter {
  /// A menu in the layout that the document asks for, then its submenus under their paths.
  func menu(_ menu: MenuSurface) -> [String] {
    var lines: [String] = []
    if let layout = menu.layouts?.nearest(to: menu.declared) {
      lines = box(open(layout, menu.content), shortcuts: menu.showsShortcuts)
    }
    appendSubmenus(
      of: menu.content, path: [menu.title], shortcuts: menu.showsShortcuts, to: &lines)
    return lines
  }

  func menuBar(_ bar: MenuBar) -> [String] {
    let menus = bar.menus.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    var lines: [String] = []
    for menu in menus {
      let title = document.barTitle(of: menu)
      guard let layout = menu.layouts?.nearest(to: menu.layout) else { continue }
      lines.append(TerminalText.heading(title))
      lines += box(open(layout, menu.content), shortcuts: true)
      appendSubmenus(of: menu.content, path: [title], shortcuts: true, to: &lines)
    }
    return lines
  }

  func open(_ layout: MenuLayout, _ content: [MenuElement]) -> OpenMenu {
    OpenMenu(layout, content: content, of: document, on: context.platform)
  }

  private func appendSubmenus(
    of content: [MenuElement], path: [String], shortcuts: Bool, to lines: inout [String]
  ) {
    guard path.count <= MenuNesting.greatestDepth else { return }
    for submenu in MenuEntries(content, of: document, on: context.platform).submenus {
      guard lines.count < Self.lineLimit else { return }
      let shown = document.shown(by: submenu)
      let path = path + [submenu.title]
      if let layout = shown.layouts?.nearest(to: submenu.layout) {
        lines.append(path.map(TerminalText.heading).joined(separator: " > "))
        lines += box(open(layout, shown.content), shortcuts: shortcuts)
      }
      appendSubmenus(
        of: shown.content, path: path, shortcuts: shortcuts, to: &lines)
    }
  }

  /// After how many lines of one surface no further submenu is begun.
  private static let lineLimit = 5_000

  /// A menu in a box, with a column for marks where any row has one.
  func box(_ menu: OpenMenu, shortcuts: Bool) -> [String] {
    let showsShortcuts =
      shortcuts && (context.platform == .macos || context.platform == .ipados)
    let hasMarks = menu.listCells.contains { $0.entry.textMark != nil }
    var box = TextBox()
    for (index, (row, entries)) in zip(menu.layout.rows, menu.entries).enumerated() {
      switch row.kind {
      case .separator:
        // A header's title stands in the line before it.
        let rows = menu.layout.rows
        if index + 1 < rows.count && rows[index + 1].kind == .header { continue }
        box.append(.rule(nil))
      case .header:
        box.append(.rule(row.cells.first.map { TerminalText.singleLine($0.title) }))
      case .cells:
        // A row of symbols has no line of text.
        let isBare = row.cells.allSatisfy { $0.lines == 0 }
        box.append(
          .cells(
            zip(row.cells, entries).map { cell, entry in
              let title = TerminalText.singleLine(cell.title)
              let name = isBare ? "(\(title))" : "● " + title
              return (entry.mark == .on ? "✓ " : "") + entry.dimMark + name
            }))
      case .item, .option, .submenu, .dynamic:
        for (cell, entry) in zip(row.cells, entries) {
          let mark = hasMarks ? (entry.textMark ?? " ") + " " : ""
          let title = TerminalText.singleLine(cell.title.isEmpty ? entry.title : cell.title)
          let text = mark + entry.dimMark + (row.kind == .dynamic ? "(\(title))" : title)
          let keys = showsShortcuts ? entry.shortcut?.display ?? "" : ""
          box.append(.entry(text, trailing: entry.submenu == nil ? keys : "›"))
        }
      }
    }
    let isDimmed = menu.entries.joined().contains(where: \.isDimmed)
    let lines = box.lines + (isDimmed ? [Self.dimLegend] : [])
    guard let visible = menu.layout.visibleHeight else { return lines }
    return lines + ["scrolls: shows \(visible) of \(menu.layout.height) pt"]
  }
}

extension SurfaceWriter {
  /// The mark before what cannot be used.
  static let dimMark = "~"

  /// The line below a box that has the mark.
  private static let dimLegend = "\(dimMark) dimmed"
}

extension MenuEntry {
  fileprivate var dimMark: String { isDimmed ? SurfaceWriter.dimMark : "" }

  /// The mark before the title in a box: `✓` or `!`, if anything.
  fileprivate var textMark: String? {
    if mark == .on { return "✓" }
    return role == .destructive ? "!" : mark == .off ? " " : nil
  }
}
