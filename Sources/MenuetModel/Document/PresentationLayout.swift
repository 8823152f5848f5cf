/// Where a sheet, a cover or a popover stands in one nominal container.
public struct PresentationLayout: Sendable, Hashable, Codable {
  /// The class of device.
  public var device: DeviceClass
  /// How the device is held; `nil` for a window of a Mac.
  public var orientation: DeviceOrientation?
  /// The width of the container, in points.
  public var width: Int
  /// The height of the container, in points.
  public var height: Int
  /// The class of the container's width.
  public var widthClass: SizeClass
  /// The class of the container's height.
  public var heightClass: SizeClass
  /// Its form there.
  public var presentation: PresentationForm
  /// Of a popover that is a sheet there: the id of that sheet; `nil` where it names none.
  public var sheet: String?
  /// Where it stands, in the coordinates of the container; `nil` where its detents say it.
  public var frame: Frame?
  /// Its detents as listed; empty for what has none there.
  @Omittable public var detents: [DetentLayout]

  /// A presentation that has neither frame nor detents yet.
  public init(in container: DeviceContainer, as presentation: PresentationForm) {
    device = container.device
    orientation = container.orientation
    width = container.width
    height = container.height
    widthClass = container.widthClass
    heightClass = container.heightClass
    self.presentation = presentation
  }

  /// Indicates whether people can drag it from one height to another.
  public var isResizable: Bool { detents.count(where: \.active) > 1 }

  /// The detents as people meet them: those of one height are one rest, by whichever of them it was
  /// asked for. In a compact height all would be one; there each is by itself, as `large` alone counts.
  package var rests: [(ids: [String], detent: DetentLayout)] {
    guard heightClass == .regular else { return detents.map { ([$0.id], $0) } }
    var rests: [(ids: [String], detent: DetentLayout)] = []
    for detent in detents {
      if let index = rests.firstIndex(where: { $0.detent.frame == detent.frame }) {
        rests[index].ids.append(detent.id)
        if detent.active { rests[index].detent = detent }
      } else {
        rests.append(([detent.id], detent))
      }
    }
    return rests
  }
}

/// The form of a presentation in a container: a card at the bottom edge or in the middle, the whole
/// container, a bubble that points at what opened it, or a card that hangs from a window's bar.
public enum PresentationForm: String, LanguageValue {
  case sheet, popover
  case fullScreen = "full-screen"
  case windowSheet = "window-sheet"
}

/// A sheet at one of its detents.
public struct DetentLayout: Sendable, Hashable, Codable {
  /// The detent as the sheet lists it.
  public var id: String
  /// Indicates whether the sheet can rest at this detent in this container. It cannot where it has
  /// another height there, or where another detent has the same one.
  public var active: Bool
  /// Where the sheet stands when this detent is asked for, in the coordinates of the container.
  public var frame: Frame
  /// Indicates whether the view behind is dimmed and takes no input.
  public var dimmed: Bool
  /// Indicates whether it shows its grabber.
  public var grabber: Bool

  /// A sheet that stands here.
  public init(id: String, active: Bool, frame: Frame, dimmed: Bool, grabber: Bool) {
    self.id = id
    self.active = active
    self.frame = frame
    self.dimmed = dimmed
    self.grabber = grabber
  }
}
