package import MenuetModel

/// Places sheets, covers and popovers in one container.
///
/// Any container will do: a length below 0 counts as 0, and what finds no room is 0 points wide or
/// high. All frames are in whole points, in the coordinates of the container.
package struct ContainerLayout: Sendable {
  /// As given.
  private let container: DeviceContainer
  private let isRightToLeft: Bool
  /// The room in it, as seen by one who reads from the left.
  private let room: Room

  package init(_ container: DeviceContainer, isRightToLeft: Bool) {
    self.container = container
    self.isRightToLeft = isRightToLeft
    room = Room(container, isMirrored: isRightToLeft)
  }

  /// Sizes in points, where the language gives none: our choice, as the guidelines give no numbers.
  enum Nominal {
    /// A page in regular width.
    static let pageWidth = 704
    /// A form in regular width that states no width.
    static let formWidth = 540
    /// A sheet of a window.
    static let windowSheet = (width: 480, height: 320)
    static let popover = (leastWidth: 320, height: 480)
    /// The arrow of a popover, between the bar that it points at and its body.
    static let arrow = 13
    /// Between a popover and the edges of the safe area.
    static let popoverMargin = 16
  }

  // MARK: Sheets

  /// A sheet at each of its detents; in a window, where there are none, as it hangs from the bar.
  package func layOut(_ sheet: Sheet) -> PresentationLayout {
    guard container.device != .macWindow else { return windowSheet(sheet) }
    let isFullScreen = container.heightClass == .compact && !sheet.edgeAttached
    let rests = SheetRests(sheet, in: container)
    let hasGrabber = !isFullScreen && sheet.showsGrabber(detents: rests.detents.count)
    var layout = PresentationLayout(in: container, as: isFullScreen ? .fullScreen : .sheet)
    layout.detents = rests.detents.map { rest in
      DetentLayout(
        id: rest.id, active: rest.isActive,
        frame: isFullScreen ? bounds : frame(of: sheet, height: rest.height),
        dimmed: rest.isDimmed, grabber: hasGrabber)
    }
    return layout
  }

  /// The frame of a card of this height.
  private func frame(of sheet: Sheet, height: Int) -> Frame {
    guard container.heightClass == .regular else {
      let wanted = sheet.widthFollowsContent ? Self.length(sheet.preferredWidth) : nil
      let width = min(wanted ?? room.safeWidth, room.safeWidth)
      return frame(
        x: room.left + (room.safeWidth - width) / 2, y: room.height - height, width, height)
    }
    guard container.widthClass == .regular else {
      return frame(x: 0, y: room.height - height, room.width, height)
    }
    // In regular width it floats, in the middle of the room of the expanded sheet.
    let wanted =
      sheet.style == .form
      ? Self.length(sheet.preferredWidth) ?? Nominal.formWidth : Nominal.pageWidth
    let width = min(wanted, room.safeWidth)
    let full = container.fullHeight
    return frame(
      x: room.left + (room.safeWidth - width) / 2, y: room.height - full + (full - height) / 2,
      width, height)
  }

  /// A sheet of a window, which hangs from its bar.
  private func windowSheet(_ sheet: Sheet) -> PresentationLayout {
    let width = min(
      Self.length(sheet.preferredWidth) ?? Nominal.windowSheet.width, room.safeWidth)
    let height = min(
      Self.length(sheet.preferredHeight) ?? Nominal.windowSheet.height, room.safeHeight)
    var layout = PresentationLayout(in: container, as: .windowSheet)
    layout.frame = frame(
      x: room.left + (room.safeWidth - width) / 2, y: room.top, width, height)
    return layout
  }

  // MARK: Covers and popovers

  /// A cover fills its container.
  package func layOutCover() -> PresentationLayout {
    var layout = PresentationLayout(in: container, as: .fullScreen)
    layout.frame = bounds
    return layout
  }

  /// A popover in regular width, a sheet in compact width: that of `adapts-to`, or without one a
  /// sheet as the system makes it, at its full height.
  ///
  /// - Parameter contentWidth: The points that the content of the popover needs.
  package func layOut(
    _ popover: Popover, adaptingTo sheet: Sheet?, contentWidth: Int = 0
  ) -> PresentationLayout {
    guard container.widthClass == .regular else {
      var layout = layOut(
        sheet ?? Sheet(id: popover.id, title: popover.title, source: popover.source))
      layout.sheet = sheet?.id
      return layout
    }
    var layout = PresentationLayout(in: container, as: .popover)
    layout.frame = popoverFrame(
      width: Self.length(sheet?.preferredWidth) ?? max(Nominal.popover.leastWidth, contentWidth),
      height: Self.length(sheet?.preferredHeight) ?? Nominal.popover.height)
    return layout
  }

  /// A popover that points at the last item of the bar: what it points at is not known.
  private func popoverFrame(width: Int, height: Int) -> Frame {
    let margin = Nominal.popoverMargin
    let width = min(width, max(0, room.safeWidth - 2 * margin))
    let top = min(room.top + room.barHeight + Nominal.arrow, room.height)
    let bottom = max(top, room.top + room.safeHeight - margin)
    return frame(
      x: max(room.left, room.left + room.safeWidth - margin - width), y: top, width,
      min(height, bottom - top))
  }

  // MARK: Frames

  private var bounds: Frame { frame(x: 0, y: 0, room.width, room.height) }

  /// A frame as seen by one who reads from the left; the mirror image of it for others.
  private func frame(x: Int, y: Int, _ width: Int, _ height: Int) -> Frame {
    let left = isRightToLeft ? room.width - x - width : x
    return Frame(
      x: Double(left), y: Double(y), width: Double(width), height: Double(height))
  }

  /// A length of the document in whole points; half a point counts as one.
  private static func length(_ points: Double?) -> Int? {
    guard let points, points > 0 else { return nil }
    return Int(min(points, Double(DetentHeight.greatest)) + 0.5)
  }
}

/// The lengths of a container, none below 0 or beyond counting, its safe area inside it.
private struct Room {
  let width: Int
  let height: Int
  /// The left edge of the safe area.
  let left: Int
  /// The top edge of the safe area.
  let top: Int
  let safeWidth: Int
  let safeHeight: Int
  let barHeight: Int

  init(_ container: DeviceContainer, isMirrored: Bool) {
    func length(_ value: Int, atMost most: Int = DetentHeight.greatest) -> Int {
      min(max(value, 0), most)
    }
    let insets = container.safeArea
    width = length(container.width)
    height = length(container.height)
    left = length(isMirrored ? insets.right : insets.left, atMost: width)
    top = length(insets.top, atMost: height)
    safeWidth =
      width - left
      - length(
        isMirrored ? insets.left : insets.right, atMost: width - left)
    safeHeight = height - top - length(insets.bottom, atMost: height - top)
    barHeight = length(container.barHeight)
  }
}

extension Sheet {
  /// Returns whether it asks for a grabber; the system hides that of a sheet that fills the screen.
  fileprivate func showsGrabber(detents: Int) -> Bool {
    switch grabber {
    case .visible: true
    case .hidden: false
    case .auto: detents > 1
    }
  }
}
