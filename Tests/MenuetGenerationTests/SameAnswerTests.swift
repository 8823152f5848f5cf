import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// Each framework does as a document says, or notes that it does not.
@Suite struct SameAnswerTests {
  private func compile(
    _ content: String, for framework: Framework
  ) throws -> (code: String, notes: [String]) {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Probe" platforms="ios ipados" min-ios="17.0">
      \(content)
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Probe.menuet.xml")
    let swift = compilation.swift(framework: framework, access: .internal)
    let notes = compilation.diagnostics.filter { $0.rule == "framework-cannot-express" }
    return (String(decoding: try #require(swift), as: UTF8.self), notes.map(\.message))
  }

  /// A sheet closes after the commands that it names, also after Undo, and so does a popover that shows
  /// its content.
  @Test(arguments: [Framework.uikit, .swiftui])
  func aSheetClosesAfterWhateverItNames(_ framework: Framework) throws {
    let (code, notes) = try compile(
      """
      <commands>
        <command id="show" title="Show Editor" symbol="pencil" presents="editor"/>
        <command id="point" title="Show Beside" symbol="pencil" presents="beside"/>
        <command system="undo"/><command id="save-it" title="Save" symbol="tray"/>
      </commands>
      <toolbar id="main"><trailing><item ref="show"/><item ref="point"/></trailing></toolbar>
      <sheet id="editor" title="Editor" auto-dismiss="undo save-it">
        <item ref="undo"/><item ref="save-it"/>
      </sheet>
      <popover id="beside" adapts-to="editor"/>
      """, for: framework)
    #expect(notes == [])
    for command in ["undo", "saveIt"] {
      let body = code.split(separator: "case .\(command):").dropFirst().map {
        $0.prefix(while: { $0 != "}" })
      }
      let isClosed = body.contains { text in
        ["dismiss", ".editor", ".beside"].allSatisfy { text.contains($0) }
      }
      #expect(isClosed, "\(command)")
    }
  }

  /// People cannot add items to a bar at the bottom: one that they would have to add is noted.
  @Test(arguments: [Framework.uikit, .swiftui])
  func anOptionalItemOfABottomBarIsNoted(_ framework: Framework) throws {
    let (code, notes) = try compile(
      """
      <toolbar id="bottom" edge="bottom" customizable="true"><center>
        <command id="archive" title="Archive" symbol="archivebox"/>
        <command id="flag-it" title="Flag" symbol="flag" customization="optional"/>
      </center></toolbar>
      """, for: framework)
    #expect(!code.contains("bar.command(.flagIt") && !code.contains("bar.item(.flagIt"))
    #expect(
      notes == [
        "people cannot customize a toolbar at the bottom; it shows its default items, "
          + "all of the time",
        "people cannot add an item to a toolbar that is not customizable; it is left out",
      ])
  }
}
