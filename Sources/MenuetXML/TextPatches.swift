import MenuetSource

/// Replacements in a text, and the way back from offsets in the changed text to the original.
struct TextPatches {
  private struct Patch {
    var range: ByteRange
    var replacement: [UInt8]
  }

  /// Ordered by position; never overlapping.
  private var patches: [Patch] = []

  var isEmpty: Bool { patches.isEmpty }

  /// Adds a replacement for a range of the original text. One that touches an earlier replacement is
  /// joined with it.
  mutating func add(_ replacement: [UInt8], for range: ByteRange) {
    let place = patches.firstIndex { $0.range.start > range.start } ?? patches.count
    patches.insert(Patch(range: range, replacement: replacement), at: place)
    guard place > 0, patches[place - 1].range.end > range.start else { return }
    patches[place].range.start = patches[place - 1].range.end
    patches[place].range.end = max(patches[place].range.end, patches[place].range.start)
  }

  func applied(to text: [UInt8]) -> [UInt8] {
    guard !patches.isEmpty else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 64)
    var position = 0
    for patch in patches {
      let range = patch.range.bounds.clamped(to: position..<max(position, text.count))
      result.append(contentsOf: text[position..<range.lowerBound])
      result.append(contentsOf: patch.replacement)
      position = range.upperBound
    }
    result.append(contentsOf: text[position...])
    return result
  }

  /// The original offset for an offset in the changed text; one inside a replacement gives the end
  /// of what was replaced.
  func original(_ offset: UInt32) -> UInt32 {
    var shift = 0
    for patch in patches {
      let start = Int(patch.range.start) + shift
      guard Int(offset) > start else { break }
      let length = patch.replacement.count
      if Int(offset) < start + length { return patch.range.end }
      shift += length - patch.range.count
    }
    return UInt32(clamping: Int(offset) - shift)
  }

  func original(_ range: ByteRange) -> ByteRange {
    ByteRange(start: original(range.start), end: original(range.end))
  }
}
