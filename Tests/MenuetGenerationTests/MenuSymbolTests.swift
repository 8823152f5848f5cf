import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// The symbols of standard commands, which menus of a Mac show since macOS 26 only.
@Suite struct MenuSymbolTests {
  private func swift(_ content: String, minimum: String = "13.0") throws -> String {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="\(minimum)">
        \(content)
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let code = compilation.swift(framework: .appkit, access: .internal)
    return String(decoding: try #require(code), as: UTF8.self)
  }

  private static let menuBar = """
    <menu-bar id="bar"><menu standard="edit">
      <command system="undo"/><command system="copy" symbol="star"/><command system="paste"/>
    </menu></menu-bar>
    """

  @Test func aMenuBarHasTheChosenOnesBefore26() throws {
    let code = try swift(
      Self.menuBar + #"<commands><command system="find" symbol="moon"/></commands>"#)
    let start = try #require(code.ranges(of: "standardSymbols: Set<Command> = [").first)
    let commands = code[start.upperBound...].prefix { $0 != "]" }
    #expect(commands.contains(".undo") && commands.contains(".paste"))
    // The place has a symbol of its own, which is set for it; the command has another.
    #expect(code.contains("copyItem.image = image(\"star\")"))
    #expect(!commands.contains(".find"))
    #expect(code.contains("updates.isInMenuBar ? .chosen : .all"))
    #expect(!code.contains("case none"))
  }

  @Test func contextMenusHaveNoneBefore26() throws {
    let code = try swift(
      """
      <context-menu id="row" for="Row"><command id="pin" title="Pin" symbol="pin"/>
        <command system="copy" symbol="star"/></context-menu>
      """)
    #expect(code.contains("if isContextMenu { return .none }"))
    #expect(
      code.contains("    if #available(macOS 26.0, *) {\n      copyItem.image = image(\"star\")"))
    #expect(!code.contains("standardSymbols"))
  }

  @Test func since26AllShowTheirs() throws {
    let row = #"<context-menu id="row" for="Row"><command id="pin" title="Pin"/></context-menu>"#
    let code = try swift(Self.menuBar + row, minimum: "26.0")
    #expect(!code.contains("MenuSymbols"))
    #expect(!code.contains("standardSymbols"))
  }

  @Test func zoomMagnifiesNothing() throws {
    let menu =
      #"<menu-bar id="bar"><menu standard="window"><command system="zoom"/></menu></menu-bar>"#
    #expect(!(try swift(menu).contains("magnifyingglass")))
  }
}
