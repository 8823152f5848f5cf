/// A word of at most 16 ASCII letters and digits in lower case, packed into two integers, so that
/// titles are compared with lists of words without making strings.
struct Word: Sendable, Hashable, ExpressibleByStringLiteral {
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  private var count: UInt8 = 0

  /// A word of a list.
  init(stringLiteral value: StaticString) {
    self = value.withUTF8Buffer { Word($0[...]) } ?? Word()
  }

  private init() {}

  /// The letters and digits of some UTF-8, without punctuation; `nil` for a word that no list holds:
  /// one without letters or digits, with other characters, or too long.
  init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    let bytes = UnsafeBufferPointer(rebasing: bytes)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let letter = byte | 0x20
      if (0x61...0x7A).contains(letter) || (0x30...0x39).contains(byte) {
        guard count < 16 else { return nil }
        high = high << 8 | low >> 56
        // The bit is set in digits.
        low = low << 8 | UInt64(letter)
        count += 1
      } else if byte >= 0x80 {
        guard Word.isPunctuation(bytes[index...]) else { return nil }
        index += 2
      }
      index += 1
    }
    guard count > 0 else { return nil }
  }

  /// The word that a string holds.
  init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let word = text.withUTF8({ Word($0[...]) }) else { return nil }
    self = word
  }

  /// A number that differs for most words.
  fileprivate var fingerprint: UInt64 {
    (low ^ high &* 0xC2B2_AE3D_27D4_EB4F) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Returns whether some bytes are a typographic quote, a dash or the ellipsis: U+2010 to U+2026.
  private static func isPunctuation(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard bytes.count >= 3, bytes.first == 0xE2 else { return false }
    let start = bytes.startIndex
    return bytes[start + 1] == 0x80 && (0x90...0xA6).contains(bytes[start + 2])
  }
}

/// A list of words that answers quickly whether it holds one: rules ask it for every title.
struct WordList: Sendable, ExpressibleByArrayLiteral {
  /// A table with open addressing, at most a quarter full.
  private var places: [Word?]

  init(arrayLiteral words: Word...) { self.init(words) }

  init(_ words: some Collection<Word>) {
    var size = 8
    while size < words.count * 4 { size *= 2 }
    places = Array(repeating: nil, count: size)
    for word in words { places[place(of: word)] = word }
  }

  func contains(_ word: Word) -> Bool { places[place(of: word)] != nil }

  /// The place where a word is, or would be.
  private func place(of word: Word) -> Int {
    var place = Int(truncatingIfNeeded: word.fingerprint >> 40) & (places.count - 1)
    while let other = places[place], other != word { place = (place + 1) & (places.count - 1) }
    return place
  }
}
