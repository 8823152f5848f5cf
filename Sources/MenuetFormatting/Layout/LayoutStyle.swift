import MenuetSource
import MenuetXML

/// How white space is written in a document: its line ends and its indentation.
struct LayoutStyle {
  /// The blanks of one level.
  private static let step = 2
  /// Deeper elements are indented no further, or a small file could become a hundred times as large.
  private static let deepest = 32
  /// The column up to which attributes stand below each other behind a name.
  static let alignmentLimit = 60

  /// That of the first line.
  let lineEnd: [UInt8]
  /// The indentation of each level.
  private let indentations: [[UInt8]]

  init(of text: [UInt8]) {
    let first = text.firstIndex(where: \.isLineEnd)
    let ends = ["\r\n", "\r", "\n"].map { Array($0.utf8) }
    lineEnd = first.flatMap { first in ends.first { text[first...].starts(with: $0) } } ?? ends[2]
    indentations = (0...Self.deepest).map { Self.blanks($0 * Self.step) }
  }

  func indentation(_ depth: Int) -> [UInt8] { indentations[min(max(depth, 0), Self.deepest)] }

  /// A line end and an indentation.
  ///
  /// - Parameter isDivided: True to leave an empty line.
  func newLine(_ depth: Int, isDivided: Bool) -> [UInt8] {
    (isDivided ? lineEnd + lineEnd : lineEnd) + indentation(depth)
  }

  /// The line end and indentation within a tag: further attributes stand below the first one, unless
  /// little room would be left.
  func newLine(within column: Int, nameColumns: Int) -> [UInt8] {
    let aligned = column + nameColumns + 2
    let indentation = aligned <= Self.alignmentLimit ? aligned : column + 2 * Self.step
    return lineEnd + Self.blanks(indentation)
  }

  private static func blanks(_ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: " "), count: count)
  }
}

extension UInt8 {
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

extension [UInt8] {
  /// The line ends in a range.
  func lineBreaks(in range: Range<Int>) -> Int {
    var count = 0
    for index in range where self[index].isLineEnd {
      // CR LF is one.
      if self[index] == 0x0A, index > range.lowerBound, self[index - 1] == 0x0D { continue }
      count += 1
    }
    return count
  }

  /// Where the last line begins that begins in a range; `nil` where none does.
  func lastLineStart(in range: Range<Int>) -> Int? {
    self[range].lastIndex(where: \.isLineEnd).map { $0 + 1 }
  }

  /// The columns that a part of the text takes on a line.
  func columns(of range: Range<Int>) -> Int {
    self[range].allSatisfy { $0 < 0x80 }
      ? range.count : CharacterWidth.columns(of: String(decoding: self[range], as: UTF8.self))
  }

  /// The changes by which the further lines of a comment follow its first one.
  ///
  /// A line that begins with the white space before the comment gets the new one instead.
  func indentedLines(
    of comment: Range<Int>, from old: [UInt8], to new: [UInt8], _ lineEnd: [UInt8]
  ) -> [(range: Range<Int>, bytes: [UInt8])] {
    var changes: [(range: Range<Int>, bytes: [UInt8])] = []
    var index = comment.lowerBound
    while index < comment.upperBound {
      defer { index += 1 }
      guard self[index].isLineEnd else { continue }
      let start = index
      if self[index...].starts(with: "\r\n".utf8) { index += 1 }
      let line = self[(index + 1)..<comment.upperBound]
      let isBlank = line.first { $0 != 0x20 && $0 != 0x09 }?.isLineEnd ?? true
      let isMoved = old != new && !isBlank && line.starts(with: old)
      let end = index + 1 + (isMoved ? old.count : 0)
      changes.append((start..<end, lineEnd + (isMoved ? new : [])))
    }
    return changes
  }
}
