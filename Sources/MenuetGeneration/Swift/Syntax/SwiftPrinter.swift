/// Prints a file.
///
/// A line that does not fit is broken as `swift format` breaks it; one that cannot be broken, such as
/// that of a name of 200 characters, is exempted by a comment before it. Whether a line fits is
/// measured before it is printed, by a printer that keeps nothing but its column: measuring ends where
/// a line is too long, so that it costs no more than a line for each node.
struct SwiftPrinter {
  /// The longest line, in characters: the default of `swift format`.
  static let lineLength = 100

  /// The file as far as it is printed.
  private(set) var bytes: [UInt8] = []
  /// The access level of the interface, with a space after it; empty for the default.
  let access: StaticString
  let needs: Set<SupportCode.Need>
  /// Indicates whether support code is printed.
  let includesSupport: Bool
  private(set) var indentation = 0

  /// Indicates whether what is printed stands in a case of a switch.
  var isInCase = false

  /// Indicates whether the current line holds nothing yet but its indentation.
  private(set) var isAtIndentation = false
  /// Where the current line begins in the buffer.
  private var lineStart = 0

  /// Indicates whether it only measures.
  private let isMeasuring: Bool
  /// While measuring, the characters on the current line.
  private var measuredColumn = 0
  /// Indicates whether a line that was measured is too long, so that the rest does not matter.
  private(set) var isTooLong = false

  init(
    access: AccessLevel, needs: Set<SupportCode.Need> = [], includesSupport: Bool = true,
    capacity: Int = 0
  ) {
    self.access = access.modifier
    self.needs = needs
    self.includesSupport = includesSupport
    isMeasuring = false
    bytes.reserveCapacity(capacity)
  }

  /// A printer that measures what would come next.
  private init(measuringAt printer: SwiftPrinter) {
    access = printer.access
    needs = printer.needs
    includesSupport = printer.includesSupport
    indentation = printer.indentation
    isInCase = printer.isInCase
    isAtIndentation = printer.isAtIndentation
    measuredColumn = printer.column
    isMeasuring = true
  }

  // MARK: Lines

  /// The characters on the current line.
  private var column: Int {
    isMeasuring ? measuredColumn : Self.characters(bytes[lineStart...])
  }

  /// How many characters stand in UTF-8.
  private static func characters(_ utf8: some Sequence<UInt8>) -> Int {
    utf8.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  private mutating func measure(_ count: Int) {
    measuredColumn += count
    if measuredColumn > Self.lineLength { isTooLong = true }
  }

  mutating func endLine() {
    if isMeasuring {
      measuredColumn = 0
    } else {
      bytes.append(UInt8(ascii: "\n"))
      lineStart = bytes.count
    }
  }

  /// Ends the line and, for the next, writes the indentation.
  mutating func breakLine(indentedBy levels: Int = 0) {
    endLine()
    indent(by: levels)
  }

  mutating func indent(by levels: Int = 0) {
    let count = 2 * (indentation + levels)
    if isMeasuring {
      measure(count)
    } else {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    }
    isAtIndentation = true
  }

  /// Writes fixed code without line breaks.
  mutating func write(_ code: StaticString) {
    isAtIndentation = false
    if isMeasuring { return measure(code.utf8CodeUnitCount) }
    code.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a text without line breaks.
  mutating func write(_ text: String) {
    isAtIndentation = false
    if isMeasuring { return measure(Self.characters(text.utf8)) }
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    if isWritten == nil { bytes.append(contentsOf: text.utf8) }
  }

  mutating func write(_ text: some Collection<UInt8>) {
    isAtIndentation = false
    if isMeasuring { return measure(Self.characters(text)) }
    bytes.append(contentsOf: text)
  }

  /// Writes the literal of a string on the current line.
  mutating func write(literal text: String) {
    isAtIndentation = false
    guard isMeasuring else { return StringLiteral.append(text, to: &bytes) }
    if let width = StringLiteral.plainWidth(text) { return measure(width) }
    var literal: [UInt8] = []
    StringLiteral.append(text, to: &literal)
    measure(Self.characters(literal))
  }

  /// A comment on lines of its own, with `// ` or `/// ` before each.
  mutating func comment(_ comment: Comment, mark: StaticString = "/// ") {
    // Bytes, because going through characters takes longer than printing most declarations.
    let lines = comment.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines {
      indent()
      if line.isEmpty { write("///") } else { write(mark) }
      write(line)
      endLine()
    }
  }

  // MARK: Blocks

  /// Braces, at the end of the current line or on lines of their own, and what stands in them.
  mutating func body(
    braceOnOwnLine: Bool = false, signature: StaticString? = nil,
    _ content: (inout SwiftPrinter) -> Void
  ) {
    if braceOnOwnLine { breakLine() } else { write(" ") }
    write("{")
    if let signature {
      write(" ")
      write(signature)
      write(" in")
    }
    endLine()
    indented(content)
    indent()
    write("}")
  }

  /// Content one level deeper.
  mutating func indented(_ content: (inout SwiftPrinter) -> Void) {
    indentation += 1
    content(&self)
    indentation -= 1
  }

  // MARK: Fitting

  /// Returns whether every line of what would come next is short enough.
  ///
  /// - Parameter ending: how many characters will follow.
  func fits(roomFor ending: Int = 0, _ content: (inout SwiftPrinter) -> Void) -> Bool {
    var ruler = SwiftPrinter(measuringAt: self)
    content(&ruler)
    return !ruler.isTooLong && ruler.measuredColumn + ending <= Self.lineLength
  }

  /// Prints a line as it is, or broken where it does not fit; where that does not help either, as it
  /// is, after a comment that exempts it. Returns whether it fits on one line.
  ///
  /// - Parameter ending: how many characters will follow.
  @discardableResult
  mutating func fit(
    roomFor ending: Int = 0, _ line: (inout SwiftPrinter) -> Void,
    else broken: (inout SwiftPrinter) -> Void
  ) -> Bool {
    if fitsOnLine(roomFor: ending, line) {
      indent()
      line(&self)
      return true
    }
    // In a case of a switch, `swift format` 6.3 cannot read the comment that exempts.
    if isInCase || fitsOnLine(roomFor: ending, broken) {
      indent()
      broken(&self)
    } else {
      exempt(line)
    }
    return false
  }

  /// The same for a line that cannot be broken.
  @discardableResult
  mutating func fit(roomFor ending: Int = 0, _ line: (inout SwiftPrinter) -> Void) -> Bool {
    if isInCase || fitsOnLine(roomFor: ending, line) {
      indent()
      line(&self)
      return true
    }
    exempt(line)
    return false
  }

  private func fitsOnLine(roomFor ending: Int, _ line: (inout SwiftPrinter) -> Void) -> Bool {
    fits(roomFor: ending) {
      $0.indent()
      line(&$0)
    }
  }

  private mutating func exempt(_ line: (inout SwiftPrinter) -> Void) {
    indent()
    write("// swift-format-ignore")
    breakLine()
    line(&self)
  }
}
