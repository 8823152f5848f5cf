package import MenuetModel

/// Why a unit of a toolbar is in the bar or is not, and what would bring it back.
package struct VisibilityReport: Sendable, Hashable {
  /// The id of the unit; the item that was asked for may be a member of it, or in its menu.
  package let unit: String
  /// The member of the unit that was asked for, or in whose menu the item is; `nil` for the unit
  /// itself.
  package let member: Member?
  /// Where in the menu of the unit, or of its member, the item is; `nil` where it has a place of its
  /// own in the bar.
  package let held: HeldItem?
  package let region: Toolbar.Region
  /// The title of the unit; `nil` where it has no title.
  package let title: String?
  /// Why the unit is in the bar at no width; `nil` where it is at one.
  package let absence: Absence?
  /// The least width at which the unit, or its member itself, is in the bar, in points; `nil` where it
  /// never is.
  package let visibleFrom: Int?
  /// Of a member: the least width at which its group is in the bar, in any form, in points.
  package let groupVisibleFrom: Int?
  /// The least width of the bar, in points.
  package let minimumWidth: Int
  /// How the unit is shown in the widest bar.
  package let unitForm: UnitForm
  /// The widths at which the unit is not in the bar, widest first; none where it always is.
  package let ranges: [Range]
  /// The steps that the bar takes before the unit leaves it, in their order.
  package let givenAway: [Step]
  /// The reports at single widths.
  package let widths: [AtWidth]

  /// A member of a group.
  package struct Member: Sendable, Hashable {
    package let id: String
    /// Its title; `nil` where it has no title.
    package let title: String?
  }

  /// Why a unit takes no part in the layout.
  package enum Absence: String, Sendable {
    /// It is for other platforms.
    case platform
    /// People have to add it to the bar first.
    case optional
    /// The bar shows nothing of the center.
    case navigator
    /// It is a group all of whose members are for other platforms.
    case empty
  }

  /// A range of widths in which the unit is not in the bar.
  package struct Range: Sendable, Hashable {
    package let minimumWidth: Int
    /// Included.
    package let maximumWidth: Int
    /// `overflow` or `hidden`; of a member also `representative`.
    package let form: UnitForm
  }

  /// A step that comes before the unit leaves the bar.
  package struct Step: Sendable, Hashable {
    package let unit: String
    package let name: String
    package let to: UnitForm
    /// The step is taken where the bar is narrower than this, in points.
    package let below: Int
    package let reason: Reason
  }

  /// Why one unit gives way before another, or stays longer.
  package enum Reason: Sendable, Hashable {
    /// The document gives the order.
    case shrink
    /// All titles go before a group becomes one button.
    case titlesFirst
    /// All groups become one button before a unit leaves the bar.
    case groupsBeforeOverflow
    /// Its priority is lower, or higher.
    case priority(Int, other: Int)
    /// Of equal priorities the unit nearer to the trailing end goes first.
    case position
    /// Units of the leading and trailing regions never give way.
    case region
    case pinned
    /// A group that is never taken apart.
    case collapseNone
  }

  /// A unit that takes room at a width.
  package struct Room: Sendable, Hashable {
    package let unit: String
    package let name: String
    package let region: Toolbar.Region
    package let form: UnitForm
    /// In points.
    package let width: Int
    /// Why it is there while the unit that was asked for is not; `nil` for that unit itself.
    package let reason: Reason?
  }

  /// A change that brings the unit back.
  package struct Remedy: Sendable, Hashable {
    package let change: ToolbarChange
    /// The least width at which the unit is in the bar after the change, in points.
    package let visibleFrom: Int
  }

  /// The report at one width.
  package struct AtWidth: Sendable, Hashable {
    package let width: Int
    /// How the unit is shown.
    package let form: UnitForm
    /// The points by which the bar is too narrow for the unit; 0 where it is in the bar.
    package let missing: Int
    /// The points by which the bar is too narrow for what stays; 0 where it fits.
    package let missingForBar: Int
    /// The units in the bar, in bar order.
    package let room: [Room]
    /// The width of the overflow button, in points; 0 where there is none.
    package let overflowButton: Int
    /// The margins, and the gaps between units and regions, in points.
    package let gaps: Int
    /// None where the unit is in the bar.
    package let remedies: [Remedy]
  }
}
