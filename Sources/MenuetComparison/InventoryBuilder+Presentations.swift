import MenuetModel

/// What is presented, and the areas of content with what is dragged out of them and dropped there.
extension InventoryBuilder {
  // MARK: Presentations

  mutating func addPresentations() {
    for sheet in document.sheets {
      var value = sheet.bare
      value.$platforms = own(sheet.$platforms, in: scope(of: sheet.view))
      add(surface(sheet.id), .sheet, id: sheet.id, title: sheet.title, value, sheet.source)
      add(sheet.body, of: sheet.id, .sheet, sheet.platforms)
    }
    for cover in document.covers {
      var value = cover.bare
      value.$platforms = own(cover.$platforms, in: scope(of: cover.view))
      add(surface(cover.id), .cover, id: cover.id, title: cover.title, value, cover.source)
      add(cover.body, of: cover.id, .cover, cover.platforms)
    }
    for popover in document.popovers {
      var value = popover.bare
      value.$platforms = own(popover.$platforms, in: scope(of: popover.view))
      add(
        surface(popover.id), .popover, id: popover.id, title: popover.title, value, popover.source)
      add(popover.body, of: popover.id, .popover, popover.platforms)
    }
    for alert in document.alerts {
      let key = surface(alert.id)
      var value = alert.bare
      value.$platforms = own(alert.$platforms, in: scope(of: alert.view))
      add(key, .alert, id: alert.id, title: alert.title, value, alert.source)
      add(
        alert.actions.map { .item($0) }, key, PlaceName(kind: .alert, id: alert.id),
        Scope(platforms: alert.platforms))
    }
    for view in document.activityViews { add(view) }
    for own in document.extensions {
      let kind: ElementName = own.kind == .share ? .shareExtension : .actionExtension
      let key = surface(own.id)
      add(key, kind, id: own.id, title: own.title, own.bare, own.source)
      add(
        own.commands.map { .item($0) }, key, PlaceName(kind: kind, id: own.id),
        Scope(platforms: own.platforms))
    }
  }

  mutating func add(
    _ body: PresentedBody, of id: String, _ kind: ElementName, _ platforms: PlatformSet
  ) {
    let key = surface(id)
    let scope = Scope(platforms: platforms)
    var container = Container(key: key, owner: key, place: PlaceName(kind: kind, id: id))
    container.places = body.items.map { place(of: $0, scope) }
    container.places += body.buttons.map { place(of: $0, scope) }
    for button in body.popUpButtons {
      add(button, scope)
      container.places.append(
        Place(
          key: surface(button.id), kind: .popUpButton, source: button.source))
    }
    for button in body.pullDownButtons {
      add(button, scope)
      container.places.append(
        Place(
          key: surface(button.id), kind: .pullDownButton, source: button.source))
    }
    for control in body.segmented {
      add(control, scope)
      container.places.append(
        Place(
          key: surface(control.id), kind: .segmented, source: control.source))
    }
    inventory.append(container)
    if let toolbar = body.toolbar { add(toolbar, scope) }
  }

  mutating func add(_ view: ActivityView) {
    let key = surface(view.id)
    add(key, .activityView, id: view.id, title: view.title, view.bare, view.source)
    var container = Container(
      key: key, owner: key, place: PlaceName(kind: .activityView, id: view.id))
    for activity in view.activities {
      let id = "\(view.id).\(activity.id)"
      let own = names.child(activity.id, of: key)
      add(own, .activity, id: id, title: activity.title, activity.stripped(), activity.source)
      container.places.append(Place(key: own, kind: .activity, source: activity.source))
    }
    inventory.append(container)
  }

  // MARK: Content

  mutating func addContent() {
    for view in document.views {
      add(surface(view.id), .view, id: view.id, title: view.title, view.stripped(), view.source)
    }
    for region in document.regions {
      var value = region.stripped()
      value.$platforms = own(region.$platforms, in: scope(of: region.view))
      add(surface(region.id), .region, id: region.id, title: region.title, value, region.source)
    }
    for type in document.types {
      add(
        names.insert(PartName(.types, type.id)), .type, id: type.id, title: type.title,
        type.stripped(), type.source)
    }
    for source in document.dragSources {
      var value = source.bare
      value.$platforms = own(source.$platforms, in: scope(of: source.view))
      add(surface(source.id), .dragSource, id: source.id, title: nil, value, source.source)
    }
    for target in document.dropTargets {
      var value = target.bare
      value.$platforms = own(target.$platforms, in: scope(of: target.view))
      add(surface(target.id), .dropTarget, id: target.id, title: nil, value, target.source)
    }
  }
}
