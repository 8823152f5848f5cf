import MenuetModel

/// The stable keys under which titles are looked up in a strings table: the kind, the ids that lead
/// to the title, and which text of it is meant, such as `command.new-note.title`.
package enum TitleKey {
  /// Which text of an element.
  package enum Text: String, Sendable {
    case title
    case onTitle = "on-title"
    case subtitle, message, hint
    case accessibilityLabel = "accessibility-label"
  }

  package static func command(_ id: String, _ text: Text = .title) -> String {
    "command.\(id).\(text.rawValue)"
  }

  package static func choice(_ id: String, _ text: Text = .title) -> String {
    "choice.\(id).\(text.rawValue)"
  }

  package static func option(_ id: String, of choice: String, _ text: Text = .title) -> String {
    "choice.\(choice).\(id).\(text.rawValue)"
  }

  /// - Parameter element: the element's name in the language, such as `submenu`.
  package static func surface(_ element: String, _ id: String, _ text: Text = .title) -> String {
    "\(element).\(id).\(text.rawValue)"
  }

  /// What a place says differently from its command.
  package static func item(
    _ command: String, in element: String, _ id: String, _ text: Text = .title
  ) -> String {
    "\(element).\(id).\(command).\(text.rawValue)"
  }
}
