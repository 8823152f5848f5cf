/// How high a sheet stands at one of its detents.
public enum DetentHeight: Sendable, Hashable {
  /// Half the height of the fully expanded sheet.
  case medium
  /// The height of the fully expanded sheet.
  case large
  /// A height in points.
  case points(Int)
  /// Hundredths of the height of the fully expanded sheet.
  case percent(Int)

  /// Reads `medium`, `large`, `240pt` (more than 0) or `40%` (1 to 100); `nil` for anything else.
  public init?(_ text: String) {
    switch text {
    case "medium": self = .medium
    case "large": self = .large
    default:
      if let number = Self.number(text, before: "pt"), number > 0 {
        self = .points(number)
      } else if let number = Self.number(text, before: "%"), (1...100).contains(number) {
        self = .percent(number)
      } else {
        return nil
      }
    }
  }

  private static func number(_ text: String, before unit: String) -> Int? {
    guard text.hasSuffix(unit) else { return nil }
    let digits = text.dropLast(unit.count)
    guard (1...6).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(digits)
  }

  /// The height in points.
  ///
  /// - Parameter full: The height in points of the fully expanded sheet, which no detent exceeds.
  public func resolved(full: Int) -> Int {
    switch self {
    case .medium: (full + 1) / 2
    case .large: full
    case .points(let points): min(points, full)
    case .percent(let percent): (full * percent + 50) / 100
    }
  }
}

extension Sheet {
  /// The height that a detent names: one of the system's, one that is written out, or one of the
  /// sheet's own by its id; `nil` for a name that the sheet does not know.
  public func height(of detent: String) -> DetentHeight? {
    DetentHeight(detent)
      ?? ownDetents.first { $0.id == detent }.flatMap { DetentHeight($0.height) }
  }
}
