import MenuetModel

/// The looks in which the systems of one edition of the guidelines differ from those of another, and
/// the Mac from touch.
///
/// Only what a layout does not compute: corners, grounds, lines and places. Lengths are in points.
/// The edition of 2022 stands for iOS and iPadOS 15 to 18 and macOS 12 to 15, that of 2025 for the
/// releases called 26.
struct Skin: Sendable, Equatable {
  let menu: MenuLook
  let bar: BarLook
  let alert: AlertLook
  let presentation: PresentationLook
  /// Of a button without a corner style of its own.
  let buttonCorner: Corner
  /// Of the track of a segmented control.
  let segmentCorner: Corner
  /// Of the horizontal bar of an edit menu.
  let editBarCorner: Corner
  let tabBar: TabBarLook
  /// Of an activity view.
  let panelRadius: Double
  /// Indicates whether standard commands in a menu bar show the symbols that stand for them, not only
  /// those that the document gives them.
  let showsStandardSymbolsInMenuBars: Bool
  /// Indicates whether context and edit menus show symbols.
  let showsSymbolsInContextMenus: Bool
  /// Indicates whether an iPad shows a menu bar, not an overlay of shortcuts.
  let hasPadMenuBar: Bool

  /// The look of an edition.
  ///
  /// - Parameter isDesktop: True for the Mac.
  static func of(_ edition: GuidelineEdition, isDesktop: Bool) -> Skin {
    switch (edition, isDesktop) {
    case (.edition2022, false): touch2022
    case (.edition2022, true): desktop2022
    case (.edition2025, false): touch2025
    case (.edition2025, true): desktop2025
    }
  }
}

extension Skin {
  /// The rounding of a shape's corners.
  enum Corner: Sendable, Equatable {
    case fixed(Double)
    case capsule
    /// A capsule from a height on; lower shapes have the radius.
    case capsuleFrom(height: Double, below: Double)

    func radius(height: Double) -> Double {
      switch self {
      case .fixed(let radius): min(radius, height / 2)
      case .capsule: height / 2
      case .capsuleFrom(let least, let radius):
        height >= least ? height / 2 : min(radius, height / 2)
      }
    }
  }

  struct MenuLook: Sendable, Equatable {
    let radius: Double
    /// Above the first and below the last row.
    let verticalPadding: Double
    /// Before and behind all rows: on the Mac the highlight of a row keeps off the edges of its menu.
    let horizontalPadding: Double
    /// Indicates whether the symbol of an item stands before its title, not at the end of the row.
    let symbolsLead: Bool
    /// Indicates whether lines part the rows of a group, and the cells of a row.
    let hasLines: Bool
    let divider: Divider
    /// The inset of the dashed outline of items that the app supplies; titles have a greater one.
    let dynamicInset: Insets
    let dynamicRadius: Double
    /// The inset of the ground of a cell that is on, which keeps off the round corners of the menu.
    let cellInset: Insets
    let cellRadius: Double
  }

  struct Insets: Sendable, Equatable {
    let horizontal: Double
    let vertical: Double
  }

  /// The division between two groups of rows.
  enum Divider: Sendable, Equatable {
    /// A band as wide as the menu, as high as given at least.
    case band(height: Double)
    /// A thin line, inset at both ends.
    case line(inset: Double)
  }

  struct BarLook: Sendable, Equatable {
    /// Of the ground, where there is one.
    let radius: Double
    /// Indicates whether items stand on glass of their own, and the bar has no ground.
    let isGlass: Bool
    /// The height of a group's ground, of glass or not.
    let groundHeight: Double
    let groundCorner: Corner
    let fieldHeight: Double
    let segmentsHeight: Double
    /// Indicates whether items are drawn in the accent colour.
    let isTinted: Bool
    /// Above and below glass, at least: without it the edge of the picture would cut the glass.
    let clearance: Double
  }

  struct TabBarLook: Sendable, Equatable {
    let height: Double
    let corner: Corner
    /// Of a tab, at least.
    let leastTabWidth: Double
    /// Indicates whether the bar floats and is as wide as its tabs, with a ground behind the chosen
    /// one, not as wide as what it stands in.
    let isFloating: Bool
  }

  struct AlertLook: Sendable, Equatable {
    let width: Double
    let radius: Double
    let padding: Double
    let alignment: TextAlignment
    let titleSize: Int
    let messageSize: Int
    /// The side of the app's icon; 0 where an alert has none.
    let iconSize: Double
    let answers: Answers

    enum Answers: Sendable, Equatable {
      /// Rows and columns that lines part.
      case rows(height: Double, fontSize: Int)
      case buttons(height: Double, corner: Corner, fontSize: Int)
    }
  }
}

extension Skin {
  /// The look of sheets, covers and popovers.
  struct PresentationLook: Sendable, Equatable {
    /// Of a sheet at the bottom edge of its device, above.
    let sheetRadius: Double
    /// Of a sheet that floats, or hangs from the bar of a window.
    let floatingRadius: Double
    let popoverRadius: Double
    /// Between a sheet at the bottom edge, below its full height, and the edges of the device.
    let partialInset: Double
    /// Above the bar.
    let barInset: Double
    /// Of a group of rows.
    let groupRadius: Double
    /// Indicates whether the push buttons below a sheet of a Mac are capsules.
    let hasCapsuleButtons: Bool
    /// Indicates whether the standard ways out show their symbols, not their words.
    let showsStandardSymbols: Bool
  }
}

// MARK: Editions

extension Skin {
  private static let touch2022 = Skin(
    menu: MenuLook(
      radius: 13, verticalPadding: 0, horizontalPadding: 0, symbolsLead: false, hasLines: true,
      divider: .band(height: 8), dynamicInset: Insets(horizontal: 4, vertical: 6), dynamicRadius: 7,
      cellInset: Insets(horizontal: 3, vertical: 3), cellRadius: 10),
    bar: BarLook(
      radius: 10, isGlass: false, groundHeight: 36, groundCorner: .fixed(10), fieldHeight: 36,
      segmentsHeight: 32, isTinted: true, clearance: 0),
    alert: AlertLook(
      width: 270, radius: 14, padding: 16, alignment: .center, titleSize: 17, messageSize: 13,
      iconSize: 0, answers: .rows(height: 44, fontSize: 17)),
    presentation: PresentationLook(
      sheetRadius: 10, floatingRadius: 13, popoverRadius: 13, partialInset: 0, barInset: 6,
      groupRadius: 10, hasCapsuleButtons: false,
      showsStandardSymbols: false),
    buttonCorner: .fixed(8), segmentCorner: .fixed(8), editBarCorner: .fixed(10),
    tabBar: TabBarLook(height: 56, corner: .fixed(10), leastTabWidth: 80, isFloating: false),
    panelRadius: 12, showsStandardSymbolsInMenuBars: false,
    showsSymbolsInContextMenus: true, hasPadMenuBar: false)

  private static let desktop2022 = Skin(
    menu: MenuLook(
      radius: 6, verticalPadding: 5, horizontalPadding: 5, symbolsLead: true, hasLines: false,
      divider: .line(inset: 10), dynamicInset: Insets(horizontal: 0, vertical: 1), dynamicRadius: 4,
      cellInset: Insets(horizontal: 3, vertical: 3), cellRadius: 6),
    bar: BarLook(
      radius: 6, isGlass: false, groundHeight: 30, groundCorner: .fixed(6), fieldHeight: 28,
      segmentsHeight: 28, isTinted: false, clearance: 0),
    alert: AlertLook(
      width: 260, radius: 10, padding: 16, alignment: .center, titleSize: 13, messageSize: 11,
      iconSize: 64, answers: .buttons(height: 28, corner: .fixed(6), fontSize: 13)),
    presentation: PresentationLook(
      sheetRadius: 10, floatingRadius: 10, popoverRadius: 10, partialInset: 0, barInset: 0,
      groupRadius: 6, hasCapsuleButtons: false,
      showsStandardSymbols: false),
    buttonCorner: .fixed(6), segmentCorner: .fixed(6), editBarCorner: .fixed(10),
    tabBar: TabBarLook(height: 56, corner: .fixed(10), leastTabWidth: 80, isFloating: false),
    panelRadius: 12, showsStandardSymbolsInMenuBars: false,
    showsSymbolsInContextMenus: false, hasPadMenuBar: true)

  private static let touch2025 = Skin(
    menu: MenuLook(
      radius: 26, verticalPadding: 10, horizontalPadding: 0, symbolsLead: true, hasLines: false,
      divider: .line(inset: 20), dynamicInset: Insets(horizontal: 4, vertical: 4),
      dynamicRadius: 14, cellInset: Insets(horizontal: 7, vertical: 2), cellRadius: 16),
    bar: BarLook(
      radius: 0, isGlass: true, groundHeight: 44, groundCorner: .capsule, fieldHeight: 44,
      segmentsHeight: 36, isTinted: false, clearance: 10),
    alert: AlertLook(
      width: 300, radius: 34, padding: 22, alignment: .leading, titleSize: 17, messageSize: 15,
      iconSize: 0, answers: .buttons(height: 48, corner: .capsule, fontSize: 17)),
    presentation: PresentationLook(
      sheetRadius: 38, floatingRadius: 34, popoverRadius: 30, partialInset: 8, barInset: 12,
      groupRadius: 26, hasCapsuleButtons: true,
      showsStandardSymbols: true),
    buttonCorner: .capsule, segmentCorner: .capsule, editBarCorner: .capsule,
    tabBar: TabBarLook(height: 62, corner: .capsule, leastTabWidth: 84, isFloating: true),
    panelRadius: 26, showsStandardSymbolsInMenuBars: true,
    showsSymbolsInContextMenus: true, hasPadMenuBar: true)

  private static let desktop2025 = Skin(
    menu: MenuLook(
      radius: 13, verticalPadding: 6, horizontalPadding: 6, symbolsLead: true, hasLines: false,
      divider: .line(inset: 14), dynamicInset: Insets(horizontal: 0, vertical: 1), dynamicRadius: 7,
      cellInset: Insets(horizontal: 3, vertical: 3), cellRadius: 6),
    bar: BarLook(
      radius: 0, isGlass: true, groundHeight: 36, groundCorner: .capsule, fieldHeight: 36,
      segmentsHeight: 32, isTinted: false, clearance: 8),
    alert: AlertLook(
      width: 260, radius: 26, padding: 18, alignment: .leading, titleSize: 13, messageSize: 13,
      iconSize: 64, answers: .buttons(height: 32, corner: .capsule, fontSize: 13)),
    presentation: PresentationLook(
      sheetRadius: 26, floatingRadius: 26, popoverRadius: 20, partialInset: 0, barInset: 0,
      groupRadius: 12, hasCapsuleButtons: true,
      showsStandardSymbols: false),
    buttonCorner: .capsuleFrom(height: 28, below: 6),
    segmentCorner: .capsuleFrom(height: 28, below: 6), editBarCorner: .capsule,
    tabBar: TabBarLook(height: 62, corner: .capsule, leastTabWidth: 84, isFloating: true),
    panelRadius: 20, showsStandardSymbolsInMenuBars: true,
    showsSymbolsInContextMenus: true, hasPadMenuBar: true)
}
