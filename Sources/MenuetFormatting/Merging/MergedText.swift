/// The names and the length of the signs round a conflict.
package struct MergeMarkers: Sendable {
  package var ours: String
  package var theirs: String
  /// The signs in a row.
  package var size: Int

  package init(ours: String = "ours", theirs: String = "theirs", size: Int = 7) {
    self.ours = ours
    self.theirs = theirs
    self.size = size
  }

  fileprivate func line(_ sign: Character, _ label: String = "") -> [UInt8] {
    let signs = String(repeating: sign, count: size)
    return Array((label.isEmpty ? signs : "\(signs) \(label)").utf8) + [0x0A]
  }
}

/// A text that is put together of pieces, with conflicts on lines of their own.
struct MergedText {
  private(set) var bytes: [UInt8] = []
  let markers: MergeMarkers
  /// Indicates whether the last line is the end of a conflict.
  private(set) var isBehindConflict = false

  /// Indicates whether the first line is the start of a conflict.
  private var startsWithConflict = false

  init(_ markers: MergeMarkers) { self.markers = markers }

  mutating func append(_ piece: some Sequence<UInt8>) {
    var piece = Array(piece)[...]
    if piece.isEmpty { return }
    if isBehindConflict {
      // The line has ended already.
      let rest = piece.drop { $0 == 0x20 || $0 == 0x09 }
      if rest.first == 0x0A { piece = rest.dropFirst() }
      isBehindConflict = false
    }
    bytes += piece
  }

  /// Adds a text with its conflicts.
  mutating func append(_ other: MergedText) {
    if other.startsWithConflict { endLine() }
    append(other.bytes)
    isBehindConflict = other.isBehindConflict
  }

  /// Adds what both sides have for one place.
  mutating func append(conflict ours: [UInt8], _ theirs: [UInt8]) {
    endLine()
    startsWithConflict = startsWithConflict || bytes.isEmpty
    bytes += markers.line("<", markers.ours) + Self.lines(ours)
    bytes += markers.line("=") + Self.lines(theirs) + markers.line(">", markers.theirs)
    isBehindConflict = true
  }

  /// Ends a line that holds anything, and takes the blanks of one that does not.
  private mutating func endLine() {
    let visible = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 }
    if let visible, bytes[visible] != 0x0A {
      bytes.append(0x0A)
    } else {
      bytes.removeSubrange((visible.map { $0 + 1 } ?? 0)...)
    }
  }

  /// A piece as whole lines.
  private static func lines(_ piece: [UInt8]) -> [UInt8] {
    guard let first = piece.firstIndex(where: { $0 > 0x20 }),
      let last = piece.lastIndex(where: { $0 > 0x20 })
    else { return [] }
    let start = piece[..<first].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Array(piece[start...last]) + [0x0A]
  }
}
