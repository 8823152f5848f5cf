/// Gives names that are used once in a scope.
///
/// A name that is taken is told apart by what holds it: an item `copyItem` of the submenu `format` is
/// `formatCopyItem` where there is another. A number tells apart only what one thing holds twice.
struct UniqueNames {
  private var used: Set<String>

  init(besides names: [String] = []) { used = Set(names) }

  /// - Parameter holder: the name in Swift of what holds it, by its id.
  mutating func name(_ wish: String, in holder: String = "") -> SwiftIdentifier {
    let path = Self.path(wish, in: holder)
    var name = used.contains(wish) ? path : wish
    var number = 2
    while !used.insert(name).inserted {
      name = "\(path)\(number)"
      number += 1
    }
    return SwiftIdentifier(name)
  }

  /// `formatCopyItem` for `copyItem` in `format`.
  static func path(_ wish: String, in holder: String) -> String {
    holder.isEmpty ? wish : holder + wish.prefix(1).uppercased() + wish.dropFirst()
  }
}
