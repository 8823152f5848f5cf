import Foundation
import MenuetModel

/// Documents that a seed makes: for every mix of platforms and least versions, some of the elements
/// whose generated code depends on them.
struct SeededDocument {
  private var random: SplitMix
  private var maker: DocumentMaker
  /// The ids and titles of its commands, where they are to break something.
  private var hostile: [(id: String, title: String)] = []

  /// A document whose ids are keywords and names of what frameworks and generated code have, and whose
  /// titles could end a literal.
  static func hostileDocument(seed: UInt64) -> Document {
    var ids = HostileDocument.ids + frameworkNames.filter { !HostileDocument.ids.contains($0) }
    var random = SplitMix(state: seed &+ 7_919)
    var hostile: [(id: String, title: String)] = []
    for number in 0..<8 {
      let id = ids.remove(at: Int(random.next(below: UInt64(ids.count))))
      hostile.append(
        (id, HostileDocument.titles[(Int(seed) + number) % HostileDocument.titles.count]))
    }
    return document(seed: seed, hostile: hostile)
  }

  /// Names of members of views, of commands and of what is generated for them.
  private static let frameworkNames = [
    "body", "modifier", "sheet", "popover", "toolbar", "content", "present", "items",
    "titled", "shown", "half", "control", "label", "symbol", "is-shown", "is-pad", "place",
    "surface", "parts", "app", "picker", "dynamic", "start", "carry-out", "perform", "keys",
    "is-handled", "view", "environment", "binding", "menu", "bar", "button", "option", "followed",
  ]

  /// The seeds of a run: fifty, or as many as `Tests/GeneratedSwift/seeds` asks for.
  static let seeds: ClosedRange<Int> = {
    let asked = ProcessInfo.processInfo.environment["MENUET_SEEDS"].flatMap(Int.init)
    return 1...max(asked ?? 50, 50)
  }()

  /// The seeds in batches of fifty, whose documents are type-checked as one module.
  static let batches = stride(from: seeds.lowerBound, through: seeds.upperBound, by: 50).map {
    first in
    first...min(first + 49, seeds.upperBound)
  }

  static func document(seed: UInt64) -> Document { document(seed: seed, hostile: []) }

  private static func document(
    seed: UInt64, hostile: [(id: String, title: String)]
  ) -> Document {
    var made = SeededDocument(
      random: SplitMix(state: seed), maker: DocumentMaker("Seeded\(seed)"), hostile: hostile)
    made.addPlatforms()
    made.addCommands()
    made.addMenus()
    made.addButtons()
    made.addToolbar()
    made.addSheet()
    made.addExchange()
    made.addExtensions()
    return made.maker.document
  }

  /// Documents of drag sources and drop targets, with every mix of their attributes.
  static func exchange(seed: UInt64) -> Document {
    var made = SeededDocument(random: SplitMix(state: seed), maker: DocumentMaker("Seeded\(seed)"))
    made.addPlatforms()
    made.maker.command("command-0")
    made.maker.alert("ask", ["command-0"])
    made.addExchange()
    return made.maker.document
  }

  private func id(_ number: Int) -> String {
    hostile.isEmpty ? "command-\(number)" : hostile[number].id
  }

  private func title(_ number: Int) -> String {
    hostile.isEmpty ? "Command \(number)" : hostile[number].title
  }

  private mutating func chance(_ percent: UInt64) -> Bool { random.next(below: 100) < percent }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int(random.next(below: UInt64(values.count)))]
  }

  private mutating func addPlatforms() {
    let platforms = one(of: [
      PlatformSet([.ios, .ipados]), [.ios, .ipados, .visionos], [.ipados, .visionos],
      [.ios, .ipados, .macos, .visionos], [.visionos],
    ])
    let ios = one(of: [16, 17, 18, 26])
    let vision = one(of: [nil, 1, 2, 26])
    maker.change { document in
      document.platforms = platforms
      document.minimumVersions.ios = PlatformVersion(ios)
      document.minimumVersions.visionos = vision.map { PlatformVersion($0) }
    }
  }

  private mutating func addCommands() {
    for number in 0..<8 {
      let (hides, keeps, destroys) = (chance(20), chance(20), chance(15))
      let key = chance(40) ? "cmd+\(number)" : nil
      let subtitle = chance(30) ? "Subtitle" : nil
      maker.command(id(number), title(number)) { command in
        command.symbol = number.isMultiple(of: 2) ? "star" : nil
        command.shortcut = key.flatMap { try? Shortcut(parsing: $0) }
        command.subtitle = subtitle
        if hides { command.whenUnavailable = .hide }
        if keeps { command.traits.insert(.keepsMenuOpen) }
        if destroys { command.role = .destructive }
      }
    }
    for system in [SystemCommand.undo, .cut, .paste, .rename, .duplicate, .done, .cancel] {
      maker.system(system)
    }
    maker.toggle("toggle", one(of: [.checkmark, .title]), off: "Off", on: "On")
    maker.choice("choice", ["first", "second", "third"])
  }

  private mutating func menuContent() -> [MenuElement] {
    var content = maker.items(one(of: [id(0), id(1)]), "toggle", "choice", "undo")
    if chance(50) { content.append(maker.separator()) }
    if chance(50) { content.append(maker.section("part", maker.items(id(2), "paste"))) }
    if chance(50) { content.append(maker.submenu("inner", maker.items(id(3), "rename"))) }
    if chance(40) { content.append(maker.dynamic("recents", max: 5)) }
    return content
  }

  private mutating func addMenus() {
    let (content, row) = (menuContent(), menuContent())
    let layout = one(of: [MenuLayoutSize.small, .medium, .large])
    maker.menu("format", content) { $0.layout = layout }
    if chance(60) { maker.contextMenu("row", row) { $0.order = .priority } }
    if chance(40) { maker.editMenu("text", [maker.item(id(4))]) }
    if chance(50) {
      let edit = maker.menuValue("edit", maker.items("undo", "cut", "paste")) {
        $0.standard = .edit
      }
      let own = maker.menuValue("own", maker.items(id(5), "toggle"))
      maker.menuBar("bar", [edit, own])
    }
  }

  private mutating func addButtons() {
    for number in 0..<2 where chance(70) {
      var look = ButtonLook()
      look.style = one(of: [.plain, .gray, .tinted, .filled, .glass, .prominentGlass])
      look.size = one(of: [.small, .medium, .large])
      let button = Button(
        item: maker.item(id(number)), kind: nil, look: look, source: maker.source())
      maker.change { $0.buttons.append(button) }
    }
    let popUp = maker.popUpButton("pop", choice: "choice")
    let pull = maker.pullDownButton("pull", maker.items(id(6), "toggle"))
    maker.change { document in
      document.popUpButtons = [popUp]
      document.pullDownButtons = [pull]
    }
  }

  private mutating func addToolbar() {
    let style = one(of: [ToolbarStyle.automatic, .navigator, .browser, .editor])
    let edge = one(of: [ToolbarEdge.top, .bottom])
    let (customizable, searches, spaces, groups) = (chance(50), chance(60), chance(60), chance(60))
    let display = one(of: [ItemDisplay.icon, .title, .both])
    let all = maker.document.platforms
    let ids = (0..<8).map { id($0) }
    maker.toolbar("tools") { toolbar, maker in
      toolbar.style = style
      toolbar.edge = edge
      toolbar.customizable = customizable
      toolbar.platforms = all
      toolbar.regions.leading = [maker.unit("done")]
      toolbar.regions.center = [
        maker.unit(ids[0]) { $0.display = display },
        maker.unit("pop-in", .popUpButton(maker.popUpButton("pop-in", choice: "choice"))),
      ]
      if spaces {
        toolbar.regions.center.append(
          maker.unit("space", .space(isFlexible: false, platforms: all)))
      }
      if groups {
        var group = ToolbarGroup(
          title: "Group", members: [maker.unit(ids[2]), maker.unit(ids[4])])
        group.symbol = "star"
        group.platforms = all
        toolbar.regions.center.append(maker.unit("group", .group(group)))
      }
      toolbar.regions.center.append(maker.unit("toggle") { $0.customization = .optional })
      if searches {
        toolbar.regions.trailing = [maker.unit("search", .search(maker.barButton("Search")))]
      }
    }
  }

  private mutating func addSheet() {
    let style = one(of: [SheetStyle.automatic, .page, .form])
    let detents = one(of: [["large"], ["medium", "large"], ["240pt", "80%"]])
    let dismissal = one(of: [Dismissal.free, .guarded, .ask])
    let tells = chance(50)
    if chance(60) {
      maker.sheet("compose") { sheet in
        sheet.style = style
        sheet.detents = detents
        sheet.modality = detents == ["large"] ? .modal : .nonmodal
        sheet.edgeAttached = tells
        sheet.cornerRadius = tells ? 12 : nil
        sheet.dismissal = dismissal
        sheet.onDismiss = tells ? "composed" : nil
      }
      if tells { maker.popover("composing") { $0.adaptsTo = "compose" } }
    }
    if chance(50) { maker.alert("ask", [id(7), "cancel"]) }
    if chance(30) { maker.activityView("share", excludes: [.print]) }
  }

  private mutating func addExtensions() {
    for number in 0..<one(of: [1, 2]) {
      let name = hostile.isEmpty ? "extension-\(number)" : hostile[number].id
      let works = [maker.item(id(number)), maker.item(id(number + 2))]
      let kinds = [
        "text", "url:1", "web-page", "image:5", "movie", "file:2", "attachment:3",
        "com.adobe.pdf", "public.plain-text", "public.image", "3com.x-y:1",
      ]
      let accepts = [one(of: kinds), one(of: kinds), one(of: kinds)]
      let commands = works.prefix(one(of: [0, 1, 2]))
      let returns = one(of: [[], ["public.png", "\"", "init", "3com.x", "3com-x"]])
      let (hasInterface, isComposing) = (chance(60), chance(50))
      let title = title(number)
      maker.appExtension(one(of: [.share, .action]), name) { own in
        own.title = title
        own.accepts = accepts
        own.commands = Array(commands)
        own.returns = returns
        own.hasInterface = hasInterface
        own.interface = isComposing ? .compose : .custom
        own.surfaces = [.hover, .finder]
      }
    }
  }

  private mutating func region(_ number: Int) -> ContentRegion? {
    guard chance(70) else { return nil }
    var region = ContentRegion(id: "region-\(number)", title: nil, source: maker.source())
    region.control = one(of: [.custom, .list, .table, .grid, .collection, .textView])
    region.kind = one(of: [.text, .image, .custom])
    region.textAttributes = one(of: [.plain, .rich])
    region.container = one(of: [nil, "region-0"])
    region.parent = number == 0 ? nil : one(of: [nil, "region-0"])
    return region
  }

  private mutating func addExchange() {
    let types = ["public.png", "public.jpeg", "public.text"]
    for number in 0..<one(of: [0, 1, 2, 3]) {
      let source = maker.source()
      let forms = types.prefix(one(of: [1, 2, 3]))
        .map { DragSource.Representation(type: $0, source: source) }
      var drag = DragSource(
        id: "source-\(number)", target: "Row", representations: Array(forms), source: source)
      drag.platforms = maker.document.platforms
      drag.region = region(number)
      drag.allows = one(of: [[.copy], [.copy, .move], [.move]])
      drag.onMove = drag.allows.contains(.move) ? one(of: ["remove", nil]) : nil
      drag.multiple = chance(40)
      drag.scope = one(of: [.app, .system])
      drag.preview = one(of: [.system, .custom])
      drag.size = one(of: [nil, 2_000])
      (drag.progress, drag.fileProvider) = (chance(40), chance(30))
      maker.change { $0.dragSources.append(drag) }
    }
    for number in 0..<one(of: [0, 1, 2, 3]) {
      let source = maker.source()
      var accepts = types.prefix(one(of: [1, 2, 3]))
        .map { DropTarget.Accept(type: $0, source: source) }
      if chance(30) { accepts[0].take = ["name"] }
      var target = DropTarget(
        id: "target-\(number)", target: "Row", accepts: accepts, source: source)
      target.platforms = maker.document.platforms
      target.region = region(number)
      target.operation = one(of: [.auto, .copy, .move, .link])
      target.scope = one(of: [.app, .system, .external])
      target.feedback = one(of: [.highlight, .insertion, .animate, .none])
      target.progress = one(of: [.system, .inline, .none])
      target.textStyle = one(of: [.auto, .source, .destination])
      target.autoScroll = one(of: [nil, .edges, AutoScroll.none])
      (target.multiple, target.gap, target.placeholder) = (chance(70), chance(30), chance(40))
      (target.undo, target.springLoaded) = (chance(70), chance(30))
      target.dropPriority = number
      target.starts = one(of: [nil, "command-0"])
      target.confirm = one(of: [nil, nil, "ask"])
      target.onFailure = one(of: [nil, "ask", "region-0"])
      target.failureHandler = target.onFailure == nil ? one(of: [nil, "tell"]) : nil
      let regions = [target.region].compactMap { $0 }
      maker.change { document in
        document.dropTargets.append(target)
        document.regions += regions.filter { new in
          !document.regions.contains { $0.id == new.id }
        }
      }
    }
  }
}
