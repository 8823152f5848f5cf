import MenuetModel

extension JSONSample {
  private static let body: PresentedBody = {
    var body = PresentedBody()
    body.items = [overridingItem]
    body.buttons = [button]
    body.popUpButtons = [popUpButton]
    body.pullDownButtons = [pullDownButton]
    body.segmented = [segmented]
    body.regions = [region]
    body.toolbar = Toolbar(id: "inner", title: nil, source: source(131))
    return body
  }()

  static let sheet: Sheet = {
    var sheet = Sheet(id: "compose", title: "Letter", source: source(130))
    sheet.style = .form
    sheet.detents = ["medium", "240pt", "40%", "tall"]
    sheet.ownDetents = [Sheet.Detent(id: "tall", height: "600pt")]
    sheet.selected = "medium"
    sheet.modality = .nonmodal
    sheet.undimmedThrough = "240pt"
    sheet.grabber = .visible
    sheet.scrollExpands = false
    sheet.scrollable = true
    sheet.edgeAttached = true
    sheet.widthFollowsContent = true
    sheet.preferredWidth = 540.25
    sheet.preferredHeight = 620
    sheet.cornerRadius = 0.125
    sheet.content = .photo
    sheet.task = .complex
    sheet.edits = true
    sheet.dismissal = .confirm
    sheet.confirm = "ask"
    sheet.autoDismiss = ["share"]
    sheet.onDismiss = "didDismiss"
    sheet.onWillDismiss = "willDismiss"
    sheet.$platforms = Narrowed([.ios], isNarrowed: true)
    sheet.comment = "A sheet."
    sheet.view = "editor"
    sheet.body = body
    sheet.layouts = [layout(.phone, .fullScreen)]
    return sheet
  }()

  /// A popover has a frame there, anything else a detent.
  private static func layout(
    _ container: DeviceContainer, _ presentation: PresentationForm
  ) -> PresentationLayout {
    let frame = Frame(x: 12, y: 24.5, width: 320, height: 480)
    var layout = PresentationLayout(in: container, as: presentation)
    if presentation == .popover {
      layout.frame = frame
    } else {
      layout.sheet = presentation == .sheet ? "compose" : nil
      layout.detents = [
        DetentLayout(id: "tall", active: true, frame: frame, dimmed: false, grabber: true)
      ]
    }
    return layout
  }

  static let cover: Cover = {
    var cover = Cover(id: "camera", title: "Camera", source: source(140))
    cover.content = .camera
    cover.task = .supplementary
    cover.onDismiss = "didDismiss"
    cover.$platforms = Narrowed([.ios], isNarrowed: true)
    cover.comment = "A cover."
    cover.view = "editor"
    cover.body = body
    cover.layouts = [layout(.pad, .fullScreen)]
    return cover
  }()

  static let popover: Popover = {
    var popover = Popover(id: "details", title: "Details", source: source(150))
    popover.adaptsTo = "compose"
    popover.anchor = "detailsButton"
    popover.$platforms = Narrowed([.ipados], isNarrowed: true)
    popover.comment = "A popover."
    popover.view = "editor"
    popover.body = body
    popover.layouts = [layout(.pad, .popover), layout(.phone, .sheet)]
    return popover
  }()

  static let alert: Alert = {
    var alert = Alert(
      id: "ask", title: "Delete?", actions: [item("plain", .command, line: 161)],
      source: source(160))
    alert.message = "This cannot be undone."
    alert.$platforms = Narrowed([.ios], isNarrowed: true)
    alert.comment = "A question."
    alert.view = "editor"
    return alert
  }()

  static let activityView: ActivityView = {
    var activity = ActivityView.Activity(
      id: "publish", title: "Publish", symbol: "globe", source: source(171))
    activity.kind = .share
    activity.accepts = ["image:5", "public.url"]
    activity.comment = "An activity."
    var view = ActivityView(
      id: "share-note", title: "Share", activities: [activity], source: source(170))
    view.excludes = [.print, .assignToContact]
    view.$platforms = Narrowed([.ios], isNarrowed: true)
    view.comment = "A share sheet."
    view.view = "editor"
    return view
  }()
}
