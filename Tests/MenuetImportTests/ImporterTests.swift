import Foundation
import Menuet
import MenuetGoldens
import MenuetImport
import MenuetModel
import MenuetSource
import Testing

@Suite struct ImporterTests {
  private static let goldens = Fixtures.folder.deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens/Imported")

  @Test(arguments: Fixtures.all) func documentsAreAsRecorded(name: String) throws {
    let text = try Fixtures.text(name)
    let golden = Self.goldens.appendingPathComponent(name + ".menuet.xml")
    let difference = try Golden(golden).difference(to: text, suite: "ImporterTests")
    if let difference { Issue.record("\(difference)") }
  }

  @Test(arguments: Fixtures.all) func documentsHaveNoErrors(name: String) throws {
    let document = try Fixtures.document(name)
    let compilation = Compiler().compile(document.text, path: "\(name).menuet.xml")
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.message))")
    #expect(document.kept > 0)
  }

  @Test(arguments: Fixtures.all) func readingIsTheSameEachTime(name: String) throws {
    #expect(try Fixtures.text(name) == Fixtures.text(name))
  }

  @Test func originsAreWhereTheFileSaysThem() throws {
    let name = "Base.lproj/Garden.storyboard"
    let source = String(decoding: try Fixtures.bytes(name), as: UTF8.self)
    let document = try Fixtures.document(name)
    let titled = document.elements.filter { $0.attributes[.title] != nil && $0.isItem }
    #expect(titled.count > 5)
    for element in titled {
      let range = try #require(element.attributes[.title]).bounds
      let bytes = Array(source.utf8)[range]
      #expect(String(decoding: bytes, as: UTF8.self) == element.title)
    }
  }

  @Test func translationsAreThoseBesideTheFile() throws {
    let document = try Fixtures.document("Base.lproj/Garden.storyboard", catalog: true)
    let grid = try #require(document.elements.first { $0.title == "Grid" })
    #expect(grid.translations[.title] == ["de": "Raster"])
    #expect(
      try Fixtures.text("Base.lproj/Garden.storyboard", catalog: true).contains("Garden.xcstrings"))
    let plants = try Fixtures.document("res/menu/plants.xml", catalog: true)
    let add = try #require(plants.elements.first { $0.title == "Add plant" })
    #expect(add.translations[.title] == ["de": "Pflanze hinzufügen"])
  }

  @Test func whatComesAtRunTimeIsSaid() throws {
    let document = try Fixtures.document("Base.lproj/Garden.storyboard")
    let losses = document.elements.flatMap(\.losses).map(\.message)
    #expect(losses == ["the menu is empty: its items come at run time"])
  }
}
