import Testing

@testable import MenuetAnalysis

/// Titles of a made-up language, and the way back to the document's own.
@Suite struct PseudoTitleTests {
  private static let text = "Straighten the Chosen Photographs of a Long Journey – äöü 写真"

  @Test func aLongTitleLeadsBackToItsOriginal() {
    for count in 1...Self.text.count {
      let own = String(Self.text.prefix(count))
      let long = PseudoTitle.lengthened(own)
      #expect(long.count == count + (2 * count + 4) / 5)
      #expect(PseudoTitle.original(of: long) == own)
    }
    // An id is not lengthened.
    #expect(PseudoTitle.original(of: "share-all") == "share-all")
  }

  @Test func asManyCharactersAsAreTooManyGo() {
    for count in 1...60 {
      for excess in 1..<count {
        let shorter = count - PseudoTitle.shortening(by: excess)
        let long = { (own: Int) in own + (2 * own + 4) / 5 }
        #expect(shorter >= 0 && long(shorter) <= long(count) - excess)
      }
    }
  }
}
