import Foundation
import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetGeneration

@Suite struct SwiftUIFileTests {
  func emit(
    _ document: Document, _ access: AccessLevel = .internal
  ) -> (source: [UInt8], unsupported: [UnsupportedFeature]) {
    let emitter = SwiftEmitter(
      framework: .swiftui, access: access, toolVersion: "1.0", inputName: document.fileName)
    return emitter.emit(
      LaidOutDocument(document: document, context: LayoutContext(document: document)))
  }

  func text(_ document: Document) -> String {
    String(decoding: emit(document).source, as: UTF8.self)
  }

  @Test(arguments: [16, 17, 26, 15])
  func hostileDocumentsCompileAndAreFormatted(ios: Int) throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var document = HostileDocument.document
    document.minimumVersions.ios = PlatformVersion(ios)
    document.minimumVersions.macos = PlatformVersion(ios >= 26 ? ios : ios - 3)
    showEverything(of: &document)
    for access in [AccessLevel.internal, .public] {
      let file = try tools.write(emit(document, access).source, "Hostile+Menuet.swift")
      expectNone(try tools.typecheckSwiftUI(file))
      expectNone(try tools.lint(file))
      #expect(
        try tools.availability(file, minimum: "\(ios).0", framework: "swiftui") == "")
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
    for id in ["default", "a-b", "a_b"] {
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
      expectNone(try tools.typecheckSwiftUI(file), "\(file.lastPathComponent)")
      expectNone(try tools.lint(file))
    }
    expectNone(try tools.typecheckSwiftUI(files[0], files[1], files[2], files[3], files[5]))
  }

  /// What the sample has for a Mac is compiled too, in place of the rest.
  @Test(arguments: ["os(macOS)", "!os(macOS)"]) func theSampleAppCompiles(condition: String) throws
  {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Samples/NotesSwiftUI")
    let app = try String(
      contentsOf: folder.appendingPathComponent("QuickNotes.swift"), encoding: .utf8)
    #expect(app.contains("#if os(macOS)\n      Window("), "New Note needs its window")
    let file = try tools.write(
      Array(app.replacingOccurrences(of: "#if os(macOS)", with: "#if \(condition)").utf8),
      "QuickNotes.swift")
    let generated = folder.appendingPathComponent("QuickNotes+Menuet.swift")
    expectNone(try tools.typecheckSwiftUI([generated, file]))
  }

  @Test func theSameDocumentGivesTheSameBytes() {
    #expect(emit(HostileDocument.document).source == emit(HostileDocument.document).source)
  }

  @Test func seededDocumentsUseNothingTooNew() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var uses: [(platform: String, minimum: String, file: URL)] = []
    for seed in SeededDocument.seeds {
      let document = SeededDocument.hostileDocument(seed: UInt64(seed))
      let file = try tools.write(emit(document).source, "Seeded\(seed).swift")
      let versions = document.minimumVersions
      let platforms = document.platforms
      if !platforms.isDisjoint(with: [.ios, .ipados]) {
        uses.append(("iOS", versions.ios.description, file))
        uses.append(("macCatalyst", versions.ios.description, file))
      }
      if platforms.contains(.macos) { uses.append(("macOS", versions.macos.description, file)) }
      if platforms.contains(.visionos) {
        uses.append(("visionOS", (versions.visionos ?? versions.ios.ofVision).description, file))
      }
    }
    let found = try tools.availability(uses, framework: "swiftui")
    #expect(found == "", "\(found.split(separator: "\n").prefix(20).joined(separator: "\n"))")
  }

  /// The builder keeps the types of what it builds, which older systems lack, and the compiler warns of
  /// that where it checks availability, which is on Apple's systems alone. A function that returns a type
  /// by the version has no builder.
  @Test func noBuilderOfToolbarsChecksAvailability() {
    var builders = 0
    for seed in SeededDocument.seeds {
      let text = text(SeededDocument.hostileDocument(seed: UInt64(seed)))
      for part in text.split(separator: "\n  @ToolbarContentBuilder").dropFirst() {
        builders += 1
        let body = part[..<(part.firstRange(of: "\n  }\n")?.upperBound ?? part.endIndex)]
        #expect(!body.contains("#available"), "seed \(seed): \(body)")
      }
    }
    #expect(builders > SeededDocument.seeds.count / 2)
  }

  /// Each batch is one module: documents of an app share their target.
  @Test(arguments: SeededDocument.batches) func seededDocumentsCompile(
    batch: ClosedRange<Int>
  ) throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let files = try batch.map { seed in
      let document = SeededDocument.hostileDocument(seed: UInt64(seed))
      return try tools.write(emit(document).source, "Seeded\(seed).swift")
    }
    expectNone(try tools.typecheckSwiftUI(files), "batch \(batch)")
    expectNone(try tools.lint(files[0]))
  }
}

extension PlatformVersion {
  /// The version of visionOS that is as old as one of iOS.
  fileprivate var ofVision: PlatformVersion {
    if self >= PlatformVersion(26) { return self }
    return PlatformVersion(self >= PlatformVersion(18) ? 2 : 1)
  }
}

/// Shows what a tool says where it says anything.
func expectNone(_ messages: String, _ comment: String = "") {
  #expect(messages.isEmpty, "\(comment) \(messages.prefix(2_000))")
}

// MARK: Overflow

extension SwiftUIFileTests {
  /// Four items that leave as the second, the last, the first; one stays.
  private func ordered(_ change: (inout Toolbar) -> Void = { _ in }) -> DocumentMaker {
    var maker = DocumentMaker("Notes")
    for id in ["one", "two", "three", "four"] { maker.command(id) }
    maker.toolbar("main") { toolbar, maker in
      toolbar.overflowBy = .menuet
      toolbar.regions.center = [maker.unit("one"), maker.unit("two"), maker.unit("three")]
      toolbar.regions.center[1].priority = 1
      toolbar.regions.trailing = [maker.unit("four")]
      change(&toolbar)
    }
    return maker
  }

  @Test func itemsLeaveInTheOrderOfTheDocument() {
    let text = text(ordered().document)
    for call in [
      "prioritized(turn: 2, isEarly: true) {\n      ToolbarItem(id: \"one\"",
      "prioritized(turn: 1) {\n      ToolbarItem(id: \"two\"",
      "prioritized(turn: 3, isEarly: true) {\n      ToolbarItem(id: \"three\"",
      "prioritized {\n      ToolbarItem(id: \"four\"",
      "ToolbarItemVisibilityPriority(lowerThan: priority)",
    ] {
      #expect(text.contains(call), "\(call)")
    }
  }

  @Test func nothingIsSaidToABarThatTheSystemArranges() {
    for change: (inout Toolbar) -> Void in [
      { $0.overflowBy = .system }, { $0.customizable = true }, { $0.edge = .bottom },
    ] {
      let text = text(ordered(change).document)
      #expect(!text.contains("prioritized"))
    }
  }

  @Test func whatPrioritiesCannotSayIsSaid() {
    func said(_ maker: DocumentMaker) -> [String] {
      emit(maker.document).unsupported.map(\.message).filter { $0.contains("priorit") }
    }
    var maker = ordered()
    maker.change { $0.platforms = [.ios, .macos] }
    #expect(said(maker) == ["SwiftUI has priorities of items from iOS 27 and macOS 26.1 on"])
    maker.change {
      $0.minimumVersions.ios = PlatformVersion(27)
      $0.minimumVersions.macos = PlatformVersion(26, 1)
    }
    #expect(said(maker).isEmpty)
    maker.change {
      var group = ToolbarGroup(title: "Text", members: [$0.toolbars[0].regions.center[0]])
      group.collapse = .menu
      group.platforms = .all
      $0.toolbars[0].regions.center[0].content = .group(group)
    }
    #expect(
      said(maker) == [
        "a priority says when an item leaves a bar, not that it becomes narrower before"
      ])
    #expect(
      said(ordered { $0.customizable = true }) == [
        "the items of a toolbar that people customize have no priorities in SwiftUI"
      ])
    #expect(said(ordered { $0.overflowBy = .system }).isEmpty)
  }
}
