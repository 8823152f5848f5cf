import Foundation
import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetGeneration

@Suite struct SwiftAppKitFileTests {
  private func emit(
    _ document: Document, _ access: AccessLevel = .internal
  ) -> (source: [UInt8], unsupported: [UnsupportedFeature]) {
    let emitter = SwiftEmitter(
      framework: .appkit, access: access, toolVersion: "1.0", inputName: document.fileName)
    return emitter.emit(
      LaidOutDocument(document: document, context: LayoutContext(document: document)))
  }

  private func text(_ document: Document) -> String {
    String(decoding: emit(document).source, as: UTF8.self)
  }

  @Test(arguments: [13, 14, 15, 26, 12])
  func hostileDocumentsCompileAndAreFormatted(macos: Int) throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var document = HostileDocument.document
    document.minimumVersions.macos = PlatformVersion(macos)
    showEverything(of: &document)
    for access in [AccessLevel.internal, .public] {
      let file = try tools.write(emit(document, access).source, "Hostile+Menuet.swift")
      let messages = try tools.typecheckAppKit(file)
      #expect(messages == "")
      let findings = try tools.lint(file)
      #expect(findings == "")
      #expect(
        try tools.availability(file, minimum: "\(macos).0", framework: "appkit") == "")
    }
  }

  /// Shows what the document keeps to other platforms, fills its sheet, and drags and drops.
  private func showEverything(of document: inout Document) {
    let source = document.commands[0].source
    func item(_ id: String, _ kind: Item.Kind, _ subject: Subject) -> Item {
      Item(id: id, kind: kind, subject: subject, platforms: document.platforms, source: source)
    }
    document.sheets[0].body.items =
      document.commands.indices.map {
        item(document.commands[$0].id, .command, .command($0))
      } + document.choices.indices.map { item(document.choices[$0].id, .choice, .choice($0)) }
    let accept = DropTarget.Accept(type: "public.text", source: source)
    for id in ["default", "a-b", "if"] {
      var target = DropTarget(id: id, target: "A\nB", accepts: [accept], source: source)
      target.platforms = document.platforms
      document.dropTargets.append(target)
    }
    for index in document.toolbars.indices {
      for region in Toolbar.Region.allCases {
        document.toolbars[index][region] = document.toolbars[index][region].map { unit in
          var unit = unit
          switch unit.content {
          case .group(var group):
            group.platforms = document.platforms
            unit.content = .group(group)
          case .title(var title):
            title.platforms = document.platforms
            unit.content = .title(title)
          case .space(let isFlexible, _):
            unit.content = .space(isFlexible: isFlexible, platforms: document.platforms)
          default: break
          }
          return unit
        }
      }
    }
  }

  @Test func theSmallestDocumentsCompile() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var documents = [DocumentMaker("Empty").document]
    var one = DocumentMaker("One")
    one.command("only") { $0.shortcut = try? Shortcut(parsing: "up") }
    documents.append(one.document)
    var menu = DocumentMaker("OneMenu")
    menu.command("only")
    menu.menu("m", menu.items("only") + [menu.dynamic("d", max: nil)])
    documents.append(menu.document)
    var bar = DocumentMaker("OneBar")
    bar.menuBar("bar", [])
    documents.append(bar.document)
    var toolbar = DocumentMaker("OneToolbar")
    toolbar.toolbar("t") { _, _ in }
    documents.append(toolbar.document)
    var choice = DocumentMaker("OneChoice")
    choice.choice("c", ["a", "b"])
    documents.append(choice.document)
    var segmented = DocumentMaker("OneControl")
    segmented.choice("c", ["a", "b"])
    let control = segmented.segmented("c")
    segmented.change { $0.segmentedControls = [control] }
    documents.append(segmented.document)
    var alert = DocumentMaker("OneAlert")
    alert.command("only") { $0.confirm = "ask" }
    alert.system(.cancel)
    alert.alert("ask", ["cancel"])
    documents.append(alert.document)
    // All of them in one target.
    let files = try documents.map {
      try tools.write(emit($0).source, "\($0.name)+Menuet.swift")
    }
    for file in files {
      #expect(try tools.typecheckAppKit(file) == "", "\(file.lastPathComponent)")
      #expect(try tools.lint(file) == "")
    }
    #expect(try tools.typecheckAppKit(files[0], files[1], files[2], files[3], files[5]) == "")
  }

  @Test func theSampleAppCompiles() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Samples/NotesAppKit")
    let files = ["QuickNotes+Menuet.swift", "QuickNotes.swift"].map {
      folder.appendingPathComponent($0)
    }
    #expect(try tools.typecheckAppKit(files[0], files[1]) == "")
  }

  @Test func theSameDocumentGivesTheSameBytes() {
    #expect(emit(HostileDocument.document).source == emit(HostileDocument.document).source)
  }

  // MARK: Commands

  @Test func standardCommandsHaveTheSelectorsOfAppKit() {
    var maker = DocumentMaker("Notes")
    for system in [SystemCommand.copy, .undo, .close, .quit, .bold, .find, .share] {
      maker.system(system)
    }
    let edit = maker.menuValue("edit", maker.items("copy", "undo", "bold", "find", "share")) {
      $0.standard = .edit
      $0.systemItems = .none
    }
    maker.menuBar("bar", [edit])
    let text = text(maker.document)
    #expect(text.contains("case .copy: return #selector(NSText.copy(_:))\n"))
    #expect(text.contains(#"case .undo: return NSSelectorFromString("undo:")"#))
    #expect(text.contains("case .find: return NSTextFinder.Action.showFindInterface.rawValue\n"))
    #expect(text.contains("case .bold: return NSFontManager.shared\n"))
    // Nothing of AppKit shares: the app does.
    #expect(text.contains("  func share()\n"))
    #expect(!text.contains("  func copy()\n"))
    #expect(
      text.contains("    @objc func share(_ sender: Any?) { choose(.share, from: sender) }\n"))
    #expect(text.contains("    editMenu.add(.copy, .undo, .bold, .find, .share)\n"))
  }

  @Test func aStandardCommandWithAConditionHasASelectorOfItsOwn() {
    var maker = DocumentMaker("Notes")
    maker.state("ready")
    maker.system(.copy) { $0.enabledWhen = .variable("ready") }
    let edit = maker.menuValue("edit", maker.items("copy")) { $0.standard = .edit }
    maker.menuBar("bar", [edit])
    let text = text(maker.document)
    #expect(text.contains("case .copy: return #selector(CommandResponder.performCopy(_:))\n"))
    #expect(text.contains("case .copy: send(#selector(NSText.copy(_:)), from: sender)\n"))
  }

  @Test func aMenuBarIsTheWholeOne() {
    var maker = DocumentMaker("Notes")
    maker.command("add")
    let file = maker.menuValue("file", maker.items("add")) { $0.standard = .file }
    maker.menuBar("bar", [file])
    let text = text(maker.document)
    for line in [
      "add(services: .services)", ".add(.hide, .hideOthers, .showAll)", "app.windowsMenu = ",
      "app.helpMenu = ", "app.mainMenu = mainMenu", ".add(.undo, .redo)",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    // What AppKit has no words for is looked up.
    #expect(text.contains(#""command.quit.title""#))
  }

  @Test func anAlternateIsHeldWithItsKeys() {
    var maker = DocumentMaker("Notes")
    maker.command("shut") { $0.shortcut = try? Shortcut(parsing: "cmd+w") }
    maker.command("shut-all") {
      $0.alternateOf = "shut"
      $0.shortcut = try? Shortcut(parsing: "cmd+opt+w")
    }
    let own = maker.menuValue("own", maker.items("shut", "shut-all"))
    maker.menuBar("bar", [own])
    #expect(
      text(maker.document).contains(
        """
            ownMenu.add(.shut)
            ownMenu.add(alternate: .shutAll, holding: .option)
        """))
  }

  @Test func aPlaceSaysWhatItSays() {
    var maker = DocumentMaker("Notes")
    maker.state("ready")
    maker.command("add")
    var overrides = ItemOverrides()
    overrides.title = "Add Here"
    overrides.enabledWhen = .variable("ready")
    overrides.shortcut = try? Shortcut(parsing: "cmd+k")
    let special = MenuElement.item(maker.item("add", overrides))
    maker.menu("m", [special])
    let own = maker.menuValue("own", [special])
    maker.menuBar("bar", [own])
    let text = text(maker.document)
    #expect(
      text.contains(
        """
            let addItem = menu.add(.add) { actions in
              var content = item(.add, on: actions)
              content.title = Strings.text("menu.m.add.title", "Add Here")
              content.isEnabled = actions.ready
              return content
            }
            assignKeys(Shortcut("k", .command), to: addItem)
        """))
    #expect(
      text.contains(
        """
              return content
            }
            addItem.title = Strings.text("menu.own.add.title", "Add Here")
            assignKeys(Shortcut("k", .command), to: addItem)
        """))
  }

  // MARK: Surfaces

  @Test func aMenuHasOneRow() {
    var maker = DocumentMaker("Notes")
    for id in ["bold", "italic", "plain"] { maker.command(id) }
    let section = maker.section("more", maker.items("plain"))
    maker.menu("font", maker.items("bold", "italic") + [section]) { $0.layout = .small }
    let text = text(maker.document)
    #expect(text.contains("    row.add(.bold, .italic)\n"))
    #expect(text.contains("    moreItems.add(.plain)\n"))
  }

  @Test func aStatusItemHasItsMenu() {
    var maker = DocumentMaker("Notes")
    maker.command("add")
    maker.menu("quick", maker.items("add")) {
      $0.kind = .statusItem
      $0.symbol = "note"
    }
    #expect(
      text(maker.document).contains(
        """
            item.button?.image = image("note")
            item.button?.setAccessibilityLabel(Strings.text("menu.quick.title", "Menu quick"))
            item.button?.setAccessibilityIdentifier("quick")
            item.menu = quickMenu(actions: actions)
            return item
        """))
  }

  @Test func itemsOfATunedBarGiveWayAsLaidOut() {
    var maker = DocumentMaker("Notes")
    for id in ["first", "second", "third"] { maker.command(id) }
    maker.toolbar("main") { toolbar, maker in
      toolbar.regions.center = [
        maker.unit("first") { $0.priority = -1 }, maker.unit("second"),
        maker.unit("third") { $0.pinned = true },
      ]
    }
    let document = maker.document
    let text = text(document)
    #expect(
      text.contains(
        #"    toolbar.add("main.first", isCentered: true, priority: .init(rawValue: -2)) {"#))
    #expect(
      text.contains(
        """
            toolbar.add("main.third", isCentered: true, priority: .high) { bar, actions in
              bar.command(.third)
            }
        """))
    // AppKit takes the order of every bar, whoever arranges it elsewhere.
    for arranger in OverflowArranger.allCases {
      maker.change { $0.toolbars[0].overflowBy = arranger }
      #expect(self.text(maker.document) == text)
    }
    // The last one goes first in AppKit anyway.
    maker.change { $0.toolbars[0].regions.center[0].priority = 0 }
    #expect(
      self.text(maker.document).contains(
        """
            toolbar.add("main.first", isCentered: true) { bar, actions in
              bar.command(.first)
            }
        """))
  }

  @Test func peopleAreAskedBeforeACommandGoesOn() {
    var maker = DocumentMaker("Notes")
    maker.command("delete-note") { $0.confirm = "ask" }
    maker.command("yes") { $0.role = .destructive }
    maker.system(.cancel)
    maker.alert("ask", ["cancel", "yes"])
    let text = text(maker.document)
    #expect(
      text.contains(
        """
            case .deleteNote:
              let alert = askAlert {
                actions.deleteNote()
              }
              presentAlert(alert, for: command, on: actions)
        """))
    #expect(
      text.contains(
        """
            let yesButton = alert.add(Command.yes.title, id: "ask.yes") {
              go()
              update()
            }
            yesButton.hasDestructiveAction = true
            yesButton.keyEquivalent = ""
            let cancelButton = alert.add(Command.cancel.title, id: "ask.cancel")
            cancelButton.keyEquivalent = "\\u{1B}"
            return alert
        """))
  }

  @Test func sharingLeavesServicesOutAndAddsThoseOfTheApp() {
    var maker = DocumentMaker("Notes")
    maker.command("send") { $0.presents = "share" }
    maker.activityView("share", excludes: [.mail, .print])
    let source = maker.source()
    maker.change {
      $0.activityViews[0].activities = [
        ActivityView.Activity(id: "stamp", title: "Stamp", symbol: "seal", source: source)
      ]
    }
    let text = text(maker.document)
    #expect(text.contains("  func performShareStamp(on items: [Any])\n"))
    #expect(
      text.contains(
        """
          private static func shareFilter(for actions: any Actions) -> ServiceFilter {
            ServiceFilter(excluding: [.composeEmail]) { [weak actions] items in
              var services: [NSSharingService] = []
              let stampService = service(
                title: Strings.text("activity.stamp.title", "Stamp"), symbol: "seal"
              ) { [weak actions] in
                actions?.performShareStamp(on: items)
              }
              services.append(stampService)
              return services
            }
        """))
    let messages = emit(maker.document).unsupported.map(\.message)
    #expect(messages == ["AppKit offers no service for print"])
  }

  @Test func aServicePickerAsksItsDelegateOnNoActor() {
    var maker = DocumentMaker("Notes")
    maker.command("send") { $0.presents = "share" }
    maker.activityView("share", excludes: [])
    #expect(text(maker.document).contains("@preconcurrency NSSharingServicePickerDelegate,"))
  }

  @Test func aPullDownInABarOpensWithoutItsCommand() {
    var maker = DocumentMaker("Notes")
    maker.state("ready")
    maker.command("add") { $0.enabledWhen = .variable("ready") }
    maker.command("other")
    maker.toolbar("main") { toolbar, maker in
      let button = maker.pullDownButton("new", maker.items("add", "other"), primary: "add")
      toolbar.regions.center = [maker.unit("new", .pullDownButton(button))]
    }
    let text = text(maker.document)
    #expect(text.contains("      button.autovalidates = false\n"))
    #expect(
      text.contains(
        """
                assign(isAvailable ? #selector(Entry.choose(_:)) : nil, to: \\.action, of: button)
        """))
  }

  /// AppKit would ask the target of its action, which it has not.
  @Test func aShareButtonInABarFollowsItsCommandAlone() {
    var maker = DocumentMaker("Notes")
    maker.state("ready")
    maker.command("send") {
      $0.presents = "share"
      $0.enabledWhen = .variable("ready")
    }
    maker.activityView("share", excludes: [])
    maker.toolbar("main") { toolbar, maker in
      toolbar.regions.trailing = [maker.unit("send", .item(maker.item("send")))]
    }
    let text = text(maker.document)
    #expect(text.contains("      let button = NSSharingServicePickerToolbarItem("))
    #expect(text.contains("      button.autovalidates = false\n"))
  }

  @Test func searchBeginsInTheOverflowMenuToo() {
    var maker = DocumentMaker("Notes")
    maker.toolbar("main") { toolbar, maker in
      toolbar.regions.trailing = [maker.unit("search", .search(maker.barButton("Search")))]
    }
    #expect(
      text(maker.document).contains("#selector(NSSearchToolbarItem.beginSearchInteraction)"))
  }

  @Test func contextMenusAndPopUpsShowNoKeys() {
    var maker = DocumentMaker("Notes")
    maker.command("add") { $0.shortcut = try? Shortcut(parsing: "cmd+n") }
    maker.contextMenu("row", maker.items("add"))
    maker.choice("size", ["small", "large"]) {
      $0.options[0].shortcut = try? Shortcut(parsing: "cmd+1")
    }
    let popUp = maker.popUpButton("pop", choice: "size")
    maker.change { $0.popUpButtons = [popUp] }
    let text = text(maker.document)
    #expect(text.contains("    menu.isContextMenu = true\n"))
    #expect(!text.contains("shortcuts: [Shortcut("))
  }

  @Test func aReadyMadeButtonShowsItsSymbolAlone() {
    var maker = DocumentMaker("Notes")
    maker.command("tell")
    let button = Button(
      item: maker.item("tell"), kind: .info, look: ButtonLook(), source: maker.source())
    maker.change { $0.buttons = [button] }
    #expect(text(maker.document).contains("showing(button, titled: false, for: actions)"))
  }

  @Test func aStatusItemGoesWithItsCondition() {
    var maker = DocumentMaker("Notes")
    maker.state("running")
    maker.command("stop")
    maker.menu("quick", maker.items("stop")) {
      $0.kind = .statusItem
      $0.visibleWhen = .variable("running")
    }
    let text = text(maker.document)
    #expect(text.contains("      assign(actions.running, to: \\.isVisible, of: item)\n"))
    #expect(!text.contains("menu.show {"))
  }

  /// The command stands elsewhere too, and there nothing closes.
  @Test func aSheetClosesAfterTheCommandsThatItNames() {
    var maker = DocumentMaker("Notes")
    maker.command("stamp")
    maker.menu("quick", maker.items("stamp"))
    let item = maker.item("stamp")
    maker.sheet("stamps") {
      $0.autoDismiss = ["stamp"]
      $0.body.items = [item]
    }
    let text = text(maker.document)
    #expect(text.contains("content.presentation = .stamps\n"))
    #expect(
      text.contains(
        """
            case .stamp:
              actions.stamp()
              if presentation == .stamps {
                actions.dismiss(for: command)
              }
        """))
  }

  @Test func appsAreToldWhenSheetsGoAndPopoversHaveAnchors() {
    var maker = DocumentMaker("Notes")
    maker.command("write") { $0.presents = "compose" }
    maker.command("more") { $0.presents = "details" }
    maker.sheet("compose")
    var popover = Popover(id: "details", title: "Details", source: maker.source())
    popover.platforms = [.macos]
    popover.anchor = "write"
    maker.change {
      $0.sheets[0].onWillDismiss = "composeCloses"
      $0.sheets[0].onDismiss = "composeClosed"
      $0.popovers = [popover]
    }
    let text = text(maker.document)
    #expect(text.contains("  func composeCloses()\n"))
    #expect(text.contains("willDismiss: { $0.composeCloses() }"))
    #expect(text.contains("didDismiss: { $0.composeClosed() }"))
    #expect(text.contains("anchor(\"write\", for: command, on: actions, or: sender)"))
    let messages = emit(maker.document).unsupported.map(\.message)
    #expect(!messages.contains { $0.contains("dismissed") || $0.contains("points at") })
  }

  // MARK: Drag and drop

  @Test func aDropTargetDoesWhatItSays() throws {
    var maker = DocumentMaker("Notes")
    maker.command("index")
    maker.command("yes")
    maker.system(.cancel)
    maker.alert("sure", ["yes", "cancel"])
    let source = maker.source()
    var target = DropTarget(
      id: "shelf", target: "Shelf",
      accepts: [DropTarget.Accept(type: "public.image", source: source)], source: source)
    target.platforms = [.macos]
    target.scope = .external
    target.multiple = false
    target.autoScroll = .edges
    target.placeholder = true
    target.springLoaded = true
    target.confirm = "sure"
    target.starts = "index"
    target.failureHandler = "dropFailed"
    maker.change { $0.dropTargets = [target] }
    let text = text(maker.document)
    for line in [
      "isFromApp = false", "takesOne = true", "isHighlighted = true", "scrollZone = 44",
      "takesPromises = true", "hasPlaceholders = true", "isSpringLoaded = true",
      "ask = { actions, go in", "didTake = { actions in", "didFail = { actions in",
    ] {
      #expect(text.contains("    target.\(line)\n"), "\(line)")
    }
    for method in ["takeFile(", "showPlaceholders(", "openUnderDrag(", "dropFailed()"] {
      #expect(text.contains("  func \(method)"), "\(method)")
    }
    #expect(emit(maker.document).unsupported.isEmpty)
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(emit(maker.document).source, "Drops.swift")
    #expect(try tools.typecheckAppKit(file) == "")
  }

  @Test func whatTheAppDecidesOfDropsIsSaid() {
    var maker = DocumentMaker("Notes")
    let source = maker.source()
    let accept = DropTarget.Accept(type: "public.text", source: source)
    var target = DropTarget(id: "t", target: "T", accepts: [accept], source: source)
    target.platforms = [.macos]
    target.placeholder = true
    target.onFailure = "region"
    maker.change { $0.dropTargets = [target] }
    #expect(emit(maker.document).unsupported.count == 2)
  }

  @Test func aSourceOfLongTransfersPromisesFiles() throws {
    var maker = DocumentMaker("Notes")
    let source = maker.source()
    var drag = DragSource(
      id: "film", target: "Film",
      representations: [DragSource.Representation(type: "public.movie", source: source)],
      source: source)
    drag.platforms = [.macos]
    drag.transfer = .download
    maker.change { $0.dragSources = [drag] }
    let text = text(maker.document)
    #expect(text.contains("    source.promisesFiles = true\n"))
    #expect(text.contains("  func writeFile(\n"))
    #expect(!text.contains("func dragData("))
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(emit(maker.document).source, "Drags.swift")
    #expect(try tools.typecheckAppKit(file) == "")
  }

  // MARK: Accessibility

  /// Everything that people can press bears the path of its surface and its command.
  @Test func everythingBearsItsPath() {
    var maker = DocumentMaker("Notes")
    maker.command("add")
    maker.command("only-in-alert")
    maker.choice("size", ["small", "large"])
    maker.menu("quick", maker.items("add")) { $0.kind = .statusItem }
    maker.alert("sure", ["only-in-alert"])
    let add = Button(item: maker.item("add"), kind: nil, look: ButtonLook(), source: maker.source())
    let popUp = maker.popUpButton("pop", choice: "size")
    let pull = maker.pullDownButton("pull", maker.items("add"))
    let combo = maker.pullDownButton("combo", maker.items("add"), primary: "add")
    let segmented = maker.segmented("size")
    maker.change {
      $0.buttons = [add]
      $0.popUpButtons = [popUp]
      $0.pullDownButtons = [pull, combo]
      $0.segmentedControls = [segmented]
    }
    maker.toolbar("main") { toolbar, maker in
      toolbar.regions.center = [
        maker.unit("add"),
        maker.unit("pop-in", .popUpButton(maker.popUpButton("pop-in", choice: "size"))),
        maker.unit("size", .segmented(maker.segmented("size"))),
      ]
    }
    let text = text(maker.document)
    for id in ["button.add", "pop", "pull", "combo"] {
      #expect(text.contains("button.setAccessibilityIdentifier(\"\(id)\")"), "\(id)")
    }
    #expect(text.contains("control.setAccessibilityIdentifier(\"size\")"))
    #expect(text.contains("item.button?.setAccessibilityIdentifier(\"quick\")"))
    #expect(text.contains("id: \"sure.only-in-alert\""))
    for id in ["main.add", "main.pop-in", "main.size"] {
      #expect(text.contains("toolbar.add(\"\(id)\""), "\(id)")
    }
    // Menus, controls of bars and the menu of what has no room, wherever they are made.
    for line in [
      "item.setAccessibilityIdentifier(\"\\(id).\\(place)\")",
      "control.setAccessibilityIdentifier(path)",
      "item.setAccessibilityIdentifier(path)",
      "button.setAccessibilityIdentifier(id)",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  // MARK: What AppKit cannot do

  @Test func whatAppKitCannotExpressIsSaid() {
    let findings = emit(HostileDocument.document).unsupported
    let messages = findings.map(\.message)
    for words in [
      "side by side from macOS 14", "closes when people choose", "in which this command is not",
      "no ready-made button",
    ] {
      #expect(messages.contains { $0.contains(words) }, "\(words)")
    }
    #expect(findings.allSatisfy { $0.source.line > 0 && !$0.instead.isEmpty })
    #expect(findings.map(\.source.line) == findings.map(\.source.line).sorted())
  }

  @Test func oldVersionsAreAFinding() {
    var document = DocumentMaker("Notes").document
    document.minimumVersions.macos = PlatformVersion(12)
    #expect(emit(document).unsupported.count == 1)
    #expect(text(document).contains("@available(macOS 13.0, *)\nenum Notes {"))
  }
}
