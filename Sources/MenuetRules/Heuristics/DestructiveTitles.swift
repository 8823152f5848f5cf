/// How surely a title says that data will be lost.
enum Destruction: Sendable, Comparable {
  case none
  /// Often harmless: "Remove Bookmark", "Clear Search" (the rest of H-destroy).
  case possible
  /// H-destroy-strong.
  case sure
}

/// The words by which titles say that they destroy something (H-destroy, H-destroy-strong).
enum DestructiveTitles {
  private static let strongVerbs: [Word] = [
    "delete", "erase", "discard", "destroy", "purge", "wipe", "overwrite",
  ]

  private static let weakVerbs: [Word] = [
    "remove", "reset", "clear", "trash", "uninstall", "revoke", "unpublish", "terminate",
  ]

  /// Whole titles by their first word.
  private static let phrases: [Phrase] = [
    Phrase(first: "empty", rest: ["trash"], destruction: .sure),
    Phrase(first: "move", rest: ["to", "trash"], destruction: .possible),
    Phrase(first: "dont", rest: ["save"], destruction: .possible),
    Phrase(first: "revert", rest: ["to", "saved"], destruction: .possible),
  ]

  private struct Phrase {
    let first: Word
    /// The words behind the first.
    let rest: [Word]
    let destruction: Destruction
  }

  /// Every first word: most titles begin with another, and are done with then.
  private static let beginnings = WordList(strongVerbs + weakVerbs + phrases.map(\.first))

  /// Beginnings of Chinese titles, simplified and traditional.
  private static let chinese: [(beginning: String, destruction: Destruction)] = [
    ("删除", .sure), ("刪除", .sure), ("抹掉", .sure), ("清除", .possible), ("清空", .sure),
    ("丢弃", .sure), ("丟棄", .sure), ("移除", .possible), ("重置", .possible),
    ("重設", .possible), ("卸载", .possible), ("解除安裝", .possible),
  ]

  /// What Delete takes away of a text while somebody writes: it is undone as it was done.
  private static let typed: WordList = [
    "line", "lines", "word", "character", "backward", "forward", "paragraph", "whitespace",
    "sentence",
  ]

  /// True for "Delete Line" and "Delete to End of Line".
  private static func isTyping(_ title: TitleWords) -> Bool {
    guard title.count > 1, let last = title.last else { return false }
    return typed.contains(last)
  }

  static func destruction(of title: TitleWords, in language: TitleLanguage) -> Destruction {
    switch language {
    case .english:
      guard let first = title.first, beginnings.contains(first) else { return .none }
      if first == "delete", isTyping(title) { return .none }
      if strongVerbs.contains(first) { return .sure }
      // "Clear Menu" empties the list of recent documents, not the documents.
      if first == "clear", title.count == 2, title.last == "menu" { return .none }
      if weakVerbs.contains(first) { return .possible }
      guard let phrase = phrases.first(where: { $0.first == first }),
        title.count == phrase.rest.count + 1, title.last == phrase.rest.last
      else { return .none }
      let rest = title.writtenWords.dropFirst().compactMap { Word($0) }
      return rest == phrase.rest ? phrase.destruction : .none
    case .chinese:
      return chinese.first { title.text.hasPrefix($0.beginning) }?.destruction ?? .none
    case .other: return .none
    }
  }
}
