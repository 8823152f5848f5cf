import MenuetTool

/// The differences between two texts, line by line.
struct LineDiff {
  enum Step: Equatable {
    case kept(old: Int, new: Int)
    case removed(old: Int)
    case added(new: Int)
  }

  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// Every line of both texts, in order.
  let steps: [Step]

  init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    steps = Self.steps(self.old, self.new)
  }

  /// The lines with their ends.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices where text[index] == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// Equal lines at both ends need no search: most edits touch few lines.
  private static func steps(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Step] {
    var head = 0
    while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    {
      tail += 1
    }
    let middle = shortestScript(
      old[head..<(old.count - tail)], new[head..<(new.count - tail)])
    return (0..<head).map { .kept(old: $0, new: $0) } + middle
      + (0..<tail).map { .kept(old: old.count - tail + $0, new: new.count - tail + $0) }
  }

  /// The script of Myers (An O(ND) Difference Algorithm, 1986). Where more than 500 lines differ,
  /// the old ones are removed and the new ones added: the time to find a shorter script grows with
  /// their square.
  private static func shortestScript(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> [Step] {
    var trace: [[Int: Int]] = []
    var reach: [Int: Int] = [1: 0]
    for depth in 0...min(old.count + new.count, 500) {
      trace.append(reach)
      for diagonal in stride(from: -depth, through: depth, by: 2) {
        let left = reach[diagonal - 1] ?? -1
        let above = reach[diagonal + 1] ?? -1
        var x = diagonal == -depth || (diagonal != depth && left < above) ? above : left + 1
        var y = x - diagonal
        while x < old.count, y < new.count,
          old[old.startIndex + x] == new[new.startIndex + y]
        {
          x += 1
          y += 1
        }
        reach[diagonal] = x
        if x >= old.count, y >= new.count { return path(trace, old, new) }
      }
    }
    return old.indices.map { .removed(old: $0) } + new.indices.map { .added(new: $0) }
  }

  /// Walks the trace back from the end of both texts.
  private static func path(
    _ trace: [[Int: Int]], _ old: ArraySlice<ArraySlice<UInt8>>,
    _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> [Step] {
    var steps: [Step] = []
    var (x, y) = (old.count, new.count)
    for (depth, reach) in trace.enumerated().reversed() {
      let diagonal = x - y
      let left = reach[diagonal - 1] ?? -1
      let above = reach[diagonal + 1] ?? -1
      let isAddition = diagonal == -depth || (diagonal != depth && left < above)
      let previous = isAddition ? diagonal + 1 : diagonal - 1
      let start = depth == 0 ? 0 : reach[previous] ?? 0
      let startY = depth == 0 ? 0 : start - previous
      while x > start, y > startY {
        x -= 1
        y -= 1
        steps.append(.kept(old: old.startIndex + x, new: new.startIndex + y))
      }
      guard depth > 0 else { break }
      if isAddition {
        y -= 1
        steps.append(.added(new: new.startIndex + y))
      } else {
        x -= 1
        steps.append(.removed(old: old.startIndex + x))
      }
    }
    return steps.reversed()
  }
}
