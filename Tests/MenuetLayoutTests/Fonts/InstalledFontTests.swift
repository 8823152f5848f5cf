import Foundation
import MenuetLayout
import Testing

private let interPath = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

/// Inter as it is installed with Debian's `fonts-inter`; machines without it leave these tests out.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: interPath)))
struct InstalledFontTests {
  private func inter() throws -> TextMetrics {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: interPath)))
    return TextMetrics(advances: try FontAdvances(parsing: bytes))
  }

  @Test func everyCharacterIsAsWideAsInTheEmbeddedTable() throws {
    let font = try inter()
    let table = TextMetrics()
    var different: [String] = []
    for value in UInt32(0x20)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      // The table leaves out what is an emoji or East Asian wide: that is an em.
      let isKept = table.width(of: text, fontSize: 2816) != 2816
      if isKept, font.width(of: text, fontSize: 2816) != table.width(of: text, fontSize: 2816) {
        different.append(String(value, radix: 16))
      }
    }
    #expect(different.isEmpty)
  }

  @Test(arguments: TextMetricsTests.shaped)
  func aLabelIsAsWideAsItsCharacters(label: String, units: Int) throws {
    let font = try inter()
    let characters = label.map { font.width(of: String($0), fontSize: 2816) }
    #expect(font.width(of: label, fontSize: 2816) == characters.reduce(0, +))
  }
}
