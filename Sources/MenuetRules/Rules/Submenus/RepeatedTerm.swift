import MenuetModel
import MenuetSource

/// Notes a word that several items of a group repeat.
struct RepeatedTerm: Rule {
  static let info = RuleInfo(
    id: "submenu-repeated-term", .submenus, .note,
    "a term that more than two items of a group repeat is the title of a submenu",
    guideline: .menus("consider a submenu where a term appears in more than two items of a group"),
    why: """
      "Sort by Date", "Sort by Name", "Sort by Size": what differs stands at the end, where people
      read last. Under "Sort By" it stands alone.
      """,
    example: """
        <menu id="view" title="View">
      -   §<command§ id="date" title="Sort by Date"/>
      -   <command id="name" title="Sort by Name"/>
      -   <command id="size" title="Sort by Size"/>
      +   <submenu title="Sort By">
      +     <command id="date" title="Sort Files by Date"/>
      +     <command id="name" title="Use Names"/>
      +   </submenu>
        </menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder == .surface || level.holder == .section, context.titles.areEnglish else {
      return
    }
    // The items between two separators.
    let runs = level.content.split { element in
      if case .item(let item) = element { item.kind != .command } else { true }
    }
    for run in runs where run.count > 2 {
      var items: [Item] = []
      for case .item(let item) in run { items.append(item) }
      let words = items.map { context.words(of: $0) }
      if !find(items, words, \.first, "begin", level, in: context, &report) {
        find(items, words, \.last, "end", level, in: context, &report)
      }
    }
  }

  /// Reports the first of more than two items whose titles have a word at the same end.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  private func find(
    _ items: [Item], _ titles: [TitleWords], _ end: KeyPath<TitleWords, Word?>, _ verb: String,
    _ level: MenuLevel, in context: RuleContext, _ report: inout Findings
  ) -> Bool {
    var counts: [Word: Int] = [:]
    for title in titles where title.count > 1 {
      if let word = title[keyPath: end] { counts[word, default: 0] += 1 }
    }
    let own = level.title.map { TitleWords($0)[keyPath: end] }
    let index = titles.firstIndex { title in
      guard title.count > 1, let word = title[keyPath: end] else { return false }
      return counts[word, default: 0] > 2 && word != own
    }
    guard let index, let word = titles[index][keyPath: end] else { return false }
    let written = titles[index].writtenWords
    let term = verb == "begin" ? written.first : written.last
    report(
      "\(counts[word, default: 0]) items \(verb) with '\(term ?? "")'", at: items[index].source,
      fix: "put them into a submenu with that title")
    return true
  }
}
