/// A key as Xcode sorts it: punctuation in the order of Unicode's collation, numbers by their value,
/// letters whatever their case.
struct CatalogOrder: Comparable {
  private let ranks: [UInt32]
  private let text: String

  /// Punctuation and symbols of ASCII, as the root collation of CLDR has them.
  private static let marks: [UInt8: UInt32] = Dictionary(
    zip(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".utf8, 0...), uniquingKeysWith: { first, _ in first })

  private static let firstNumber: UInt32 = 0x100
  private static let firstLetter: UInt32 = 0x8000_0000

  init(_ text: String) {
    self.text = text
    var ranks: [UInt32] = []
    ranks.reserveCapacity(text.utf8.count)
    var number: UInt32?
    for scalar in text.unicodeScalars {
      if ("0"..."9").contains(scalar) {
        // Larger numbers than anybody counts to are equal, and sorted by their digits below.
        number = min(number ?? 0, 100_000_000) * 10 + (scalar.value - 0x30)
        continue
      }
      if let value = number { ranks.append(Self.firstNumber + value) }
      number = nil
      ranks.append(Self.rank(of: scalar))
    }
    if let value = number { ranks.append(Self.firstNumber + value) }
    self.ranks = ranks
  }

  private static func rank(of scalar: Unicode.Scalar) -> UInt32 {
    if scalar.isASCII {
      if let mark = marks[UInt8(scalar.value)] { return mark }
      return firstLetter + (("A"..."Z").contains(scalar) ? scalar.value + 0x20 : scalar.value)
    }
    return firstLetter + (scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar).value
  }

  static func < (left: CatalogOrder, right: CatalogOrder) -> Bool {
    if left.ranks != right.ranks { return left.ranks.lexicographicallyPrecedes(right.ranks) }
    return left.text < right.text
  }

  static func == (left: CatalogOrder, right: CatalogOrder) -> Bool { left.text == right.text }
}
