import MenuetModel
import MenuetSource
import MenuetXML

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
    var regions: [RegionFacts] = []
    for (file, bound) in sources.enumerated() {
      for element in bound.kinds.indices where bound.kinds[element] == ElementName.region.rawValue {
        guard let id = bound.text(.id, element) else { continue }
        let node = NodeID(file: Int32(file), element: Int32(element))
        regions.append(
          RegionFacts(
            id: id, title: bound.text(.title, element),
            kind: bound.word(.kind, element) ?? .custom,
            control: bound.word(.control, element) ?? .custom,
            source: SourceReference(line: 0, column: 0, node: node)))
      }
    }
    return regions
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
    children(of: source, named: name).first
  }

  func childCount(of source: SourceReference, named name: ElementName) -> Int {
    children(of: source, named: name).count
  }

  private func children(
    of source: SourceReference, named name: ElementName
  ) -> [SourceLocation] {
    let file = Int(source.node.file)
    guard sources.indices.contains(file) else { return [] }
    let bound = sources[file]
    return bound.children(Int(source.node.element))
      .filter { bound.kind($0) == name }.map { bound.head($0) }
  }
}
