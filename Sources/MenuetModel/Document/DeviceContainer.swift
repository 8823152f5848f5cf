/// The container of a sheet, a cover or a popover: a screen, a part of one, or a window.
///
/// The sizes are nominal: those of one common device of each class.
public struct DeviceContainer: Sendable, Hashable {
  /// The class of device.
  public var device: DeviceClass
  /// How the device is held; `nil` for a window of a Mac.
  public var orientation: DeviceOrientation?
  /// In points.
  public var width: Int
  /// In points.
  public var height: Int
  /// The class of its width: regular where there is room for two columns side by side.
  public var widthClass: SizeClass
  /// The class of its height: regular where there is room for a card that leaves something of the
  /// view behind it in sight.
  public var heightClass: SizeClass
  /// The parts of it that the system keeps for itself.
  public var safeArea: SafeArea
  /// The height of the bar below the safe area, in points; 0 where the safe area holds it.
  public var barHeight: Int

  /// The distances from the edges of a container to the room for an app's content, in points.
  public struct SafeArea: Sendable, Hashable {
    /// From the top edge.
    public var top: Int
    /// From the left edge.
    public var left: Int
    /// From the bottom edge.
    public var bottom: Int
    /// From the right edge.
    public var right: Int

    /// Insets from the four edges.
    public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A container of any size.
  public init(
    _ device: DeviceClass, _ orientation: DeviceOrientation?, width: Int, height: Int,
    _ widthClass: SizeClass, _ heightClass: SizeClass, safeArea: SafeArea, barHeight: Int
  ) {
    self.device = device
    self.orientation = orientation
    self.width = width
    self.height = height
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.safeArea = safeArea
    self.barHeight = barHeight
  }

  /// The height of a fully expanded sheet, in points: what lies below the safe area and a gap, in
  /// which the view behind shows.
  public var fullHeight: Int {
    let height = min(max(height, 0), DetentHeight.greatest)
    return max(0, height - min(max(safeArea.top, 0), height) - Self.topGap)
  }

  /// Indicates whether a sheet rests at detents other than the full height.
  public var hasDetents: Bool { heightClass == .regular && device != .macWindow }

  /// Between the safe area and a fully expanded sheet, in points: our choice, the guidelines give no
  /// number.
  public static let topGap = 10
}

/// A class of devices of about one size.
public enum DeviceClass: String, LanguageValue {
  case smallPhone = "iphone-small"
  case phone = "iphone"
  case largePhone = "iphone-large"
  case pad = "ipad"
  /// Two thirds of a screen that two apps share.
  case wideSplitPad = "ipad-split"
  /// One third of a screen that two apps share.
  case narrowSplitPad = "ipad-narrow"
  case macWindow = "mac-window"

  /// The class as a heading says it.
  public var displayName: String {
    switch self {
    case .smallPhone: "Small iPhone"
    case .phone: "iPhone"
    case .largePhone: "Large iPhone"
    case .pad: "iPad"
    case .wideSplitPad: "Two thirds of an iPad"
    case .narrowSplitPad: "One third of an iPad"
    case .macWindow: "Window of a Mac"
    }
  }
}

/// How a device is held.
public enum DeviceOrientation: String, LanguageValue { case portrait, landscape }

/// The class of an extent: compact with little room, regular with much.
public enum SizeClass: String, LanguageValue { case compact, regular }

// MARK: Nominal containers

extension DeviceContainer {
  /// The container by which rules judge what is for iOS.
  public static let phone = DeviceContainer(
    .phone, .portrait, width: 390, height: 844, .compact, .regular,
    safeArea: SafeArea(top: 47, bottom: 34), barHeight: 44)

  /// The container by which rules judge what is for iPadOS.
  public static let pad = DeviceContainer(
    .pad, .portrait, width: 820, height: 1180, .regular, .regular,
    safeArea: SafeArea(top: 24, bottom: 20), barHeight: 50)

  /// The height that the menus of a platform are measured against, in points: a menu that is higher
  /// than `menu-max-height-fraction` of it scrolls. `nil` where no container of the platform is known.
  ///
  /// On touch it is the whole container by which rules judge, held upright. A Mac's menus reach beyond
  /// their window, and have its screen: 1440 × 900 points, those of a 13-inch MacBook Air as it is
  /// set up. All are nominal, as every container is.
  public static func menuHeight(on platform: Platform) -> Int? {
    switch platform {
    case .ios: phone.height
    case .ipados: pad.height
    case .macos: 900
    case .visionos, .watchos, .tvos: nil
    }
  }

  private static let phones = [
    DeviceContainer(
      .smallPhone, .portrait, width: 375, height: 667, .compact, .regular,
      safeArea: SafeArea(top: 20), barHeight: 44),
    DeviceContainer(
      .smallPhone, .landscape, width: 667, height: 375, .compact, .compact,
      safeArea: SafeArea(), barHeight: 32),
    phone,
    DeviceContainer(
      .phone, .landscape, width: 844, height: 390, .compact, .compact,
      safeArea: SafeArea(left: 47, bottom: 21, right: 47), barHeight: 32),
    DeviceContainer(
      .largePhone, .portrait, width: 430, height: 932, .compact, .regular,
      safeArea: SafeArea(top: 59, bottom: 34), barHeight: 44),
    DeviceContainer(
      .largePhone, .landscape, width: 932, height: 430, .regular, .compact,
      safeArea: SafeArea(left: 59, bottom: 21, right: 59), barHeight: 44),
  ]

  private static let pads = [
    pad,
    DeviceContainer(
      .pad, .landscape, width: 1180, height: 820, .regular, .regular,
      safeArea: SafeArea(top: 24, bottom: 20), barHeight: 50),
    DeviceContainer(
      .wideSplitPad, .landscape, width: 795, height: 820, .regular, .regular,
      safeArea: SafeArea(top: 24, bottom: 20), barHeight: 50),
    DeviceContainer(
      .narrowSplitPad, .landscape, width: 375, height: 820, .compact, .regular,
      safeArea: SafeArea(top: 24, bottom: 20), barHeight: 50),
  ]

  private static let macs = [
    // The bar of a window stands in its safe area.
    DeviceContainer(
      .macWindow, nil, width: 900, height: 600, .regular, .regular, safeArea: SafeArea(top: 52),
      barHeight: 0)
  ]

  /// The nominal containers of a platform; none for one where nothing is known of them.
  public static func nominal(on platform: Platform) -> [DeviceContainer] {
    switch platform {
    case .ios: phones
    case .ipados: pads
    case .macos: macs
    case .visionos, .watchos, .tvos: []
    }
  }
}
