// What both probes measure: the sizes of a device, and the file that `menuet layout --metrics` reads.

import Foundation

/// The sizes that one device draws bars and menus with, in points.
struct Measurements {
  /// A key of a file of metrics.
  enum Key: String, CaseIterable {
    case barHeight = "bar-height"
    case barMargin = "bar-margin"
    case itemSpacing = "item-spacing"
    case groupSpacing = "group-spacing"
    case regionSpacing = "region-spacing"
    case itemMinWidth = "item-min-width"
    case itemPadding = "item-padding"
    case iconWidth = "icon-width"
    case iconTitleGap = "icon-title-gap"
    case indicatorWidth = "indicator-width"
    case overflowWidth = "overflow-width"
    case searchMinWidth = "search-min-width"
    case searchMaxWidth = "search-max-width"
    case titleMinWidth = "title-min-width"
    case titleMaxWidth = "title-max-width"
    case spaceFixed = "space-fixed"
    case fontSize = "font-size"
    case menuWidth = "menu-width"
    case menuWidthAccessibility = "menu-width-accessibility"
    case menuRowHeight = "menu-row-height"
    case menuSmallRowHeight = "menu-small-row-height"
    case menuMediumRowHeight = "menu-medium-row-height"
    case menuSeparatorHeight = "menu-separator-height"
    case menuSectionGap = "menu-section-gap"
    case menuMaxHeightFraction = "menu-max-height-fraction"
  }

  private var sizes: [Key: CGFloat] = [:]
  private var notes: [String] = []

  /// A size; `nil` where it could not be measured, so that the one built into Menuet holds.
  subscript(key: Key) -> CGFloat? {
    get { sizes[key] }
    set { sizes[key] = newValue.flatMap { $0 >= 0 ? $0 : nil } }
  }

  /// Keeps what has no key, for people who compare.
  mutating func note(_ text: String) { notes.append(text) }

  /// The file of metrics: whole points, in the order of the keys.
  var json: String {
    let members = Key.allCases.compactMap { key in
      sizes[key].map { "  \"\(key.rawValue)\": \(Int($0.rounded()))" }
    }
    return "{\n\(members.joined(separator: ",\n"))\n}\n"
  }

  /// Writes the file to standard output and all else to standard error: a console shows both, a file
  /// to which standard output goes has the JSON alone.
  func write(of device: String) {
    let missing = Key.allCases.filter { sizes[$0] == nil }.map(\.rawValue)
    var lines = ["sizes of \(device)"] + notes
    if !missing.isEmpty { lines.append("not measured: \(missing.joined(separator: " "))") }
    lines.append("----- the file of metrics -----")
    FileHandle.standardError.write(Data("\(lines.joined(separator: "\n"))\n".utf8))
    FileHandle.standardOutput.write(Data(json.utf8))
    FileHandle.standardError.write(Data("-------------------------------\n".utf8))
  }
}

extension CGRect {
  /// The points between two frames that stand side by side, in either order.
  func gap(to other: CGRect) -> CGFloat {
    minX < other.minX ? other.minX - maxX : minX - other.maxX
  }
}
