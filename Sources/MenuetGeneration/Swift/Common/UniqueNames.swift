/// Gives names that are used once in a scope: a second `item` is `item2`.
struct UniqueNames {
  private var used: Set<String>

  init(besides names: [String] = []) { used = Set(names) }

  mutating func name(_ wish: String) -> SwiftIdentifier {
    var name = wish
    var number = 2
    while !used.insert(name).inserted {
      name = "\(wish)\(number)"
      number += 1
    }
    return SwiftIdentifier(name)
  }
}
