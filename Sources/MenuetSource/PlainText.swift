extension String {
  /// The text on one line; without its middle where it is longer than anybody reads, as it is when
  /// the author's words are.
  var asMessage: String {
    // Our own words fill less than the first part, and end in less than the last.
    let (first, last) = (600, 200)
    guard utf8.count > first + last, unicodeScalars.count > first + last else { return onOneLine }
    return (String(unicodeScalars.prefix(first)) + "…" + String(unicodeScalars.suffix(last)))
      .onOneLine
  }

  /// The text on one line and without what would act on a terminal or in an editor: line ends and tabs
  /// become blanks, control characters and marks that turn text round become U+FFFD.
  package var onOneLine: String {
    // Almost all texts are told by their bytes, and going through scalars takes longer.
    let isActive =
      utf8.withContiguousStorageIfAvailable(Self.holdsActive)
      ?? unicodeScalars.contains(where: \.isActive)
    guard isActive else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": result.append(" ")
      default: result.append(scalar.isActive ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// Returns whether text in UTF-8 has a scalar that acts on a terminal.
  private static func holdsActive(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<bytes.count {
      let byte = bytes[index]
      // Nearly all are printable ASCII, for which one comparison is enough.
      if (0x20..<0x7F).contains(byte) { continue }
      switch byte {
      case ..<0x20, 0x7F: return true
      // Text is whole: the bytes that belong to it follow.
      case 0xC2: if bytes[index + 1] < 0xA0 { return true }
      case 0xE2:
        let rest = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
        if Unicode.Scalar(0x2000 | rest)?.isActive == true { return true }
      default: break
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// The notation of a code point, as `U+0041`; of a surrogate, too, which is no scalar.
  package static func notation(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Indicates whether a scalar acts on a terminal instead of being shown: control characters, line
  /// and paragraph separators, and the explicit directions of bidirectional text.
  package var isActive: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
