/// Title-style capitals: every word begins with a capital, but the particles inside a title.
enum TitleCase {
  /// A word that is written in the wrong case, in a title that has other words with a capital.
  enum Fault { case needsCapital, needsSmall }

  private static let particles: WordList = [
    "a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "nor", "of", "on", "or", "per",
    "to", "the", "via", "vs", "with",
  ]

  /// Prepositions that some write small and some with a capital.
  private static let neutral: WordList = ["into", "onto"]

  /// The letters of the longest of them.
  private static let longestSmallWord = 4

  /// Returns whether a word stays small inside a title.
  static func isSmallWord(_ word: Word?) -> Bool { word.map(particles.contains) ?? false }

  /// The mistake in a word of letters alone. Any other is a name with its own case: iCloud,
  /// index.html, x2; and so is a single letter.
  ///
  /// - Parameters:
  ///   - number: The place of the word in its title, from 0.
  ///   - previous: The word before it.
  static func fault(
    of word: Slice<UnsafeBufferPointer<UInt8>>, number: Int, isLast: Bool,
    after previous: Slice<UnsafeBufferPointer<UInt8>>?
  ) -> Fault? {
    let bytes = UnsafeBufferPointer(rebasing: word)
    guard bytes.count > 1, isLetter(bytes[0] | 0x20) else { return nil }
    for byte in bytes[1..<(bytes.count - 1)] where !isLetter(byte) && !isJoint(byte) { return nil }
    guard isLetter(bytes[bytes.count - 1]) || isEnd(bytes[bytes.count - 1]) else { return nil }
    // With a comma behind it.
    let small = bytes.count <= longestSmallWord + 1 ? Word(word) : nil
    guard isLetter(bytes[0]) else {
      // Behind "Note:" or a dash a new phrase begins; Turn On and Log In are verbs of two words.
      guard number > 0, !isLast, previous?.last.map({ isLetter($0 | 0x20) }) ?? false,
        isSmallWord(small), number > 1 || (small != "in" && small != "on")
      else { return nil }
      return .needsSmall
    }
    if let small, isSmallWord(small) || neutral.contains(small) { return nil }
    // "100 pt": a unit behind a number has its own case.
    let isUnit = word.count <= 3 && previous?.last.map { (0x30...0x39).contains($0) } ?? false
    return isUnit ? nil : .needsCapital
  }

  /// The title with its words in the right case.
  static func applied(to title: String) -> String {
    let ranges = TitleWords.ranges(in: title)
    var result = Array(title.utf8)
    result.withUnsafeMutableBufferPointer { bytes in
      var previous: Range<Int>?
      for (number, range) in ranges.enumerated() {
        let text = UnsafeBufferPointer(bytes)
        let fault = fault(
          of: text[range], number: number, isLast: number == ranges.count - 1,
          after: previous.map { text[$0] })
        if fault != nil { bytes[range.lowerBound] ^= 0x20 }
        previous = range
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'")
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"),
      UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
