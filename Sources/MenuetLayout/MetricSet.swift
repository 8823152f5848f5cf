package import MenuetModel

/// The sizes that a platform draws bars and menus with, and what it measures their text with.
///
/// Lengths are in points. The values built in are nominal, for the `release` of each platform: Apple
/// publishes few of them, and they change from release to release. visionOS, watchOS and tvOS have no
/// column of their own and take the values of iOS.
package struct MetricSet: Sendable, Hashable {
  /// `bar-height`.
  package var barHeight = 0
  /// `bar-margin`: left and right inset of the bar.
  package var barMargin = 0
  /// `item-spacing`: between two units of a region.
  package var itemSpacing = 0
  /// `group-spacing`: on either side of a group.
  package var groupSpacing = 0
  /// `region-spacing`: least gap between two regions.
  package var regionSpacing = 0
  /// `item-min-width`: the hit target.
  package var itemMinWidth = 0
  /// `item-padding`: left and right of an item's content.
  package var itemPadding = 0
  /// `icon-width`.
  package var iconWidth = 0
  /// `icon-title-gap`.
  package var iconTitleGap = 0
  /// `indicator-width`: the chevron of a pop-up or pull-down button.
  package var indicatorWidth = 0
  /// `overflow-width`: the overflow button.
  package var overflowWidth = 0
  /// `search-min-width`.
  package var searchMinWidth = 0
  /// `search-max-width`.
  package var searchMaxWidth = 0
  /// `title-min-width`: the title is truncated to no less.
  package var titleMinWidth = 0
  /// `title-max-width`.
  package var titleMaxWidth = 0
  /// `space-fixed`: a space that is not flexible; a flexible one has least width 0.
  package var spaceFixed = 0
  /// `font-size`: text in bars, which does not grow with the content size.
  package var fontSize = 0
  /// `menu-width`; 0 makes a menu as wide as its content.
  package var menuWidth = 0
  /// `menu-width-accessibility`: the same at the accessibility content sizes.
  package var menuWidthAccessibility = 0
  /// `menu-row-height`: at the content size `large`; grows with the font.
  package var menuRowHeight = 0
  /// `menu-small-row-height`: a row of symbols, at the content size `large`.
  package var menuSmallRowHeight = 0
  /// `menu-medium-row-height`: a row of symbols with titles, at the content size `large`.
  package var menuMediumRowHeight = 0
  /// `menu-separator-height`: a separator inside a section.
  package var menuSeparatorHeight = 0
  /// `menu-section-gap`: between two sections.
  package var menuSectionGap = 0
  /// `menu-max-height-fraction`: the part of the container that a menu fills before it scrolls, 0
  /// to 1.
  package var menuMaxHeightFraction = 0.0
  /// The widths of text, the same on every platform; no key of a file of metrics.
  package var text = TextMetrics()

  /// The values built in for a platform.
  package init(for platform: Platform) {
    switch Self.column(of: platform) {
    case .ipados: self = Self.ipados
    case .macos: self = Self.macos
    default: self = Self.ios
    }
  }

  /// The platform whose values are built in for a platform.
  package static func column(of platform: Platform) -> Platform {
    switch platform {
    case .ios, .visionos, .watchos, .tvos: .ios
    case .ipados, .macos: platform
    }
  }

  /// The release for which the values built in for a platform are nominal, such as `iOS 18`.
  ///
  /// It is the last one with bars of that height: 44 points since iOS 7, 50 since iPadOS 12, 52 since
  /// macOS 11. The releases called 26 draw higher ones; `Samples/Probe` measures them.
  package static func release(of platform: Platform) -> String {
    let column = column(of: platform)
    return "\(column.displayName) \(column == .macos ? 15 : 18)"
  }

  /// The releases of all columns, in the order of the columns.
  package static let releases = [Platform.ios, .ipados, .macos].map(release)

  private static let ios = MetricSet(\.ios)
  private static let ipados = MetricSet(\.ipados)
  private static let macos = MetricSet(\.macos)

  private init(_ column: KeyPath<Key, Double>) {
    for key in Self.keys { self[key] = key[keyPath: column] }
  }
}

// MARK: Keys

extension MetricSet {
  /// A size by the name that a file of metrics gives it.
  package struct Key: Sendable {
    package let name: String
    let property: Property
    let ios: Double
    let ipados: Double
    let macos: Double

    /// Returns whether a file of metrics may give this value.
    package func allows(_ value: Double) -> Bool {
      switch property {
      case .points:
        value.rounded() == value && (0...Double(MetricSet.greatestLength)).contains(value)
      case .fraction: (0...1).contains(value)
      }
    }

    /// The values that a file of metrics may give, as a message says it.
    package var allowed: String {
      switch property {
      case .points: "a whole number of points from 0 to \(MetricSet.greatestLength)"
      case .fraction: "a number from 0 to 1"
      }
    }

    init(
      _ name: String, _ path: any WritableKeyPath<MetricSet, Int> & Sendable, _ ios: Double,
      _ ipados: Double, _ macos: Double
    ) {
      self.init(name, .points(path), ios, ipados, macos)
    }

    init(_ name: String, _ property: Property, _ ios: Double, _ ipados: Double, _ macos: Double) {
      self.name = name
      self.property = property
      self.ios = ios
      self.ipados = ipados
      self.macos = macos
    }
  }

  /// The property that holds a size.
  enum Property: Sendable {
    case points(any WritableKeyPath<MetricSet, Int> & Sendable)
    case fraction(any WritableKeyPath<MetricSet, Double> & Sendable)
  }

  /// The largest length that counts, in points. Any sum of lengths of one document is then exact.
  static let greatestLength = 100_000

  /// The size of a key. A length is rounded and brought to 0 to 100 000 points, a fraction to 0 to
  /// 1; a value that is no number becomes 0.
  package subscript(key: Key) -> Double {
    get {
      switch key.property {
      case .points(let path): Double(self[keyPath: path])
      case .fraction(let path): self[keyPath: path]
      }
    }
    set {
      let value = newValue.isNaN ? 0 : max(0, newValue)
      switch key.property {
      case .points(let path):
        self[keyPath: path] = Int(min(value, Double(Self.greatestLength)) + 0.5)
      case .fraction(let path): self[keyPath: path] = min(value, 1)
      }
    }
  }

  /// The same sizes, none negative or beyond counting.
  func clamped() -> MetricSet {
    var result = self
    for key in Self.keys { result[key] = self[key] }
    return result
  }

  /// Every size: its key and its nominal value on iOS, iPadOS and macOS.
  package static let keys: [Key] = [
    Key("bar-height", \.barHeight, 44, 50, 52),
    Key("bar-margin", \.barMargin, 16, 20, 8),
    Key("item-spacing", \.itemSpacing, 8, 8, 6),
    Key("group-spacing", \.groupSpacing, 16, 16, 12),
    Key("region-spacing", \.regionSpacing, 16, 16, 12),
    Key("item-min-width", \.itemMinWidth, 44, 44, 36),
    Key("item-padding", \.itemPadding, 12, 12, 8),
    Key("icon-width", \.iconWidth, 24, 24, 18),
    Key("icon-title-gap", \.iconTitleGap, 6, 6, 5),
    Key("indicator-width", \.indicatorWidth, 12, 12, 10),
    Key("overflow-width", \.overflowWidth, 44, 44, 36),
    Key("search-min-width", \.searchMinWidth, 44, 120, 120),
    Key("search-max-width", \.searchMaxWidth, 44, 240, 240),
    Key("title-min-width", \.titleMinWidth, 60, 80, 80),
    Key("title-max-width", \.titleMaxWidth, 200, 320, 320),
    Key("space-fixed", \.spaceFixed, 16, 16, 16),
    Key("font-size", \.fontSize, 17, 17, 13),
    Key("menu-width", \.menuWidth, 250, 250, 0),
    Key("menu-width-accessibility", \.menuWidthAccessibility, 320, 320, 0),
    Key("menu-row-height", \.menuRowHeight, 44, 44, 22),
    Key("menu-small-row-height", \.menuSmallRowHeight, 48, 48, 28),
    Key("menu-medium-row-height", \.menuMediumRowHeight, 64, 64, 44),
    Key("menu-separator-height", \.menuSeparatorHeight, 1, 1, 11),
    Key("menu-section-gap", \.menuSectionGap, 8, 8, 11),
    Key("menu-max-height-fraction", .fraction(\.menuMaxHeightFraction), 0.75, 0.75, 0.95),
  ]
}
