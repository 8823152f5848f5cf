import MenuetModel
import MenuetSource

/// Notes a word that several items of a group repeat.
struct RepeatedTerm: MenuRule {
  static let info = RuleInfo(
    id: "submenu-repeated-term", .submenus, .note,
    "a term that more than two items of a group repeat is the title of a submenu",
    guideline: .menus("consider a submenu where a term appears in more than two items of a group"),
    why: """
      "Sort by Date", "Sort by Name", "Sort by Size": what differs stands at the end, where people
      read last. Under "Sort By" it stands alone.
      """,
    failing: """
      <menu id="view" title="View">
        §<command§ id="date" title="Sort by Date"/>
        <command id="name" title="Sort by Name"/>
        <command id="size" title="Sort by Size"/>
      </menu>
      """,
    passing: """
      <menu id="view" title="View">
        <submenu title="Sort By">
          <command id="date" title="Sort Files by Date"/>
          <command id="name" title="Use Names"/>
        </submenu>
      </menu>
      """)

  /// Words that many titles begin with without belonging together.
  private static let common: Set<String> = ["new", "show", "hide", "add", "open", "get", "make"]

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder == .surface || level.holder == .section, context.titles.areEnglish else {
      return
    }
    var run: [Item] = []
    for element in level.content {
      switch element {
      case .item(let item) where item.kind == .command: run.append(item)
      default:
        check(run, level, in: context, report: &report)
        run.removeAll()
      }
    }
    check(run, level, in: context, report: &report)
  }

  /// Looks at the items between two separators.
  private func check(
    _ items: [Item], _ level: MenuLevel, in context: RuleContext, report: inout Findings
  ) {
    guard items.count > 2 else { return }
    var byFirst: [Word: [Item]] = [:]
    var byLast: [Word: [Item]] = [:]
    for item in items {
      let words = context.words(of: item)
      guard words.count > 1 else { continue }
      if let first = words.first { byFirst[first, default: []].append(item) }
      if let last = words.last { byLast[last, default: []].append(item) }
    }
    for item in items {
      reportEnding(item, byLast, level, in: context, report: &report)
      guard let first = context.words(of: item).first, let alike = byFirst[first],
        alike.count > 2, alike[0].id == item.id
      else { continue }
      let term = Self.commonWords(alike.map { context.words(of: $0).writtenWords })
      guard !term.isEmpty, !Self.common.contains(term[0].lowercased()) || term.count > 1,
        level.title?.lowercased() != term.joined(separator: " ").lowercased()
      else { continue }
      report.report(
        Self.self,
        "\(alike.count) items begin with '\(term.joined(separator: " "))'",
        at: context.location(item.source),
        fixIts: [FixIt("put them into a submenu with that title")])
    }
  }

  /// Reports the first of several items that end with one word.
  private func reportEnding(
    _ item: Item, _ byLast: [Word: [Item]], _ level: MenuLevel, in context: RuleContext,
    report: inout Findings
  ) {
    let words = context.words(of: item)
    guard let last = words.last, let alike = byLast[last], alike.count > 2, alike[0].id == item.id,
      let term = words.writtenWords.last.map(String.init),
      level.title?.lowercased() != term.lowercased(),
      // Beginning alike they have been found already.
      Set(alike.map { context.words(of: $0).first }).count > 1
    else { return }
    report.report(
      Self.self, "\(alike.count) items end with '\(term)'", at: context.location(item.source),
      fixIts: [FixIt("put them into a submenu with that title")])
  }

  /// The words with which all titles begin.
  private static func commonWords(_ titles: [[Substring]]) -> [Substring] {
    guard let first = titles.first else { return [] }
    let count = first.indices.prefix { index in
      titles.allSatisfy { $0.indices.contains(index) && $0[index] == first[index] }
    }.count
    return Array(first.prefix(count))
  }
}
