/// A text of a document that people read, with its key and its place.
public struct DocumentText: Sendable, Hashable {
  /// The key under which it is looked up.
  public let key: TitleKey
  /// The text in the document's language, which stands where the table has none.
  public let text: String
  /// The element that shows it.
  public let source: SourceReference
  /// The note for translators; `nil` where there is none.
  public let comment: String?
  /// The surface in which it stands; `nil` for a command or a choice, which stand in many.
  public let surface: TitleKey.Surface?
  /// Indicates whether the words are those of another element, which has the key.
  public let isBorrowed: Bool
}

extension Document {
  /// Every text that people read and that the app has to bring, once: commands and choices first,
  /// then surfaces in document order by kind.
  public var texts: [DocumentText] {
    var texts: [DocumentText] = []
    var seen: Set<TitleKey> = []
    var copy = self
    copy.replaceTexts {
      if !$0.isBorrowed, seen.insert($0.key).inserted { texts.append($0) }
      return $0.text
    }
    return texts
  }

  /// Puts other words in the place of every text, wherever it shows.
  package mutating func replaceTexts(_ replacement: (DocumentText) -> String) {
    let keys = TitleKeys(self)
    withoutActuallyEscaping(replacement) {
      TextVisitor(keys: keys, replacement: $0).visit(&self)
    }
  }
}
