import Menuet
import MenuetModel
import MenuetGeneration
import Testing

/// The protocols of a document that names the parts of the app that perform commands.
@Suite struct HandlerPartsTests {
  private static let commands = """
    <states><state id="note-selected"/><state id="folder-selected"/><state id="spare"/></states>
    <commands><command id="new-note" title="New Note" enabled-when="folder-selected"/></commands>
    <commands handler="Editor">
      <toggle id="bold" title="Bold" enabled-when="note-selected"/>
      <command id="make-plain" title="Make Plain" enabled-when="bold and sort-order.by-date"/>
    </commands>
    <commands handler="List">
      <choice id="sort-order" title="Sort By">
        <option id="by-date" title="Date"/><option id="by-name" title="Name"/>
      </choice>
      <command id="open-note" title="Open Note" enabled-when="note-selected"/>
    </commands>
    """

  private static let menu = """
    <menu id="format" title="Format">
      <item ref="new-note"/><item ref="bold"/><item ref="make-plain"/><item ref="sort-order"/>
      <item ref="open-note"/>
    </menu>
    """

  private func generate(_ framework: Framework, _ commands: String) throws -> [UInt8] {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="ipados" min-ios="16.0">
      \(commands)\(Self.menu)
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let generated = compilation.swift(framework: framework, access: .internal)
    return try #require(generated, "\(compilation.diagnostics)")
  }

  /// Each part is implemented without the others, and the whole by one type.
  @Test func partsAreProtocols() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let parts = """
      final class App: OfficeAppActions {
        let folderSelected = true
        func newNote() { print("new note") }
      }

      final class Editor: OfficeEditorActions {
        let noteSelected = true
        let sortOrder = Office.Choice.SortOrder.byDate
        var isBold = false
        func makePlain() {}
      }

      final class List: OfficeListActions {
        let noteSelected = true
        var sortOrder = Office.Choice.SortOrder.byDate
        func openNote() {}
      }

      final class Whole: OfficeActions {
        let app = App()
        let list = List()
        let editor = Editor()
        let spare = true
        var folderSelected: Bool { app.folderSelected }
        func newNote() { app.newNote() }
        var noteSelected: Bool { list.noteSelected }
        var sortOrder: Office.Choice.SortOrder {
          get { list.sortOrder }
          set { list.sortOrder = newValue }
        }
        var isBold: Bool {
          get { editor.isBold }
          set { editor.isBold = newValue }
        }
        func makePlain() { editor.makePlain() }
        func openNote() { list.openNote() }
      }

      let whole = Whole()
      Office.perform(.bold, on: whole)
      _ = Office.select("by-name", of: .sortOrder, on: whole)
      Office.perform(.newNote, on: whole)
      print(whole.editor.isBold, whole.list.sortOrder, Office.isEnabled(.makePlain, on: whole))
      """
    let output = try tools.compileAndRun(
      tools.write(try generate(.none, Self.commands), "Office+Menuet.swift"),
      tools.write(parts, "main.swift"))
    #expect(output == "new note\ntrue byName false\n")
    let file = try tools.write(try generate(.uikit, Self.commands), "UIKit.swift")
    #expect(try tools.typecheckUIKit(file) == "")
    #expect(try tools.lint(file) == "")
  }

  /// An object that implements one part has a responder for it, in AppKit.
  @Test func aPartOfAnAppKitAppAnswersForItsCommands() throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="macos">
      \(Self.commands)
      <menu-bar id="bar">\(Self.menu.replacing(#"id="format" title="Format""#, with: #"id="own" title="Own""#))</menu-bar>
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let generated = compilation.swift(framework: .appkit, access: .internal)
    let swift = try #require(generated, "\(compilation.diagnostics)")
    let tools = try SwiftTools()
    defer { tools.clean() }
    let controller = """
      import AppKit

      final class EditorController: NSViewController, OfficeEditorActions {
        let noteSelected = true
        let sortOrder = Office.Choice.SortOrder.byDate
        var isBold = false
        func makePlain() {}

        private lazy var commands = Office.makeEditorCommandResponder(actions: self)

        override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
          commands.supplementalTarget(forAction: action, sender: sender)
            ?? super.supplementalTarget(forAction: action, sender: sender)
        }
      }
      """
    let file = try tools.write(swift, "Office+Menuet.swift")
    #expect(try tools.typecheckAppKit(file, tools.write(controller, "Editor.swift")) == "")
    #expect(try tools.lint(file) == "")
    let code = String(decoding: swift, as: UTF8.self)
    #expect(
      code.contains(
        """
          final class ListCommandResponder: PartResponder {
            @objc func openNote(_ sender: Any?) { choose(.openNote, from: sender) }
            @objc func sortOrder(_ sender: Any?) { chooseOption(from: sender) }
          }
        """))
    let whole = Self.commands.replacing(" handler=\"Editor\"", with: "")
      .replacing(" handler=\"List\"", with: "")
    var other = Compiler().compile(
      Array(text.replacing(Self.commands, with: whole).utf8), path: "Office.menuet.xml")
    let made = other.swift(framework: .appkit, access: .internal)
    let plain = try #require(made)
    #expect(!String(decoding: plain, as: UTF8.self).contains("PartResponder"))
  }

  @Test func documentsWithoutHandlersHaveOneProtocol() throws {
    let commands = Self.commands.replacing(" handler=\"Editor\"", with: "")
      .replacing(" handler=\"List\"", with: "")
    let text = String(decoding: try generate(.uikit, commands), as: UTF8.self)
    #expect(text.contains("protocol OfficeActions: AnyObject {"))
    #expect(!text.contains("OfficeAppActions"))
  }

  @Test func handlersAreNamesOfTypes() {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office">
      \(Self.commands.replacing("\"Editor\"", with: "\"text editor\""))\(Self.menu)
      </menuet>
      """
    let compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    #expect(compilation.diagnostics.contains { $0.rule == "value-invalid" })
  }
}
