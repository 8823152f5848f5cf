import MenuetModel
import MenuetSource

/// Flags a view of iPhone with a toolbar and a tab bar.
struct ToolbarBesideTabBar: DocumentRule {
  static let info = RuleInfo(
    id: "toolbar-tabbar-both", .toolbars, .error,
    "a view of iPhone has a toolbar or a tab bar",
    guideline: .toolbars("a toolbar and a tab bar never appear together in the same view"),
    why: """
      Both stand at the bottom of the screen. One acts on what is there, the other leads away: side by
      side people press the wrong one. A toolbar with `edge="top"` is out of the way.
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
    let tabbed = tabbedViews(document)
    for toolbar in document.toolbars where toolbar.platforms.contains(.ios) && toolbar.edge != .top
    {
      guard let tab = tabbed[toolbar.view ?? ""] else { continue }
      report.report(
        Self.self, "a view has a toolbar or a tab bar\(context.suffix(.ios)), not both",
        at: context.location(toolbar.source),
        notes: [DiagnosticNote("the tab bar is here", at: context.location(tab))],
        fixIts: [FixIt("narrow the toolbar's platforms, or put its commands into the view")])
    }
  }

  /// The views over which a tab bar of iOS stands, with what puts it there.
  private func tabbedViews(_ document: Document) -> [String: SourceReference] {
    var tabbed: [String: SourceReference] = [:]
    for bar in document.tabBars where bar.platforms.contains(.ios) {
      // Without views the document is one; else a bar outside them stands over those of its tabs.
      if bar.view != nil || document.views.isEmpty { tabbed[bar.view ?? ""] = bar.source }
      for tab in bar.tabs where tab.platforms.contains(.ios) { tabbed[tab.view] = tab.source }
    }
    return tabbed
  }
}
