import MenuetModel
import MenuetSource
import MenuetXML

/// The parts that commands present.
extension DocumentBuilder {
  mutating func buildPresentation(_ node: BoundNode, _ outer: Scope) {
    switch node.kind {
    case .sheet: document.sheets.append(sheet(node, outer))
    case .cover: document.covers.append(cover(node, outer))
    case .popover: document.popovers.append(popover(node, outer))
    case .alert: document.alerts.append(alert(node, outer))
    case .activityView: document.activityViews.append(activityView(node, outer))
    case .shareExtension: document.extensions.append(appExtension(node, .share, outer))
    case .actionExtension: document.extensions.append(appExtension(node, .action, outer))
    case .region: buildRegion(node, outer)
    case .type: buildType(node)
    case .dragSource: buildDragSource(node, outer)
    case .dropTarget: buildDropTarget(node, outer)
    default: break
    }
  }

  private mutating func sheet(_ node: BoundNode, _ outer: Scope) -> Sheet {
    let scope = scope(node, in: outer)
    var sheet = Sheet(id: node.text(.id) ?? "", title: node.text(.title), source: source(node))
    sheet.style = node.word(.style) ?? .automatic
    if node.has(.detents) { sheet.detents = node.list(.detents) }
    sheet.ownDetents = ownDetents(node)
    sheet.selected = node.text(.selected)
    sheet.modality = node.word(.modality) ?? .modal
    sheet.statesModality = node.has(.modality)
    sheet.undimmedThrough = node.text(.undimmedThrough)
    fillLook(of: &sheet, from: node)
    sheet.content = node.word(.content) ?? .standard
    sheet.task = node.word(.task) ?? .simple
    sheet.edits = node.flag(.edits)
    sheet.dismissal = node.word(.dismissal) ?? .free
    sheet.confirm = node.text(.confirm)
    sheet.autoDismiss = node.list(.autoDismiss)
    sheet.onDismiss = node.text(.onDismiss)
    sheet.onWillDismiss = node.text(.onWillDismiss)
    (sheet.$platforms, sheet.comment, sheet.view) = surroundings(of: node, in: scope)
    sheet.body = presentedBody(node, scope)
    checkAutoDismiss(node, sheet.body)
    return sheet
  }

  private func fillLook(of sheet: inout Sheet, from node: BoundNode) {
    sheet.grabber = node.word(.grabber) ?? .auto
    sheet.scrollExpands = node.flag(.scrollExpands, default: true)
    sheet.scrollable = node.flag(.scrollable)
    sheet.edgeAttached = node.flag(.edgeAttached)
    sheet.widthFollowsContent = node.flag(.widthFollowsContent)
    sheet.preferredWidth = node.number(.preferredWidth)
    sheet.preferredHeight = node.number(.preferredHeight)
    sheet.cornerRadius = node.number(.cornerRadius)
  }

  private mutating func ownDetents(_ node: BoundNode) -> [Sheet.Detent] {
    var detents: [Sheet.Detent] = []
    var places: [String: BoundNode] = [:]
    for child in node.children where child.kind == .detent {
      guard let id = child.text(.id) else { continue }
      if let first = places[id] {
        sink.report(
          DuplicateId.finding(id, of: [], at: child.location(.id), first: first.location(.id)))
        continue
      }
      places[id] = child
      // A height that was refused has been reported; any other would bring findings of its own.
      detents.append(Sheet.Detent(id: id, height: child.text(.height) ?? ""))
    }
    return detents
  }

  /// A sheet closes by the work of its own commands.
  private mutating func checkAutoDismiss(_ sheet: BoundNode, _ body: PresentedBody) {
    guard let attribute = sheet.bound.attribute(.autoDismiss, of: sheet.element),
      // What was refused may be the command.
      sheet.elements.allSatisfy({ sheet.bound.isBuilt($0) })
    else { return }
    let inside = body.itemIDs
    for (id, range) in WordTokens.tokens(of: sheet.bound.tree.value(of: attribute))
    where declarations.commands[id]?.kind == .command && !inside.contains(id) {
      let location = sheet.bound.tree.location(of: range, inValueOf: attribute)
      sink.report(
        ReferenceUnresolved.info.finding(
          "'\(id)' is no command of this sheet", at: location,
          fix: "name a command that stands in the sheet"))
    }
  }

  private mutating func cover(_ node: BoundNode, _ outer: Scope) -> Cover {
    let scope = scope(node, in: outer)
    var cover = Cover(id: node.text(.id) ?? "", title: node.text(.title), source: source(node))
    cover.content = node.word(.content) ?? .standard
    cover.task = node.word(.task) ?? .simple
    cover.onDismiss = node.text(.onDismiss)
    (cover.$platforms, cover.comment, cover.view) = surroundings(of: node, in: scope)
    cover.body = presentedBody(node, scope)
    return cover
  }

  private mutating func popover(_ node: BoundNode, _ outer: Scope) -> Popover {
    let scope = scope(node, in: outer)
    var popover = Popover(id: node.text(.id) ?? "", title: node.text(.title), source: source(node))
    popover.adaptsTo = node.text(.adaptsTo)
    popover.anchor = node.text(.anchor)
    (popover.$platforms, popover.comment, popover.view) = surroundings(of: node, in: scope)
    popover.body = presentedBody(node, scope)
    return popover
  }

  private mutating func presentedBody(_ node: BoundNode, _ scope: Scope) -> PresentedBody {
    var body = PresentedBody()
    let firstRegion = document.regions.count
    let surroundings = RegionSurroundings(presentation: node.text(.id))
    for child in node.children {
      switch child.kind {
      case .command, .item, .toggle, .choice:
        if let item = item(child, scope) { body.items.append(item) }
      case .button:
        if let button = button(child, scope) { body.buttons.append(button) }
      case .popUpButton:
        if let button = popUpButton(child, scope) { body.popUpButtons.append(button) }
      case .pullDownButton: body.pullDownButtons.append(pullDownButton(child, scope))
      case .segmented:
        if let control = segmented(child, scope) { body.segmented.append(control) }
      case .toolbar: body.toolbar = toolbar(child, scope)
      case .region: buildRegion(child, scope, in: surroundings)
      default: break
      }
    }
    body.regions = Array(document.regions[firstRegion...])
    return body
  }

  private mutating func alert(_ node: BoundNode, _ outer: Scope) -> Alert {
    let scope = scope(node, in: outer)
    var alert = Alert(
      id: node.text(.id) ?? "", title: node.text(.title) ?? "", actions: [],
      source: source(node))
    alert.message = node.text(.message)
    (alert.$platforms, alert.comment, alert.view) = surroundings(of: node, in: scope)
    for child in node.children {
      if let item = item(child, scope) { alert.actions.append(item) }
    }
    return alert
  }

  private mutating func activityView(_ node: BoundNode, _ outer: Scope) -> ActivityView {
    let scope = scope(node, in: outer)
    var view = ActivityView(
      id: node.text(.id) ?? "", title: node.text(.title), activities: [],
      source: source(node))
    view.excludes = node.words(.excludes) ?? []
    (view.$platforms, view.comment, view.view) = surroundings(of: node, in: scope)
    for child in node.children {
      guard let id = child.text(.id), let title = child.text(.title),
        let symbol = child.text(.symbol)
      else { continue }
      var activity = ActivityView.Activity(
        id: id, title: title, symbol: symbol, source: source(child))
      activity.kind = child.word(.kind) ?? .action
      activity.accepts = child.list(.accepts)
      activity.comment = child.text(.comment)
      view.activities.append(activity)
    }
    return view
  }

  private mutating func appExtension(
    _ node: BoundNode, _ kind: AppExtension.Kind, _ outer: Scope
  ) -> AppExtension {
    let scope = scope(node, in: outer)
    var result = AppExtension(
      id: node.text(.id) ?? "", kind: kind, title: node.text(.title) ?? "",
      accepts: node.list(.accepts), commands: [], source: source(node))
    result.symbol = node.text(.symbol)
    result.image = node.text(.image)
    result.interface = node.word(.interface) ?? .compose
    result.hasInterface = node.flag(.ui, default: true)
    result.surfaces = node.words(.surfaces) ?? []
    result.returns = node.list(.returns)
    (result.$platforms, result.comment, result.view) = surroundings(of: node, in: scope)
    for child in node.children {
      if let item = item(child, scope) { result.commands.append(item) }
    }
    return result
  }
}

extension PresentedBody {
  /// The ids of what people can press in it, however deep it stands.
  fileprivate var itemIDs: Set<String> {
    var ids = Set(items.map(\.id) + buttons.map(\.id))
    func add(_ content: [MenuElement]) { content.forEachItem { ids.insert($0.id) } }
    func add(_ button: PullDownButton) {
      if let primary = button.primary { ids.insert(primary) }
      add(button.content)
    }
    func add(_ units: [ToolbarUnit]) {
      for unit in units {
        switch unit.content {
        case .item(let item): ids.insert(item.id)
        case .button(let button): ids.insert(button.id)
        case .pullDownButton(let button): add(button)
        case .group(let group): add(group.members)
        case .back(let button): add(button.content)
        case .title(let title): add(title.documentMenu?.content ?? [])
        default: break
        }
      }
    }
    for button in pullDownButtons { add(button) }
    for region in Toolbar.Region.allCases { add(toolbar?[region] ?? []) }
    return ids
  }
}
