import MenuetModel
import MenuetSource

/// Flags a toolbar with more items than its platform's bar is made for.
struct CrowdedToolbar: Rule {
  static let info = RuleInfo(
    id: "toolbar-count", .toolbars, .note,
    "a toolbar has few items",
    guideline: .toolbars("a toolbar doesn't have too many items"),
    why: """
      People look for one item among all of them, and in a narrow window most go into the overflow
      menu. A group counts its members; the title, spaces and optional items count nothing.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ios">
          §<toolbar§ id="main"><center>
            <command id="reply" title="Reply" symbol="arrowshape.turn.up.left"/>
      -     <command id="forward" title="Forward" symbol="arrowshape.turn.up.right"/>
            <command id="archive" title="Archive" symbol="archivebox"/>
            <command id="move" title="Move" symbol="folder"/>
            <command id="flag" title="Flag" symbol="flag"/>
      -     <command id="print" title="Print" symbol="printer"/>
          </center></toolbar>
        </menuet>
      """, thresholds: [ios, ipados, macos, visionos, watchos])
  static let ios = Threshold("toolbar-count.ios", 5, .ours, "the most items of a toolbar on iOS")
  static let ipados = Threshold(
    "toolbar-count.ipados", 10, .ours, "the most items of a toolbar on iPadOS")
  static let macos = Threshold(
    "toolbar-count.macos", 12, .ours, "the most items of a toolbar on macOS")
  static let visionos = Threshold(
    "toolbar-count.visionos", 8, .ours, "the most items of a toolbar on visionOS")
  static let watchos = Threshold(
    "toolbar-count.watchos", 5, .ours, "the most items of a toolbar on watchOS")

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    var worst: (excess: Int, count: Int, platform: Platform)?
    for platform in toolbar.platforms.members {
      guard let most = Self.most(on: platform, context.options) else { continue }
      var count = context.itemCount(of: toolbar, on: platform)
      if platform == .watchos {
        count += toolbar.scrolling.count { $0.platforms.contains(.watchos) }
      }
      guard count - most > worst?.excess ?? 0 else { continue }
      worst = (count - most, count, platform)
    }
    guard let worst else { return }
    report(
      "a toolbar of \(worst.platform.displayName) has at most \(worst.count - worst.excess) items; "
        + "this one has \(worst.count)", at: toolbar.source,
      fix: "keep what the view is for; leave the rest to menus")
  }

  private static func most(on platform: Platform, _ options: RuleOptions) -> Int? {
    switch platform {
    case .ios: options[Self.ios]
    case .ipados: options[Self.ipados]
    case .macos: options[Self.macos]
    case .visionos: options[Self.visionos]
    case .watchos: options[Self.watchos]
    case .tvos: nil
    }
  }
}
