import MenuetLayout
import MenuetModel

extension PageBuilder {
  /// The views with the surfaces that stand for them, the toolbar first, then what is nearest to it, and
  /// with what stands in their content; without views the whole document is one.
  var views: PageValue {
    if document.views.isEmpty { return .list([view("", document.name, nil)]) }
    let platform = PlatformSet(context.platform)
    return .list(
      document.views.filter { $0.platforms.contains(platform) }
        .map { view($0.id, $0.title, $0.id) })
  }

  /// - Parameter view: The view of its surfaces; `nil` for those that stand in none.
  private func view(_ id: String, _ title: String?, _ view: String?) -> PageValue {
    let surfaces: [(view: String?, id: String)] =
      document.toolbars.map { ($0.view, $0.id) }
      + document.contextMenus.map { ($0.view, $0.id) }
      + document.menus.map { ($0.view, $0.id) } + document.buttons.map { ($0.view, $0.id) }
      + document.pullDownButtons.map { ($0.view, $0.id) }
      + document.popUpButtons.map { ($0.view, $0.id) }
      + document.segmentedControls.map { ($0.view, $0.id) }
      + document.editMenus.map { ($0.view, $0.id) }
    return [
      "id": .text(id), "title": title.map { .text($0) },
      "surfaces": .list(surfaces.filter { $0.view == view }.map { .text($0.id) }),
      "parts": parts(of: view),
      // A menu for the view itself is that of the ground behind what stands in it.
      "menu": view.flatMap { regions.menu(for: $0) }.map { .text($0) },
    ]
  }

  /// The items that keyboard shortcuts perform, with the spelling of the keys.
  mutating func shortcuts() -> PageValue {
    let platform = PlatformSet(context.platform)
    var list: [PageValue] = []
    for (index, command) in document.commands.enumerated()
    where command.platforms.contains(platform) {
      guard let shortcut = command.shortcut else { continue }
      var members = item(
        Item(
          id: command.id, kind: command.isToggle ? .toggle : .command, subject: .command(index),
          platforms: .all, source: command.source))
      members += keys(shortcut)
      list.append(members)
    }
    for (index, choice) in document.choices.enumerated() {
      let placed = Item(
        id: choice.id, kind: .choice, subject: .choice(index), platforms: .all,
        source: choice.source)
      for (_, entry) in document.menuEntries(of: placed) {
        guard let shortcut = entry.shortcut else { continue }
        var members = item(entry)
        members += keys(shortcut)
        list.append(members)
      }
    }
    return .list(list)
  }

  /// A shortcut as menus show it, and as the keys of a keyboard of the United States.
  private func keys(_ shortcut: Shortcut) -> PageValue {
    ["keys": .text(shortcut.display), "press": .text(shortcut.chord.spelling)]
  }
}
