import MenuetModel
import MenuetSource

/// Flags a submenu inside a submenu.
struct NestedSubmenu: DocumentRule {
  static let info = RuleInfo(
    id: "submenu-depth", .submenus, .warning,
    "submenus have one level",
    guideline: .menus("limit the depth of submenus; one level is best"),
    why: """
      Each level covers the one before and asks for a steadier hand; the way back is easily lost.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="show-fonts" title="Show Fonts"/>
        <submenu title="Lists">
          <command id="use-bullets" title="Use Bullets"/>
          §<submenu§ title="Numbers">
            <command id="arabic" title="Use Arabic Numbers"/>
            <command id="roman" title="Use Roman Numbers"/>
          </submenu>
        </submenu>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="show-fonts" title="Show Fonts"/>
        <submenu title="Lists">
          <command id="use-bullets" title="Use Bullets"/>
          <command id="arabic" title="Use Arabic Numbers"/>
          <command id="roman" title="Use Roman Numbers"/>
        </submenu>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    // A submenu of a menu that several places show is too deep once.
    var seen: Set<NodeID> = []
    for level in context.walk.levels where isTooDeep(level, in: context) {
      guard seen.insert(level.source.node).inserted else { continue }
      report.report(
        Self.self,
        "submenus have one level: \(level.path.filter { !$0.isEmpty }.joined(separator: " > "))",
        at: context.location(level.source),
        fixIts: [
          FixIt("put its items into the submenu around it, or into a menu of their own")
        ])
    }
  }

  private func isTooDeep(_ level: MenuLevel, in context: RuleContext) -> Bool {
    // Deeper ones are there because of this one. Context menus have a rule of their own.
    level.holder == .submenu && level.depth == 2 && level.surface != .contextMenu
      // The depth of a circle is no matter.
      && !context.written.leadsRound(level.source.node)
  }
}
