package import MenuetSource

/// A place in a source file as reports give it.
package struct Place: Equatable {
  /// 1-based.
  package var line: Int
  /// 1-based, in Unicode scalars.
  package var column: Int
  /// 0-based, in bytes of the file on disk.
  package var offset: Int

  package static let start = Place(line: 1, column: 1, offset: 0)
}

/// The places of some offsets in a text, found in one pass over it: looking each up by itself would
/// be quadratic for a long line, or for a file that is not in UTF-8.
package struct PlaceTable {
  private var places: [Int: Place] = [:]
  package let index: LineIndex

  /// - Parameter offsets: In the UTF-8 text; in any order, also outside the text.
  package init(_ offsets: some Sequence<Int>, in source: SourceFile) {
    index = LineIndex(source.text)
    var cursor = PositionCursor(index)
    var fileCursor = FileOffsetCursor(source)
    for offset in Set(offsets).sorted() {
      let clamped = min(max(offset, 0), source.text.count)
      let position = cursor.position(at: clamped, in: source.text)
      places[offset] = Place(
        line: position.line, column: position.column, offset: fileCursor.fileOffset(of: clamped))
    }
  }

  /// The place of one of the offsets that the table was made for.
  package subscript(offset: Int) -> Place { places[offset] ?? .start }
}

/// Turns rising offsets in a text into offsets in the file that it was decoded from.
package struct FileOffsetCursor {
  private let source: SourceFile
  private var offset = 0
  private var fileOffset: Int
  private var scalar = 0

  package init(_ source: SourceFile) {
    self.source = source
    fileOffset = source.encoding.markLength
  }

  /// The offset in the file, in bytes, for an offset in the text.
  package mutating func fileOffset(of target: Int) -> Int {
    if case .utf8 = source.encoding.form { return source.encoding.markLength + target }
    for byte in source.text[offset..<max(offset, target)] where !UTF8.isContinuation(byte) {
      fileOffset += length(ofScalarWith: byte)
      scalar += 1
    }
    offset = max(offset, target)
    return fileOffset
  }

  /// The bytes in the file of the scalar that begins with a byte.
  private func length(ofScalarWith byte: UInt8) -> Int {
    switch source.encoding.form {
    case .utf8, .singleByte: 1
    // A scalar of four UTF-8 bytes lies outside the basic plane: two UTF-16 units.
    case .utf16: byte >= 0xF0 ? 4 : 2
    case .utf32: 4
    case .table(let lengths): scalar < lengths.count ? Int(lengths[scalar]) : 1
    }
  }
}
