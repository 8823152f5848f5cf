package import MenuetModel

/// A toolbar at one width: what is visible, and where.
///
/// Frames are in points from the top left corner of the bar; all are as high as the bar.
package struct PlacedToolbar: Sendable, Hashable, Codable {
  package let id: String
  /// The width that was asked for, in points.
  package let width: Int
  /// The steps of the shrink chain that are taken.
  package let state: Int
  /// The index of the width's entry in the breakpoint table.
  package let breakpoint: Int
  /// Indicates whether the width is at least the least one. Below it the bar is laid out as at its
  /// least width, and juts out at the trailing end.
  package let fits: Bool
  /// In bar order.
  package let units: [PlacedUnit]
  /// The frame of the overflow button, where there is one.
  package let overflowButton: Frame?
  /// The ids of the units in the overflow menu, in bar order.
  package let overflow: [String]
  /// In points.
  package let minimumWidth: Int

  /// A unit that is visible.
  package struct PlacedUnit: Sendable, Hashable, Codable {
    package let id: String
    package let form: UnitForm
    package let frame: Frame
    /// The members of a group that stand in the bar.
    package let members: [PlacedMember]
  }

  /// A member of a group.
  package struct PlacedMember: Sendable, Hashable, Codable {
    package let id: String
    package let frame: Frame
  }
}
