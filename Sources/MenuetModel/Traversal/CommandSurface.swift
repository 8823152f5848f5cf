/// A surface of the app's interface, with all that people choose there.
package struct CommandSurface {
  /// As in "the toolbar 'main'".
  package let name: String
  package let source: SourceReference
  /// The kind of its menus; `nil` for a toolbar and for buttons.
  package let menu: MenuLevel.Surface?
  /// The view that it belongs to, or the presentation that is a view of its own.
  package let view: String?
  package private(set) var choices: [Choice] = []

  /// Something that people choose.
  package struct Choice {
    package let subject: Subject
    package let platforms: PlatformSet
    package let source: SourceReference
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

extension Traversal {
  /// The toolbars, buttons and menus of the document, in this order, but for what sheets, covers,
  /// popovers and alerts hold beside their toolbars. The buttons of a view are one surface.
  package func commandSurfaces(of document: Document) -> [CommandSurface] {
    var surfaces: [CommandSurface] = []
    for toolbar in toolbars {
      var surface = CommandSurface(
        name: "the toolbar '\(toolbar.id)'", source: toolbar.source, menu: nil, view: toolbar.view)
      for entry in entries(of: toolbar) {
        guard let subject = entry.unit.chosen else { continue }
        surface.add(subject, entry.unit.platforms, entry.unit.source)
      }
      surfaces.append(surface)
    }
    surfaces += buttonSurfaces(of: document)
    for level in levels {
      if level.depth == 0, level.holder == .surface {
        surfaces.append(
          CommandSurface(
            name: "the \(level.words) '\(level.title ?? level.id)'", source: level.source,
            menu: level.surface, view: level.view))
      }
      if let last = surfaces.indices.last { surfaces[last].add(level.items) }
    }
    return surfaces
  }

  private func buttonSurfaces(of document: Document) -> [CommandSurface] {
    var surfaces: [String?: CommandSurface] = [:]
    var order: [String?] = []
    func add(
      _ subject: Subject, _ platforms: PlatformSet, _ source: SourceReference, in view: String?
    ) {
      if surfaces[view] == nil {
        let name = view.map { "the buttons of the view '\($0)'" } ?? "the buttons"
        surfaces[view] = CommandSurface(name: name, source: source, menu: nil, view: view)
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
}

extension ToolbarUnit {
  /// The command or choice that people press in the bar.
  package var chosen: Subject? {
    switch content {
    case .popUpButton(let button): button.subject
    case .segmented(let control): control.subject
    case .pullDownButton(let button): button.primarySubject
    default: item?.subject
    }
  }
}
