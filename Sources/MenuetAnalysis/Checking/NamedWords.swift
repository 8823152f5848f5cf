import MenuetModel
import MenuetXML

/// The words of all attributes but ids: what none of them is, nothing in the document refers to.
struct NamedWords {
  private var words: Set<String> = []

  init(_ sources: [BoundDocument]) {
    for bound in sources {
      for index in bound.tree.attributes.indices where bound.name(of: index) != .id {
        let value = bound.tree.value(of: index)
        // Conditions have brackets, options and regions a point, detents a colon.
        let parts = value.split { $0.isWhitespace || "().,:".contains($0) }
        for part in parts { words.insert(String(part)) }
      }
    }
  }

  func contains(_ id: String) -> Bool { words.contains(id) }
}
