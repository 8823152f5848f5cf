/// A text of a document that people read, with its key and its place.
public struct DocumentText: Sendable, Hashable {
  /// The key under which it is looked up.
  public let key: TitleKey
  /// The text in the document's language, which stands where the table has none.
  public let text: String
  /// The element that shows it.
  public fileprivate(set) var source: SourceReference
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
  ///
  /// The app is one for UIKit, which brings the words of standard commands in its menus.
  public var texts: [DocumentText] { texts(for: .uikit) }

  /// The same for an app of other frameworks: one that makes the standard menus by code brings their
  /// words, too.
  package func texts(for frameworks: FrameworkSet) -> [DocumentText] {
    var texts: [DocumentText] = []
    var seen: Set<TitleKey> = []
    for framework in frameworks.members {
      var copy = framework.makesStandardMenus ? addingMenus(on: framework.platforms) : self
      copy.replaceTexts(for: framework) {
        guard !$0.isBorrowed, seen.insert($0.key).inserted else { return $0.text }
        var text = $0
        // What code adds is written nowhere.
        if text.source == .none { text.source = source }
        texts.append(text)
        return $0.text
      }
    }
    return texts
  }

  /// The document with the standard menus of these platforms.
  private func addingMenus(on platforms: PlatformSet) -> Document {
    var shown = self
    for index in shown.menuBars.indices {
      let narrowed = shown.menuBars[index].platforms.intersection(platforms)
      shown.menuBars[index].$platforms = Narrowed(narrowed, isNarrowed: true)
    }
    return adding(StandardMenus(shown, Traversal(shown)))
  }

  /// Puts other words in the place of every text, wherever it shows.
  package mutating func replaceTexts(
    for framework: Framework = .uikit, _ replacement: (DocumentText) -> String
  ) {
    let keys = TitleKeys(self, for: framework)
    withoutActuallyEscaping(replacement) {
      TextVisitor(keys: keys, replacement: $0).visit(&self)
    }
  }
}
