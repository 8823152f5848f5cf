import MenuetModel

/// The sizes that a platform draws a bar with, in points, written down from the description of the
/// layout, with those that a toolbar replaces.
struct OracleSizes {
  let margin: Int
  let item: Int
  let group: Int
  let region: Int
  let least: Int
  let padding: Int
  let icon: Int
  let gap: Int
  let indicator: Int
  let overflow: Int
  let search: (least: Int, most: Int)
  let title: (least: Int, most: Int)
  let space: Int
  let font: Int
  let height: Int
  let letter: GeneratedToolbar.Letter

  init(_ toolbar: GeneratedToolbar) {
    let column = [Platform.ios, .ipados, .macos].firstIndex(of: toolbar.platform) ?? 0
    func size(_ name: String, _ nominal: Int...) -> Int {
      toolbar.metrics[name] ?? nominal[column]
    }
    margin = size("bar-margin", 16, 20, 8)
    item = size("item-spacing", 8, 8, 6)
    group = size("group-spacing", 16, 16, 12)
    region = size("region-spacing", 16, 16, 12)
    least = size("item-min-width", 44, 44, 36)
    padding = size("item-padding", 12, 12, 8)
    icon = size("icon-width", 24, 24, 18)
    gap = size("icon-title-gap", 6, 6, 5)
    indicator = size("indicator-width", 12, 12, 10)
    overflow = size("overflow-width", 44, 44, 36)
    search = (size("search-min-width", 44, 120, 120), size("search-max-width", 44, 240, 240))
    title = (size("title-min-width", 60, 80, 80), size("title-max-width", 200, 320, 320))
    space = size("space-fixed", 16, 16, 16)
    font = size("font-size", 17, 17, 13)
    height = size("bar-height", 44, 50, 52)
    letter = toolbar.letter
  }

  /// The width of a title of the letter H, rounded up.
  func text(_ letters: Int) -> Int {
    (letters * letter.units * font + letter.unitsPerEm - 1) / letter.unitsPerEm
  }

  /// The width of an item with this content.
  func item(_ content: Int) -> Int { max(least, content + 2 * padding) }
}
