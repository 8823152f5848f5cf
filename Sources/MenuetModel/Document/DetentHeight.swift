/// How high a sheet stands at one of its detents.
public enum DetentHeight: Sendable, Hashable {
  /// Half the height of the fully expanded sheet.
  case medium
  /// The height of the fully expanded sheet.
  case large
  /// A height in thousandths of a point, above 0.
  case points(thousandths: Int)
  /// A part of the height of the fully expanded sheet, in thousandths of a hundredth: above 0, at
  /// most 100 000.
  case percent(thousandths: Int)

  /// Reads `medium`, `large`, `240.5pt` (more than 0) or `33.3%` (more than 0, at most 100), with at
  /// most six digits before the point and three behind it; `nil` for anything else.
  public init?(_ text: String) {
    switch text {
    case "medium": self = .medium
    case "large": self = .large
    default:
      if let number = Self.thousandths(text, before: "pt"), number > 0 {
        self = .points(thousandths: number)
      } else if let number = Self.thousandths(text, before: "%"), (1...100_000).contains(number) {
        self = .percent(thousandths: number)
      } else {
        return nil
      }
    }
  }

  private static func thousandths(_ text: String, before unit: String) -> Int? {
    guard text.hasSuffix(unit) else { return nil }
    let parts = text.dropLast(unit.count).split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ digits($0, atMost: 6) }), parts.count <= 2 else {
      return nil
    }
    guard parts.count == 2 else { return whole * 1000 }
    let padding = String(repeating: "0", count: max(0, 3 - parts[1].utf8.count))
    guard !parts[1].isEmpty, let rest = digits(parts[1] + padding, atMost: 3) else { return nil }
    return whole * 1000 + rest
  }

  private static func digits(_ text: Substring, atMost count: Int) -> Int? {
    guard (1...count).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// The greatest length that counts, in points; what is higher is taken as that high.
  package static let greatest = 100_000

  /// The height in whole points; half a point counts as one, and no sheet is lower than one point.
  ///
  /// - Parameter full: The height in points of the fully expanded sheet, which no detent exceeds.
  public func resolved(full: Int) -> Int {
    let full = min(max(full, 0), Self.greatest)
    let height =
      switch self {
      case .medium: (full + 1) / 2
      case .large: full
      case .points(let thousandths): Self.quotient(thousandths, by: 1000)
      case .percent(let thousandths):
        Self.quotient(full * min(max(thousandths, 0), 100_000), by: 100_000)
      }
    return min(max(height, 1), full)
  }

  private static func quotient(_ number: Int, by divisor: Int) -> Int {
    let (whole, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest >= divisor / 2 ? whole + 1 : whole
  }
}

extension Sheet {
  /// The height that a detent names: one of the system's, one that is written out, or one of the
  /// sheet's own by its id; `nil` for a name that the sheet does not know.
  public func height(of detent: String) -> DetentHeight? {
    DetentHeight(detent)
      ?? ownDetents.first { $0.id == detent }.flatMap { DetentHeight($0.height) }
  }

  /// The heights of its detents in their order; `nil` for names that it does not know.
  public var detentHeights: [DetentHeight?] {
    let own = Dictionary(
      ownDetents.map { ($0.id, $0.height) }, uniquingKeysWith: { first, _ in first })
    return detents.map { DetentHeight($0) ?? own[$0].flatMap { DetentHeight($0) } }
  }

  /// Indicates whether people can use the view behind it.
  public var isNonmodal: Bool {
    // Whoever says how far the view behind stays undimmed means a sheet that is not modal.
    modality == .nonmodal || (!statesModality && undimmedThrough != nil)
  }
}
