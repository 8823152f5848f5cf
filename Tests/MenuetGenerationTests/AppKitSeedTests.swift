import Foundation
import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetGeneration

/// Documents with hostile ids and titles that seeds make: what is generated of them for AppKit
/// type-checks, and uses nothing that is newer than their least version of macOS without a check.
@Suite struct AppKitSeedTests {
  private func source(_ document: Document) -> [UInt8] {
    SwiftEmitter(
      framework: .appkit, access: .internal, toolVersion: "1.0", inputName: document.fileName
    ).emit(LaidOutDocument(document: document, context: LayoutContext(document: document))).source
  }

  @Test func seededDocumentsCompileAndUseNothingTooNew() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var uses: [(platform: String, minimum: String, file: URL)] = []
    for seed in SeededDocument.seeds {
      let document = SeededAppKitDocument.document(seed: UInt64(seed))
      let file = try tools.write(source(document), "\(document.name)+Menuet.swift")
      let minimum = document.minimumVersions.macos
      uses.append(("macOS", "\(minimum.major).\(minimum.minor)", file))
    }
    let found = try tools.availability(uses, framework: "appkit")
    #expect(found == "", "\(found.split(separator: "\n").prefix(20).joined(separator: "\n"))")
    for batch in stride(from: 0, to: uses.count, by: 50) {
      let files = uses[batch..<min(batch + 50, uses.count)].map(\.file)
      let messages = try tools.typecheckAppKit(files)
      #expect(
        messages == "", "\(messages.split(separator: "\n").prefix(20).joined(separator: "\n"))")
    }
  }
}

/// A document for the Mac, of which every part is there or not, and says what a seed wants.
struct SeededAppKitDocument {
  private var random: SplitMix
  private var maker: DocumentMaker
  private var commands: [String] = []

  static func document(seed: UInt64) -> Document {
    var made = SeededAppKitDocument(
      random: SplitMix(state: seed &* 0x9E37_79B9), maker: DocumentMaker("Seed\(seed)"))
    made.addCommands()
    made.addMenus()
    made.addControls()
    made.addToolbars()
    made.addPresentations()
    made.addDragAndDrop()
    return made.maker.document
  }

  private mutating func chance(_ percent: UInt64) -> Bool { random.next(below: 100) < percent }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int(random.next(below: UInt64(values.count)))]
  }

  private mutating func title() -> String { one(of: HostileDocument.titles) }

  private mutating func condition() -> Condition? {
    guard chance(35) else { return nil }
    return one(of: [
      .variable("ready"), .not(.variable("form-x")), .variable("select-x.string"),
      .and([.variable("ready"), .or([.variable("form-x"), .not(.variable("select-x.Type"))])]),
    ])
  }

  private mutating func items(_ count: Int) -> [MenuElement] {
    (0..<count).map { _ in
      var overrides = ItemOverrides()
      if chance(20) { overrides.title = title() }
      if chance(20) { overrides.hint = title() }
      if chance(20) { overrides.enabledWhen = condition() }
      if chance(10) { overrides.visibleWhen = condition() }
      if chance(10) { overrides.hidesShortcut = true }
      return .item(maker.item(one(of: commands), overrides == ItemOverrides() ? nil : overrides))
    }
  }

  // MARK: Commands

  private mutating func addCommands() {
    let version = one(of: [12, 13, 14, 15, 26])
    maker.change { $0.minimumVersions.macos = PlatformVersion(version) }
    maker.state("ready")
    maker.toggle("form-x", one(of: [.checkmark, .title, .pair]), off: title(), on: title())
    maker.choice("select-x", ["string", "Type", "default"])
    let hasHandlers = chance(40)
    for id in Set((0..<8).map { _ in one(of: HostileDocument.ids) }).sorted() {
      let handler = hasHandlers ? one(of: [nil, "Editor", "List", "Command"]) : nil
      let (symbol, key) = (chance(50), chance(40) ? one(of: ["cmd+k", "up", "opt+f5"]) : nil)
      let (enabled, visible, confirms) = (condition(), condition(), chance(15))
      let (subtitle, hint, role) = (
        chance(20) ? title() : nil, chance(20) ? title() : nil,
        one(of: [Role.normal, .primary, .destructive])
      )
      maker.command(id, title()) { command in
        command.symbol = symbol ? "star" : nil
        command.shortcut = key.flatMap { try? Shortcut(parsing: $0) }
        command.subtitle = subtitle
        command.hint = hint
        command.role = role
        command.handler = handler
        command.enabledWhen = enabled
        command.visibleWhen = visible
        if confirms { command.confirm = "ask" }
      }
      commands.append(id)
    }
    commands += ["form-x", "select-x"]
    for system in [SystemCommand.undo, .copy, .bold, .find, .share, .close, .done, .cancel] {
      maker.system(system)
      if chance(60) { commands.append(system.rawValue) }
    }
    maker.alert("ask", ["cancel", one(of: commands.filter { $0 != "select-x" })], title: title())
  }

  // MARK: Surfaces

  private mutating func addMenus() {
    let content =
      items(4) + [maker.separator(), maker.section("part", items(2))]
      + [maker.submenu("inner", items(3)), maker.dynamic("recents", max: 4)]
    let (layout, isStatusItem) = (one(of: [MenuLayoutSize.small, .large]), chance(40))
    let visible = condition()
    maker.menu("own", content) {
      $0.layout = layout
      $0.visibleWhen = visible
      if isStatusItem { $0.kind = .statusItem }
    }
    if chance(60) { maker.contextMenu("row", items(4)) }
    if chance(75) {
      let file = maker.menuValue("file", items(3)) { $0.standard = .file }
      let more = maker.menuValue("more", items(4))
      maker.menuBar("bar", [file, more])
    }
  }

  private mutating func addControls() {
    let plain = commands.filter { $0 != "select-x" }
    let button = Button(
      item: maker.item(one(of: plain)), kind: chance(30) ? .info : nil, look: ButtonLook(),
      source: maker.source())
    var popUp = maker.popUpButton("pop", choice: "select-x")
    popUp.enabledWhen = condition()
    let pull = maker.pullDownButton("pull", items(3), primary: chance(50) ? one(of: plain) : nil)
    let segmented = maker.segmented("select-x")
    let shown = [chance(60), chance(60), chance(60), chance(60)]
    maker.change { document in
      if shown[0] { document.buttons = [button] }
      if shown[1] { document.popUpButtons = [popUp] }
      if shown[2] { document.pullDownButtons = [pull] }
      if shown[3] { document.segmentedControls = [segmented] }
    }
  }

  private mutating func addToolbars() {
    guard chance(75) else { return }
    let plain = commands.filter { $0 != "select-x" }
    let ids = Set((0..<4).map { _ in one(of: plain) }).sorted()
    let (customizable, searches, goesBack) = (chance(50), chance(50), chance(40))
    let (groups, optional, display) = (chance(50), chance(30), one(of: [ItemDisplay.icon, .title]))
    let pull = maker.pullDownButton("pull-in", items(3), primary: chance(50) ? one(of: plain) : nil)
    let condition = condition()
    maker.toolbar("tools") { toolbar, maker in
      toolbar.customizable = customizable
      if goesBack {
        toolbar.regions.leading = [maker.unit("back", .back(maker.barButton("Back")))]
      }
      for (place, id) in ids.enumerated() {
        toolbar.regions.center.append(
          maker.unit(id) {
            $0.display = display
            $0.priority = place
            if optional, place == 1 { $0.customization = .optional }
          })
      }
      if groups {
        var group = ToolbarGroup(title: "Group", members: [maker.unit(ids[0])])
        group.platforms = [.macos]
        group.enabledWhen = condition
        toolbar.regions.center.append(maker.unit("group", .group(group)))
      }
      toolbar.regions.center.append(maker.unit("pull-in", .pullDownButton(pull)))
      toolbar.regions.center.append(
        maker.unit("pop-in", .popUpButton(maker.popUpButton("pop-in", choice: "select-x"))))
      if searches {
        toolbar.regions.trailing = [maker.unit("search", .search(maker.barButton("Search")))]
      }
    }
  }

  private mutating func addPresentations() {
    guard let presenting = commands.first(where: { HostileDocument.ids.contains($0) }) else {
      return
    }
    let kind = one(of: ["sheet", "popover", "share", "none"])
    let told = chance(50)
    switch kind {
    case "sheet":
      maker.sheet("card")
      let body = maker.item("done")
      maker.change {
        $0.sheets[0].onDismiss = told ? "cardClosed" : nil
        $0.sheets[0].onWillDismiss = told ? "cardCloses" : nil
        $0.sheets[0].body.items = [body]
      }
    case "popover":
      var popover = Popover(id: "card", title: title(), source: maker.source())
      popover.platforms = [.macos]
      popover.anchor = told ? presenting : nil
      maker.change { $0.popovers = [popover] }
    case "share": maker.activityView("card", excludes: [.mail])
    default: return
    }
    maker.change { document in
      for index in document.commands.indices where document.commands[index].id == presenting {
        document.commands[index].presents = "card"
      }
    }
  }

  private mutating func addDragAndDrop() {
    guard chance(50) else { return }
    let source = maker.source()
    var target = DropTarget(
      id: "drop", target: title(),
      accepts: [DropTarget.Accept(type: one(of: ["public.text", "public.image"]), source: source)],
      source: source)
    target.platforms = [.macos]
    target.scope = one(of: [.system, .app, .external])
    target.operation = one(of: [.auto, .copy, .move, .link])
    target.feedback = one(of: [.highlight, .insertion, .animate, .none])
    target.multiple = chance(50)
    target.placeholder = chance(50)
    target.springLoaded = chance(50)
    target.autoScroll = one(of: [nil, .edges, AutoScroll.none])
    target.confirm = chance(30) ? "ask" : nil
    target.onFailure = chance(30) ? "ask" : nil
    target.failureHandler = chance(30) ? "dropFailed" : nil
    target.starts = chance(30) ? commands.first { $0 != "select-x" } : nil
    var drag = DragSource(
      id: "drag", target: title(),
      representations: [DragSource.Representation(type: "public.png", source: source)],
      source: source)
    drag.platforms = [.macos]
    drag.transfer = one(of: [.instant, .slow, .download])
    let shown = [chance(70), chance(70)]
    maker.change { document in
      if shown[0] { document.dropTargets = [target] }
      if shown[1] { document.dragSources = [drag] }
    }
  }
}
