/// The articles of English (H-article), which menus do without, except where they are part of a name.
enum Articles {
  /// What Apple calls by an article in the middle of a sentence.
  private static let names: [[Word]] = [
    ["app", "store"], ["mac", "app", "store"], ["dock"], ["finder"], ["trash"],
  ]

  /// What is reported goes by one name everywhere: the button "Report a Problem".
  private static let reported: WordList = ["problem", "bug", "concern", "issue"]

  /// The title without its articles; the last word stays, whatever it is, and so does an article that
  /// belongs to a name.
  static func removed(from title: String) -> String {
    let text = Array(title.utf8)
    let ranges = TitleWords.ranges(in: title)
    let words = ranges.map { String(decoding: text[$0], as: UTF8.self) }
    var result: [UInt8] = []
    var end = 0
    for index in needless(in: words) {
      result += text[end..<ranges[index].lowerBound]
      end = ranges[index + 1].lowerBound
    }
    let shorter = String(decoding: result + text[end...], as: UTF8.self)
    let isWithoutFirst = needless(in: words).first == 0
    return isWithoutFirst ? shorter.prefix(1).uppercased() + shorter.dropFirst() : shorter
  }

  /// The articles that a title can do without, by their numbers among its words.
  static func needless(in words: [String]) -> [Int] {
    words.indices.dropLast().filter { index in
      let rest = words[(index + 1)...]
      let isReported =
        index == 1 && Word(words[0]) == "report"
        && rest.first.flatMap { Word($0) }.map(reported.contains) ?? false
      return isArticle(words[index], before: rest) && !isReported
        && !isPartOfName(words[index], before: rest, isFirst: index == 0)
    }
  }

  /// True where a title has an article that it can do without.
  static func canBeRemoved(from title: TitleWords) -> Bool {
    title.hasArticle && removed(from: title.text) != title.text
  }

  /// What documents and windows consist of, for an article before which no name begins. A word that
  /// is also the name of a paper, a band or a show (The Times, The Band, The Office) is not among them.
  private static let commonNouns: WordList = [
    "account", "album", "annotation", "attachment", "background", "bar", "bookmark", "border",
    "brush", "button", "cell", "chapter", "character", "chart", "checkbox", "clip", "clipboard",
    "collection", "color", "column", "comment", "connection", "contact", "conversation", "cursor",
    "device", "dictionary", "directory", "document", "download", "draft", "drawing", "entry",
    "equation", "event", "field", "file", "filter", "folder", "font", "footer", "form", "frame",
    "gallery", "graph", "grid", "group", "guide", "header", "heading", "highlight", "icon", "image",
    "inspector", "invoice", "item", "keyboard", "label", "layer", "layout", "library", "line",
    "link", "list", "location", "map", "margin", "message", "model", "movie", "network", "note",
    "notebook", "object", "outline", "page", "palette", "panel", "paragraph", "password", "photo",
    "picture", "playlist", "presentation", "printer", "profile", "project", "query", "recipe",
    "recording", "region", "reminder", "result", "row", "ruler", "scene", "screen", "script",
    "search", "section", "selection", "sentence", "server", "shape", "sheet", "sidebar", "slide",
    "song", "spreadsheet", "stroke", "style", "subscription", "symbol", "tab", "table", "tag",
    "task", "template", "text", "theme", "thread", "thumbnail", "timeline", "timer", "title",
    "toolbar", "track", "trip", "video", "view", "volume", "window", "word", "workspace",
  ]

  /// What stands between an article and such a noun.
  private static let attributes: WordList = [
    "new", "next", "previous", "first", "last", "current", "selected", "whole", "entire", "same",
    "other", "original",
  ]

  /// True where no name can begin behind any article that a title can do without: up to the next joining
  /// word all is written small, or is known for a common noun and what goes with it.
  static func standBeforeCommonNouns(in title: String) -> Bool {
    let text = Array(title.utf8)
    let words = TitleWords.ranges(in: title).map { String(decoding: text[$0], as: UTF8.self) }
    return needless(in: words).allSatisfy { index in
      let phrase = words[(index + 1)...].prefix { !TitleCase.isSmallWord(Word($0)) }
      guard let noun = phrase.last, isCommon(noun, among: commonNouns) else { return false }
      return phrase.dropLast().allSatisfy {
        isCommon($0, among: commonNouns) || isCommon($0, among: attributes)
      }
    }
  }

  private static func isCommon(_ word: String, among list: WordList) -> Bool {
    word.allSatisfy(\.isLowercase) || Word(word).map(list.contains) ?? false
  }

  /// Titles write `the` small inside, unless a name begins with it, as in "Listen to The Who".
  private static func isPartOfName(
    _ article: String, before rest: ArraySlice<String>, isFirst: Bool
  ) -> Bool {
    guard article.lowercased() == "the" else { return false }
    if !isFirst, article.first?.isUppercase == true { return true }
    return names.contains { name in
      name.count <= rest.count && zip(name, rest).allSatisfy { Word($1) == $0 }
    }
  }

  /// False for the letter in "A to Z".
  private static func isArticle(_ word: String, before rest: ArraySlice<String>) -> Bool {
    rest.first.map { TitleWords("\(word) \($0)").hasArticle } ?? false
  }
}
