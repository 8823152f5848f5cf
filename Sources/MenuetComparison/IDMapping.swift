import MenuetModel

/// The ids by which an earlier version knows the parts of a later one.
struct IDMapping: Sendable {
  /// The key by which an earlier version knows a part.
  private struct Earlier {
    let key: PartKey
    /// Of a part that has another id: false where something else has changed, too, so that it may be
    /// another part; `nil` for a part that only goes with the one around it, or has no id in a version.
    let isSure: Bool?
  }

  /// The names of both versions, and those that parts of the later one have under earlier ids.
  private(set) var names: PartNames
  /// By the keys of the later version.
  private var earlier = ByKey<Earlier>()
  /// The earlier keys without an id of their own that a part of the later version has been given.
  private var taken: Set<PartKey> = []

  /// Indicates whether every id is the same in both versions.
  private(set) var isEmpty = true

  /// A mapping of no ids.
  init(_ names: PartNames) { self.names = names }

  /// A mapping of no ids, with the names that another one knows and the keys that it has given.
  init(besides other: IDMapping) { (names, taken) = (other.names, other.taken) }

  func earlier(_ key: PartKey) -> PartKey { earlier[key]?.key ?? key }

  /// The earlier name of what has a name.
  func earlier(_ name: PartName) -> PartName {
    renamed(name).map { names[$0.key] } ?? name
  }

  private func renamed(_ name: PartName) -> Earlier? {
    names.key(of: name).flatMap { earlier[$0] }
  }

  /// The earlier key of a part that may have no id of its own: its name begins with that of the surface
  /// in which it stands. Where another part has taken that key, the part keeps its own. A name that the
  /// earlier version does not have gets a key.
  mutating func earlier(partOf key: PartKey) -> PartKey {
    if let earlier = earlier[key] { return earlier.key }
    guard let outer = names.outer(of: key) else { return key }
    let found = earlier(partOf: outer)
    if found == outer { return key }
    let inner = names.insert(names[key].moved(from: names[outer], to: names[found]))
    return taken.contains(inner) ? key : inner
  }

  /// The earlier keys of everything, by the indices of the keys; `nil` where every id is the same.
  mutating func earlierKeys() -> [PartKey]? {
    isEmpty ? nil : names.keys.map { earlier(partOf: $0) }
  }

  /// Returns whether a key is another one than before.
  func contains(_ key: PartKey) -> Bool { earlier[key] != nil }

  /// Returns whether a part of the later version is surely the one that had another id before; `nil`
  /// for a part that is not told as renamed by itself.
  func isSure(_ key: PartKey) -> Bool? { earlier[key]?.isSure }

  /// Notes the key under which a part is compared.
  ///
  /// - Parameter isSure: Of a part that has another id, whether it is surely the same; `nil` for any
  ///   other.
  mutating func align(_ new: PartKey, with old: PartKey, isSure: Bool? = nil) {
    earlier[new] = Earlier(key: old, isSure: isSure)
    if names.outer(of: old) != nil { taken.insert(old) }
    isEmpty = false
  }

  /// Notes the name under which a part is compared.
  mutating func align(_ new: PartKey, with old: PartName) { align(new, with: names.insert(old)) }

  /// The mapping with the ids of another one too, which was made besides it.
  func adding(_ other: IDMapping) -> IDMapping {
    if other.isEmpty { return self }
    var sum = other
    for key in other.names.keys where other.earlier[key] == nil {
      if let known = earlier[key] { sum.earlier[key] = known }
    }
    return sum
  }

  /// A text with its ids as the earlier version has them: a condition, a reference, or a list of
  /// references.
  func earlier(in text: String) -> String {
    if isEmpty { return text }
    var result = ""
    var word = ""
    func flush() {
      guard !word.isEmpty else { return }
      result += earlierID(word)
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || "-_.".contains(character) {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }

  /// A condition with its ids as the earlier version has them.
  func earlier(_ condition: Condition) -> Condition {
    switch condition {
    case .variable(let name): .variable(earlierID(name))
    case .not(let operand): .not(earlier(operand))
    case .and(let operands): .and(operands.map { earlier($0) })
    case .or(let operands): .or(operands.map { earlier($0) })
    }
  }

  /// The earlier id of a command or, where none has another one, of a surface.
  func earlierID(_ id: String) -> String {
    for space in [PartName.Space.commands, .surfaces] {
      if let earlier = renamed(PartName(space, id)) { return names[earlier.key].id }
    }
    return id
  }
}
