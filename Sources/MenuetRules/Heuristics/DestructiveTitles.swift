/// How surely a title says that data will be lost.
enum Destruction: Sendable, Comparable {
  case none
  /// Often harmless: "Remove Bookmark", "Clear Search".
  case possible
  case sure
}

/// The words by which titles say that they destroy something.
enum DestructiveTitles {
  private static let sure: WordList = [
    "delete", "erase", "discard", "destroy", "wipe", "uninstall",
  ]

  private static let possible: WordList = [
    "remove", "reset", "clear", "trash", "revoke", "unpublish", "terminate", "purge", "overwrite",
    "empty",
  ]

  /// Beginnings of Chinese titles, simplified and traditional.
  private static let chinese: [(beginning: String, destruction: Destruction)] = [
    ("删除", .sure), ("刪除", .sure), ("抹掉", .sure), ("清除", .possible), ("清空", .sure),
    ("丢弃", .sure), ("丟棄", .sure), ("移除", .possible), ("重置", .possible),
    ("重設", .possible), ("卸载", .sure), ("解除安裝", .sure),
  ]

  static func destruction(of title: TitleWords, in language: TitleLanguage) -> Destruction {
    switch language {
    case .english:
      guard let first = title.first else { return .none }
      if sure.contains(first) { return .sure }
      guard possible.contains(first) else { return .none }
      // Empty Trash, Clear All Filters: all of something.
      if first == "empty" { return title.count > 1 ? .sure : .none }
      let isAll = (first == "remove" || first == "clear") && title.count > 2
      return isAll && title.words[1] == "all" ? .sure : .possible
    case .chinese:
      return chinese.first { title.text.hasPrefix($0.beginning) }?.destruction ?? .none
    case .other: return .none
    }
  }
}
