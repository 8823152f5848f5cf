import MenuetModel
import MenuetXML

/// Chooses ids for those that are written wrongly, so that no two mends are the same.
struct IDProposals {
  /// The ids that are written or were proposed, by the choice that they are options of; -1 for all
  /// that are no options.
  private var taken: [Int: Set<String>] = [:]

  /// Takes the first of some ids that is free, else the first one with a number behind it.
  ///
  /// - Parameter choice: The element around an option, whose siblings alone count.
  mutating func take(_ ids: [String], in choice: Int?, of tree: SyntaxTree) -> String {
    let key = choice ?? -1
    var taken = self.taken[key] ?? Self.written(in: choice, of: tree)
    defer { self.taken[key] = taken }
    if let free = ids.first(where: { !taken.contains($0) }) {
      taken.insert(free)
      return free
    }
    var number = 2
    while taken.contains("\(ids[0])-\(number)") { number += 1 }
    taken.insert("\(ids[0])-\(number)")
    return "\(ids[0])-\(number)"
  }

  private static func written(in choice: Int?, of tree: SyntaxTree) -> Set<String> {
    let elements = choice.map { Array(tree.children(of: $0)) } ?? Array(tree.elements.indices)
    return Set(elements.compactMap { tree.text(of: AttributeName.id.spelling, at: $0) })
  }
}
