// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Notes {
  // embed: surfaceValues
  #if MENU_BARS
    /// The menus of an app.
    public struct MenuBar: Sendable {
      public let id: String
      public var menus: [Menu] = []
    }
  #endif

  #if POP_UP_BUTTONS
    /// A button that shows the option that holds.
    public struct PopUpButton: Sendable {
      public let id: String
      public let title: String?
      public let choice: ChoiceID
      public var menu: Menu
    }
  #endif

  #if PULL_DOWN_BUTTONS
    /// A button that opens a menu.
    public struct PullDownButton: Sendable {
      public let id: String
      public let title: String?
      public let symbol: String?
      /// The command that a tap performs; the menu then opens on a press.
      public let primary: Command?
      public var menu: Menu
    }
  #endif

  #if CONTEXT_MENUS
    /// The menu of a thing, which hides what is unavailable.
    public struct ContextMenu: Sendable {
      public let id: String
      /// The kind of view or item.
      public let target: String
      public let preview: String?
      /// The command that a tap on the preview performs.
      public let previewOpens: Command?
      public var menu: Menu
    }
  #endif

  #if EDIT_MENUS
    /// Commands beside those of the system on a selection.
    public struct EditMenu: Sendable {
      public let id: String
      /// The kind of view or item.
      public let target: String
      public var items: [EditItem] = []
      public var layout: MenuLayout?
    }

    /// An item of an edit menu.
    public struct EditItem: Sendable {
      public let item: Item
      /// The id of the system's command beside which it stands.
      public let near: String?
      public let isBefore: Bool
    }
  #endif

  #if ALERTS
    /// A question with its answers.
    public struct Alert: Sendable {
      public let id: String
      public let title: String
      public let message: String?
      public var answers: [Item] = []
    }
  #endif

  #if TOOLBARS
    /// A bar of commands.
    public struct Toolbar: Sendable {
      public let id: String
      public let title: String?
      public let isCustomizable: Bool
      /// The least width in points at which everything kept fits.
      public let minimumWidth: Int
      public var units: [ToolbarUnit] = []

      /// The layout of the bar at a width in points.
      public func layout(atWidth width: Int) -> ToolbarLayout {
        var layout = ToolbarLayout(fits: width >= minimumWidth)
        for unit in units where !unit.isOptional {
          switch unit.form(atWidth: max(width, minimumWidth)) {
          case .overflow: layout.overflow.append(unit.id)
          case .hidden: break
          case let form: layout.units.append((unit.id, form))
          }
        }
        return layout
      }

      fileprivate mutating func add(
        _ id: String, _ region: ToolbarRegion, _ content: UnitContent, isOptional: Bool = false
      ) {
        units.append(
          ToolbarUnit(id: id, region: region, content: content, isOptional: isOptional, rungs: []))
      }

      #if UNIT_FORMS
        /// Gives the last unit a form, from a width on.
        fileprivate mutating func show(_ form: UnitForm, from width: Int) {
          units[units.count - 1].rungs.append((form, width))
        }
      #endif
    }

    /// A part of a bar.
    public enum ToolbarRegion: Sendable {
      case leading, center, trailing
    }

    /// How a unit is shown.
    public enum UnitForm: Sendable {
      case both, icon, title, members, icons, representative, overflow, hidden, kept
    }

    /// The content of a unit.
    public indirect enum UnitContent: Sendable {
      case item(Item)
      #if CHOICES
        case choice(ChoiceID)
      #endif
      case menu(Menu, primary: Command?)
      case group(title: String?, symbol: String?, members: [UnitContent])
      /// A button that the system knows, such as Back; the id says which.
      case standard(title: String?, symbol: String?)
    }

    /// A part of a bar that gives way as one.
    public struct ToolbarUnit: Sendable {
      public let id: String
      public let region: ToolbarRegion
      public let content: UnitContent
      /// Indicates whether it is not in the bar until people add it.
      public let isOptional: Bool
      /// Its forms, each with the least width in points at which it is shown, widest first.
      public fileprivate(set) var rungs: [(form: UnitForm, width: Int)]

      public func form(atWidth width: Int) -> UnitForm {
        rungs.first { $0.width <= width }?.form ?? .kept
      }
    }

    /// The layout of a toolbar at a width.
    public struct ToolbarLayout: Sendable {
      /// The units in the bar, in bar order.
      public var units: [(id: String, form: UnitForm)] = []
      /// The units in the overflow menu.
      public var overflow: [String] = []
      /// Indicates whether nothing is cut off: the width is not below the least one.
      public var fits: Bool
    }
  #endif
  // end
}
