/// A rectangle in points, its origin the top left corner: in a right-to-left layout frames are
/// mirrored, and `x` still counts from the left.
public struct Frame: Sendable, Hashable, Codable {
  /// From the left edge of the bar or menu.
  public var x: Double
  /// From the top edge of the bar or menu, downwards.
  public var y: Double
  /// The extent to the right of `x`.
  public var width: Double
  /// The extent below `y`.
  public var height: Double

  /// A rectangle of a corner and a size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A menu laid out in one of the three forms.
public struct MenuLayout: Sendable, Hashable, Codable {
  /// The form that people see; it differs from the one asked for where the platform or the text size
  /// has no such form.
  public var effectiveLayout: MenuLayoutSize
  /// The width of the menu, in points.
  public var width: Int
  /// The height of all rows, in points, also of those to which people have to scroll.
  public var height: Int
  /// How much of `height` is in sight at once, in points, in the nominal container of the platform;
  /// `nil` where all of it is, and where no container of the platform is known. People scroll to the
  /// rest.
  public var visibleHeight: Int?
  /// The sections that ask for a form of their own, in document order.
  @Omittable public var sections: [SectionLayout]
  /// The rows, from the top.
  public var rows: [MenuRow]

  /// A layout of these rows, all of them in sight.
  public init(effectiveLayout: MenuLayoutSize, width: Int, height: Int, rows: [MenuRow]) {
    self.effectiveLayout = effectiveLayout
    self.width = width
    self.height = height
    self.rows = rows
  }
}

/// The form of a section that asks for one of its own.
public struct SectionLayout: Sendable, Hashable, Codable {
  /// The id of the section.
  public var id: String
  /// The form that it asks for.
  public var layout: MenuLayoutSize
  /// The form that people see; it differs where the text size has no such form.
  public var effectiveLayout: MenuLayoutSize

  /// A section that is shown in a form.
  public init(id: String, layout: MenuLayoutSize, effectiveLayout: MenuLayoutSize) {
    self.id = id
    self.layout = layout
    self.effectiveLayout = effectiveLayout
  }
}

/// One row of a menu.
public struct MenuRow: Sendable, Hashable, Codable {
  /// The content of a row of a menu: several `cells`, a section's `header`, or one thing.
  public enum Kind: String, LanguageValue {
    case cells, header, item, submenu, option, separator, dynamic
  }

  /// The kind of its content.
  public var kind: Kind
  /// From the top edge of the menu, in points.
  public var y: Int
  /// The height, in points.
  public var height: Int
  /// The entries in it, in document order; empty for a separator that is written nowhere, beside a
  /// section or a choice.
  public var cells: [MenuCell]

  /// A row of these cells.
  public init(kind: Kind, y: Int, height: Int, cells: [MenuCell]) {
    self.kind = kind
    self.y = y
    self.height = height
    self.cells = cells
  }
}

/// A cell in a row of a menu: one element, or one of several side by side.
public struct MenuCell: Sendable, Hashable, Codable {
  /// The id of the element; of an option, `choice.option`; of a header, that of its section.
  public var element: String
  /// Where it stands, in the coordinates of the menu.
  public var frame: Frame
  /// The words shown, or read out where only a symbol is shown.
  public var title: String
  /// Lines of text shown: 0 for a symbol alone, at most 2.
  public var lines: Int
  /// Indicates whether the words do not fit on these lines and are cut.
  public var truncated: Bool

  /// A cell at its place.
  public init(element: String, frame: Frame, title: String, lines: Int, truncated: Bool) {
    self.element = element
    self.frame = frame
    self.title = title
    self.lines = lines
    self.truncated = truncated
  }
}

/// The layouts of one menu that were asked for.
public struct MenuLayouts: Sendable, Hashable, Codable {
  /// Symbols in a row above a list; `nil` where it was not asked for.
  public var small: MenuLayout?
  /// Symbols with titles in a row above a list; `nil` where it was not asked for.
  public var medium: MenuLayout?
  /// A list; `nil` where it was not asked for.
  public var large: MenuLayout?

  /// No layouts.
  public init() {}

  /// The layout in one of the three forms; `nil` where it was not asked for.
  public subscript(size: MenuLayoutSize) -> MenuLayout? {
    get {
      switch size {
      case .small: small
      case .medium: medium
      case .large: large
      }
    }
    set {
      switch size {
      case .small: small = newValue
      case .medium: medium = newValue
      case .large: large = newValue
      }
    }
  }
}

/// How a unit of a toolbar is shown.
///
/// An item shows `both` symbol and title, its `icon` or its `title`. A group shows its `members` as
/// they are, their `icons` alone, or one `representative` button that opens them as a menu.
/// `overflow` is in the overflow menu and `hidden` nowhere. `kept` is the one form of what stands
/// outside the center.
public enum UnitForm: String, LanguageValue {
  case both, icon, title, members, icons, representative, overflow, hidden, kept
}

extension UnitForm {
  /// Indicates whether the unit is in the bar.
  package var isVisible: Bool { self != .overflow && self != .hidden }
}

extension ShrinkTarget {
  /// Returns whether an explicit step aims at this form: `icon` is the `icons` rung of a group,
  /// `overflow` the last rung of a unit that leaves the bar, also one that is hidden.
  package func matches(_ form: UnitForm) -> Bool {
    switch self {
    case .icon: form == .icon || form == .icons
    case .menu: form == .representative
    case .overflow: form == .overflow || form == .hidden
    }
  }
}

/// A unit of a toolbar with all forms it can take.
public struct LaidOutUnit: Sendable, Hashable, Codable {
  /// The id of the unit in its toolbar.
  public var id: String
  /// The region in which it stands.
  public var region: Toolbar.Region
  /// The name of its element.
  public var kind: ToolbarUnit.Content.Kind
  /// Of a group: the ids of its members in bar order; empty for anything else.
  public var members: [String]
  /// The rank by which it stays; higher stays longer.
  public var priority: Int
  /// Indicates whether it is never pushed out.
  public var pinned: Bool
  /// The forms that it can take, widest first; at least one.
  public var rungs: [Rung]

  /// A form and the room that it takes.
  public struct Rung: Sendable, Hashable, Codable {
    /// How the unit is shown.
    public var form: UnitForm
    /// The room it takes, in points; 0 for what is not in the bar.
    public var width: Int

    /// A form that takes this room.
    public init(form: UnitForm, width: Int) {
      self.form = form
      self.width = width
    }
  }

  /// A unit with its ladder of rungs.
  public init(
    id: String, region: Toolbar.Region, kind: ToolbarUnit.Content.Kind, members: [String],
    priority: Int, pinned: Bool, rungs: [Rung]
  ) {
    self.id = id
    self.region = region
    self.kind = kind
    self.members = members
    self.priority = priority
    self.pinned = pinned
    self.rungs = rungs
  }
}

/// One step of the chain in which a toolbar gives way.
public struct ChainStep: Sendable, Hashable, Codable {
  /// The id of the unit that gives way.
  public var unit: String
  /// The form that it takes then.
  public var to: UnitForm

  /// A step of a unit to a form.
  public init(unit: String, to: UnitForm) {
    self.unit = unit
    self.to = to
  }
}

/// The units of a toolbar in one range of widths.
public struct Breakpoint: Sendable, Hashable, Codable {
  /// The least width of the range, in points, included.
  public var minimumWidth: Int
  /// The end of the range, in points, not included; `nil` where there is none.
  public var maximumWidth: Int?
  /// The units in the bar, in bar order.
  public var units: [ShownUnit]
  /// The ids of the units in the overflow menu, in bar order.
  public var overflow: [String]

  /// A unit in the bar.
  public struct ShownUnit: Sendable, Hashable, Codable {
    /// The id of the unit in its toolbar.
    public var id: String
    /// How it is shown; neither `overflow` nor `hidden`.
    public var form: UnitForm

    /// A unit that is shown in this form.
    public init(id: String, form: UnitForm) {
      self.id = id
      self.form = form
    }
  }

  /// Makes the range from one width up to the next.
  public init(
    minimumWidth: Int, maximumWidth: Int?, units: [ShownUnit], overflow: [String]
  ) {
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.units = units
    self.overflow = overflow
  }
}
