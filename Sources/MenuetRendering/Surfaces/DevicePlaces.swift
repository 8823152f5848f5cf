import MenuetModel

/// Where something that is presented rests on one device, with the words for it.
struct DevicePlaces: Sendable {
  /// As in `iPhone, landscape`.
  let device: String
  /// The size of the container, as in `844 × 390`.
  let container: String
  /// Its form there, where the name does not say it.
  let note: String?
  /// Its rests from the first one listed; at least one.
  let rests: [Rest]
  let layout: PresentationLayout

  /// A place where it rests.
  struct Rest: Sendable {
    /// As in `medium · 394 pt`.
    let caption: String
    let frame: Frame
    let isDimmed: Bool
    let hasGrabber: Bool
    /// The detents that rest there; none for what has no detents.
    var ids: [String] = []
  }

  init(_ layout: PresentationLayout) {
    self.layout = layout
    device = Self.name(layout.device, layout.orientation)
    container = "\(layout.width) × \(layout.height)"
    note = layout.sheet.map { "sheet \($0)" }
    rests = Self.rests(of: layout)
  }

  /// A device as a heading names it: `iPhone, landscape`.
  static func name(_ device: DeviceClass, _ orientation: DeviceOrientation?) -> String {
    orientation == .landscape ? device.displayName + ", landscape" : device.displayName
  }

  /// The active detents; where there is none, the one place at which it stands all the same.
  private static func rests(of layout: PresentationLayout) -> [Rest] {
    if let frame = layout.frame {
      let name = layout.presentation == .windowSheet ? "sheet" : words(for: layout.presentation)
      return [
        Rest(
          caption: caption(name, frame, in: layout), frame: frame,
          isDimmed: layout.presentation == .windowSheet, hasGrabber: false)
      ]
    }
    let rests = layout.rests
    let active = rests.filter(\.detent.active)
    return (active.isEmpty ? Array(rests.prefix(1)) : active).map { ids, detent in
      let name = detent.active ? ids.joined(separator: ", ") : words(for: layout.presentation)
      return Rest(
        caption: caption(name, detent.frame, in: layout), frame: detent.frame,
        isDimmed: detent.dimmed && layout.presentation != .fullScreen, hasGrabber: detent.grabber,
        ids: ids)
    }
  }

  private static func words(for presentation: PresentationForm) -> String {
    switch presentation {
    case .sheet, .windowSheet: "large"
    case .popover: "popover"
    case .fullScreen: "full screen"
    }
  }

  private static func caption(
    _ name: String, _ frame: Frame, in layout: PresentationLayout
  ) -> String {
    if layout.presentation == .fullScreen { return words(for: .fullScreen) }
    let height = SVGNumber.spell(frame.height)
    return frame.width == Double(layout.width)
      ? "\(name) · \(height) pt" : "\(name) · \(SVGNumber.spell(frame.width)) × \(height) pt"
  }
}
