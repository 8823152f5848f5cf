// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Notes {
  // embed: menuValues
  /// A command or toggle in its place.
  public struct Item: Sendable {
    public let command: Command
    public var title: String
    public var subtitle: String?
    public var symbol: String?
    public var shortcut: Shortcut?
    public var role: Role
    /// Indicates whether it goes away while it is unavailable; `nil` leaves that to the surface.
    public var hidesWhenUnavailable: Bool?
    fileprivate var enabled: (@MainActor @Sendable (any Actions) -> Bool)?
    fileprivate var visible: (@MainActor @Sendable (any Actions) -> Bool)?

    fileprivate init(_ command: Command) {
      self.command = command
      title = command.title
      symbol = command.symbol
      shortcut = command.shortcut
      role = command.role
    }
  }

  /// An element of a menu.
  public indirect enum MenuElement: Sendable {
    case item(Item)
    #if CHOICES
      /// All options of a choice.
      case choice(ChoiceID)
    #endif
    case submenu(Menu)
    case section(Menu)
    case separator
    #if DYNAMIC_ITEMS
      /// Items that the app supplies at run time.
      case dynamic(DynamicItems)
    #endif
  }

  /// A menu, a submenu or a section.
  public struct Menu: Sendable {
    public let id: String
    public var title: String?
    public var symbol: String?
    public var elements: [MenuElement] = []
    /// Its rows by form. Of sections, none: their rows are those of the menu.
    public var layouts: [MenuForm: MenuLayout] = [:]
    /// The condition under which it is shown; `nil` for always.
    public var visible: (@MainActor @Sendable (any Actions) -> Bool)?
    /// The condition under which it can be opened; `nil` for always.
    public var enabled: (@MainActor @Sendable (any Actions) -> Bool)?

    fileprivate init(_ id: String, _ title: String? = nil, symbol: String? = nil) {
      self.id = id
      self.title = title
      self.symbol = symbol
    }

    #if ADDERS
      fileprivate mutating func add(_ commands: Command...) {
        for command in commands { elements.append(.item(Item(command))) }
      }
    #endif

    #if ADDERS
      fileprivate mutating func add(_ element: MenuElement) { elements.append(element) }
    #endif
  }

  /// How a menu shows its first items.
  public enum MenuForm: Sendable {
    case small, medium, large
  }

  /// A menu laid out, in points from its top leading corner.
  public struct MenuLayout: Sendable {
    /// The form that people see.
    public let form: MenuForm
    public let width: Int
    public let height: Int
    public var rows: [MenuRow] = []

    fileprivate init(_ form: MenuForm, width: Int, height: Int) {
      self.form = form
      self.width = width
      self.height = height
    }

    #if ADDERS
      /// Adds a row as wide as the menu.
      fileprivate mutating func add(
        _ kind: MenuRow.Kind, _ element: String, y: Int, height: Int, lines: Int = 1,
        isTruncated: Bool = false
      ) {
        let cell = MenuCell(
          element, x: 0, width: Double(width), lines: lines, isTruncated: isTruncated)
        rows.append(MenuRow(kind: kind, y: y, height: height, cells: [cell]))
      }
    #endif

    #if ADDERS
      fileprivate mutating func add(_ kind: MenuRow.Kind, y: Int, height: Int, cells: MenuCell...) {
        rows.append(MenuRow(kind: kind, y: y, height: height, cells: cells))
      }
    #endif
  }

  /// One row of a menu.
  public struct MenuRow: Sendable {
    /// Its content.
    public enum Kind: Sendable {
      case cells, header, item, submenu, option, separator, dynamic
    }

    public let kind: Kind
    public let y: Int
    public let height: Int
    public let cells: [MenuCell]
  }

  /// An element in its row.
  public struct MenuCell: Sendable {
    /// The id; of an option, `choice.option`.
    public let element: String
    public let x: Double
    public let width: Double
    /// Lines of text; 0 for a symbol alone.
    public let lines: Int
    public let isTruncated: Bool

    fileprivate init(
      _ element: String, x: Double, width: Double, lines: Int = 1, isTruncated: Bool = false
    ) {
      self.element = element
      self.x = x
      self.width = width
      self.lines = lines
      self.isTruncated = isTruncated
    }
  }

  #if CHOICES
    /// An option of a choice.
    public struct Option: Sendable {
      public let id: String
      public let title: String
      public let symbol: String?
    }
  #endif

  #if DYNAMIC_ITEMS
    /// Items that the app supplies at run time.
    public struct DynamicItems: Sendable {
      public let id: String
      public let title: String?
      public let limit: Int?
      /// Asks the app for them.
      public let items: @MainActor @Sendable (any Actions) -> [DynamicItem]
    }

    /// An item that the app supplies.
    public struct DynamicItem {
      public var title: String
      public var isOn = false
      public var perform: @MainActor () -> Void

      #if EXPORTED
        public init(title: String, isOn: Bool = false, perform: @escaping @MainActor () -> Void) {
          self.title = title
          self.isOn = isOn
          self.perform = perform
        }
      #endif
    }
  #endif
  // end
}
