import MenuetModel
import MenuetSource

/// A reference to a file that is spelled in another way than a path: a URL, a path of Windows, or one
/// in which characters are escaped.
struct PathSpelling {
  /// The mistake, in words.
  let mistake: String
  /// The path that was meant; `nil` where it leads from no folder that is known.
  let mended: String?

  /// `nil` for a reference that is spelled as a path.
  init?(_ reference: String) {
    var path = Substring(reference)
    var mistakes: [String] = []
    while path.first?.isWhitespace ?? false { path.removeFirst() }
    while path.last?.isWhitespace ?? false { path.removeLast() }
    if path.count < reference.count { mistakes.append("a path has no space around it") }
    if let rest = Self.withoutScheme(path) {
      mistakes.append("a path is no URL")
      path = rest
    }
    if path.contains("\\") {
      mistakes.append("its folders are divided by '/'")
      path = Substring(path.replacing("\\", with: "/"))
    }
    if let plain = Self.withoutEscapes(path) {
      mistakes.append("characters stand in it as they are, not as '%20'")
      path = Substring(plain)
    }
    guard !mistakes.isEmpty else { return nil }
    mistake = mistakes.joined(separator: ", and ")
    mended = Self.isAbsolute(path) || path.isEmpty ? nil : String(path)
  }

  /// The part after `file:` and the slashes of a host; all of another URL, which is no file here.
  private static func withoutScheme(_ path: Substring) -> Substring? {
    let scheme = path.prefix { $0.isASCII && $0.isLetter }
    // One letter is a volume of Windows.
    guard scheme.count > 1, path.dropFirst(scheme.count).first == ":" else { return nil }
    guard scheme.lowercased() == "file" else { return "" }
    let rest = path.dropFirst(scheme.count + 1)
    guard rest.hasPrefix("//") else { return rest }
    return rest.dropFirst(2).drop { $0 != "/" }
  }

  private static func isAbsolute(_ path: Substring) -> Bool {
    path.hasPrefix("/") || path.dropFirst().first == ":"
  }

  /// The path with what `%20` and the like stand for; `nil` where there is none of them.
  private static func withoutEscapes(_ path: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(path.utf8)[...]
    var hasEscape = false
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16),
        value >= 0x20
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
        hasEscape = true
      } else {
        bytes.append(byte)
      }
    }
    return hasEscape ? String(validUTF8: bytes) : nil
  }
}
