import MenuetModel

/// A toolbar in words that the model, the oracle and a document can all be made from.
///
/// Titles are given by their length: they are made of the letter H, which does not kern.
struct GeneratedToolbar: Equatable {
  /// How wide the letter H is that titles are made of, in font units: as in the embedded table.
  struct Letter: Equatable {
    var units = 2084
    var unitsPerEm = 2816
  }

  /// What stands in a region.
  struct Unit: Equatable {
    enum Content: Equatable {
      case item(Item)
      case group(Group)
      case space(isFlexible: Bool)
      /// With the length of its words; 0 leaves them to the app.
      case title(Int)
      case search, slot
    }

    var id: String
    var content: Content
    var priority = 0
    var pinned = false
    /// Whether it goes nowhere when it leaves the bar.
    var hides = false
    /// Whether people have yet to add it.
    var isOptional = false
    /// Of a group, a space, the title and the search; an item has its own.
    var isForPlatform = true
  }

  struct Group: Equatable {
    var members: [Item]
    var collapse = GroupCollapse.overflow
    var hasSymbol = true
    var titleLength = 0
  }

  /// What shows a symbol, a title or both.
  struct Item: Equatable {
    enum Kind: Equatable {
      case command, choice, button
      /// With the title of the other state.
      case toggle(otherTitleLength: Int)
      /// A button with a symbol of its own.
      case readyMade
      case pullDown, more
      /// With the titles of its options.
      case popUp([Int])
      case segmented([Option])
      case back, close, sidebarToggle, inspectorToggle
    }

    /// An option of a segmented control.
    struct Option: Equatable {
      var titleLength: Int
      var hasSymbol: Bool
      var isForPlatform = true
    }

    var id: String
    var kind = Kind.command
    var titleLength = 1
    var hasSymbol = true
    var display = ItemDisplay.automatic
    var isForPlatform = true
  }

  /// A step of an explicit shrink chain.
  struct Step: Equatable {
    var unit: String
    var to: ShrinkTarget
  }

  var leading: [Unit] = []
  var center: [Unit] = []
  var trailing: [Unit] = []
  var shrink: [Step] = []
  var isCustomizable = false
  var style = ToolbarStyle.automatic
  var platform = Platform.ios
  /// A language that is written from right to left.
  var mirroredLocale = "ar"
  /// Sizes in place of those built in, by the names that a file of metrics gives them.
  var metrics: [String: Int] = [:]
  var letter = Letter()

  subscript(region: Toolbar.Region) -> [Unit] {
    get {
      switch region {
      case .leading: leading
      case .center: center
      case .trailing: trailing
      }
    }
    set {
      switch region {
      case .leading: leading = newValue
      case .center: center = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
