/// The menus of a document by their ids, those of its menu bars with them.
package struct MenusByID: Sendable {
  private let menus: [Menu]
  private let indices: [String: Int]

  package init(_ document: Document) {
    var menus = document.menus
    for bar in document.menuBars { menus += bar.menus }
    self.menus = menus
    indices = Dictionary(menus.indices.map { (menus[$0].id, $0) }) { first, _ in first }
  }

  package subscript(id: String) -> Menu? { indices[id].map { menus[$0] } }
}
