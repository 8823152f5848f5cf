import MenuetModel
import MenuetSource

/// Flags more items than a region of a watch's toolbar has room for.
struct CrowdedWatchRegion: Rule {
  static let info = RuleInfo(
    id: "toolbar-watch-count", .toolbars, .warning,
    "a watch shows one item in each top corner and three at the bottom",
    guideline: .toolbars(
      "on watchOS toolbar buttons stand in the top corners and along the bottom"),
    why: """
      A corner of a watch has room for one button beside the time, and the bottom edge for three.
      watchOS leaves out what is too much.
      """,
    example: """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="watchos">
          <toolbar id="main">
      -     <trailing>
      +     <center>
              <command id="start-run" title="Start" symbol="play"/>
              §<command§ id="stop-run" title="Stop" symbol="stop"/>
      -     </trailing>
      +     </center>
          </toolbar>
        </menuet>
      """)

  /// The items that watchOS shows in a region (`ToolbarItemPlacement`).
  static func room(in region: Toolbar.Region) -> Int { region == .center ? 3 : 1 }

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    guard toolbar.platforms.contains(.watchos) else { return }
    for region in Toolbar.Region.allCases {
      let room = Self.room(in: region)
      var gathering = Gathering(on: .watchos, context.conditions)
      let extra = context.entries(of: toolbar, in: region).first { entry in
        entry.isItem && gathering.add(context.presence(of: entry)) && gathering.count > room
      }
      guard let extra else { continue }
      report(
        "the \(region.rawValue) region has room for \(room == 1 ? "one item" : "\(room) items") "
          + "on watchOS", at: context.location(of: extra.unit),
        fix: "move it into another region, or into the view")
    }
  }
}
