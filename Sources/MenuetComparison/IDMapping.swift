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

  /// By the keys of the later version.
  private var earlier: [PartKey: Earlier] = [:]
  /// The earlier keys without an id of their own that a part of the later version has been given.
  private var taken: Set<PartKey> = []

  /// The name spaces of the ids that differ.
  private var spaces = Spaces()

  /// Name spaces of ids.
  struct Spaces: OptionSet, Sendable {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ space: PartKey.Space) { rawValue = 1 << space.rawValue }
  }

  init() {}

  /// A mapping of no ids, with the keys that another one has given.
  init(besides other: IDMapping) { taken = other.taken }

  /// Indicates whether every id is the same in both versions.
  var isEmpty: Bool { earlier.isEmpty }

  /// Makes room for a number of renames.
  mutating func reserve(_ count: Int) { earlier.reserveCapacity(count) }

  func earlier(_ key: PartKey) -> PartKey {
    spaces.contains(Spaces(key.space)) ? earlier[key]?.key ?? key : key
  }

  /// The earlier key of a part that may have no id of its own: its key begins with that of the surface
  /// in which it stands. Where another part has taken that key, it keeps its own.
  func earlier(partOf key: PartKey) -> PartKey {
    guard spaces.contains(Spaces(key.space)) else { return key }
    if let earlier = earlier[key] { return earlier.key }
    guard let outer = key.outer else { return key }
    let found = earlier(partOf: outer)
    if found == outer { return key }
    let inner = PartKey(
      .surfaces, found.id + Substring(key.id.utf8.dropFirst(outer.id.utf8.count)))
    return taken.contains(inner) ? key : inner
  }

  /// Returns whether a key is another one than before.
  func contains(_ key: PartKey) -> Bool {
    spaces.contains(Spaces(key.space)) && earlier[key] != nil
  }

  /// Returns whether a part of the later version is surely the one that had another id before; `nil`
  /// for a part that is not told as renamed by itself.
  func isSure(_ key: PartKey) -> Bool? { earlier[key]?.isSure }

  /// Notes the key under which a part is compared.
  ///
  /// - Parameter isSure: Of a part that has another id, whether it is surely the same; `nil` for any
  ///   other.
  mutating func align(_ new: PartKey, with old: PartKey, isSure: Bool? = nil) {
    earlier[new] = Earlier(key: old, isSure: isSure)
    if old.outer != nil { taken.insert(old) }
    spaces.insert(Spaces(new.space))
  }

  /// The mapping with the ids of another one too.
  func adding(_ other: IDMapping) -> IDMapping {
    if other.isEmpty { return self }
    var sum = self
    sum.earlier.merge(other.earlier) { $1 }
    sum.taken.formUnion(other.taken)
    sum.spaces.formUnion(other.spaces)
    return sum
  }

  /// A text with its ids as the earlier version has them: a condition, a reference, or a list of
  /// references.
  func earlier(in text: String) -> String {
    if earlier.isEmpty { return text }
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

  private func earlierID(_ word: String) -> String {
    for space in [PartKey.Space.commands, .surfaces] {
      if let earlier = earlier[PartKey(space, word)] { return earlier.key.id }
    }
    return word
  }
}
