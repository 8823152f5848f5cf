/// A half-open range of UTF-8 bytes in the text of one source file.
///
/// Offsets are 32 bits wide: documents are limited to far less than 4 GiB, and a syntax tree holds
/// millions of ranges.
package struct ByteRange: Sendable, Hashable {
  /// Offset of the first byte, 0-based.
  package var start: UInt32
  /// Offset behind the last byte; never less than `start`.
  package var end: UInt32

  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = max(start, end)
  }

  /// Makes a range from offsets that may come from arithmetic; values outside 32 bits are clamped.
  package init(_ start: Int, _ end: Int) {
    self.init(start: UInt32(clamping: start), end: UInt32(clamping: end))
  }

  package var isEmpty: Bool { start == end }
  package var count: Int { Int(end - start) }
  package var bounds: Range<Int> { Int(start)..<Int(end) }

  package func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
