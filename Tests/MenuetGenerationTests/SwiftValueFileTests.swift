import Foundation
import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetGeneration

@Suite struct SwiftValueFileTests {
  private func emit(_ document: Document, _ access: AccessLevel = .internal) -> [UInt8] {
    let laidOut = LayoutEngine(context: LayoutContext(document: document)).layOut(document)
    let emitter = SwiftEmitter(
      framework: .none, access: access, toolVersion: "1.0", inputName: document.fileName)
    return emitter.emit(laidOut).source
  }

  /// Implements every requirement of a protocol that a document brings.
  private func handlers(_ document: Document) -> String {
    let plan = GenerationPlan(document, for: .none)
    func escaped(_ name: SwiftIdentifier) -> String {
      name.isKeyword ? "`\(name.text)`" : name.text
    }
    var lines = ["final class App: \(document.name)Actions {", "  var log: [String] = []"]
    for index in document.commands.indices {
      let name = escaped(plan.names.requirements[index])
      switch plan.commands[index].handler {
      case .method:
        lines.append("  func \(name)() { log.append(\"\(plan.names.requirements[index].text)\") }")
      case .toggle: lines.append("  var \(name) = false")
      case .presentation, .standardEdit, .undo, .systemMenu, .answer, .elsewhere: break
      }
    }
    for (index, choice) in document.choices.enumerated() {
      let type = SwiftName.type(choice.id)
      lines.append(
        "  var \(escaped(plan.names.choiceProperties[index])) = "
          + "\(document.name).Choice.default\(type)")
    }
    for name in plan.names.states { lines.append("  var \(escaped(name)) = true") }
    for name in DynamicItemsWalk(Traversal(document)).names {
      lines.append("  func \(escaped(name))(limit: Int?) -> [\(document.name).DynamicItem] { [] }")
    }
    return lines.joined(separator: "\n")
  }

  /// Each batch is one module: documents of an app share their target.
  @Test(arguments: SeededDocument.batches) func seededDocumentsCompile(
    batch: ClosedRange<Int>
  ) throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let files = try batch.map { seed in
      let document = SeededDocument.hostileDocument(seed: UInt64(seed))
      return try tools.write(emit(document), "Seeded\(seed).swift")
    }
    expectNone(try tools.typecheck(files), "batch \(batch)")
  }

  /// With the facts in each property of a command, 400 commands took the optimizer minutes.
  @Test func factsOfCommandsAreNotInlined() {
    let text = String(decoding: emit(HostileDocument.document), as: UTF8.self)
    #expect(text.contains("    @inline(never) private var facts: Facts {\n"))
  }

  @Test func hostileDocumentsCompileAndRun() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let document = HostileDocument.document
    let file = try tools.write(emit(document), "Hostile+Menuet.swift")
    let app =
      handlers(document)
        + """

          func ask(
            _ alert: Hostile.Alert, then answer: @escaping @MainActor (Hostile.Command?) -> Void
          ) {
            log.append(alert.id)
            answer(alert.answers[0].command)
          }
        }

        let app = App()
        Hostile.perform(.with2, on: app)
        print(app.log.joined(separator: " "))
        Hostile.perform(.formA, on: app)
        print(app.isFormA, Hostile.isOn(.formA, on: app))
        print(Hostile.select("string", of: .selectX, on: app), app.selectX.rawValue)
        print(Hostile.select("nothing", of: .selectX, on: app))
        print(Hostile.selection(of: .selectX, on: app))
        print(Hostile.menus.map(\\.id), Hostile.toolbars.map(\\.id))
        let titles = \(HostileDocument.ids.indices.map {
          HostileDocument.titles[$0 % HostileDocument.titles.count]
        })
        for (command, title) in zip(Hostile.Command.allCases, titles) where command.title != title {
          print(command, command.title.debugDescription, title.debugDescription)
        }
        """.replacingOccurrences(of: ".with2", with: ".`as`")
    let main = try tools.write(app, "main.swift")
    let output = try tools.compileAndRun(file, main)
    #expect(
      output == """
        ask-me yes as
        true true
        true string
        false
        string
        ["format", "default"] ["tool-bar", "bottom"]

        """)
    let findings = try tools.lint(file)
    #expect(findings == "")
    #expect(try tools.lint(tools.write(emit(document, .public), "Public.swift")) == "")
  }

  @Test func theSmallestDocumentsCompile() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var one = DocumentMaker("One")
    one.command("only")
    var menu = DocumentMaker("Dynamic")
    menu.menu("m", [menu.dynamic("d", max: nil)])
    let files = try [DocumentMaker("Empty").document, one.document, menu.document].map {
      try tools.write(emit($0), "\($0.name)+Menuet.swift")
    }
    let main = try tools.write("print(One.Command.allCases.count)\n", "main.swift")
    #expect(try tools.compileAndRun(files[0], files[1], files[2], main) == "1\n")
    for file in files { #expect(try tools.lint(file) == "") }
  }

  @Test func aToolbarSaysWhatTheBreakpointTableSays() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let document = HostileDocument.document
    let laidOut = LayoutEngine(context: LayoutContext(document: document)).layOut(document)
    let toolbar = try #require(laidOut.document.toolbars.first)
    #expect(toolbar.breakpoints.count > 3)
    let widths = toolbar.breakpoints.flatMap { [$0.minimumWidth, $0.minimumWidth + 1] }
    let file = try tools.write(emit(document), "Hostile+Menuet.swift")
    let main = try tools.write(
      """
      for width in \(widths) {
        let layout = Hostile.toolToolbar.layout(atWidth: width)
        print(layout.units.map { "\\($0.id):\\($0.form)" }, layout.overflow, layout.fits)
      }
      print(Hostile.toolToolbar.layout(atWidth: 1).fits)

      """, "main.swift")
    let expected = toolbar.breakpoints.flatMap { breakpoint in
      let units = breakpoint.units.map { "\($0.id):\($0.form)" }
      return [String](repeating: "\(units) \(breakpoint.overflow) true", count: 2)
    }
    let output = try tools.compileAndRun(file, main)
    #expect(output == (expected + ["false", ""]).joined(separator: "\n"))
  }

  @Test func aLayoutKeepsEveryRow() throws {
    var maker = DocumentMaker("Notes")
    for id in ["one", "two", "three"] { maker.command(id) { $0.symbol = "star" } }
    maker.menu("m", maker.items("one", "two", "three")) { $0.layout = .small }
    let text = String(decoding: emit(maker.document), as: UTF8.self)
    #expect(
      text.contains(
        """
            menu.add(.one, .two, .three)
            var smallRows = MenuLayout(.small, width: 250, height: 48)
            smallRows.add(
              .cells, y: 0, height: 48, cells: MenuCell("one", x: 0, width: 83.33333333333333, lines: 0),
              MenuCell("two", x: 83.33333333333333, width: 83.33333333333333, lines: 0),
              MenuCell("three", x: 166.66666666666666, width: 83.33333333333333, lines: 0))
            menu.layouts[.small] = smallRows
            return menu
        """))
  }
}
