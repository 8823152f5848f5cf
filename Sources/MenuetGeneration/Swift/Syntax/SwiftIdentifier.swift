import MenuetModel

/// A name in generated code; where it is a keyword, back-ticks are written around it.
struct SwiftIdentifier: Sendable, Hashable, ExpressibleByStringLiteral {
  let text: String
  /// Indicates whether a declaration of the name needs back-ticks.
  let isKeyword: Bool

  init(_ text: String) {
    self.text = text
    isKeyword = SwiftName.isKeyword(text)
  }

  init(stringLiteral text: String) { self.init(text) }

  /// A name that says what it is besides: `format` gives `formatItems`, never a keyword.
  func with(_ ending: String) -> SwiftIdentifier { SwiftIdentifier(text + ending) }

  /// Indicates whether the name needs back-ticks after a dot too.
  var isKeywordAfterDot: Bool { isKeyword && SwiftName.isKeywordAfterDot(text) }
}
