/// Elements of a document that are found by their ids.
package struct ByID<Element: Sendable>: Sendable {
  /// All, in the order in which they were given.
  package let elements: [Element]
  private let indices: [String: Int]

  /// - Parameter id: The id of an element; of several with one id the first is found.
  package init(_ elements: [Element], _ id: (Element) -> String) {
    self.elements = elements
    indices = Dictionary(elements.indices.map { (id(elements[$0]), $0) }) { first, _ in first }
  }

  package subscript(id: String?) -> Element? { id.flatMap { indices[$0] }.map { elements[$0] } }
}

extension Document {
  /// The menus, those of menu bars last.
  package var everyMenu: [Menu] { menuBars.isEmpty ? menus : menus + menuBars.flatMap(\.menus) }
}
