import MenuetModel

extension JSONSample {
  static let appExtension: AppExtension = {
    var appExtension = AppExtension(
      id: "clip", kind: .action, title: "Clip", accepts: ["image:5", "public.vcard"],
      commands: [item("plain", .command, line: 181)], source: source(180))
    appExtension.symbol = "paperclip"
    appExtension.image = "Clip"
    appExtension.interface = .custom
    appExtension.hasInterface = false
    appExtension.surfaces = [.hover, .finder]
    appExtension.returns = ["public.image"]
    appExtension.$platforms = Narrowed([.macos], isNarrowed: true)
    appExtension.comment = "An extension."
    appExtension.view = "editor"
    return appExtension
  }()

  static let region: ContentRegion = {
    var region = ContentRegion(id: "charts", title: "Charts", source: source(190))
    region.kind = .image
    region.control = .imageWell
    region.selectable = true
    region.editable = true
    region.scrollable = true
    region.selection = .multiple
    region.selectCommand = "plain"
    region.collection = "sheet"
    region.textAttributes = .rich
    region.height = 240.5
    region.parent = "page"
    region.container = "book"
    region.presentation = "compose"
    region.$platforms = Narrowed([.ipados], isNarrowed: true)
    region.comment = "An area."
    region.view = "editor"
    return region
  }()

  static let dataType: DataType = {
    var type = DataType(id: "com.example.chart", title: "Chart", source: source(195))
    type.conformsTo = ["public.data"]
    type.exported = true
    type.fields = ["title", "values"]
    return type
  }()

  static let dragSource: DragSource = {
    var native = DragSource.Representation(type: "com.example.chart", source: source(201))
    native.fidelity = .native
    native.declaration = dataType
    let image = DragSource.Representation(type: "public.png", source: source(202))
    var drag = DragSource(
      id: "chart-drag", target: "charts", representations: [native, image], source: source(200))
    drag.region = region
    drag.allows = [.copy, .move]
    drag.multiple = true
    drag.scope = .app
    drag.preview = .custom
    drag.previewOpacity = 0.625
    drag.transfer = .download
    drag.size = 1_000_000
    drag.progress = true
    drag.fileProvider = true
    drag.onMove = "removeCharts"
    drag.$platforms = Narrowed([.ipados], isNarrowed: true)
    drag.comment = "A source."
    drag.view = "editor"
    return drag
  }()

  static let dropTarget: DropTarget = {
    var native = DropTarget.Accept(type: "com.example.chart", source: source(211))
    native.take = ["title"]
    native.declaration = dataType
    let image = DropTarget.Accept(type: "public.png", source: source(212))
    var drop = DropTarget(
      id: "chart-drop", target: "charts", accepts: [native, image], source: source(210))
    drop.region = region
    drop.operation = .link
    drop.operationReason = "The chart stays where it is."
    drop.scope = .external
    drop.multiple = false
    drop.feedback = .insertion
    drop.gap = true
    drop.dropPriority = 2
    drop.autoScroll = .edges
    drop.autoScrollZone = 24.5
    drop.placeholder = true
    drop.progress = .inline
    drop.starts = "plain"
    drop.status = "charts"
    drop.onFailure = "ask"
    drop.failureHandler = "dropFailed"
    drop.undo = false
    drop.confirm = "ask"
    drop.textStyle = .destination
    drop.springLoaded = true
    drop.$platforms = Narrowed([.ipados], isNarrowed: true)
    drop.comment = "A target."
    drop.view = "editor"
    return drop
  }()
}
