import MenuetLayout
import MenuetModel
import MenuetSource

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
    sentences += menu.moved(from: before).map { "“\($0.title)” has moved" }
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

  // MARK: Bars

  /// - Parameters:
  ///   - titles: Of the units by their ids.
  static func words(
    of bar: Toolbar, before: Toolbar, titles: [String: String]
  ) -> [String] {
    let (old, new) = (UnitStories(before.breakpoints), UnitStories(bar.breakpoints))
    func title(_ id: String) -> String { "“\(titles[id] ?? id)”" }
    var sentences: [String] = []
    for story in new.all {
      guard let then = old[story.unit] else {
        sentences.append("\(title(story.unit)) is new in the bar")
        continue
      }
      if story != then {
        sentences.append("\(title(story.unit)) is \(story.words); it was \(then.words)")
      }
    }
    sentences += old.all.filter { new[$0.unit] == nil }.map {
      "\(title($0.unit)) is gone from the bar"
    }
    let widths = (bar.breakpoints.last?.minimumWidth, before.breakpoints.last?.minimumWidth)
    if let now = widths.0, let then = widths.1, now != then {
      sentences.append("The bar needs \(now) pt, not \(then) pt")
    }
    return sentences
  }
}
