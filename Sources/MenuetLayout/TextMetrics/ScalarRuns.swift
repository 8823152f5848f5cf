/// Numbers scalars that stand in runs of consecutive ones.
struct ScalarRuns: Sendable, Equatable {
  private let firstScalars: [UInt32]
  private let lastScalars: [UInt32]
  /// The number of each run's first scalar.
  private let firstIndices: [Int]

  /// Takes the first and last scalar of each run, ascending.
  init(bounds: [UInt32]) {
    firstScalars = stride(from: 0, to: bounds.count - 1, by: 2).map { bounds[$0] }
    lastScalars = stride(from: 1, to: bounds.count, by: 2).map { bounds[$0] }
    var next = 0
    firstIndices = zip(firstScalars, lastScalars).map { first, last in
      defer { next += max(0, Int(last) - Int(first) + 1) }
      return next
    }
  }

  /// The scalars, ascending.
  var scalars: some Sequence<UInt32> {
    zip(firstScalars, lastScalars).lazy.flatMap { first, last in first..<max(first, last) + 1 }
  }

  /// The number of a scalar, from 0; nil if it stands in no run.
  func index(of scalar: Unicode.Scalar) -> Int? {
    var low = 0
    var high = firstScalars.count
    while low < high {
      let middle = (low + high) / 2
      if firstScalars[middle] <= scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low > 0, scalar.value <= lastScalars[low - 1] else { return nil }
    return firstIndices[low - 1] + Int(scalar.value - firstScalars[low - 1])
  }
}
