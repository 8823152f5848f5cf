package import MenuetModel

/// Something that an author changed from one version of a document to the next: an object, because it
/// goes through many lists.
package final class Change: Sendable {
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

  /// The part that is changed, as reports name it.
  struct Subject {
    let element: ElementName
    let id: String
    let title: String?
    var first: String?
  }

  package let kind: Kind
  /// The element that the part comes from.
  package let element: ElementName
  /// The id of the part in the later version, or in the only one that has it; empty where it has none.
  package let id: String
  /// The words by which people know the part; `nil` where it has none.
  package let title: String?
  /// Of a section without an id: that of what stands first in it; empty where nothing does.
  package let first: String?
  /// Of a renamed part: its id before.
  package let oldID: String?
  /// Of a renamed part: false where something else has changed with the id, so that it may be another.
  package let isSure: Bool
  /// Of a changed part: the attribute, as documents spell it; `element` for the element itself.
  package let attribute: String?
  /// The value of the attribute before; `nil` where it had none.
  package let old: String?
  /// The value of the attribute now; `nil` where it has none.
  package let new: String?
  /// The place before; of a changed attribute, the place where it stands, if it is one of the place.
  package let oldPosition: Position?
  /// The place now.
  package let position: Position?
  /// Of an added or removed part: the containers in which it stands, as a sentence says it.
  package let places: [String]
  /// Where the earlier version says so; `nil` for what is new.
  package let oldSource: SourceReference?
  /// Where the later version says so; `nil` for what is gone.
  package let source: SourceReference?

  init(
    _ kind: Kind, _ subject: Subject, oldID: String? = nil, isSure: Bool = true,
    attribute: String? = nil, old: String? = nil, new: String? = nil,
    oldPosition: Position? = nil, position: Position? = nil, places: [String] = [],
    oldSource: SourceReference? = nil, source: SourceReference? = nil
  ) {
    self.kind = kind
    element = subject.element
    id = subject.id
    title = subject.title
    first = subject.first
    self.oldID = oldID
    self.isSure = isSure
    self.attribute = attribute
    self.old = old
    self.new = new
    self.oldPosition = oldPosition
    self.position = position
    self.places = places
    self.oldSource = oldSource
    self.source = source
  }
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
}

/// One sentence, without full stop.
extension Change: TextOutputStreamable {
  package var sentence: String { String(describing: self) }

  package func write(to text: inout some TextOutputStream) {
    writeName(to: &text)
    switch kind {
    case .added:
      text.write(" is new")
      if !places.isEmpty { text.write(", in " + places.joinedWithAnd) }
    case .removed:
      text.write(" is gone")
      if !places.isEmpty { text.write(", from " + places.joinedWithAnd) }
    case .renamed:
      text.write(" was called '")
      text.write(oldID ?? "")
      text.write(isSure ? "'" : "', as it seems")
    case .moved:
      text.write(" has moved")
      guard let old = oldPosition, let new = position else { return }
      let (before, after) = (Self.neighbor(old), Self.neighbor(new))
      text.write(
        old.words == new.words
          ? " in \(new.words), \(after); it was \(before)"
          : " from \(old.words) to \(new.words), \(after)")
    case .placed:
      text.write(position.map { " stands in \($0.words) too" } ?? " stands in a further place too")
    case .displaced:
      text.write(" does not stand in \(oldPosition?.words ?? "a place") any more")
    case .changed:
      if let position { text.write(" in \(position.words)") }
      text.write(": ")
      writeValues(to: &text)
    }
  }

  /// The part as a sentence says it.
  package var name: String {
    var name = ""
    writeName(to: &name)
    return name
  }

  private func writeName(to text: inout some TextOutputStream) {
    if let first, id.isEmpty { return text.write(PlaceName.section(first)) }
    text.write("the ")
    text.write(elementWords)
    if !id.isEmpty {
      text.write(" '")
      text.write(id)
      text.write("'")
    }
    // A title that has changed is told as a change.
    guard let title, attribute != "title" else { return }
    text.write(" “")
    text.write(title)
    text.write("”")
  }

  private var elementWords: String {
    switch element {
    case .menuet: "document"
    case .back, .close, .sidebarToggle, .inspectorToggle, .search:
      element.spelling.replacing("-", with: " ") + " button"
    default: element.spelling
    }
  }

  private func writeValues(to text: inout some TextOutputStream) {
    let attribute = attribute ?? ""
    if attribute == Self.platforms {
      switch (old, new) {
      case (nil, let new?): return text.write("platforms “\(new)”, not all")
      case (let old?, nil): return text.write("all platforms, not “\(old)”")
      default: break
      }
    }
    switch (old, new) {
    case (let old?, let new?): text.write("\(attribute) “\(new)”, not “\(old)”")
    case (nil, let new?): text.write("\(attribute) “\(new)”, which it had not")
    case (let old?, nil): text.write("no \(attribute); it had “\(old)”")
    case (nil, nil): text.write(attribute)
    }
  }

  private static func neighbor(_ position: Position) -> String {
    position.neighbor.map { "behind \($0)" } ?? "at the start"
  }
}
