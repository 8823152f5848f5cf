import MenuetModel
import MenuetSource

/// What menus may know of an area of content.
struct RegionFacts {
  let id: String
  let title: String?
  let kind: RegionKind
  let control: RegionControl
  let source: SourceReference

  var isText: Bool {
    kind == .text || [.textField, .textView, .searchField, .tokenField].contains(control)
  }

  /// True for a region that shows many things side by side.
  var isCollection: Bool { [.list, .table, .grid, .collection].contains(control) }
}

extension RuleContext {
  /// The areas of content that the documents describe, in document order.
  var regions: [RegionFacts] {
    document.regions.map { region in
      RegionFacts(
        id: region.id, title: region.title, kind: region.kind, control: region.control,
        source: region.source)
    }
  }
}

/// The name of a view or item kind of the app, such as `NoteRow`.
struct TargetName {
  /// Its words in lower case, without those that only say that it is a view.
  let words: [String]

  private static let viewWords: Set<String> = [
    "row", "cell", "view", "item", "content", "body", "menu", "kind",
  ]

  init(_ name: String) {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty || !(character.isLetter || character.isNumber) {
        words.append("")
      }
      if character.isLetter || character.isNumber {
        words[words.count - 1] += character.lowercased()
      }
    }
    let named = words.filter { !$0.isEmpty }
    let kept = named.filter { !Self.viewWords.contains($0) }
    self.words = kept.isEmpty ? named : kept
  }
}

extension RuleContext {
  /// What is said of things that an app keeps.
  private static let keeping: Set<String> = [
    "saved", "kept", "stored", "shared", "recent", "favorite", "pinned", "bookmarked",
  ]

  /// The ids of the context menus on links in a text, such as a `WebLink`: a menu bar acts on what is
  /// selected, and a link under the pointer is not. A `LinkRow` and a `SavedLink` are of a
  /// list that the app keeps.
  var menusOfLinks: Set<String> {
    Set(
      document.contextMenus.filter { menu in
        // One that has lost its target may be for a link.
        guard !menu.target.isEmpty else { return true }
        let words = TargetName(menu.target).words
        return menu.target.lowercased().hasSuffix("link")
          && !words.contains(where: Self.keeping.contains)
      }.map(\.id))
  }

  /// The first element of a kind directly inside another, as `<name`.
  func firstChild(of source: SourceReference, named name: ElementName) -> SourceLocation? {
    written.children(source.node, named: name).first.map { written.head($0) }
  }
}
