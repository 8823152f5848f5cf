/// The menus and toolbars as the program prints them, read from the generated values.
@MainActor struct Listing {
  let notes: Notes

  func menus() -> [String] {
    var lines: [String] = []
    for menu in Library.contextMenus {
      lines.append("Library, on a \(menu.target)")
      lines += self.lines(menu.menu.elements, indent: 1)
    }
    for toolbar in Library.toolbars {
      for unit in toolbar.units {
        guard case .menu(let menu, _) = unit.content else { continue }
        lines.append("Library, \(menu.title ?? menu.id)")
        lines += self.lines(menu.elements, indent: 1)
      }
    }
    for menu in Editor.menus {
      lines.append("Editor, \(menu.title ?? menu.id)")
      lines += self.lines(menu.elements, indent: 1)
    }
    return lines
  }

  func toolbars(width: Int) -> [String] {
    let library = Library.toolbars.map { toolbar in
      let layout = toolbar.layout(atWidth: width)
      return line(
        toolbar.id, layout.units.map { "\($0.id) (\($0.form))" }, layout.overflow, layout.fits)
    }
    let editor = Editor.toolbars.map { toolbar in
      let layout = toolbar.layout(atWidth: width)
      return line(
        toolbar.id, layout.units.map { "\($0.id) (\($0.form))" }, layout.overflow, layout.fits)
    }
    return library + editor
  }

  private func line(
    _ id: String, _ shown: [String], _ overflow: [String], _ fits: Bool
  ) -> String {
    var text = "\(id): " + shown.joined(separator: ", ")
    if !overflow.isEmpty { text += "; overflow: " + overflow.joined(separator: ", ") }
    return fits ? text : text + "; does not fit"
  }

  private func row(
    _ title: String, _ shortcut: String, isOn: Bool, isEnabled: Bool, indent: Int
  ) -> String {
    let mark = isOn ? "✓ " : "  "
    let note = isEnabled ? "" : "  (unavailable)"
    return String(repeating: "  ", count: indent) + mark + title + shortcut + note
  }

  // MARK: The two documents

  private func lines(_ elements: [Library.MenuElement], indent: Int) -> [String] {
    elements.flatMap { element -> [String] in
      switch element {
      case .item(let item):
        guard Library.isVisible(item, on: notes) else { return [] }
        let shortcut = item.shortcut.map { "  \($0.key)" } ?? ""
        return [
          row(
            item.title, shortcut, isOn: Library.isOn(item.command, on: notes),
            isEnabled: Library.isEnabled(item, on: notes), indent: indent)
        ]
      case .choice(let choice):
        let selected = Library.selection(of: choice, on: notes)
        return Library.options(of: choice).map {
          row($0.title, "", isOn: $0.id == selected, isEnabled: true, indent: indent)
        }
      case .submenu(let menu), .section(let menu):
        let title = menu.title.map { [row($0, "", isOn: false, isEnabled: true, indent: indent)] }
        return (title ?? []) + lines(menu.elements, indent: indent + (title == nil ? 0 : 1))
      case .separator: return []
      }
    }
  }

  private func lines(_ elements: [Editor.MenuElement], indent: Int) -> [String] {
    elements.flatMap { element -> [String] in
      switch element {
      case .item(let item):
        guard Editor.isVisible(item, on: notes) else { return [] }
        let shortcut = item.shortcut.map { "  \($0.key)" } ?? ""
        return [
          row(
            item.title, shortcut, isOn: Editor.isOn(item.command, on: notes),
            isEnabled: Editor.isEnabled(item, on: notes), indent: indent)
        ]
      case .choice(let choice):
        let selected = Editor.selection(of: choice, on: notes)
        return Editor.options(of: choice).map {
          row($0.title, "", isOn: $0.id == selected, isEnabled: true, indent: indent)
        }
      case .submenu(let menu), .section(let menu):
        let title = menu.title.map { [row($0, "", isOn: false, isEnabled: true, indent: indent)] }
        return (title ?? []) + lines(menu.elements, indent: indent + (title == nil ? 0 : 1))
      case .separator: return []
      }
    }
  }
}
