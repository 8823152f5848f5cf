import MenuetModel
import MenuetXML

/// Chooses ids for those that are written wrongly, so that no two mends are the same.
struct IDProposals {
  /// The names in Swift of the ids that are written or were proposed, by the choice that they are
  /// options of; -1 for all that are no options.
  private var taken: [Int: Set<String>] = [:]

  /// Takes the first of some ids whose name in Swift is free, else the first one with a number behind
  /// it.
  ///
  /// - Parameter choice: The element around an option, whose siblings alone count.
  mutating func take(_ ids: [String], in choice: Int?, of tree: SyntaxTree) -> String {
    let key = choice ?? -1
    var taken = self.taken[key] ?? Self.written(in: choice, of: tree)
    let numbered = (2...).lazy.map { "\(ids[0])-\($0)" }
    let id =
      ids.first { !taken.contains(SwiftName.member($0)) }
      ?? numbered.first { !taken.contains(SwiftName.member($0)) } ?? ids[0]
    taken.insert(SwiftName.member(id))
    self.taken[key] = taken
    return id
  }

  private static func written(in choice: Int?, of tree: SyntaxTree) -> Set<String> {
    let elements = choice.map { Array(tree.children(of: $0)) } ?? Array(tree.elements.indices)
    let names = elements.flatMap { element in
      [AttributeName.id, .swiftName].compactMap { tree.text(of: $0.spelling, at: element) }
    }
    // What the app's own type inherits is taken, but for the cases of an option.
    let inherited = choice == nil ? InheritedMembers.ofUsualTypes : []
    return inherited.union(names.map(SwiftName.member))
  }
}
