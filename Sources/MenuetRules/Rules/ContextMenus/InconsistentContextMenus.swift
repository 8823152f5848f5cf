import MenuetModel
import MenuetSource

/// Flags regions of one kind of which some have a context menu, or another order in it.
struct InconsistentContextMenus: DocumentRule {
  static let info = RuleInfo(
    id: "context-menu-consistency", .contextMenus, .note,
    "regions of one kind have context menus all alike",
    guideline: .contextMenus("context menus are supported consistently throughout an app"),
    why: """
      People who have found a menu on one photo try every photo. Where it is missing, or its items
      stand in another order, they think that they did something wrong.
      """,
    failing: """
      <region id="library" title="Library" kind="photo" control="grid"/>
      §<region§ id="album" title="Album" kind="photo" control="grid"/>
      <context-menu id="library-menu" for="library" preview="PhotoPreview" preview-drag="true">
        <command id="share-photo" title="Share" symbol="square.and.arrow.up"/>
      </context-menu>
      """,
    passing: """
      <region id="library" title="Library" kind="photo" control="grid"/>
      <region id="album" title="Album" kind="photo" control="grid"/>
      <commands>
        <command id="share-photo" title="Share" symbol="square.and.arrow.up"/>
      </commands>
      <context-menu id="library-menu" for="library" preview="PhotoPreview" preview-drag="true">
        <item ref="share-photo"/>
      </context-menu>
      <context-menu id="album-menu" for="album" preview="PhotoPreview" preview-drag="true">
        <item ref="share-photo"/>
      </context-menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.contextMenus.isEmpty else { return }
    let menus = Dictionary(
      document.contextMenus.map { ($0.target, $0) }, uniquingKeysWith: { first, _ in first })
    let known = context.regions.filter { $0.kind != .custom }
    for regions in known.grouped(by: \.kind) {
      guard let norm = regions.first(where: { menus[$0.id] != nil }),
        let normMenu = menus[norm.id]
      else { continue }
      for region in regions where region.id != norm.id {
        check(region, menus[region.id], norm, normMenu, in: context, report: &report)
      }
    }
  }

  private func check(
    _ region: RegionFacts, _ menu: ContextMenu?, _ norm: RegionFacts, _ normMenu: ContextMenu,
    in context: RuleContext, report: inout Findings
  ) {
    let kind = region.kind.rawValue
    guard let menu else {
      guard !context.mayLackAnywhere(.for, .kind) else { return }
      report.report(
        Self.self,
        "regions of kind '\(kind)' have context menus all alike; '\(region.id)' has none",
        at: context.location(region.source),
        notes: [DiagnosticNote("'\(norm.id)' has this one", at: context.location(normMenu.source))],
        fixIts: [FixIt("give it the context menu of '\(norm.id)'")])
      return
    }
    guard !context.mayLackParts(menu.source), !context.mayLackParts(normMenu.source) else { return }
    let (ids, normIDs) = (
      menu.content.directItems.map(\.id), normMenu.content.directItems.map(\.id)
    )
    let (own, theirs) = (Set(ids), Set(normIDs))
    guard ids.filter(theirs.contains) != normIDs.filter(own.contains) else { return }
    report.report(
      Self.self, "context menus of kind '\(kind)' list the same commands in one order",
      at: context.location(menu.source),
      notes: [DiagnosticNote("the other order is here", at: context.location(normMenu.source))],
      fixIts: [FixIt("use one order")])
  }
}
