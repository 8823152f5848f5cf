/// The traits that tell a part of a document from the others, in both versions.
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

/// A name, as a number: versions are compared by them, because texts take their time.
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
  private var names = [PartName(.document, "")]
  /// The keys, by their indices, and those with which their names begin.
  private var keys: [(own: PartKey, outer: PartKey?)] = [(.document, nil)]
  private var numbers = [PartName(.document, ""): Int32(0)]

  init() {}

  /// Makes room for a number of names.
  mutating func reserve(_ count: Int) {
    names.reserveCapacity(count)
    keys.reserveCapacity(count)
    numbers.reserveCapacity(count)
  }

  var count: Int { names.count }

  var all: [PartKey] { keys.map(\.own) }

  subscript(key: PartKey) -> PartName { names[key.index] }

  /// The key of a name; `nil` for one that neither version has.
  func key(of name: PartName) -> PartKey? { numbers[name].map { keys[Int($0)].own } }

  /// The key of the name with which another one begins.
  func outer(of key: PartKey) -> PartKey? { keys[key.index].outer }

  /// The key of a name, which is a new one where there is none.
  mutating func insert(_ name: PartName) -> PartKey {
    func found(_ number: inout Int32) -> Int32 { number }
    let next = Int32(names.count)
    // One search for both the number there is and the place of another one.
    let number = found(&numbers[name, default: next])
    if number < next { return keys[Int(number)].own }
    let isAnonymous = name.space == .surfaces && name.id.utf8.contains(UInt8(ascii: "#"))
    let key = PartKey(number: number, space: name.space, isAnonymous: isAnonymous)
    names.append(name)
    keys.append((key, nil))
    if let outer = name.outer { keys[key.index].outer = insert(outer) }
    return key
  }

  /// The keys of all names of another list, by their keys there.
  mutating func insert(_ others: PartNames) -> [PartKey] { others.names.map { insert($0) } }

  /// The key of a part of another one without an id of its own.
  mutating func child(_ name: String, of key: PartKey) -> PartKey {
    insert(PartName(.surfaces, "\(self[key].id).\(name)"))
  }

  /// The key of an anonymous section by its number among those of its container.
  mutating func section(_ number: Int, of key: PartKey) -> PartKey {
    child("section#\(number)", of: key)
  }
}

/// Values of keys.
struct ByKey<Value: Sendable>: Sendable {
  private var values: [Value?] = []

  init() {}

  subscript(key: PartKey) -> Value? {
    get { key.index < values.count ? values[key.index] : nil }
    set {
      let missing = key.index + 1 - values.count
      if missing > 0 { values.append(contentsOf: repeatElement(nil, count: missing)) }
      values[key.index] = newValue
    }
  }

  /// Makes room for a number of keys.
  mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

  /// Sets a value, and returns the one that it takes the place of.
  mutating func updateValue(_ value: Value, forKey key: PartKey) -> Value? {
    defer { self[key] = value }
    return self[key]
  }
}
