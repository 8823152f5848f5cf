/// The ids that are others in a newer version, in their name spaces: a command and a menu may have one.
struct RenamedIDs {
  /// By their keys, as `MergeTree.globalKey(of:)` makes them.
  private var keys: [String: String] = [:]

  var isEmpty: Bool { keys.isEmpty }

  /// Notes the key of an element in both versions. Those that live in what is around them, as options
  /// do, are no references' aim.
  mutating func add(_ old: String, _ new: String) {
    let words = old.split(separator: " "), others = new.split(separator: " ")
    if words.count == 2, words.first == others.first { keys[old] = new }
  }

  /// The newer key of an element; `nil` where it is the same.
  subscript(key: String) -> String? { keys[key] }

  /// The value of a referring attribute as the newer version has it.
  func reference(_ value: String, by attribute: String, of element: String) -> String {
    if keys.isEmpty { return value }
    for space in Self.spaces(of: attribute, element) {
      // Behind a dot stands the region of a toolbar.
      let id = value.prefix { $0 != "." }
      if let now = keys["\(space) \(id)"] {
        return String(now.dropFirst(space.count + 1) + value.dropFirst(id.count))
      }
    }
    return value
  }

  private static func spaces(of attribute: String, _ element: String) -> [String] {
    switch attribute {
    case "ref": element == "submenu" ? ["surface"] : ["command"]
    case "choice": ["command"]
    case "unit": ["surface", "command"]
    case "view", "target", "for": ["surface"]
    case "type": ["type"]
    default: []
    }
  }
}
