import MenuetModel
import MenuetSource

/// Flags regions of one kind of which some have a context menu, or another order in it.
struct InconsistentContextMenus: Rule {
  static let info = RuleInfo(
    id: "context-menu-consistency", .contextMenus, .note,
    "regions of one kind have context menus all alike",
    guideline: .contextMenus("context menus are supported consistently throughout an app"),
    why: """
      People who have found a menu on one photo try every photo. Where it is missing, or its items
      stand in another order, they think that they did something wrong.
      """,
    example: """
        <region id="library" title="Library" kind="photo" control="grid"/>
        §<region§ id="album" title="Album" kind="photo" control="grid"/>
      + <commands>
      +   <command id="share-photo" title="Share" symbol="square.and.arrow.up"/>
      + </commands>
        <context-menu id="library-menu" for="library" preview="PhotoPreview" preview-drag="true">
      -   <command id="share-photo" title="Share" symbol="square.and.arrow.up"/>
      +   <item ref="share-photo"/>
        </context-menu>
      + <context-menu id="album-menu" for="album" preview="PhotoPreview" preview-drag="true">
      +   <item ref="share-photo"/>
      + </context-menu>
      """,
    reads: .document(.for, .kind))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.contextMenus.isEmpty else { return }
    let menus = Dictionary(
      document.contextMenus.map { ($0.target, $0) }, uniquingKeysWith: { first, _ in first })
    for regions in document.regions.filter({ $0.kind != .custom }).grouped(by: \.kind) {
      guard let norm = regions.first(where: { menus[$0.id] != nil }), let menu = menus[norm.id]
      else { continue }
      for region in regions where region.id != norm.id {
        let own = menus[region.id]
        guard own.map({ haveAnotherOrder($0, menu) }) ?? true else { continue }
        report(
          own == nil
            ? "regions of one kind have context menus all alike; '\(region.id)' has none"
            : "context menus of one kind list the same commands in one order",
          at: own?.source ?? region.source,
          notes: [
            DiagnosticNote("this is that of '\(norm.id)'", at: context.location(menu.source))
          ], fix: "give it the context menu of '\(norm.id)'")
      }
    }
  }

  private func haveAnotherOrder(_ menu: ContextMenu, _ other: ContextMenu) -> Bool {
    let (ids, others) = (menu.content.directItems.map(\.id), other.content.directItems.map(\.id))
    let (own, theirs) = (Set(ids), Set(others))
    return ids.filter(theirs.contains) != others.filter(own.contains)
  }
}
