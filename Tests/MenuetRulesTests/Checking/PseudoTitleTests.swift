import MenuetModel
import Testing

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

  @Test func aLongTitleGetsShorterWithItsOriginal() {
    for count in 1...Self.text.count {
      let own = String(Self.text.prefix(count))
      for excess in 0...count {
        let shorter = String(own.dropLast(excess))
        let long = PseudoTitle.lengthened(own)
        #expect(
          PseudoTitle.shortened(long, by: excess) == PseudoTitle.lengthened(shorter))
      }
    }
    #expect(PseudoTitle.shortened("share-all", by: 4) == "share")
  }
}
