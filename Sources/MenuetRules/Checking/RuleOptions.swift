import MenuetModel

/// The numbers that rules compare with.
///
/// A number that a guideline states stands here beside those that are our choice: a team may have
/// reasons for another one. The names in `all` are those of a configuration file.
package struct RuleOptions: Sendable, Equatable {
  // MARK: Menus and submenus

  package var menuTitleCells = 30
  package var menuTitleWords = 5
  package var menuTitleMacCells = 40
  package var menuTitleMacWords = 7
  package var menuRows = 15
  package var menuManyRows = 10
  package var menuUngroupedItems = 7
  package var togglePairRows = 12
  package var toggleAttributes = 3
  package var submenusInLevel = 3
  package var submenuRows = 5
  package var cellTitleCells = 10

  // MARK: Buttons

  package var buttonProminentCount = 2
  package var buttonTitleWords = 3
  package var buttonTitleCells = 20
  package var buttonTitleChineseCharacters = 8
  package var buttonShortTitleCells = 12
  package var buttonSubtitleCells = 40

  // MARK: Context and edit menus

  package var contextMenuItems = 8
  package var contextMenuManyItems = 6
  package var contextMenuGroups = 3
  package var contextMenuUngroupedItems = 6
  package var editMenuItems = 4
  package var editMenuTitleWords = 2
  package var editMenuTitleCells = 16

  // MARK: Pop-up and pull-down buttons

  package var popUpFewOptions = 2
  package var popUpManyOptions = 12
  package var pullDownItems = 3
  package var pullDownHiddenCommands = 4

  // MARK: Toolbars

  package var toolbarItemsIos = 5
  package var toolbarItemsIpados = 10
  package var toolbarItemsMacos = 12
  package var toolbarItemsVisionos = 8
  package var toolbarItemsWatchos = 5
  package var toolbarUngroupedItems = 5
  package var toolbarGroups = 3
  package var toolbarFixedCenterItems = 6
  package var toolbarTrailingItems = 4
  package var toolbarTextItems = 3
  /// The widths of a window, in points: of iPad and Mac as it opens, the narrowest and the full one
  /// of iPad.
  package var toolbarDefaultWidthIpados = 820
  package var toolbarDefaultWidthMacos = 900
  package var toolbarNarrowWidthIpados = 320
  package var toolbarFullWidthIpados = 1024

  // MARK: Activities and extensions

  package var activityTitleCells = 24
  package var activityLineCells = 24
  package var extensionCommands = 3

  // MARK: Sheets

  package var sheetHeightIos = DeviceContainer.phone.fullHeight
  package var sheetHeightIpados = DeviceContainer.pad.fullHeight
  package var sheetBottomInset = 34

  // MARK: Shortcuts

  package var shortcutToolKeys = 3

  package init() {}

  /// Where a default comes from.
  package enum Origin: String, Sendable {
    /// The number stands in the guidelines.
    case guidelines
    /// The number stands in the English guidelines only.
    case englishGuidelines = "English guidelines"
    /// The guidelines give no number: this one is our choice.
    case ours
  }

  /// A number by its name in a configuration file.
  package struct Option: Sendable {
    package let name: String
    package let summary: String
    package let origin: Origin
    package let value: any WritableKeyPath<RuleOptions, Int> & Sendable

    init(
      _ name: String, _ value: any WritableKeyPath<RuleOptions, Int> & Sendable, _ origin: Origin,
      _ summary: String
    ) {
      self.name = name
      self.value = value
      self.origin = origin
      self.summary = summary
    }
  }

  /// Every number, in the order of the rules.
  package static let all: [Option] =
    menuLevels + buttons + menus + buttonMenus + toolbars + presentations + shortcuts

  private static let menuLevels: [Option] = [
    Option(
      "menu-title-long.cells", \.menuTitleCells, .ours,
      "the widest title of a menu item, in cells: a wide character counts two"),
    Option(
      "menu-title-long.words", \.menuTitleWords, .ours, "the most words of a menu item's title"),
    Option(
      "menu-title-long.macos-cells", \.menuTitleMacCells, .ours,
      "the widest title of an item that is on macOS only, in cells"),
    Option(
      "menu-title-long.macos-words", \.menuTitleMacWords, .ours,
      "the most words of the title of an item that is on macOS only"),
    Option("menu-length.rows", \.menuRows, .ours, "the most rows of a menu"),
    Option(
      "menu-length.many-rows", \.menuManyRows, .ours,
      "the most rows of a menu that pass without a note"),
    Option(
      "menu-group.ungrouped-items", \.menuUngroupedItems, .ours,
      "the most items of a menu that need no group"),
    Option(
      "toggle-pair-space.rows", \.togglePairRows, .ours,
      "the most rows of a menu that has room for both items of a toggle"),
    Option(
      "toggle-clear-all.toggles", \.toggleAttributes, .ours,
      "the fewest checkmarks in one group that want an item to clear them all"),
    Option(
      "submenu-count.submenus", \.submenusInLevel, .ours,
      "the most submenus directly in a menu"),
    Option(
      "submenu-length.rows", \.submenuRows, .englishGuidelines, "the most rows of a submenu"),
    Option(
      "layout-label-short.cells", \.cellTitleCells, .ours,
      "the widest title of a cell in a medium row, in cells"),
  ]

  private static let buttons: [Option] = [
    Option(
      "button-prominent-count.buttons", \.buttonProminentCount, .guidelines,
      "the most filled buttons in one view"),
    Option(
      "button-title-long.words", \.buttonTitleWords, .ours, "the most words of a button's title"),
    Option(
      "button-title-long.cells", \.buttonTitleCells, .ours,
      "the widest title of a button, in cells: a wide character counts two"),
    Option(
      "button-title-long.chinese-characters", \.buttonTitleChineseCharacters, .ours,
      "the most characters of a button's Chinese title"),
    Option(
      "button-symbol-unclear.cells", \.buttonShortTitleCells, .ours,
      "the widest title that counts as short enough to stand in place of a symbol, in cells"),
    Option(
      "button-subtitle.cells", \.buttonSubtitleCells, .ours, "the widest subtitle, in cells"),
  ]

  private static let menus: [Option] = [
    Option(
      "context-menu-length.items", \.contextMenuItems, .ours,
      "the most items directly in a context menu"),
    Option(
      "context-menu-length.many-items", \.contextMenuManyItems, .ours,
      "the most items directly in a context menu that pass without a note"),
    Option(
      "context-menu-groups.groups", \.contextMenuGroups, .englishGuidelines,
      "the most groups in a context menu"),
    Option(
      "context-menu-groups.ungrouped-items", \.contextMenuUngroupedItems, .ours,
      "the most items of a context menu that may form one group"),
    Option(
      "edit-menu-custom-count.items", \.editMenuItems, .ours,
      "the most items of its own that an app adds to an edit menu"),
    Option(
      "edit-menu-title-long.words", \.editMenuTitleWords, .ours,
      "the most words of a title in an edit menu"),
    Option(
      "edit-menu-title-long.cells", \.editMenuTitleCells, .ours,
      "the widest title in an edit menu, in cells"),
  ]

  private static let buttonMenus: [Option] = [
    Option(
      "pop-up-vs-segmented.few-options", \.popUpFewOptions, .ours,
      "the most options for which a toggle or a segmented control does better"),
    Option(
      "pop-up-vs-segmented.many-options", \.popUpManyOptions, .ours,
      "the most options of a pop-up button"),
    Option(
      "pull-down-few.items", \.pullDownItems, .guidelines,
      "the fewest items of a pull-down button"),
    Option(
      "pull-down-everything.commands", \.pullDownHiddenCommands, .ours,
      "the fewest commands of a view that may not all hide in one pull-down button"),
  ]

  private static let toolbars: [Option] = [
    Option("toolbar-count.ios", \.toolbarItemsIos, .ours, "the most items of a toolbar on iOS"),
    Option(
      "toolbar-count.ipados", \.toolbarItemsIpados, .ours, "the most items of a toolbar on iPadOS"),
    Option(
      "toolbar-count.macos", \.toolbarItemsMacos, .ours, "the most items of a toolbar on macOS"),
    Option(
      "toolbar-count.visionos", \.toolbarItemsVisionos, .ours,
      "the most items of a toolbar on visionOS"),
    Option(
      "toolbar-count.watchos", \.toolbarItemsWatchos, .ours,
      "the most items of a toolbar on watchOS"),
    Option(
      "toolbar-group.ungrouped-items", \.toolbarUngroupedItems, .ours,
      "the most items in a toolbar's center that need no group"),
    Option(
      "toolbar-group-count.groups", \.toolbarGroups, .englishGuidelines,
      "the most groups of a toolbar"),
    Option(
      "toolbar-customize.items", \.toolbarFixedCenterItems, .ours,
      "the most items in the center of a toolbar that people cannot customize"),
    Option(
      "toolbar-center-empty.trailing-items", \.toolbarTrailingItems, .ours,
      "the most items in the trailing region of a toolbar without any in its center"),
    Option(
      "toolbar-ios-text.items", \.toolbarTextItems, .guidelines,
      "the most items of a toolbar on iOS for which words do better than symbols"),
    Option(
      "toolbar-overflow-default.ipados", \.toolbarDefaultWidthIpados, .ours,
      "the width of a window of iPadOS as it opens, in points"),
    Option(
      "toolbar-overflow-default.macos", \.toolbarDefaultWidthMacos, .ours,
      "the width of a window of macOS as it opens, in points"),
    Option(
      "toolbar-too-narrow.ipados", \.toolbarNarrowWidthIpados, .guidelines,
      "the width of the narrowest window of iPadOS, in points"),
    Option(
      "toolbar-center-full.ipados", \.toolbarFullWidthIpados, .guidelines,
      "the width of a full window of iPadOS, in points"),
  ]

  private static let presentations: [Option] = [
    Option(
      "activity-title.cells", \.activityTitleCells, .ours,
      "the widest title of an activity, in cells: a wide character counts two"),
    Option(
      "activity-title-wraps.cells", \.activityLineCells, .ours,
      "the cells of one line of a share sheet in the text size 'large'"),
    Option(
      "extension-steps.commands", \.extensionCommands, .ours,
      "the most commands of a share or action extension"),
    Option(
      "sheet-detent-order.height-ios", \.sheetHeightIos, .ours,
      "the height of a fully expanded sheet on an iPhone, in points"),
    Option(
      "sheet-detent-order.height-ipados", \.sheetHeightIpados, .ours,
      "the height of a fully expanded sheet on an iPad, in points"),
    Option(
      "sheet-primary-overflow.bottom-inset", \.sheetBottomInset, .ours,
      "the height of the safe area at the bottom of a sheet, in points"),
  ]

  private static let shortcuts: [Option] = [
    Option(
      "shortcut-syntax.tool-keys", \.shortcutToolKeys, .ours,
      "the fewest shortcuts of letters alone in one document that are taken for a scheme")
  ]

  /// The number of a name; `nil` for a name that there is not.
  package subscript(name: String) -> Int? {
    get { Self.all.first { $0.name == name }.map { self[keyPath: $0.value] } }
    set {
      guard let newValue, let option = Self.all.first(where: { $0.name == name }) else { return }
      self[keyPath: option.value] = newValue
    }
  }
}
