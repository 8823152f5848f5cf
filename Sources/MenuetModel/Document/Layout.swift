/// A rectangle in points; the origin is the top leading corner as people see it: in a right-to-left
/// layout frames are mirrored, and `x` still counts from the left.
public struct Frame: Sendable, Hashable, Codable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

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
  /// In points.
  public var width: Int
  /// In points; of all rows, also of those to which people have to scroll.
  public var height: Int
  public var rows: [MenuRow]

  public init(effectiveLayout: MenuLayoutSize, width: Int, height: Int, rows: [MenuRow]) {
    self.effectiveLayout = effectiveLayout
    self.width = width
    self.height = height
    self.rows = rows
  }
}

/// One row of a menu.
public struct MenuRow: Sendable, Hashable, Codable {
  public enum Kind: String, LanguageValue {
    case cells, header, item, submenu, option, separator, dynamic
  }

  public var kind: Kind
  public var y: Int
  public var height: Int
  public var cells: [MenuCell]

  public init(kind: Kind, y: Int, height: Int, cells: [MenuCell]) {
    self.kind = kind
    self.y = y
    self.height = height
    self.cells = cells
  }
}

/// What stands in a row of a menu: one element, or one of several side by side.
public struct MenuCell: Sendable, Hashable, Codable {
  /// The id of the element; of an option, `choice.option`.
  public var element: String
  public var frame: Frame
  /// The words shown, or read out where only a symbol is shown.
  public var title: String
  /// Lines of text shown: 0 for a symbol alone, at most 2.
  public var lines: Int
  public var truncated: Bool

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
  public var small: MenuLayout?
  public var medium: MenuLayout?
  public var large: MenuLayout?

  public init() {}

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
public enum UnitForm: String, LanguageValue {
  case both, icon, title, members, icons, representative, overflow, hidden, kept
}

/// A unit of a toolbar with all forms it can take.
public struct LaidOutUnit: Sendable, Hashable, Codable {
  public var id: String
  public var region: Toolbar.Region
  public var kind: ToolbarUnit.Content.Kind
  /// Of a group: the ids of its members.
  public var members: [String]
  public var priority: Int
  public var pinned: Bool
  /// Widest first.
  public var rungs: [Rung]

  /// A form and the room that it takes.
  public struct Rung: Sendable, Hashable, Codable {
    public var form: UnitForm
    /// In points; 0 for what is not in the bar.
    public var width: Int

    public init(form: UnitForm, width: Int) {
      self.form = form
      self.width = width
    }
  }

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
  public var unit: String
  public var to: UnitForm

  public init(unit: String, to: UnitForm) {
    self.unit = unit
    self.to = to
  }
}

/// What a toolbar shows in one range of widths.
public struct Breakpoint: Sendable, Hashable, Codable {
  /// The least width of the range, in points, included.
  public var minimumWidth: Int
  /// The end of the range, in points, not included; `nil` where there is none.
  public var maximumWidth: Int?
  /// The units in the bar, in bar order.
  public var units: [ShownUnit]
  /// The ids of the units in the overflow menu, in bar order.
  public var overflow: [String]

  public struct ShownUnit: Sendable, Hashable, Codable {
    public var id: String
    public var form: UnitForm

    public init(id: String, form: UnitForm) {
      self.id = id
      self.form = form
    }
  }

  public init(
    minimumWidth: Int, maximumWidth: Int?, units: [ShownUnit], overflow: [String]
  ) {
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.units = units
    self.overflow = overflow
  }
}
