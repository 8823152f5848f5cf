import Testing

@testable import MenuetSource

@Suite struct PlainTextTests {
  /// Each scalar by its bytes is told as by its value.
  @Test func whatActsIsToldByBytes() {
    let ranges: [ClosedRange<UInt32>] = [0...0x2FF, 0x1FF0...0x2100, 0xE000...0xE010]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(Character(scalar))“é”"
      let isKept = text.onOneLine.unicodeScalars.elementsEqual(text.unicodeScalars)
      #expect(isKept == !scalar.isActive, "\(Unicode.Scalar.notation(value))")
    }
  }
}
