package import MenuetModel

/// Something that an author changed from one version of a document to the next.
package struct Change: Sendable {
  /// The kinds of change.
  package enum Kind: String, Sendable {
    /// A part that was not there.
    case added
    /// A part that is not there any more.
    case removed
    /// A part that has another id.
    case renamed
    /// A part that stands elsewhere, or elsewhere among its neighbours.
    case moved
    /// A part that is there already stands in a further place.
    case placed
    /// A part that is still there stands in a place less.
    case displaced
    /// An attribute that has another value.
    case changed
  }

  /// A place among others: an object, because few changes have one.
  package final class Position: Sendable, Equatable {
    /// The container, as documents name it: `format`, `main.center`.
    package let container: String
    /// The container as a sentence says it.
    package let words: String
    /// The id of what stands before it; `nil` at the start.
    package let after: String?
    /// That which stands before it, as a sentence says it; `nil` at the start.
    package let neighbor: String?

    init(container: String, words: String, after: String?, neighbor: String?) {
      self.container = container
      self.words = words
      self.after = after
      self.neighbor = neighbor
    }

    package static func == (first: Position, second: Position) -> Bool {
      first.container == second.container && first.words == second.words
        && first.after == second.after && first.neighbor == second.neighbor
    }
  }

  package let kind: Kind
  /// The element that the part comes from.
  package let element: ElementName
  /// The id of the part in the later version, or in the only one that has it; empty where it has none.
  package let id: String
  /// The words by which people know the part; `nil` where it has none.
  package let title: String?
  /// Of a section without an id: that of what stands first in it; empty where nothing does.
  package var first: String?
  /// Of a renamed part: its id before.
  package var oldID: String?
  /// Of a renamed part: false where something else has changed with the id, so that it may be another.
  package var isSure = true
  /// Of a changed part: the attribute, as documents spell it; `element` for the element itself.
  package var attribute: String?
  /// The value of the attribute before; `nil` where it had none.
  package var old: String?
  /// The value of the attribute now; `nil` where it has none.
  package var new: String?
  /// The place before; of a changed attribute, the place where it stands, if it is one of the place.
  package var oldPosition: Position?
  /// The place now.
  package var position: Position?
  /// Of an added or removed part: the containers in which it stands, as a sentence says it.
  package var places: [String] = []
  /// Where the earlier version says so; `nil` for what is new.
  package var oldSource: SourceReference?
  /// Where the later version says so; `nil` for what is gone.
  package var source: SourceReference?
}

extension Change {
  /// The attributes that hold nothing but words for people.
  private static let words: Set<String> = [
    "title", "subtitle", "message", "accessibility-label", "hint", "comment",
  ]

  private static let platforms = "platforms"

  /// Indicates whether words have been replaced by other words, which no declaration of generated code
  /// depends on.
  var isOfWords: Bool {
    kind == .changed && old != nil && new != nil && attribute.map(Self.words.contains) == true
  }

  /// The change in one sentence, without full stop.
  package var sentence: String { sentenceParts.joined() }

  /// The sentence in parts: a long report makes no text of each.
  package var sentenceParts: [String] {
    let place = position.map { "in \($0.words)" }
    switch kind {
    case .added:
      return nameParts + [" is new", places.isEmpty ? "" : ", in " + places.joinedWithAnd]
    case .removed:
      return nameParts + [" is gone", places.isEmpty ? "" : ", from " + places.joinedWithAnd]
    case .renamed:
      return nameParts + [" was called '", oldID ?? "", isSure ? "'" : "', as it seems"]
    case .moved:
      guard let old = oldPosition, let new = position else { return nameParts + [" has moved"] }
      if old.words == new.words {
        return nameParts
          + [" has moved in \(new.words), \(Self.neighbor(new)); it was \(Self.neighbor(old))"]
      }
      return nameParts
        + [" has moved from \(old.words) to \(new.words), \(Self.neighbor(new))"]
    case .placed: return nameParts + [" stands \(place ?? "in a further place") too"]
    case .displaced:
      return nameParts
        + [" does not stand in \(oldPosition?.words ?? "a place") any more"]
    case .changed: return nameParts + [place.map { " " + $0 } ?? "", ": "] + valueParts
    }
  }

  /// The part as a sentence says it.
  package var name: String { nameParts.joined() }

  private var nameParts: [String] {
    if let first, id.isEmpty { return [PlaceName.section(first)] }
    let (quote, end) = id.isEmpty ? ("", "") : (" '", "'")
    // A title that has changed is told as a change.
    let title = attribute == "title" ? nil : title
    let (mark, last) = title == nil ? ("", "") : (" “", "”")
    return ["the ", elementWords, quote, id, end, mark, title ?? "", last]
  }

  private var elementWords: String {
    switch element {
    case .menuet: "document"
    case .back, .close, .sidebarToggle, .inspectorToggle, .search:
      element.spelling.replacing("-", with: " ") + " button"
    default: element.spelling
    }
  }

  private var valueParts: [String] {
    let attribute = attribute ?? ""
    if attribute == Self.platforms {
      switch (old, new) {
      case (nil, let new?): return ["platforms “", new, "”, not all"]
      case (let old?, nil): return ["all platforms, not “", old, "”"]
      default: break
      }
    }
    switch (old, new) {
    case (let old?, let new?): return [attribute, " “", new, "”, not “", old, "”"]
    case (nil, let new?): return [attribute, " “", new, "”, which it had not"]
    case (let old?, nil): return ["no ", attribute, "; it had “", old, "”"]
    case (nil, nil): return [attribute]
    }
  }

  private static func neighbor(_ position: Position) -> String {
    position.neighbor.map { "behind \($0)" } ?? "at the start"
  }
}
