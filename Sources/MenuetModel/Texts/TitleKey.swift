/// The stable key of a text in a strings table: the kind, the ids that lead to it, and the field,
/// such as `command.new-note.title` or `toolbar.main.italic.title`.
public struct TitleKey: Sendable, Hashable, CustomStringConvertible {
  /// Which text of an element.
  public enum Field: String, Sendable, CaseIterable {
    case title, subtitle, message, hint
    case accessibilityLabel = "accessibility-label"
    case onTitle = "on-title"
    case offTitle = "off-title"

    /// The attribute in which a document writes it.
    public var attribute: AttributeName {
      switch self {
      case .title: .title
      case .subtitle: .subtitle
      case .message: .message
      case .hint: .hint
      case .accessibilityLabel: .accessibilityLabel
      case .onTitle: .onTitle
      case .offTitle: .offTitle
      }
    }
  }

  /// A menu, a bar or a presentation in which items stand: what an item says there only is found
  /// under its kind and id.
  public struct Surface: Sendable, Hashable {
    /// The element that declares it.
    public let kind: ElementName
    /// Its id, written or derived.
    public let id: String

    /// The surface that an element declares.
    public init(_ kind: ElementName, _ id: String) {
      self.kind = kind
      self.id = id
    }
  }

  /// The kind and the ids, joined by dots.
  public let path: String
  /// Which text of it.
  public let field: Field

  /// The key as it stands in the table.
  public var description: String { "\(path).\(field.rawValue)" }

  /// Returns whether a text is spelled as a key is. A catalog that an app shares with its documents
  /// holds other keys, too.
  package static func isSpelling(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, let kind = parts.first, let field = parts.last else { return false }
    return kinds.contains(kind) && Field(rawValue: String(field)) != nil
      && parts.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isWhitespace) }
  }

  private static let kinds = Set(ElementName.spellings.map { Substring($0) })

  /// The key of a command or a toggle, or of a standard word such as "More".
  package static func command(_ id: String, _ field: Field = .title) -> TitleKey {
    TitleKey(path: "command.\(id)", field: field)
  }

  /// The key of a choice.
  package static func choice(_ id: String, _ field: Field = .title) -> TitleKey {
    TitleKey(path: "choice.\(id)", field: field)
  }

  /// The key of an option of a choice.
  package static func option(
    _ id: String, of choice: String, _ field: Field = .title
  ) -> TitleKey {
    TitleKey(path: "choice.\(choice).\(id)", field: field)
  }

  /// The key of a surface or of a part with an id of its own.
  package static func part(
    _ kind: ElementName, _ id: String, _ field: Field = .title
  ) -> TitleKey {
    TitleKey(path: "\(kind.spelling).\(id)", field: field)
  }

  /// The key of what one place says differently from what it refers to.
  package static func place(
    of ref: String, in surface: Surface, _ field: Field = .title
  ) -> TitleKey {
    // A button by itself is its own surface.
    let path = "\(surface.kind.spelling).\(surface.id)"
    return TitleKey(path: surface.kind == .button ? path : "\(path).\(ref)", field: field)
  }
}
