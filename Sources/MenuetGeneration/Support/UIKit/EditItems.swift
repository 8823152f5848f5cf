import UIKit

extension Notes {
  // embed: editItems
  /// Puts items beside the commands that the system suggests.
  @MainActor private struct EditItems {
    enum Neighbor {
      case action(Selector)
      case group(UIMenu.Identifier)
    }

    private(set) var elements: [UIMenuElement]

    init(_ suggested: [UIMenuElement]) { elements = suggested }

    mutating func insert(_ new: [UIMenuElement]) { elements += new }

    mutating func insert(_ new: [UIMenuElement], before neighbor: Neighbor) {
      elements = inserting(new, at: 0, from: neighbor, into: elements) ?? elements + new
    }

    mutating func insert(_ new: [UIMenuElement], after neighbor: Neighbor) {
      elements = inserting(new, at: 1, from: neighbor, into: elements) ?? elements + new
    }

    /// The elements with new ones beside a neighbor, which may stand in a menu among them; `nil`
    /// where it is not there.
    private func inserting(
      _ new: [UIMenuElement], at offset: Int, from neighbor: Neighbor,
      into elements: [UIMenuElement]
    ) -> [UIMenuElement]? {
      var result = elements
      for (index, element) in elements.enumerated() {
        if isNeighbor(element, neighbor) {
          result.insert(contentsOf: new, at: index + offset)
          return result
        }
        guard let menu = element as? UIMenu,
          let children = inserting(new, at: offset, from: neighbor, into: menu.children)
        else { continue }
        result[index] = menu.replacingChildren(children)
        return result
      }
      return nil
    }

    private func isNeighbor(_ element: UIMenuElement, _ neighbor: Neighbor) -> Bool {
      switch neighbor {
      case .action(let selector): return (element as? UICommand)?.action == selector
      case .group(let identifier): return (element as? UIMenu)?.identifier == identifier
      }
    }
  }
  // end
}
