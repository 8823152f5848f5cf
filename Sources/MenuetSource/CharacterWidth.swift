/// How wide characters are: in terminal columns, and where East Asian text and emoji need a whole
/// em.
package enum CharacterWidth {
  /// The terminal columns of a scalar: 0 for combining marks, format and control characters, 2 for
  /// East Asian Wide and Fullwidth ones, else 1.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    if isZeroWidth(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// The terminal columns of a grapheme cluster: 2 for an emoji, else those of its first scalar
  /// that has a width.
  package static func columns(of character: Character) -> Int {
    if isEmoji(character) { return 2 }
    guard let base = base(of: character) else { return 0 }
    return columns(of: base)
  }

  /// The terminal columns of a text: the sum over its grapheme clusters.
  package static func columns(of text: String) -> Int {
    var columns = 0
    for byte in text.utf8 {
      guard byte < 0x80 else { return text.reduce(0) { $0 + self.columns(of: $1) } }
      columns += (0x20..<0x7F).contains(byte) ? 1 : 0
    }
    return columns
  }

  /// Returns whether a scalar takes no room: control and format characters, combining marks,
  /// variation selectors, and the line and paragraph separators.
  package static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    // Looking a category up takes longer than all else: common scripts go without.
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x620..<0x64B: return false
    case 0x1E00..<0x2000, 0x2010..<0x2028, 0x2100..<0x2CEF: return false
    case 0x3041..<0x3097, 0x30A0..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return true
    case .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// Returns whether a scalar is East Asian Wide or Fullwidth.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard let first = wideBounds.first, scalar.value >= first else { return false }
    var low = 0
    var high = wideBounds.count
    while low < high {
      let middle = (low + high) / 2
      if wideBounds[middle] <= scalar.value { low = middle + 1 } else { high = middle }
    }
    // Bounds open and close a range by turns: after an odd number of them one is open.
    return low % 2 == 1
  }

  /// Returns whether a grapheme cluster shows as one emoji: by default, by the variation selector
  /// U+FE0F, or by a sequence (skin tones, joined emoji, flags).
  package static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation
      || scalars.dropFirst().contains { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation }
  }

  /// The first scalar of a grapheme cluster that has a width; nil if none has.
  package static func base(of character: Character) -> Unicode.Scalar? {
    character.unicodeScalars.first { !isZeroWidth($0) }
  }
}
