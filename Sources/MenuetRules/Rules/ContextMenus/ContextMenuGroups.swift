import MenuetModel
import MenuetSource

/// Notes a context menu of many groups, and a long one without any.
struct ContextMenuGroups: Rule {
  static let info = RuleInfo(
    id: "context-menu-groups", .contextMenus, .note,
    "a context menu has at most three groups",
    guideline: .contextMenus(
      "separators divide a context menu into no more than about three groups"),
    why: """
      Groups let people skip what they do not look for. Many small ones are as hard to scan as a list
      without any, and make the menu longer.
      """,
    example: """
        §<context-menu§ id="note-menu" for="NoteRow">
          <command id="share-note" title="Share" symbol="square.and.arrow.up"/>
      +   <command id="print-note" title="Print" symbol="printer"/>
          <separator/>
          <command id="pin-note" title="Pin" symbol="pin"/>
      -   <separator/>
          <command id="lock-note" title="Lock" symbol="lock"/>
      -   <separator/>
      -   <command id="print-note" title="Print" symbol="printer"/>
        </context-menu>
      """,
    reads: .parts(), thresholds: [groups, ungroupedItems])
  static let groups = Threshold(
    "context-menu-groups.groups", 3, .englishGuidelines, "the most groups in a context menu")
  static let ungroupedItems = Threshold(
    "context-menu-groups.ungrouped-items", 6, .ours,
    "the most items of a context menu that may form one group")

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.surface == .contextMenu, level.holder == .surface else { return }
    let entries = context.entries(of: level, hidingByDefault: true)
    let groups = entries.grouped { $0.group }
    let most = context.options[Self.groups]
    if groups.count > most {
      let worst = context.greatest(on: level.platforms) { count(groups, on: $0, context) }
      guard worst.count > most else { return }
      report(
        "a context menu has at most \(most) groups; this one has \(worst.count)"
          + context.suffix(worst.platforms), at: level.source, fix: "put related groups together")
    } else if groups.count == 1, entries.count > context.options[Self.ungroupedItems] {
      report(
        "\(entries.count) items of a context menu are divided into groups", at: level.source,
        fix: "put related items into sections")
    }
  }

  /// The groups that can be there at one time.
  private func count(_ groups: [[MenuEntry]], on platform: Platform, _ context: RuleContext) -> Int
  {
    var gathering = Gathering(on: platform, context.conditions)
    for group in groups {
      let here = group.map(\.presence).filter { $0.platforms.contains(PlatformSet(platform)) }
      guard !here.isEmpty else { continue }
      // A group is there while one of its items is.
      let isConditional = here.allSatisfy { !$0.conditions.isEmpty }
      let conditions = isConditional ? [Condition.or(here.map { .and($0.conditions) })] : []
      gathering.add(Presence(PlatformSet(platform), conditions))
    }
    return gathering.count
  }
}
