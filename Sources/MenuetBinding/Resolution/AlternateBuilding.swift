import MenuetModel
import MenuetSource
import MenuetXML

extension DocumentBuilder {
  /// Reports a command that is declared in a place where nothing is the alternate of anything, as
  /// only menus of the Mac's menu bar have them.
  mutating func checkAlternatePlace(_ node: BoundNode) {
    guard node.has(.alternateOf) else { return }
    var element = Int(node.bound.tree.elements[node.element].parent)
    while element >= 0 {
      let around = BoundNode(node.bound, element)
      switch around.kind {
      // What is declared apart, or added elsewhere, may be meant for any place.
      case .menuBar, .commands, .extend: return
      case .menu where around.word(.kind) == MenuKind.statusItem: return
      default: element = Int(node.bound.tree.elements[element].parent)
      }
    }
    sink.report(ReferenceKind.misplacedAlternate(at: node.location(.alternateOf)))
  }

  /// Reports commands that are alternates of themselves, or of each other in a circle: none of them
  /// would be shown without a modifier.
  mutating func checkAlternates() {
    // The command from which each one was reached first.
    var reached: [Int: Int] = [:]
    for start in document.commands.indices where document.commands[start].alternateOf != nil {
      var chain: [Int] = []
      var next: Int? = start
      while let index = next, reached[index] == nil {
        reached[index] = start
        chain.append(index)
        next = original(of: index)
      }
      guard let last = next, reached[last] == start, let first = chain.firstIndex(of: last) else {
        continue
      }
      report(circle: Array(chain[first...]))
    }
  }

  /// The command that another one is the alternate of.
  private func original(of index: Int) -> Int? {
    guard let id = document.commands[index].alternateOf,
      let declaration = declarations.commands[id],
      document.commands.indices.contains(declaration.index), declaration.kind == .command
    else { return nil }
    return declaration.index
  }

  private mutating func report(circle: [Int]) {
    let places = circle.compactMap { index in
      node(document.commands[index].source)?.location(.alternateOf)
    }
    guard let place = places.first else { return }
    sink.report(
      ReferenceKind.alternateOfItself(
        circle.map { document.commands[$0].id }, at: place, others: Array(places.dropFirst())))
  }
}
