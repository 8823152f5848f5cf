/// A place as a person counts it.
package struct Position: Sendable, Hashable {
  /// 1-based.
  package var line: Int
  /// 1-based, in Unicode scalars.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where the lines of a text start; turns byte offsets into lines and columns.
///
/// A line ends with LF, CR LF or a lone CR, as XML 1.0 reads it.
package struct LineIndex: Sendable {
  private let starts: [UInt32]

  package init(_ text: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(text.count / 64 + 1)
    let newline = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    text.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        // Eight bytes at once: none of them is below 0x0E in most of a text.
        if index + 8 <= bytes.count {
          let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          let below = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
          if below == 0 {
            index += 8
            continue
          }
        }
        let end = min(index + 8, bytes.count)
        while index < end {
          let byte = bytes[index]
          index += 1
          guard byte == newline || byte == carriageReturn else { continue }
          if byte == carriageReturn, index < bytes.count, bytes[index] == newline { continue }
          starts.append(UInt32(clamping: index))
        }
      }
    }
    self.starts = starts
  }

  package var lineCount: Int { starts.count }

  /// The 1-based line that holds an offset; an offset behind the text belongs to the last line.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The offset at which a 1-based line starts; lines outside the text give its nearest line.
  package func start(ofLine line: Int) -> Int {
    Int(starts[min(max(line, 1), starts.count) - 1])
  }

  /// The offset at which the line behind a 1-based line starts; `Int.max` behind the last one.
  package func start(behindLine line: Int) -> Int {
    line < starts.count ? Int(starts[line]) : Int.max
  }

  /// The bytes of a 1-based line without its end-of-line characters.
  package func bytes(ofLine line: Int, in text: [UInt8]) -> Range<Int> {
    let start = start(ofLine: line)
    var end = line < starts.count ? Int(starts[max(line, 1)]) : text.count
    while end > start, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// Line and column of an offset; the column counts Unicode scalars.
  package func position(at offset: Int, in text: [UInt8]) -> Position {
    let clamped = min(max(offset, 0), text.count)
    let line = line(at: clamped)
    return Position(line: line, column: scalarCount(text, start(ofLine: line), clamped) + 1)
  }

  /// Line and column of an offset; the column counts UTF-16 units, as language servers do.
  package func utf16Position(at offset: Int, in text: [UInt8]) -> Position {
    let clamped = min(max(offset, 0), text.count)
    let line = line(at: clamped)
    var units = 0
    for byte in text[start(ofLine: line)..<clamped] where !UTF8.isContinuation(byte) {
      units += byte >= 0xF0 ? 2 : 1
    }
    return Position(line: line, column: units + 1)
  }
}

/// Turns a rising sequence of offsets into positions in one pass over the text.
///
/// A binary search and a count from the start of the line would be quadratic for a document on one
/// line; the cursor only ever moves on.
package struct PositionCursor: Sendable {
  private var offset = 0
  private var position = Position(line: 1, column: 1)
  private var nextLine: Int

  private let index: LineIndex

  package init(_ index: LineIndex) {
    self.index = index
    nextLine = index.start(behindLine: 1)
  }

  /// The position of an offset; one that is less than the one asked for before costs a search.
  package mutating func position(at target: Int, in text: [UInt8]) -> Position {
    let target = min(target, text.count)
    if target < offset {
      move(toLine: index.line(at: target))
    } else if target >= nextLine {
      var line = position.line + 1
      while target >= index.start(behindLine: line) { line += 1 }
      move(toLine: line)
    }
    position.column += scalarCount(text, offset, target)
    offset = target
    return position
  }

  private mutating func move(toLine line: Int) {
    offset = index.start(ofLine: line)
    position = Position(line: line, column: 1)
    nextLine = index.start(behindLine: line)
  }
}

private func scalarCount(_ text: [UInt8], _ start: Int, _ end: Int) -> Int {
  guard start < end else { return 0 }
  return text.withUnsafeBufferPointer { bytes in
    var count = 0
    for index in start..<end where !UTF8.isContinuation(bytes[index]) { count += 1 }
    return count
  }
}
