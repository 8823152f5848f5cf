import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// Presentations of some platforms of an app, and the items in them.
@Suite struct PresentedItemTests {
  private func swift(
    _ framework: Framework, _ content: String, minimum: String = "17.0"
  ) throws -> String {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="ipados macos" min-ios="\(minimum)">
        \(content)
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let code = compilation.swift(framework: framework, access: .internal)
    return String(decoding: try #require(code), as: UTF8.self)
  }

  /// An app for the Mac makes nothing that only an iPad presents.
  @Test func appKitMakesWhatAMacPresents() throws {
    let content = """
      <commands>
        <command id="show-format" title="Format…" presents="format" platforms="ipados"/>
        <command id="show-info" title="Info" presents="info"/>
      </commands>
      <popover id="format" title="Format" adapts-to="format-sheet" platforms="ipados"/>
      <sheet id="format-sheet" title="Format" platforms="ipados"/>
      <sheet id="info" title="Info"/>
      <menu id="more" title="More"><item ref="show-format"/><item ref="show-info"/></menu>
      """
    let mac = try swift(.appkit, content)
    #expect(mac.contains("func makeInfo(") && !mac.contains("func makeFormat"))
    #expect(!mac.contains("presentFormat"))
    let tools = try SwiftTools()
    defer { tools.clean() }
    #expect(try tools.typecheckAppKit(try tools.write(mac, "Office+Menuet.swift")) == "")
    let pad = try swift(.uikit, content)
    #expect(pad.contains("func makeInfo(") && pad.contains("func makeFormat"))
  }

  /// Cancel and Done are the buttons of the system, with its words, unless they have symbols of their
  /// own; with other words they are words on the systems before 26, as the system's are.
  @Test func waysOutAreTheSystems() throws {
    let sheet = """
      <commands><command id="edit" title="Edit…" presents="form"/></commands>
      <menu id="more" title="More"><item ref="edit"/></menu>
      <sheet id="form" title="Form"><command system="cancel"/>§</sheet>
      """
    func code(_ done: String, minimum: String = "16.0") throws -> String {
      try swift(.uikit, sheet.replacing("§", with: done), minimum: minimum)
    }
    let standard = try code(#"<command system="done"/>"#)
    #expect(standard.contains("bar.command(.cancel, systemItem: .cancel)"))
    #expect(standard.contains("bar.command(.done, systemItem: .done)"))
    #expect(!standard.contains("spellsWaysOut"))
    let marked = try code(#"<command system="done" symbol="star"/>"#)
    #expect(marked.contains("bar.command(.done") && !marked.contains("systemItem: .done"))
    let renamed = #"<command system="done" title="Send"/>"#
    #expect(try code(renamed).contains(".done, showsTitle: PresentedItems.spellsWaysOut"))
    let today = try code(renamed, minimum: "26.0")
    #expect(!today.contains("systemItem: .done") && !today.contains("spellsWaysOut"))
  }

  /// SwiftUI has no words for them before 26: the items show their own, as pictures do.
  @Test func waysOutAreWordsInSwiftUIBefore26() throws {
    let sheet = """
      <commands><command id="edit" title="Edit…" presents="form"/></commands>
      <menu id="more" title="More"><item ref="edit"/></menu>
      <sheet id="form" title="Form">
        <command system="cancel"/><command system="done" symbol="star"/>
      </sheet>
      """
    #expect(try swift(.swiftui, sheet).ranges(of: ".modifier(WayOut())").count == 1)
  }

  /// Where the content has a toolbar, the items stand in it: it would take the place of theirs.
  @Test(arguments: ["top", "bottom"]) func toolbarsOfContentHoldItsItems(edge: String) throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="ios" min-ios="17.0">
        <commands>
          <command id="edit" title="Edit…" presents="form"/>
          <command id="add" title="Add" symbol="plus"/>
          <command id="reset" title="Reset"/>
        </commands>
        <menu id="more" title="More"><item ref="edit"/></menu>
        <sheet id="form" title="Form">
          <toolbar id="bar" edge="\(edge)"><trailing><item ref="add"/></trailing></toolbar>
          <command system="cancel"/>
          <item ref="reset"/>
        </sheet>
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let made = compilation.swift(framework: .uikit, access: .internal)
    let code = String(decoding: try #require(made), as: UTF8.self)
    #expect(code.contains("presented.addWaysOut(to: navigationItem)") == (edge == "top"))
    #expect(code.contains("= formItems(for: actions).bottom") == (edge == "bottom"))
    #expect(code.contains("formItems(for: actions).place(in: controller)"))
    let tools = try SwiftTools()
    defer { tools.clean() }
    #expect(try tools.typecheckUIKit(try tools.write(code, "Office+Menuet.swift")) == "")
  }
}
