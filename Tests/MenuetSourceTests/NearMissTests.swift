import MenuetSource
import Testing

/// Which of some names a word was meant for.
@Suite struct NearMissTests {
  @Test(arguments: [
    ("outdnt", "outdent"), ("indnet", "indent"), ("NEW_NOTE", "new-note"), ("ne-note", "new-note"),
    ("new-notes", "new-note"), ("nwe-noet", "new-note"), ("a", nil), ("", nil), ("print", nil),
    ("item", nil), ("xewxnotx", nil),
  ])
  func aSlipIsNear(word: String, name: String?) {
    #expect(NearMiss.best(for: word, in: ["indent", "outdent", "new-note"]) == name)
  }

  @Test func theNearestIsTakenAndOfEqualOnesTheFirst() {
    let index = NameIndex(["note-12", "note-1", "note-2"])
    #expect(index.best(for: "note-1") == "note-1")
    #expect(index.best(for: "note-3") == "note-1")
    #expect(NameIndex(["note-2", "note-1"]).best(for: "note-3") == "note-2")
    #expect(NameIndex([String]()).best(for: "note") == nil)
  }

  /// Letters that share a bit may look alike from afar, never the other way round.
  @Test func nothingNearIsPassedOver() {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<2_000 {
      let name = String((0..<(3 + random(12))).map { _ in "abcxyzé-1".randomPart(random) })
      var word = Array(name)
      let edits = min(3, name.utf8.count / 3)
      guard edits > 0, name.allSatisfy(\.isASCII) else { continue }
      for _ in 0..<(1 + random(edits)) {
        switch random(3) {
        case 0: word[random(word.count)] = "q"
        case 1 where word.count > 2: word.remove(at: random(word.count))
        default: word.insert("w", at: random(word.count))
        }
      }
      guard min(3, max(word.count, name.count) / 3) >= edits else { continue }
      #expect(NearMiss.best(for: String(word), in: [name]) == name, "\(String(word)) \(name)")
    }
  }
}

extension String {
  fileprivate func randomPart(_ random: (Int) -> Int) -> Character {
    self[index(startIndex, offsetBy: random(count))]
  }
}
