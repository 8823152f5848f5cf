import MenuetModel

/// A sheet and a container made at random, with what the guidelines say of them: arithmetic that
/// shares nothing with the layout.
struct GeneratedSheet: CustomStringConvertible {
  /// A detent and the number that it is written with.
  enum Token {
    case medium, large
    /// Thousandths of a point.
    case points(Int)
    /// Thousandths of a hundredth.
    case percent(Int)
  }

  private(set) var tokens: [Token] = []
  private(set) var sheet = Sheet(id: "s", title: nil, source: .none)
  private(set) var container = DeviceContainer.phone
  /// The index of the undimmed detent that is written.
  private var through: Int?

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    makeContainer(&random)
    makeDetents(&random)
    sheet.style = [.automatic, .page, .form].randomElement(using: &random) ?? .page
    sheet.grabber = [.auto, .visible, .hidden].randomElement(using: &random) ?? .auto
    sheet.edgeAttached = Bool.random(using: &random)
    sheet.widthFollowsContent = Bool.random(using: &random)
    sheet.preferredWidth = length(&random)
    sheet.preferredHeight = length(&random)
    sheet.modality = Bool.random(using: &random) ? .modal : .nonmodal
    if random.once(in: 2) {
      through = tokens.indices.randomElement(using: &random)
      sheet.undimmedThrough = through.map { sheet.detents[$0] }
    }
  }

  private func length(_ random: inout SeededGenerator) -> Double? {
    [
      nil, 0, -5, 0.4, 333.5, 999_999.999, .infinity, .nan,
      Double.random(in: 1...2_000, using: &random),
    ]
    .randomElement(using: &random) ?? nil
  }

  private mutating func makeContainer(_ random: inout SeededGenerator) {
    let all = [Platform.ios, .ipados, .macos].flatMap(DeviceContainer.nominal)
    container = all.randomElement(using: &random) ?? .phone
    guard random.once(in: 2) else { return }
    func odd() -> Int {
      [Int.min, -1, 0, 1, 9, 11, 50, 300, 99_999, 100_001, .max].randomElement(using: &random) ?? 0
    }
    container.width = odd()
    container.height = odd()
    container.safeArea = DeviceContainer.SafeArea(
      top: odd(), left: odd(), bottom: odd(), right: odd())
    container.barHeight = odd()
  }

  private mutating func makeDetents(_ random: inout SeededGenerator) {
    let count = Int.random(in: 1...5, using: &random)
    tokens = (0..<count).map { _ in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .medium
      case 1: return .large
      case 2:
        let most = [999_999_999, 1_000_000].randomElement(using: &random) ?? 1
        return .points(Int.random(in: 1...most, using: &random))
      default: return .percent(Int.random(in: 1...100_000, using: &random))
      }
    }
    if random.once(in: 2) {
      tokens = tokens.sorted { nominalHeight(of: $0) < nominalHeight(of: $1) }
    }
    sheet.detents = tokens.map(Self.spelled)
  }

  private static func spelled(_ token: Token) -> String {
    func decimal(_ thousandths: Int) -> String {
      let rest = String(thousandths % 1000 + 1000).dropFirst()
      return rest == "000" ? "\(thousandths / 1000)" : "\(thousandths / 1000).\(rest)"
    }
    switch token {
    case .medium: return "medium"
    case .large: return "large"
    case .points(let number): return decimal(number) + "pt"
    case .percent(let number): return decimal(number) + "%"
    }
  }

  var description: String { "\(sheet.detents) in \(container)" }

  // MARK: What the guidelines say

  /// The container, as far as its lengths can be those of one.
  var size: (width: Int, height: Int) {
    (min(max(container.width, 0), 100_000), min(max(container.height, 0), 100_000))
  }

  /// True where the sheet rests at the heights that it lists.
  var hasHeights: Bool { container.heightClass == .regular && container.device != .macWindow }

  private var full: Int {
    let top = min(max(container.safeArea.top, 0), 100_000)
    return max(0, size.height - top - 10)
  }

  func height(of token: Token) -> Int { height(of: token, full: full) }

  private func nominalHeight(of token: Token) -> Int { height(of: token, full: 787) }

  private func height(of token: Token, full: Int) -> Int {
    // In thousandths of a point, divided as on paper: half a point counts as one.
    let thousandths =
      switch token {
      case .medium: full * 500
      case .large: full * 1000
      case .points(let number): number
      case .percent(let number): full * number / 100
      }
    return min(full, max(1, (thousandths + 500) / 1000))
  }

  func isDimmed(at height: Int) -> Bool {
    if sheet.modality == .modal && through == nil { return true }
    if let through { return height > self.height(of: tokens[through]) }
    guard let partial = tokens.map({ self.height(of: $0) }).filter({ $0 < full }).max() else {
      return true
    }
    return height > partial
  }
}
