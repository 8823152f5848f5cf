/// The name of a part, a container or a place: what tells it from the others of its version.
struct PartName: Sendable, Hashable {
  /// The name spaces of ids.
  enum Space: Sendable {
    /// Of the document itself.
    case document
    /// Of commands, toggles, choices, states and, as `choice.option`, options.
    case commands
    /// Of surfaces and their parts.
    case surfaces
    /// Of types of data.
    case types
  }

  let space: Space
  let id: String

  init(_ space: Space, _ id: String) {
    self.space = space
    self.id = id
  }

  /// Ids of two name spaces are seldom the same.
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The name with which that of a part without an id of its own begins, mostly that of the surface
  /// around it; `nil` for any other.
  var outer: PartName? {
    guard space == .surfaces, let end = id.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return PartName(.surfaces, String(id[..<end]))
  }

  /// The name with another one in place of that with which it begins.
  func moved(from outer: PartName, to other: PartName) -> PartName {
    PartName(space, other.id + Substring(id.utf8.dropFirst(outer.id.utf8.count)))
  }
}

/// The number of a name: versions are compared by these, because texts take their time.
///
/// Keys of two lists of names mean nothing to each other, until `Inventory.share(_:)` gives one version
/// those of the other.
struct PartKey: Sendable, Hashable {
  fileprivate let number: Int32
  let space: PartName.Space
  /// Indicates whether it stands for a section that has neither an id nor a title.
  let isAnonymous: Bool

  /// The document itself.
  static let document = PartKey(number: 0, space: .document, isAnonymous: false)

  /// Its index in lists of all keys.
  var index: Int { Int(number) }

  static func == (first: PartKey, second: PartKey) -> Bool { first.number == second.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Names and their keys.
struct PartNames: Sendable {
  private struct Entry {
    let name: PartName
    let key: PartKey
    /// The key of the name with which it begins.
    var outer: PartKey?
  }

  /// By the indices of the keys.
  private var entries = [Entry(name: PartName(.document, ""), key: .document)]
  private var numbers = [PartName(.document, ""): Int32(0)]

  /// Makes room for a number of names.
  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
    numbers.reserveCapacity(count)
  }

  var count: Int { entries.count }

  var keys: [PartKey] { entries.map(\.key) }

  subscript(key: PartKey) -> PartName { entries[key.index].name }

  /// The key of a name; `nil` for one that neither version has.
  func key(of name: PartName) -> PartKey? { numbers[name].map { entries[Int($0)].key } }

  /// The key of the name with which another one begins.
  func outer(of key: PartKey) -> PartKey? { entries[key.index].outer }

  /// The key of a name, which is a new one where there is none.
  mutating func insert(_ name: PartName) -> PartKey {
    func found(_ number: inout Int32) -> Int32 { number }
    let next = Int32(entries.count)
    // One search for both the number there is and the place of another one.
    let number = found(&numbers[name, default: next])
    if number < next { return entries[Int(number)].key }
    let isAnonymous = name.space == .surfaces && name.id.utf8.contains(UInt8(ascii: "#"))
    let key = PartKey(number: number, space: name.space, isAnonymous: isAnonymous)
    entries.append(Entry(name: name, key: key))
    if let outer = name.outer { entries[key.index].outer = insert(outer) }
    return key
  }

  /// The keys of all names of another list, by their keys there.
  mutating func insert(_ others: PartNames) -> [PartKey] {
    others.entries.map { insert($0.name) }
  }

  /// The key of a part of another one without an id of its own.
  mutating func child(_ name: String, of key: PartKey) -> PartKey {
    insert(PartName(.surfaces, "\(self[key].id).\(name)"))
  }

  /// The key of an anonymous section by its number among those of its container.
  mutating func section(_ number: Int, of key: PartKey) -> PartKey {
    child("section#\(number)", of: key)
  }
}
