/// Prints declarations and statements, one at a time, into one buffer.
///
/// A line that does not fit is broken as `swift format` breaks it; one that cannot be broken, such as
/// that of a name of 200 characters, is exempted by a comment before it. Each `print` is a line or
/// several; `block` prints what stands in braces.
struct SwiftPrinter {
  /// The longest line, in characters: the default of `swift format`.
  static let lineLength = 100

  /// What has been printed.
  private(set) var bytes: [UInt8] = []
  /// The access level of the interface, with a space after it; empty for the default.
  let access: StaticString
  private(set) var indentation = 0

  /// An attribute that every declaration of the file itself bears.
  var availability: StaticString?
  /// The indentation of the declarations of the file itself.
  private var fileIndentation = 0

  /// Whether what is printed next is a declaration of the file itself.
  var isAtFileScope: Bool { indentation == fileIndentation }

  /// Whether others than the module see the interface. Then it needs initialisers that the compiler
  /// otherwise makes.
  var isExported: Bool { access.utf8CodeUnitCount > 0 }

  init(access: StaticString, capacity: Int) {
    self.access = access
    bytes.reserveCapacity(capacity)
  }

  /// Whether what is printed stands in a case of a switch.
  var isInCase = false

  /// Where the current line begins in the buffer.
  private var lineStart = 0

  // MARK: Lines

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    lineStart = bytes.count
  }

  /// Ends the line and, for the next, writes the indentation.
  mutating func breakLine(indentedBy levels: Int = 0) {
    endLine()
    indent(by: levels)
  }

  mutating func indent(by levels: Int = 0) {
    var missing = 2 * (indentation + levels)
    let spaces: StaticString = "                                "
    while missing > 0 {
      let count = min(missing, spaces.utf8CodeUnitCount)
      bytes.append(contentsOf: UnsafeBufferPointer(start: spaces.utf8Start, count: count))
      missing -= count
    }
  }

  /// An empty line; at the start of a block none.
  mutating func blankLine() {
    let isOpened = bytes.suffix(2).elementsEqual([UInt8(ascii: "{"), UInt8(ascii: "\n")])
    if !isOpened { endLine() }
  }

  /// Writes fixed code without line breaks.
  mutating func write(_ code: StaticString) {
    code.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a text without line breaks.
  mutating func write(_ text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    if isWritten == nil { bytes.append(contentsOf: text.utf8) }
  }

  mutating func write(_ text: [UInt8]) { bytes.append(contentsOf: text) }

  /// Writes the literal of a string on the current line.
  mutating func write(literal text: String) { StringLiteral.append(text, to: &bytes) }

  /// Whether the current line holds nothing yet but its indentation.
  var isAtIndentation: Bool { bytes[lineStart...].allSatisfy { $0 == UInt8(ascii: " ") } }

  /// A comment on lines of its own, with `// ` or `/// ` before each.
  mutating func comment(_ comment: Comment, mark: StaticString = "/// ") {
    // Bytes, because going through characters takes longer than printing most declarations.
    let lines = comment.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines {
      indent()
      if line.isEmpty { write("///") } else { write(mark) }
      bytes.append(contentsOf: line)
      endLine()
    }
  }

  /// Fixed lines of code, each at the indentation.
  mutating func lines(_ code: StaticString) {
    code.withUTF8Buffer { buffer in
      for line in buffer.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        if !line.isEmpty {
          indent()
          bytes.append(contentsOf: line)
        }
        endLine()
      }
    }
  }

  // MARK: Blocks

  /// Braces, at the end of the current line or on lines of their own, and what stands in them.
  mutating func body(braceOnOwnLine: Bool = false, _ content: (inout SwiftPrinter) -> Void) {
    if braceOnOwnLine { breakLine() } else { write(" ") }
    write("{")
    endLine()
    indentation += 1
    content(&self)
    indentation -= 1
    indent()
    write("}")
    endLine()
  }

  /// Content one level deeper that has no braces, as between `#if` and `#endif`.
  mutating func indented(_ content: (inout SwiftPrinter) -> Void) {
    indentation += 1
    content(&self)
    indentation -= 1
  }

  /// The whole file one level deeper, as between `#if` and `#endif`.
  mutating func indentFile(_ content: (inout SwiftPrinter) -> Void) {
    fileIndentation += 1
    indented(content)
    fileIndentation -= 1
  }

  // MARK: Fitting

  /// Prints a line as it is, or broken where it does not fit; where that does not help either, as it
  /// is, after a comment that exempts it.
  ///
  /// - Parameter ending: how many characters will follow.
  mutating func fit(
    roomFor ending: Int = 0, _ line: (inout SwiftPrinter) -> Void,
    else broken: (inout SwiftPrinter) -> Void
  ) {
    let start = bytes.count
    indent()
    line(&self)
    if fits(from: start, roomFor: ending) { return }
    removeAll(from: start)
    indent()
    broken(&self)
    // In a case of a switch, `swift format` 6.3 cannot read the comment that exempts.
    if isInCase || fits(from: start, roomFor: ending) { return }
    removeAll(from: start)
    exempt(line)
  }

  /// Prints a line that cannot be broken.
  mutating func fit(_ line: (inout SwiftPrinter) -> Void) {
    let start = bytes.count
    indent()
    line(&self)
    if isInCase || fits(from: start) { return }
    removeAll(from: start)
    exempt(line)
  }

  private mutating func exempt(_ line: (inout SwiftPrinter) -> Void) {
    indent()
    write("// swift-format-ignore")
    endLine()
    indent()
    line(&self)
  }

  /// Whether every line from a place in the buffer on is short enough.
  func fits(from start: Int, roomFor ending: Int = 0) -> Bool {
    if lineStart <= start, bytes.count - lineStart + ending <= Self.lineLength { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      var column = 0
      for index in startOfLine(around: start)..<bytes.count {
        if bytes[index] == UInt8(ascii: "\n") {
          column = 0
        } else if bytes[index] & 0xC0 != 0x80 {
          column += 1
          if column > Self.lineLength { return false }
        }
      }
      return column + ending <= Self.lineLength
    }
  }

  private func startOfLine(around place: Int) -> Int {
    if lineStart <= place { return lineStart }
    return bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Turns the first `var` after a place in the buffer into `let`.
  mutating func makeConstant(from start: Int) {
    guard let place = bytes[start...].firstIndex(of: UInt8(ascii: "v")) else { return }
    bytes.replaceSubrange(place..<place + 3, with: "let".utf8)
  }

  /// Takes back what was printed from a place on.
  mutating func removeAll(from start: Int) {
    lineStart = startOfLine(around: start)
    bytes.removeLast(bytes.count - start)
  }
}
