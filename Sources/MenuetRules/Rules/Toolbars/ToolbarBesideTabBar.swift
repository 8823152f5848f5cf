import MenuetModel
import MenuetSource

/// Flags a view of iPhone with a toolbar and a tab bar.
struct ToolbarBesideTabBar: DocumentRule {
  static let info = RuleInfo(
    id: "toolbar-tabbar-both", .toolbars, .error, fix: .unsafe,
    "a view of iPhone has a toolbar or a tab bar",
    guideline: .toolbars("a toolbar and a tab bar never appear together in the same view"),
    why: """
      Both stand at the bottom of the screen. One acts on what is there, the other leads away: side by
      side people press the wrong one. A bar at the top is out of the way: one with `edge="top"`, or
      one that leaves the edge to the system and is a navigation bar, with a title, a way back, a
      search field or a style of its own, or with nothing in its center. Beside a tab bar that is
      written inside the same view the center does not matter.
      """,
    failing: """
      <tab-bar id="tabs" platforms="ios">
        <tab title="Library" view="library"/>
      </tab-bar>
      <view id="library" title="Library">
        §<toolbar§ id="library-bar">
          <center><command id="new-album" title="New Album" symbol="plus"/></center>
        </toolbar>
      </view>
      """,
    passing: """
      <tab-bar id="tabs" platforms="ios">
        <tab title="Library" view="library"/>
      </tab-bar>
      <view id="library" title="Library">
        <toolbar id="library-bar" platforms="ipados macos">
          <center><command id="new-album" title="New Album" symbol="plus"/></center>
        </toolbar>
      </view>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.tabBars.isEmpty else { return }
    let tabbed = tabbedViews(document, in: context)
    for toolbar in document.toolbars where toolbar.platforms.contains(.ios) {
      let isKnown = ![.platforms, .edge, .style].contains {
        context.mayLack($0, on: toolbar.source)
      }
      // A button of the bar at the top may be among what is lost.
      guard isKnown, !context.mayLackParts(toolbar.source) else { continue }
      guard let tab = tabbed[toolbar.view ?? ""], !isAtTop(toolbar, sharesView: tab.sharesView)
      else { continue }
      report.report(
        Self.self, "a view has a toolbar or a tab bar\(context.suffix(.ios)), not both",
        at: context.location(toolbar.source),
        notes: [DiagnosticNote("the tab bar is here", at: context.location(tab.source))],
        fixIts: [
          toolbar.edge == .automatic
            ? context.setting(.edge, of: toolbar.source, to: "top", "put it at the top")
            : FixIt("narrow the toolbar's platforms, or put its commands into the view")
        ])
    }
  }

  /// True for a bar that is out of the tab bar's way.
  ///
  /// - Parameter sharesView: Whether the tab bar is written inside the view of the toolbar, and not
  ///   only leads to it.
  private func isAtTop(_ toolbar: Toolbar, sharesView: Bool) -> Bool {
    switch toolbar.edge {
    case .top: return true
    case .bottom: return false
    case .automatic: break
    }
    guard toolbar.style == .automatic else { return true }
    // A bar below spreads its items over the center; beside the title of one above there is no room.
    if !sharesView, !toolbar.regions.center.contains(where: { $0.platforms.contains(.ios) }) {
      return true
    }
    let isNavigationBar = (toolbar.regions.leading + toolbar.regions.trailing).contains { unit in
      unit.isOfNavigationBar && unit.isVisible && unit.platforms.contains(.ios)
    }
    return isNavigationBar || hasSegmentsBetween(toolbar)
  }

  /// True for Today, Week and Month, and a plus: that is the bar at the top of a calendar.
  private func hasSegmentsBetween(_ toolbar: Toolbar) -> Bool {
    let (leading, center, trailing) = (
      toolbar.regions.leading, toolbar.regions.center, toolbar.regions.trailing
    )
    return !leading.isEmpty && !trailing.isEmpty && center.count == 1
      && center[0].content.kind == .segmented
  }

  /// What puts a tab bar over a view.
  private struct TabBarPlace {
    let source: SourceReference
    let sharesView: Bool
  }

  /// The views over which a tab bar of iOS stands, with what puts it there.
  private func tabbedViews(
    _ document: Document, in context: RuleContext
  ) -> [String: TabBarPlace] {
    var tabbed: [String: TabBarPlace] = [:]
    for bar in document.tabBars
    where bar.platforms.contains(.ios) && !context.mayLack(.platforms, on: bar.source) {
      // Without views the document is one; else a bar outside them stands over those of its tabs.
      if bar.view != nil || document.views.isEmpty {
        tabbed[bar.view ?? ""] = TabBarPlace(source: bar.source, sharesView: true)
      }
      for tab in bar.tabs
      where tab.platforms.contains(.ios) && !context.mayLack(.platforms, on: tab.source) {
        tabbed[tab.view] = tabbed[tab.view] ?? TabBarPlace(source: tab.source, sharesView: false)
      }
    }
    return tabbed
  }
}

extension ToolbarUnit {
  /// True for a part that stands in the bar at the top of a screen only.
  fileprivate var isOfNavigationBar: Bool {
    switch content {
    case .back, .close, .sidebarToggle, .title, .search: true
    default: false
    }
  }
}
