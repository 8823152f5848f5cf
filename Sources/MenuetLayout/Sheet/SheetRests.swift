import MenuetModel

/// The heights at which a sheet stands in a container, detent by detent.
struct SheetRests {
  /// A detent in the container.
  struct Rest {
    let id: String
    /// How high the sheet stands when the detent is asked for, in points.
    let height: Int
    let isActive: Bool
    /// Indicates whether the view behind is dimmed.
    let isDimmed: Bool
  }

  /// As the sheet lists them; at least one.
  let detents: [Rest]

  init(_ sheet: Sheet, in container: DeviceContainer) {
    let ids = sheet.detents.isEmpty ? ["large"] : sheet.detents
    // What names nothing has been refused; the system takes the full height then.
    let named = sheet.detents.isEmpty ? [.large] : sheet.detentHeights.map { $0 ?? .large }
    let full = container.fullHeight
    let heights = named.map { $0.resolved(full: full) }
    let undimmed = Self.undimmedHeight(of: sheet, heights, full: full)
    // In compact height the full one alone counts, and a sheet without it stands there all the same.
    let isCompact = container.heightClass == .compact
    var seen: Set<Int> = []
    var rests: [Rest] = []
    for index in ids.indices.reversed() {
      let height = isCompact ? full : heights[index]
      let counts = !isCompact || named[index] == .large
      rests.append(
        Rest(
          id: ids[index], height: height,
          // Of several detents of one height people know the last: what is too high is `large`.
          isActive: counts && seen.insert(height).inserted,
          isDimmed: undimmed.map { height > $0 } ?? true))
    }
    detents = rests.reversed()
  }

  /// The greatest height at which people can use the view behind; `nil` where they never can.
  private static func undimmedHeight(of sheet: Sheet, _ heights: [Int], full: Int) -> Int? {
    guard sheet.isNonmodal else { return nil }
    if let detent = sheet.undimmedThrough {
      return sheet.height(of: detent)?.resolved(full: full)
    }
    return heights.filter { $0 < full }.max()
  }
}
