import MenuetSource

/// An SVG file of the user that draws a symbol.
package enum SymbolFile {
  /// Something in a file that a picture may not take in.
  package struct Refusal: Sendable, Equatable {
    /// The matter, to be said behind "the file": `has a script`.
    package let reason: String
    /// The line where it stands, from 1; `nil` where it is the file as a whole.
    package let line: Int?
  }

  /// Returns the first thing for which a file is refused: a script, or a reference out of the file.
  ///
  /// Works on the text, not on a tree, and so refuses too much rather than too little: what XML
  /// needs literally for a tag, an attribute or an entity stands there literally. Comments do not
  /// count.
  package static func refusal(of file: [UInt8]) -> Refusal? {
    guard let text = String(validUTF8: file), !file.contains(0) else {
      return Refusal(reason: "is not text in UTF-8", line: nil)
    }
    let words = withoutComments(text.lowercased())
    guard words.contains("<svg") || words.contains(":svg") else {
      return Refusal(reason: "is no SVG", line: nil)
    }
    func refusal(_ reason: String, at index: String.Index) -> Refusal {
      Refusal(reason: reason, line: 1 + words[..<index].count { $0.isNewline })
    }
    for (word, reason) in forbidden {
      if let range = words.firstRange(of: word) { return refusal(reason, at: range.lowerBound) }
    }
    for match in words.matches(
      of: #/\s(?:[\w.-]+:)?(?<name>href|src|on[a-z]+)\s*=\s*["'](?<value>[^"']*)/#)
    {
      if match.name.hasPrefix("on") { return refusal("has a script", at: match.range.lowerBound) }
      guard match.value.drop(while: \.isWhitespace).hasPrefix("#") else {
        return refusal("refers to another file", at: match.range.lowerBound)
      }
    }
    for match in words.matches(of: #/url\(\s*(?:["']|&quot;|&apos;)?\s*(?<first>.)/#)
    where match.first != "#" {
      return refusal("refers to another file", at: match.range.lowerBound)
    }
    return nil
  }

  private static let forbidden = [
    ("<script", "has a script"), (":script", "has a script"),
    ("foreignobject", "has content that is no SVG"), ("<!entity", "declares an entity"),
    ("<?xml-stylesheet", "refers to another file"), ("@import", "refers to another file"),
  ]

  /// The text with spaces in place of its comments, on as many lines.
  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "<!--") {
      result += rest[..<start.lowerBound]
      let end = rest[start.upperBound...].firstRange(of: "-->")
      let comment = rest[start.lowerBound..<(end?.upperBound ?? rest.endIndex)]
      result += comment.filter(\.isNewline)
      rest = rest[comment.endIndex...]
    }
    return result + rest
  }
}
