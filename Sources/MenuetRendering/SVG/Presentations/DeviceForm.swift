import MenuetModel

/// The devices of a platform on which something that is presented looks the same.
struct DeviceForm: Sendable {
  /// The device that is drawn for all of them.
  let place: DevicePlaces
  let others: [DevicePlaces]

  /// The forms in the order of their first devices.
  static func all(_ places: [DevicePlaces]) -> [DeviceForm] {
    var groups: [[DevicePlaces]] = []
    for place in places {
      if let index = groups.firstIndex(where: { $0.contains { $0.looks(like: place) } }) {
        groups[index].append(place)
      } else {
        groups.append([place])
      }
    }
    return groups.map { group in
      let index =
        group.firstIndex { $0.isCommon && $0.isUpright } ?? group.firstIndex(where: \.isCommon) ?? 0
      return DeviceForm(
        place: group[index], others: group.indices.filter { $0 != index }.map { group[$0] })
    }
  }

  /// The sizes on the devices that are not drawn, as in `Likewise on Large iPhone: medium · 432 pt.`;
  /// `nil` where all are.
  var note: String? {
    guard !others.isEmpty else { return nil }
    var groups: [(sizes: String, devices: [String])] = []
    for place in others {
      let sizes = place.rests.map(\.caption).joined(separator: ", ")
      if let index = groups.firstIndex(where: { $0.sizes == sizes }) {
        groups[index].devices.append(place.device)
      } else {
        groups.append((sizes, [place.device]))
      }
    }
    let parts = groups.map { $0.devices.joined(separator: "; ") + ": " + $0.sizes }
    return "Likewise on " + parts.joined(separator: "; ") + "."
  }
}

extension DevicePlaces {
  /// Indicates whether it is a device that rules judge by.
  fileprivate var isCommon: Bool { [.phone, .pad, .macWindow].contains(layout.device) }

  fileprivate var isUpright: Bool { layout.orientation != .landscape }

  /// Returns whether people see the same things on another device, in other sizes.
  fileprivate func looks(like other: DevicePlaces) -> Bool {
    guard layout.presentation == other.layout.presentation, note == other.note else { return false }
    if layout.presentation == .fullScreen { return true }
    return layout.widthClass == other.layout.widthClass
      && layout.heightClass == other.layout.heightClass && rests.count == other.rests.count
      && zip(rests, other.rests).allSatisfy { rest, other in
        rest.ids == other.ids && rest.isDimmed == other.isDimmed
          && rest.hasGrabber == other.hasGrabber
      }
  }
}
