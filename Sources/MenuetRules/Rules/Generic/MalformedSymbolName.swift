import MenuetModel
import MenuetSource

/// Flags a symbol whose name cannot be one.
struct MalformedSymbolName: Rule {
  static let info = RuleInfo(
    id: "symbol-syntax", .generic, .warning, fix: .unsafe,
    "a symbol's name is words of small letters and digits, joined by dots",
    guideline: .guidelines(
      "SF Symbols", "symbols have names such as 'square.and.arrow.up'"),
    why: "A name that no symbol can have gives an empty picture at run time, and no error.",
    example: """
        <menu id="format" title="Format">
      -   <command id="indent" title="Indent" symbol="§Increase-Indent§"/>
      +   <command id="indent" title="Indent" symbol="increase.indent"/>
        </menu>
      """)

  static let attributes: [AttributeName] = [.symbol, .onSymbol, .offSymbol]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    context.written.forEachAttribute(Self.attributes) { attribute, bytes in
      guard !Self.isWellFormed(bytes) else { return }
      let name = context.value(of: attribute)
      guard !Self.isWellFormed(name.utf8) else { return }
      let isKnown = Self.mended(name).map { context.symbols?.contains($0) ?? false } ?? false
      let fixIt = Self.mended(name).map { context.writing($0, for: attribute, isSafe: isKnown) }
      report(
        "no symbol is named '\(name)': names are small letters and digits with dots",
        at: attribute.location, fix: fixIt ?? FixIt("write the name that the SF Symbols app shows"))
    }
  }

  /// Returns whether this is `[a-z0-9]+(\.[a-z0-9]+)*`.
  static func isWellFormed(_ bytes: some Collection<UInt8>) -> Bool {
    var isInWord = false
    for byte in bytes {
      switch byte {
      case 0x61...0x7A, 0x30...0x39: isInWord = true
      case UInt8(ascii: ".") where isInWord: isInWord = false
      default: return false
      }
    }
    return isInWord
  }

  /// The name with dots between its words: `SquareAndPencil`, `square-and-pencil` and
  /// `square and pencil` all give `square.and.pencil`.
  private static func mended(_ name: String) -> String? {
    var result = ""
    var wasSmall = false
    for character in name {
      let isWordPart = character.isASCII && (character.isLetter || character.isNumber)
      let startsWord = !isWordPart || (character.isUppercase && wasSmall)
      if startsWord, !result.isEmpty, !result.hasSuffix(".") { result += "." }
      if isWordPart { result += character.lowercased() }
      wasSmall = isWordPart && !character.isUppercase
    }
    if result.hasSuffix(".") { result.removeLast() }
    return isWellFormed(result.utf8) ? result : nil
  }
}
