import MenuetModel
import MenuetSource

/// Flags a context menu of something visual without a preview.
struct MissingContextPreview: Rule {
  static let info = RuleInfo(
    id: "context-menu-preview", .contextMenus, .note,
    "the context menu of an image, a document, a link or a map shows a preview",
    guideline: .contextMenus("a graphical preview clarifies the target of a context menu"),
    why: """
      In a grid of small pictures a preview shows which one the menu is for, and may be all that people
      wanted to see.
      """,
    example: """
        <region id="photos" title="Photos" kind="photo" control="grid"/>
      - §<context-menu§ id="photo-menu" for="photos">
      + <context-menu id="photo-menu" for="photos" preview="PhotoPreview">
          <command id="share-photo" title="Share Photo" symbol="square.and.arrow.up"/>
        </context-menu>
      """,
    reads: .document(.preview, .kind, .control))

  private static let kinds: Set<RegionKind> = [.image, .photo, .video, .file]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let visual = Set(
      document.regions.filter { Self.kinds.contains($0.kind) || $0.control == .image }.map(\.id))
    for menu in document.contextMenus
    where menu.preview == nil && visual.contains(menu.target)
      && !menu.platforms.isDisjoint(with: .touch)
    {
      report(
        "a preview shows which '\(menu.target)' the menu is for", at: menu.source,
        fix: "add 'preview'")
    }
  }
}
