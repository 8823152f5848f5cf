import Menuet
import MenuetModel
import Testing

/// Who arranges a bar in which not everything fits, where the document says it and where not.
@Suite struct OverflowByTests {
  private func document(
    _ toolbar: String, _ center: String, further: String = ""
  ) throws -> Document {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados macos">
        <commands><command id="one" title="One"/><command id="two" title="Two"/></commands>
        <toolbar id="main" \(toolbar)>
          <leading><command id="three" title="Three"/></leading>
          <center><slot id="more"/>\(center)</center>\(further)
      </menuet>
      """
    let compilation = Compiler().compile(Array(text.utf8), path: "Notes.menuet.xml")
    return try #require(compilation.document, "\(compilation.diagnostics)")
  }

  private func arranger(
    _ center: String, of toolbar: String = "", further: String = "</toolbar>"
  ) throws -> OverflowArranger {
    try #require(document(toolbar, center, further: further).toolbars.first).overflowBy
  }

  @Test(arguments: [
    "<item ref=\"one\" priority=\"1\"/>", "<item ref=\"one\" pinned=\"true\"/>",
    "<item ref=\"one\" overflow=\"hide\"/>", "<item ref=\"one\" priority=\"0\"/>",
    "<group id=\"g\" collapse=\"menu\"><item ref=\"one\"/></group>",
  ])
  func aBarThatOrdersItsItemsIsArrangedByTheDocument(unit: String) throws {
    #expect(try arranger(unit) == .menuet)
    #expect(try arranger(unit, of: "overflow-by=\"system\"") == .system)
  }

  @Test func otherBarsAreArrangedByTheSystem() throws {
    let unit = "<item ref=\"one\" display=\"title\" customization=\"fixed\"/>"
    #expect(try arranger(unit) == .system)
    #expect(try arranger(unit, of: "overflow-by=\"menuet\"") == .menuet)
    // What stays anyway orders nothing.
    let trailing =
      "<trailing><item ref=\"two\" pinned=\"true\" priority=\"3\"/></trailing></toolbar>"
    #expect(try arranger(unit, further: trailing) == .system)
  }

  @Test func stepsAndExtensionsOrderItems() throws {
    let unit = "<item ref=\"one\"/>"
    let shrink = "<shrink><step unit=\"one\" to=\"overflow\"/></shrink></toolbar>"
    #expect(try arranger(unit, further: shrink) == .menuet)
    let extend = """
      </toolbar>
      <extend target="more"><item ref="two" priority="2"/></extend>
      """
    #expect(try arranger(unit, further: extend) == .menuet)
    let plain = "</toolbar><extend target=\"more\"><item ref=\"two\"/></extend>"
    #expect(try arranger(unit, further: plain) == .system)
  }
}
