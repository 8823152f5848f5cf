import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// What page objects do, in a simulation of an app under test.
@Suite struct UITestsSimulationTests {
  private func compile(_ content: String) throws -> Compilation {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="ipados" min-ios="16.0">
      \(content)
      </menuet>
      """
    let compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    try #require(compilation.succeeded, "\(compilation.diagnostics)")
    return compilation
  }

  private func run(_ compiled: Compilation, _ program: String) throws -> [String] {
    var compilation = compiled
    let generated = compilation.uiTests(framework: .uikit, access: .internal)
    let tools = try SwiftTools()
    defer { tools.clean() }
    let output = try tools.simulateXCTest(
      [tools.write(try #require(generated), "Office+UITests.swift")],
      tools.write("import XCTest\n" + program, "main.swift"))
    return output.split(separator: "\n").map(String.init)
  }

  // MARK: Bars

  private static let bar = """
    <toolbar id="main" style="editor">
      <leading><command id="browse" title="Browse"/></leading>
      <center>
        <command id="new-note" title="New Note" symbol="plus" display="both" priority="5"/>
        <group id="text" title="Text" symbol="textformat" collapse="menu" priority="3">
          <toggle id="bold" title="Bold" symbol="bold"/>
          <toggle id="italic" title="Italic" symbol="italic"/>
        </group>
        <group id="tables" title="Tables">
          <command id="add-table" title="Add Table" symbol="tablecells"/>
          <command id="add-row" title="Add Row"/>
        </group>
        <command id="print" system="print"/>
        <command id="archive" title="Archive" symbol="archivebox" pinned="true"/>
        <command id="tag" title="Tag" symbol="tag" overflow="hide"/>
      </center>
      <trailing><command id="help-me" title="Help"/></trailing>
    </toolbar>
    <menu id="more" title="More"><item ref="tag"/></menu>
    """

  /// The elements of the bar, with the unit in which each stands.
  private static let elements = [
    ("browse", "browse"), ("new-note", "new-note"), ("bold", "text"), ("italic", "text"),
    ("add-table", "tables"), ("add-row", "tables"), ("print", "print"), ("archive", "archive"),
    ("help-me", "help-me"),
  ]

  /// Shows what the table of widths says of a range, and taps every element of the bar at a width.
  private static let app = """
    let members = ["text": ["bold", "italic"], "tables": ["add-table", "add-row"]]
    @MainActor func show(_ width: Double, bar: [(String, String)], overflow: [String]) {
      func element(_ id: String) -> Node { Node("main." + id) }
      func elements(_ unit: String) -> [Node] { (members[unit] ?? [unit]).map(element) }
      func tapEach(_ tap: @MainActor (OfficePages.MainToolbar) -> Void) -> [String] {
        let bar = Node("", .navigationBar, width: width)
        let app = XCUIApplication([Node("", .navigationBar, width: 100), bar])
        func opening(_ id: String, _ items: [Node]) -> Node {
          let node = Node(id)
          node.onTap = { app.menu = Node("", .other, items) }
          return node
        }
        for (unit, form) in units {
          if form == "representative" {
            bar.children.append(opening("main." + unit, elements(unit)))
          } else {
            bar.children += elements(unit)
          }
        }
        let hidden = overflow.flatMap { unit in
          unit == "text" ? [opening("main.text", elements(unit))] : elements(unit)
        }
        if !overflow.isEmpty { bar.children.append(opening("OverflowBarButtonItem", hidden)) }
        tap(app.office.mainToolbar)
        return app.log
      }
      let units = [("browse", "kept")] + bar + [("help-me", "kept")]
      print(tapEach { $0.browse.tap() })
      print(tapEach { $0.newNote.tap() })
      print(tapEach { $0.bold.tap() })
      print(tapEach { $0.italic.tap() })
      print(tapEach { $0.addTable.tap() })
      print(tapEach { $0.addRow.tap() })
      print(tapEach { $0.print.tap() })
      print(tapEach { $0.archive.tap() })
      print(tapEach { $0.helpMe.tap() })
    }

    """

  /// Where a unit is in a range, by the list of the range alone.
  private func taps(_ element: String, in unit: String, _ range: Breakpoint) -> [String] {
    let tap = "tap main.\(element)"
    if range.overflow.contains(unit) {
      return ["tap OverflowBarButtonItem"] + (unit == "text" ? ["tap main.text"] : []) + [tap]
    }
    let form = range.units.first { $0.id == unit }?.form
    return (form == .representative ? ["tap main.text"] : []) + [tap]
  }

  @Test func elementsAreTappedWhereTheTableOfWidthsHasThemAtBothEndsOfEveryRange() throws {
    let compiled = try compile(Self.bar)
    let toolbar = try #require(compiled.document?.toolbars.first)
    let ranges = Array(toolbar.breakpoints)
    #expect(ranges.count > 4)
    #expect(ranges.contains { $0.units.contains { $0.form == .representative } })
    #expect(ranges.contains { $0.overflow.contains("text") })
    var program = Self.app
    var expected: [String] = []
    for range in ranges {
      let widest = range.maximumWidth.map { $0 - 1 } ?? range.minimumWidth + 1_000
      let bar = range.units.filter { $0.id != "browse" && $0.id != "help-me" }
        .map { "(\"\($0.id)\", \"\($0.form.rawValue)\")" }.joined(separator: ", ")
      for width in [range.minimumWidth, widest] {
        program += "show(\(width), bar: [\(bar)], overflow: \(range.overflow))\n"
        expected += Self.elements.map { "\(taps($0.0, in: $0.1, range))" }
      }
    }
    #expect(try run(compiled, program) == expected)
  }

  @Test func theTableOfWidthsSaysWhereAnElementIs() throws {
    let compiled = try compile(Self.bar)
    let toolbar = try #require(compiled.document?.toolbars.first)
    let ranges = Array(toolbar.breakpoints)
    func place(_ unit: String, _ range: Breakpoint) -> String {
      switch range.units.first(where: { $0.id == unit })?.form {
      case .representative: "group"
      case nil: range.overflow.contains(unit) ? "overflow" : "hidden"
      default: "bar"
      }
    }
    var program = """
      @MainActor func place(_ width: Double) {
        let app = XCUIApplication([Node("", .navigationBar, width: width, [Node("main.browse")])])
        let bar = app.office.mainToolbar
        print(bar.surface.width, bar.bold.element.place!, bar.print.place!, bar.tag.place!)
        print(bar.browse.place == nil, app.log)
      }

      """
    var expected: [String] = []
    for range in ranges {
      let widest = range.maximumWidth.map { $0 - 1 } ?? range.minimumWidth + 1_000
      for width in [range.minimumWidth, widest] {
        program += "place(\(width))\n"
        let places = ["text", "print", "tag"].map { place($0, range) }.joined(separator: " ")
        expected += ["\(Double(width)) \(places)", "true []"]
      }
    }
    #expect(try run(compiled, program) == expected)
  }

  /// People and the system move elements too: then those are looked for in the overflow menu.
  @Test func whatIsNotInTheBarThatHasRoomForItIsLookedForInTheOverflowMenu() throws {
    let compiled = try compile(Self.bar)
    let printed = try run(
      compiled,
      """
      let bar = Node("", .navigationBar, width: 2000, [Node("main.browse"), Node("more")])
      let app = XCUIApplication([bar])
      bar.children[1].onTap = { app.menu = Node("", .other, [Node("main.print")]) }
      var office = app.office
      office.context.overflowButton = { $0.buttons["more"] }
      office.mainToolbar.print.tap()
      print(app.log)
      """)
    #expect(printed == [#"["waited", "tap more", "tap main.print"]"#])
  }

  // MARK: Menus

  @Test func menusInsideAreOpenedOnTheWay() throws {
    let compiled = try compile(
      """
      <commands><choice id="sort-order" title="Sort By">
        <option id="by-date" title="Date" default="true"/><option id="by-name" title="Name"/>
      </choice></commands>
      <context-menu id="row" for="NoteRow">
        <command id="copy-link" title="Copy Link"/>
        <submenu id="move" title="Move"><submenu id="far" title="Far">
          <command id="away" title="Away"/>
        </submenu></submenu>
        <toggle id="ruler" form="pair" on-title="Show Ruler" off-title="Hide Ruler"/>
        <submenu id="sort" title="Sort"><item ref="sort-order"/></submenu>
      </context-menu>
      <pull-down-button id="add" title="Add" symbol="plus" primary="copy-link">
        <item ref="copy-link"/><item ref="away"/><item ref="ruler"/>
      </pull-down-button>
      <pop-up-button id="order" choice="sort-order" title="Sort By"/>
      """)
    let printed = try run(
      compiled,
      """
      let row = Node("note")
      let add = Node("add")
      let order = Node("order")
      let app = XCUIApplication([row, add, order])
      @MainActor func opening(_ id: String, _ items: [Node]) -> Node {
        let node = Node(id)
        node.onTap = { app.menu = Node("", .other, items) }
        return node
      }
      let date = Node("sort-order.by-date")
      let name = Node("sort-order.by-name")
      date.isSelected = true
      let on = Node("row.ruler.on")
      on.isSelected = true
      row.onHold = {
        app.menu = Node("", .other, [
          Node("row.copy-link"), on, Node("row.ruler.off"),
          opening("row.move", [opening("row.far", [Node("row.away")])]),
          opening("row.sort", [date, name]),
        ])
      }
      add.onHold = { app.menu = Node("", .other, [Node("add.away")]) }
      order.onTap = { app.menu = Node("", .other, [date, name]) }
      @MainActor func show(_ act: (OfficePages) -> Void) {
        app.log = []
        app.menu = nil
        act(app.office)
        print(app.log)
      }
      show { $0.rowContextMenu(on: app.buttons["note"]).copyLink.tap() }
      show { $0.rowContextMenu(on: app.buttons["note"]).away.tap() }
      show { $0.rowContextMenu(on: app.buttons["note"]).ruler.turn(on: false) }
      show { print($0.rowContextMenu(on: app.buttons["note"]).ruler.isOn) }
      show { $0.rowContextMenu(on: app.buttons["note"]).sortOrder.choose(.byName) }
      show { print($0.rowContextMenu(on: app.buttons["note"]).sortOrder.chosen!) }
      show { $0.addButton.away.tap() }
      show { $0.orderButton.choose(.byName) }
      show { print($0.orderButton.chosen!) }
      app.office.context.closeMenu()
      print(app.menu == nil)
      """)
    #expect(
      printed == [
        #"["hold note", "tap row.copy-link"]"#,
        #"["hold note", "tap row.move", "tap row.far", "tap row.away"]"#,
        #"["hold note", "tap row.ruler.off"]"#, "true", #"["hold note"]"#,
        #"["hold note", "tap row.sort", "tap sort-order.by-name"]"#, "byDate",
        #"["hold note", "tap row.sort"]"#, #"["hold add", "tap add.away"]"#,
        #"["tap order", "tap sort-order.by-name"]"#, "byDate", #"["tap order"]"#, "true",
      ])
  }

  @Test func answersAndControlsOfSheetsAreFoundByTheirPaths() throws {
    let compiled = try compile(
      """
      <commands>
        <command id="write" title="Write…" presents="compose"/>
        <command id="remove" title="Remove…" confirm="sure"/>
        <choice id="size" title="Size"><option id="s" title="S" default="true"/>
          <option id="l" title="L"/></choice>
      </commands>
      <view id="list"><button ref="write"/><button ref="remove"/></view>
      <sheet id="compose" title="Letter"><command system="done"/><toggle id="signed" title="Sign"/>
        <segmented id="sizes" choice="size"/></sheet>
      <alert id="sure" title="Sure?"><command id="yes" title="Remove" role="destructive"/>
        <command system="cancel"/></alert>
      """)
    let printed = try run(
      compiled,
      """
      let signed = Node("compose.signed")
      signed.value = "1"
      let large = Node("Large")
      large.isSelected = true
      let sizes = Node("sizes", .other, [Node("Small"), large])
      let app = XCUIApplication([
        Node("list.write"), Node("compose", .other, [Node("compose.done"), signed, sizes]),
        Node("sure", .alert, [Node("sure.yes"), Node("sure.cancel")]),
      ])
      let office = app.office
      office.listWriteButton.tap()
      print(office.composeSheet.surface.exists, office.composeSheet.surface.waitForExistence())
      print(office.composeSheet.signed.isOn, office.composeSheet.sizes.chosen!)
      office.composeSheet.signed.turn(on: true)
      office.composeSheet.sizes.choose(.s)
      office.composeSheet.done.tap()
      office.sureAlert.yes.tap()
      print(office.sureAlert.cancel.isEnabled, office.listRemoveButton.exists)
      print(app.log)
      """)
    #expect(
      printed == [
        "true true", "true l", "true false",
        #"["tap list.write", "tap Small", "tap compose.done", "tap sure.yes"]"#,
      ])
  }
}
