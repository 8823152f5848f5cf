/// The safe remedies of one document that can be applied together.
package struct SafeFixes {
  /// The edits, from the end of the document to its start.
  package private(set) var edits: [SourceEdit] = []
  /// The remedies that they belong to.
  package private(set) var count = 0

  /// Takes of each finding the first safe remedy, unless it touches what an earlier one changes: in
  /// the next round it may be wanted no more.
  ///
  /// - Parameter file: Only remedies within this file count.
  package init(of findings: [Diagnostic], file: Int = 0) {
    var taken = TakenRanges()
    for finding in findings {
      let remedy = finding.fixIts.first { fixIt in
        fixIt.isSafe && fixIt.edits.allSatisfy { $0.location.file == file }
      }
      guard let remedy else { continue }
      let ranges = remedy.edits.map(\.location.range)
      guard !ranges.contains(where: { taken.meet($0) }) else { continue }
      for range in ranges { taken.insert(range) }
      edits += remedy.edits
      count += 1
    }
    edits.sort { $0.location.range.start > $1.location.range.start }
  }
}

/// Ranges of which no two meet, ascending.
private struct TakenRanges {
  private var ranges: [ByteRange] = []

  /// Returns whether a range meets one of them; only its neighbours can.
  func meet(_ range: ByteRange) -> Bool {
    let index = index(behind: range)
    if index > 0, ranges[index - 1].meets(range) { return true }
    return index < ranges.count && ranges[index].meets(range)
  }

  mutating func insert(_ range: ByteRange) { ranges.insert(range, at: index(behind: range)) }

  /// The index of the first range that starts behind the start of a range.
  private func index(behind range: ByteRange) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= range.start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ByteRange {
  /// Returns whether edits of both ranges could disturb each other. Two insertions at one place do:
  /// their order is open.
  fileprivate func meets(_ other: ByteRange) -> Bool {
    if isEmpty || other.isEmpty { return start <= other.end && other.start <= end }
    return start < other.end && other.start < end
  }
}
