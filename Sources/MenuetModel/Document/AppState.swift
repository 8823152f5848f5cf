/// A Boolean that the app supplies.
public struct AppState: Sendable, Hashable, Codable {
  /// The id, unique among the document's commands, toggles, choices and states.
  public var id: String
  /// The title of the state; `nil` where only its id is given.
  public var title: String?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// Where it was written.
  public var source: SourceReference

  /// A state under its id.
  public init(id: String, title: String?, comment: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.comment = comment
    self.source = source
  }
}
