import MenuetLayout
import MenuetModel

extension PageBuilder {
  /// A bar; one that people can customize also as it is with all that stands in its palette.
  mutating func toolbar(_ toolbar: Toolbar) -> PageValue {
    var members = bar(toolbar)
    guard toolbar.customizable else { return members }
    members += ["customizable": .flag(true)]
    let hasOptional = toolbar[.center].contains { $0.customization == .optional }
    guard hasOptional else { return members }
    var filled = toolbar
    for index in filled[.center].indices where filled[.center][index].customization == .optional {
      filled[.center][index].customization = .default
    }
    members += ["filled": bar(filled.laidOut(in: document, context: context))]
    return members
  }

  /// What stands in a bar, and its breakpoint table as changes from one range to the next.
  private mutating func bar(_ toolbar: Toolbar) -> PageValue {
    var faces = BarFaces(toolbar, in: document, on: context.platform)
    var laidOut = toolbar.units[...]
    var regions: [Toolbar.Region: [PageValue]] = [:]
    var buttonPlace: Int?
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] where unit.platforms.contains(PlatformSet(context.platform)) {
        switch unit.content {
        case .space(let isFlexible, _):
          let room = isFlexible ? 0 : context.metrics.spaceFixed
          regions[region, default: []].append(
            ["space": PageValue(room), "flexible": .flag(isFlexible)])
        case .slot: continue
        default:
          let face = faces.next(unit.id)
          // Some stand in the palette of a customizable bar, until people bring them into it.
          guard let placed = laidOut.first, placed.id == unit.id else { continue }
          laidOut.removeFirst()
          if region == .trailing, unit.pinned { buttonPlace = regions[region]?.count ?? 0 }
          var value = self.unit(unit, face, placed.rungs)
          if region == .center, unit.customization != .fixed { value += ["movable": .flag(true)] }
          regions[region, default: []].append(value)
        }
      }
    }
    let table = toolbar.breakpoints
    let ranges = table.widths.indices.map { range(table, $0) }
    return [
      "title": toolbar.title.map { .text($0) },
      "minimum": toolbar.minimumWidth.map { PageValue($0) },
      "bottom": .flag(toolbar.edge == .bottom),
      "keepsButton": .flag(toolbar.keepsOverflowButton(on: PlatformSet(context.platform))),
      "buttonPlace": buttonPlace.map { PageValue($0) },
      "leading": regions[.leading].map { .list($0) },
      "center": regions[.center].map { .list($0) },
      "trailing": regions[.trailing].map { .list($0) },
      "forms": .list(table.widestForms.map { .text($0.form.rawValue) }),
      "ranges": .list(ranges),
    ]
  }

  private func range(_ table: BreakpointTable, _ index: Int) -> PageValue {
    let range = table.widths[index]
    // The forms of the widest range stand by themselves.
    let changes =
      index == 0
      ? []
      : table.changes(at: index).map { change -> PageValue in
        .list([PageValue(change.unit), .text(change.form.rawValue)])
      }
    return [
      "from": PageValue(range.minimumWidth), "to": range.maximumWidth.map { PageValue($0) },
      "changes": .list(changes),
    ]
  }

  private mutating func unit(
    _ unit: ToolbarUnit, _ face: BarFace, _ rungs: [LaidOutUnit.Rung]
  ) -> PageValue {
    let symbol = byEdition { PageValue.symbol(named: $0.style.shownSymbol(of: face)) }
    var members: PageValue = [
      "unit": .text(unit.id), "kind": .text(unit.content.kind.rawValue),
      "title": .text(face.title), "symbol": symbol,
      "form": .text(face.widestForm.rawValue),
      "widths": .list(rungs.map { .list([.text($0.form.rawValue), PageValue($0.width)]) }),
      "springs": .flag(unit.isSpringLoaded),
    ]
    var conditions: (enabled: Condition?, visible: Condition?)
    switch unit.content {
    case .item(let item):
      if let choice = document.choice(of: item) {
        let availability = document.availability(of: item)
        conditions = (availability.enabledWhen, availability.visibleWhen)
        members += ["choice": .text(choice.id)]
        members += .spoken(document.label(of: item))
      } else {
        members += ["item": self.item(item)]
      }
    case .button(let button):
      members += ["item": item(button.item, face: document.face(of: button))]
    case .popUpButton(let button):
      conditions = (button.enabledWhen, button.visibleWhen)
      members += ["choice": document.choice(button.subject).map { .text($0.id) }]
      members += .spoken(button)
    case .pullDownButton(let button):
      conditions = (button.enabledWhen, button.visibleWhen)
      members += ["primary": primary(of: button)]
      members += .spoken(button)
    case .segmented(let control):
      conditions = (control.enabledWhen, control.visibleWhen)
      members += ["choice": document.choice(control.subject).map { .text($0.id) }]
      members += .spoken(control)
    case .group(let group):
      conditions = (group.enabledWhen, group.visibleWhen)
      let shown = group.members.filter { $0.platforms.contains(PlatformSet(context.platform)) }
      let faces = face.members
      members += [
        "control": .flag(face.isControl),
        "members": .list(
          zip(shown.filter { !$0.isGap }, faces).map { self.unit($0, $1, []) }),
      ]
      members += .spoken(group)
    case .back(let button), .close(let button), .sidebarToggle(let button), .search(let button),
      .inspectorToggle(let button):
      members += .spoken(button)
    case .title, .space, .slot: break
    }
    if let menu = face.menu, unit.content.kind != .back || !menu.content.isEmpty {
      let style = PageMenuStyle(
        hidesUnavailable: unit.hidesUnavailable, showsShortcuts: showsShortcuts)
      members += ["menu": self.menu(menu, style)]
    }
    members += [
      "enabled": conditions.enabled.map { PageValue($0) },
      "visible": conditions.visible.map { PageValue($0) },
    ]
    return members
  }
}

extension ToolbarUnit {
  fileprivate var isGap: Bool {
    switch content {
    case .space, .slot: true
    default: false
    }
  }

  fileprivate var hidesUnavailable: Bool {
    if case .pullDownButton(let button) = content { return button.whenUnavailable == .hide }
    return false
  }
}
