/// The amounts that pairs of a font's glyphs add to their advances.
package struct PairKerning: Sendable, Equatable {
  private let runs: ScalarRuns
  private let leftClasses: [UInt8]
  private let rightClasses: [UInt8]
  /// The amounts by left class times 256 plus right class.
  private var amounts: [Int16] = []

  /// No kerning.
  package init() {
    self.init(runs: [], leftClasses: [], rightClasses: [], pairs: [], amounts: [])
  }

  /// Takes classes and pairs: `runs` is the first and last scalar of each run of consecutive
  /// scalars, ascending, and each scalar of them has a class before another glyph (left) and after
  /// one (right); each of `pairs`, a left class times 256 plus a right class, has an amount in font
  /// units.
  package init(
    runs: [UInt32], leftClasses: [UInt8], rightClasses: [UInt8], pairs: [UInt16], amounts: [Int16]
  ) {
    self.runs = ScalarRuns(bounds: runs)
    self.leftClasses = leftClasses
    self.rightClasses = rightClasses
    guard let last = pairs.max() else { return }
    self.amounts = Array(repeating: 0, count: Int(last) + 1)
    for (pair, amount) in zip(pairs, amounts) { self.amounts[Int(pair)] = amount }
  }

  /// The amount to add between two neighbours, in font units.
  func amount(between left: Glyph, and right: Glyph) -> Int {
    let pair = Int(left.leftClass) << 8 | Int(right.rightClass)
    return pair < amounts.count ? Int(amounts[pair]) : 0
  }

  func classes(of scalar: Unicode.Scalar) -> (left: UInt8, right: UInt8) {
    guard let index = runs.index(of: scalar), index < leftClasses.count,
      index < rightClasses.count
    else { return (0, 0) }
    return (leftClasses[index], rightClasses[index])
  }
}
