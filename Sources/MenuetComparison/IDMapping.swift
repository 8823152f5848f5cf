import MenuetModel

/// The ids by which an earlier version knows the parts of a later one.
struct IDMapping: Sendable {
  /// An id that vanished, and one that appeared with the same meaning.
  struct Rename: Sendable {
    let old: PartKey
    let new: PartKey
    let isSure: Bool
  }

  private(set) var renames: [Rename] = []
  private var earlier: [PartKey: PartKey] = [:]
  /// The earlier keys of parts without an id of their own that have another one now.
  private var taken: Set<PartKey> = []

  /// The name spaces of the ids that differ.
  private var spaces = Spaces()

  /// Name spaces of ids.
  struct Spaces: OptionSet, Sendable {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ space: PartKey.Space) { rawValue = 1 << space.rawValue }
  }

  /// The number of ids that differ.
  var count: Int { earlier.count }

  /// Indicates whether every id is the same in both versions.
  var isEmpty: Bool { earlier.isEmpty }

  /// Makes room for a number of renames.
  mutating func reserve(_ count: Int) {
    renames.reserveCapacity(count)
    earlier.reserveCapacity(count)
  }

  func earlier(_ key: PartKey) -> PartKey {
    spaces.contains(Spaces(key.space)) ? earlier[key] ?? key : key
  }

  /// The earlier key of a part that may have no id of its own: its key begins with that of the surface
  /// in which it stands. A key that another part has taken stays free.
  func earlier(partOf key: PartKey) -> PartKey {
    guard spaces.contains(Spaces(key.space)) else { return key }
    if let earlier = earlier[key] { return earlier }
    guard let outer = key.outer else { return key }
    let found = earlier(partOf: outer)
    if found == outer { return key }
    let inner = PartKey(.surfaces, found.id + key.id.dropFirst(outer.id.count))
    return taken.contains(inner) ? key : inner
  }

  /// Returns whether the earlier key of a part without an id of its own has another one now.
  func hasTaken(_ key: PartKey) -> Bool { taken.contains(key) }

  /// Returns whether a key is another one than before.
  func contains(_ key: PartKey) -> Bool {
    spaces.contains(Spaces(key.space)) && earlier[key] != nil
  }

  mutating func add(_ rename: Rename) {
    renames.append(rename)
    align(rename.new, with: rename.old)
  }

  /// Notes the key under which a part without an id is compared.
  mutating func align(_ new: PartKey, with old: PartKey) {
    earlier[new] = old
    if old.outer != nil { taken.insert(old) }
    spaces.insert(Spaces(new.space))
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
      if let key = earlier[PartKey(space, word)] { return key.id }
    }
    return word
  }
}
