import MenuetLayout
import MenuetModel

extension PageBuilder {
  /// The devices and windows in which a prototype can be shown, the usual one first.
  var devices: PageValue {
    let nominal = DeviceContainer.nominal(on: context.platform)
    // Of other systems no container is known.
    guard !nominal.isEmpty else {
      return .list([["name": "Window", "kind": "window", "width": 900, "height": 600]])
    }
    let windows = context.platform == .macos ? otherWindows(than: nominal) : []
    return .list((nominal + windows).map { device($0) })
  }

  /// Windows of a Mac of the other usual widths, in the proportions of the nominal one.
  private func otherWindows(than nominal: [DeviceContainer]) -> [DeviceContainer] {
    guard let window = nominal.first else { return [] }
    return context.platform.usualBarWidths.reversed().filter { $0 != window.width }.map { width in
      var other = window
      other.width = width
      other.height = window.height * width / window.width
      return other
    }
  }

  private func device(_ container: DeviceContainer) -> PageValue {
    var members: PageValue = [
      "name": .text(DevicePlaces.name(container.device, container.orientation)),
      "kind": .text(container.device.rawValue), "width": PageValue(container.width),
      "height": PageValue(container.height),
    ]
    members += room(of: container)
    return members
  }

  /// The parts of a device that its system keeps, and what it leaves, in points.
  func room(of container: DeviceContainer) -> PageValue {
    [
      "top": PageValue(container.safeArea.top), "bottom": PageValue(container.safeArea.bottom),
      "bar": PageValue(container.barHeight), "full": PageValue(container.fullHeight),
    ]
  }
}
