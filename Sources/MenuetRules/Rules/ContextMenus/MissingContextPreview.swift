import MenuetModel
import MenuetSource

/// Flags a context menu of something visual without a preview.
struct MissingContextPreview: DocumentRule {
  static let info = RuleInfo(
    id: "context-menu-preview", .contextMenus, .note,
    "the context menu of an image, a document, a link or a map shows a preview",
    guideline: .contextMenus("a graphical preview clarifies the target of a context menu"),
    why: """
      In a grid of small pictures a preview shows which one the menu is for, and may be all that people
      wanted to see.
      """,
    failing: """
      §<context-menu§ id="photo-menu" for="PhotoCell">
        <command id="share-photo" title="Share Photo" symbol="square.and.arrow.up"/>
      </context-menu>
      """,
    passing: """
      <context-menu id="photo-menu" for="PhotoCell" preview="PhotoPreview">
        <command id="share-photo" title="Share Photo" symbol="square.and.arrow.up"/>
      </context-menu>
      """)

  private static let visualWords: Set<String> = [
    "image", "picture", "photo", "video", "document", "file", "link", "card", "map",
  ]
  private static let visualKinds: Set<RegionKind> = [.image, .photo, .video, .file]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let bare = document.contextMenus.filter { menu in
      menu.preview == nil && menu.previewOpens == nil
        && !menu.platforms.isDisjoint(with: [.ios, .ipados])
    }
    guard !bare.isEmpty else { return }
    let regions = Dictionary(
      context.regions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for menu in bare where !context.mayLackAttributes(menu.source) {
      // The name tells only where no region does.
      let isKnown = regions[menu.target].map { !context.isIncomplete($0.source) }
      guard isKnown ?? !context.mayLackAnywhere(.for, .id) else { continue }
      let isVisual =
        regions[menu.target].map { Self.visualKinds.contains($0.kind) || $0.control == .image }
        ?? TargetName(menu.target).words.last.map(Self.visualWords.contains) ?? false
      guard isVisual else { continue }
      report.report(
        Self.self, "a preview shows which '\(menu.target)' the menu is for",
        at: context.location(menu.source), fixIts: [FixIt("add 'preview'")])
    }
  }
}
