import MenuetModel
import MenuetSource

/// Flags a view of iPhone with a toolbar and a tab bar.
struct ToolbarBesideTabBar: Rule {
  static let info = RuleInfo(
    id: "toolbar-tabbar-both", .toolbars, .error, fix: .unsafe,
    "a view of iPhone has a toolbar or a tab bar",
    guideline: .toolbars("a toolbar and a tab bar never appear together in the same view"),
    why: """
      Both stand at the bottom of the screen. One acts on what is there, the other leads away: side by
      side people press the wrong one. A bar at the top is out of the way: one with `edge="top"`, or one
      that leaves the edge to the system and has a style, a title, a way back or a search field.
      """,
    example: """
        <tab-bar id="tabs" platforms="ios">
          <tab title="Library" view="library"/>
        </tab-bar>
        <view id="library" title="Library">
      -   §<toolbar§ id="library-bar">
      +   <toolbar id="library-bar" platforms="ipados macos">
            <center><command id="new-album" title="New Album" symbol="plus"/></center>
          </toolbar>
        </view>
      """, reads: .document(.platforms, .edge, .style))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.tabBars.isEmpty else { return }
    let tabbed = tabbedViews(document)
    for toolbar in document.toolbars where toolbar.platforms.contains(.ios) {
      guard let tab = tabbed[toolbar.view ?? ""], !isAtTop(toolbar, sharesView: tab.sharesView)
      else { continue }
      report(
        "a view has a toolbar or a tab bar\(context.suffix(.ios)), not both", at: toolbar.source,
        notes: [DiagnosticNote("the tab bar is here", at: context.location(tab.source))],
        fix: toolbar.edge == .automatic
          ? context.setting(.edge, of: toolbar.source, to: "top", "put it at the top")
          : FixIt("narrow the toolbar's platforms, or put its commands into the view"))
    }
  }

  /// Returns whether this is a bar that is out of the tab bar's way.
  ///
  /// - Parameter sharesView: Whether the tab bar is written inside the view of the toolbar, and not
  ///   only leads to it.
  private func isAtTop(_ toolbar: Toolbar, sharesView: Bool) -> Bool {
    guard toolbar.edge == .automatic else { return toolbar.edge == .top }
    guard toolbar.style == .automatic else { return true }
    // A bar below spreads its items over the center.
    if !sharesView, !toolbar.regions.center.contains(where: { $0.platforms.contains(.ios) }) {
      return true
    }
    return (toolbar.regions.leading + toolbar.regions.trailing).contains { unit in
      unit.isSystemPart && unit.platforms.contains(.ios)
    }
  }

  /// The views over which a tab bar of iOS stands, with what puts it there.
  private func tabbedViews(
    _ document: Document
  ) -> [String: (source: SourceReference, sharesView: Bool)] {
    var tabbed: [String: (source: SourceReference, sharesView: Bool)] = [:]
    for bar in document.tabBars where bar.platforms.contains(.ios) {
      // Without views the document is one; else a bar outside them stands over those of its tabs.
      if bar.view != nil || document.views.isEmpty { tabbed[bar.view ?? ""] = (bar.source, true) }
      for tab in bar.tabs where tab.platforms.contains(.ios) && tabbed[tab.view] == nil {
        tabbed[tab.view] = (tab.source, false)
      }
    }
    return tabbed
  }
}
