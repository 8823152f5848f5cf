import MenuetModel

/// A surface of the app's interface, with all that people choose there.
struct Surface {
  /// As in "the toolbar 'main'".
  let name: String
  let source: SourceReference
  /// The kind of its menus; `nil` for a toolbar and for buttons.
  let menu: MenuLevel.Surface?
  /// The view that it belongs to, or the presentation that is a view of its own.
  let view: String?
  private(set) var choices: [Choice] = []

  /// Something that people choose.
  struct Choice {
    let subject: Subject
    let platforms: PlatformSet
    let source: SourceReference
  }

  fileprivate mutating func add(
    _ subject: Subject, _ platforms: PlatformSet, _ source: SourceReference
  ) {
    choices.append(Choice(subject: subject, platforms: platforms, source: source))
  }

  fileprivate mutating func add(_ items: [Item]) {
    for item in items { add(item.subject, item.platforms, item.source) }
  }
}

extension RuleContext {
  /// The toolbars, buttons and menus of the document, in this order, but for what sheets, covers,
  /// popovers and alerts hold beside their toolbars. The buttons of a view are one surface.
  var surfaces: [Surface] {
    var surfaces: [Surface] = []
    for toolbar in walk.toolbars {
      var surface = Surface(
        name: "the toolbar '\(toolbar.id)'", source: toolbar.source, menu: nil, view: toolbar.view)
      for entry in walk.entries(of: toolbar) {
        guard let subject = entry.unit.chosen else { continue }
        surface.add(subject, entry.unit.platforms, entry.unit.source)
      }
      surfaces.append(surface)
    }
    surfaces += buttonSurfaces
    for level in walk.levels {
      if level.depth == 0, level.holder == .surface {
        let element = written.kind(level.source.node)?.spelling.replacing("-", with: " ") ?? "menu"
        surfaces.append(
          Surface(
            name: "the \(element) '\(level.title ?? level.id)'", source: level.source,
            menu: level.surface, view: level.view))
      }
      if let last = surfaces.indices.last { surfaces[last].add(level.items) }
    }
    return surfaces
  }

  private var buttonSurfaces: [Surface] {
    var surfaces: [String?: Surface] = [:]
    var order: [String?] = []
    func add(
      _ subject: Subject, _ platforms: PlatformSet, _ source: SourceReference, in view: String?
    ) {
      if surfaces[view] == nil {
        let name = view.map { "the buttons of the view '\($0)'" } ?? "the buttons"
        surfaces[view] = Surface(name: name, source: source, menu: nil, view: view)
        order.append(view)
      }
      surfaces[view]?.add(subject, platforms, source)
    }
    for button in document.buttons {
      add(button.item.subject, button.item.platforms, button.item.source, in: button.view)
    }
    for button in document.popUpButtons {
      add(button.subject, button.platforms, button.source, in: button.view)
    }
    for control in document.segmentedControls {
      add(control.subject, control.platforms, control.source, in: control.view)
    }
    for button in document.pullDownButtons {
      add(button.primarySubject, button.platforms, button.source, in: button.view)
    }
    return order.compactMap { surfaces[$0] }
  }

  /// The names of up to five commands and choices, as a sentence lists them.
  func names(of subjects: [Subject]) -> String {
    let names = subjects.prefix(5).map { "'\(title(of: $0))'" }
    let rest = subjects.count - names.count
    return (names + (rest > 0 ? ["\(rest) more"] : [])).joinedWithAnd
  }

  private func title(of subject: Subject) -> String {
    switch subject {
    case .command(let index): document.commands[index].title
    case .choice(let index): document.choices[index].title ?? document.choices[index].id
    case .none: ""
    }
  }
}

extension ToolbarUnit {
  /// The command or choice that people press in the bar.
  var chosen: Subject? {
    switch content {
    case .popUpButton(let button): button.subject
    case .segmented(let control): control.subject
    case .pullDownButton(let button): button.primarySubject
    default: item?.subject
    }
  }
}
