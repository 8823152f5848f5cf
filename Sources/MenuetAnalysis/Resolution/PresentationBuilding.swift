import MenuetModel
import MenuetSource

/// What commands present.
extension DocumentBuilder {
  mutating func buildPresentation(
    _ node: BoundNode, _ outer: Scope, _ sink: inout DiagnosticSink
  ) {
    switch node.kind {
    case .sheet: document.sheets.append(sheet(node, outer, &sink))
    case .cover: document.covers.append(cover(node, outer, &sink))
    case .popover: document.popovers.append(popover(node, outer, &sink))
    case .alert: document.alerts.append(alert(node, outer, &sink))
    case .activityView: document.activityViews.append(activityView(node, outer, &sink))
    default: break
    }
  }

  private mutating func sheet(
    _ node: BoundNode, _ outer: Scope, _ sink: inout DiagnosticSink
  ) -> Sheet {
    let scope = scope(node, in: outer, &sink)
    var sheet = Sheet(
      id: node.text(.id) ?? "", title: node.text(.title), source: source(node))
    sheet.style = node.word(.style) ?? .automatic
    if node.has(.detents) { sheet.detents = node.list(.detents) }
    for child in node.children where child.kind == .detent {
      sheet.ownDetents.append(
        Sheet.Detent(id: child.text(.id) ?? "", height: child.text(.height) ?? ""))
    }
    sheet.selected = node.text(.selected)
    sheet.modality = node.word(.modality) ?? .modal
    sheet.statesModality = node.has(.modality)
    sheet.undimmedThrough = node.text(.undimmedThrough)
    sheet.grabber = node.word(.grabber) ?? .auto
    sheet.scrollExpands = node.flag(.scrollExpands, default: true)
    sheet.scrollable = node.flag(.scrollable)
    sheet.edgeAttached = node.flag(.edgeAttached)
    sheet.widthFollowsContent = node.flag(.widthFollowsContent)
    sheet.preferredWidth = node.number(.preferredWidth)
    sheet.preferredHeight = node.number(.preferredHeight)
    sheet.cornerRadius = node.number(.cornerRadius)
    sheet.content = node.word(.content) ?? .standard
    sheet.task = node.word(.task) ?? .simple
    sheet.edits = node.flag(.edits)
    sheet.dismissal = node.word(.dismissal) ?? .free
    sheet.confirm = node.text(.confirm)
    sheet.autoDismiss = node.list(.autoDismiss)
    sheet.onDismiss = node.text(.onDismiss)
    sheet.onWillDismiss = node.text(.onWillDismiss)
    sheet.$platforms = narrowed(scope)
    sheet.comment = node.text(.comment)
    sheet.view = scope.view
    sheet.body = presentedBody(node, scope, &sink)
    return sheet
  }

  private mutating func cover(
    _ node: BoundNode, _ outer: Scope, _ sink: inout DiagnosticSink
  ) -> Cover {
    let scope = scope(node, in: outer, &sink)
    var cover = Cover(
      id: node.text(.id) ?? "", title: node.text(.title), source: source(node))
    cover.content = node.word(.content) ?? .standard
    cover.task = node.word(.task) ?? .simple
    cover.onDismiss = node.text(.onDismiss)
    cover.$platforms = narrowed(scope)
    cover.comment = node.text(.comment)
    cover.view = scope.view
    cover.body = presentedBody(node, scope, &sink)
    return cover
  }

  private mutating func popover(
    _ node: BoundNode, _ outer: Scope, _ sink: inout DiagnosticSink
  ) -> Popover {
    let scope = scope(node, in: outer, &sink)
    var popover = Popover(
      id: node.text(.id) ?? "", title: node.text(.title), source: source(node))
    popover.adaptsTo = node.text(.adaptsTo)
    popover.anchor = node.text(.anchor)
    popover.$platforms = narrowed(scope)
    popover.comment = node.text(.comment)
    popover.view = scope.view
    popover.body = presentedBody(node, scope, &sink)
    return popover
  }

  private mutating func presentedBody(
    _ node: BoundNode, _ scope: Scope, _ sink: inout DiagnosticSink
  ) -> PresentedBody {
    var body = PresentedBody()
    for child in node.children {
      switch child.kind {
      case .command, .item, .toggle, .choice:
        if let item = item(child, scope, &sink) { body.items.append(item) }
      case .button:
        if let button = button(child, scope, &sink) { body.buttons.append(button) }
      case .popUpButton:
        if let button = popUpButton(child, scope, &sink) { body.popUpButtons.append(button) }
      case .pullDownButton: body.pullDownButtons.append(pullDownButton(child, scope, &sink))
      case .segmented:
        if let control = segmented(child, scope, &sink) { body.segmented.append(control) }
      case .toolbar:
        if body.toolbar == nil {
          body.toolbar = toolbar(child, scope, &sink)
        } else {
          sink.report(ToolbarShape.second(child))
        }
      default: break
      }
    }
    return body
  }

  private mutating func alert(
    _ node: BoundNode, _ outer: Scope, _ sink: inout DiagnosticSink
  ) -> Alert {
    let scope = scope(node, in: outer, &sink)
    var alert = Alert(
      id: node.text(.id) ?? "", title: node.text(.title) ?? "", actions: [],
      source: source(node))
    alert.message = node.text(.message)
    alert.$platforms = narrowed(scope)
    alert.comment = node.text(.comment)
    alert.view = scope.view
    for child in node.children {
      if let item = item(child, scope, &sink) { alert.actions.append(item) }
    }
    return alert
  }

  private mutating func activityView(
    _ node: BoundNode, _ outer: Scope, _ sink: inout DiagnosticSink
  ) -> ActivityView {
    let scope = scope(node, in: outer, &sink)
    var view = ActivityView(
      id: node.text(.id) ?? "", title: node.text(.title), activities: [],
      source: source(node))
    view.excludes = node.words(.excludes) ?? []
    view.$platforms = narrowed(scope)
    view.comment = node.text(.comment)
    view.view = scope.view
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
}
