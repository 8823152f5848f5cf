import MenuetLayout
import MenuetModel

/// The changes of a menu or a bar in words, one sentence each.
enum ChangeWords {
  // MARK: Menus

  /// - Parameter path: The titles on the way to the menu, in front of each sentence; empty for none.
  static func words(of menu: OpenMenu, before: OpenMenu, path: [String]) -> [String] {
    let (old, new) = (before.looks, menu.looks)
    let oldLooks = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    let newKeys = Set(new.map(\.key))
    var sentences = new.flatMap { look in
      oldLooks[look.key].map { changes(of: look, before: $0) } ?? ["“\(look.title)” is new"]
    }
    sentences += old.filter { !newKeys.contains($0.key) }.map { "“\($0.title)” is gone" }
    sentences += moved(new, from: old).map { "“\($0)” has moved" }
    if menu.divisions != before.divisions { sentences.append("its groups have changed") }
    guard !path.isEmpty else { return sentences }
    return sentences.map { path.joined(separator: " › ") + ": " + $0 }
  }

  private static func changes(of look: RowLook, before: RowLook) -> [String] {
    let title = "“\(look.title)”"
    var words: [String] = []
    if look.title != before.title { words.append("“\(before.title)” is now \(title)") }
    if look.subtitle != before.subtitle {
      words.append(
        look.subtitle.map { "\(title) has the subtitle “\($0)”" } ?? "\(title) has no subtitle")
    }
    if look.symbol != before.symbol {
      words.append(
        "\(title) has \(named(look.symbol, "symbol")), not \(named(before.symbol, "symbol"))")
    }
    if look.shortcut != before.shortcut {
      let (now, then) = (look.shortcut?.display, before.shortcut?.display)
      words.append("\(title) has \(named(now, "shortcut")), not \(named(then, "shortcut"))")
    }
    if look.role != before.role {
      words.append("\(title) has the role \(look.role.rawValue), not \(before.role.rawValue)")
    }
    if look.mark != before.mark {
      words.append("\(title) is \(look.mark.words), not \(before.mark.words)")
    }
    if look.isDimmed != before.isDimmed {
      words.append("\(title) \(look.isDimmed ? "cannot" : "can") be used at first")
    }
    return words
  }

  private static func named(_ name: String?, _ kind: String) -> String {
    name.map { "the \(kind) \($0)" } ?? "no \(kind)"
  }

  /// The titles of the rows that stand elsewhere among those that both menus have: as few as explain
  /// the new order.
  private static func moved(_ new: [RowLook], from old: [RowLook]) -> [String] {
    let oldPlaces = Dictionary(
      old.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    let common = new.filter { oldPlaces[$0.key] != nil }
    let places = common.compactMap { oldPlaces[$0.key] }
    let stays = Set(longestAscent(of: places))
    return zip(common, places).filter { !stays.contains($1) }.map(\.0.title)
  }

  /// The longest selection of different numbers that ascends.
  static func longestAscent(of numbers: [Int]) -> [Int] {
    // Of each length, the place of the least number that ends such a selection.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let length = ends.firstIndex { numbers[$0] >= number } ?? ends.count
      previous[place] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var ascent: [Int] = []
    var place = ends.last
    while let current = place {
      ascent.append(numbers[current])
      place = previous[current]
    }
    return ascent.reversed()
  }

  // MARK: Bars

  /// - Parameters:
  ///   - titles: Of the units by their ids.
  static func words(
    of bar: Toolbar, before: Toolbar, titles: [String: String]
  ) -> [String] {
    let (old, new) = (stories(of: before.breakpoints), stories(of: bar.breakpoints))
    func title(_ id: String) -> String { "“\(titles[id] ?? id)”" }
    var sentences: [String] = []
    for (id, story) in new.order.map({ ($0, new.words[$0]) }) {
      guard let then = old.words[id] else {
        sentences.append("\(title(id)) is new in the bar")
        continue
      }
      if let story, story != then { sentences.append("\(title(id)) is \(story); it was \(then)") }
    }
    sentences += old.order.filter { new.words[$0] == nil }.map {
      "\(title($0)) is gone from the bar"
    }
    let widths = (bar.breakpoints.last?.minimumWidth, before.breakpoints.last?.minimumWidth)
    if let now = widths.0, let then = widths.1, now != then {
      sentences.append("The bar needs \(now) pt, not \(then) pt")
    }
    return sentences
  }

  /// The forms of each unit, from wide to narrow, as in `without title below 678 pt, in the overflow
  /// menu below 520 pt`.
  private static func stories(
    of table: BreakpointTable
  ) -> (order: [String], words: [String: String]) {
    var parts = table.widestForms.map { unit in
      (
        id: unit.id,
        words: unit.form.isVisible ? [String]() : [word(of: unit.form) + " at every width"]
      )
    }
    for index in table.indices.dropFirst() {
      for change in table.changes(at: index) {
        guard let below = table.widths[index].maximumWidth else { continue }
        parts[change.unit].words.append("\(word(of: change.form)) below \(below) pt")
      }
    }
    let words = parts.map { part in
      (part.id, part.words.isEmpty ? "shown at every width" : part.words.joined(separator: ", "))
    }
    return (parts.map(\.id), Dictionary(words) { first, _ in first })
  }

  private static func word(of form: UnitForm) -> String {
    switch form {
    case .icon, .icons: "without title"
    case .representative: "one button"
    case .overflow: "in the overflow menu"
    case .hidden: "hidden"
    case .both, .title, .members, .kept: "whole"
    }
  }
}
