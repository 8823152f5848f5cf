import Foundation
import Menuet
import MenuetLayout
import MenuetModel
import Testing

/// What is laid out where no platform is asked for: the first that the document names.
@Suite struct PlatformOrderTests {
  private func compile(_ platforms: String, _ content: String) throws -> LaidOutDocument {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Example" platforms="\(platforms)">
      <menu id="m" title="Walls"><command id="paint" title="Paint Wall"/></menu>
      \(content)
      </menuet>
      """
    return try #require(
      Compiler().compile(Array(text.utf8), path: "Example.menuet.xml").laidOut)
  }

  @Test(arguments: [
    ("macos ios", Platform.macos), ("ios macos", .ios), ("  ipados\n ios ", .ipados),
    ("visionos tvos macos", .visionos),
  ])
  func theFirstPlatformIsTheOneThatIsNamedFirst(platforms: String, first: Platform) throws {
    let laidOut = try compile(platforms, "")
    #expect(laidOut.context.platform == first)
    #expect(laidOut.document.defaultPlatform == first)
    let names = platforms.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(laidOut.document.platformOrder.map(\.rawValue) == names)
  }

  @Test func aSurfaceThatIsNotThereIsLaidOutForTheNextOfTheDocument() throws {
    let toolbar = """
      <toolbar id="bar" platforms="ios macos"><trailing><item ref="paint"/></trailing></toolbar>
      """
    let height = { (platforms: String) in
      try #require(try self.compile(platforms, toolbar).document.toolbars[0].minimumWidth)
    }
    // A Mac's bar has other margins than an iPhone's.
    #expect(try height("ipados macos ios") != height("ipados ios macos"))
    #expect(try height("ipados ios macos") == height("ios macos"))
  }

  @Test func theOrderSurvivesTheJSONForm() throws {
    let document = try compile("macos ios", "").document
    let json = try JSONEncoder().encode(document)
    #expect(String(decoding: json, as: UTF8.self).contains(#""platforms":["macos","ios"]"#))
    let decoded = try JSONDecoder().decode(Document.self, from: json)
    #expect(decoded.platformOrder == [.macos, .ios])
    #expect(decoded.platforms == [.ios, .macos])
  }
}
