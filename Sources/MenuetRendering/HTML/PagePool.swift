/// The values of a page's data, each kept once.
///
/// The contexts of a document have most of their values in common, and menus have groups in common with
/// other menus. What stands in several places is written once, and referred to by its number.
struct PagePool {
  typealias ID = Int

  enum Node {
    case null
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([ID])
    case object([Member])

    /// The values that it is made of.
    fileprivate var parts: [ID] {
      switch self {
      case .null, .text, .number, .flag: []
      case .list(let values): values
      case .object(let members): members.map(\.value)
      }
    }
  }

  struct Member: Equatable {
    let name: PageValue.StaticName
    let value: ID
  }

  /// The merged values, and their axis.
  struct Merge: Hashable {
    let axis: PageAxis
    let ids: [ID]
  }

  /// Each behind the nodes that it is made of.
  private var nodes: [Node] = []
  private var index = PageNodeIndex()
  /// The parts of the lists and objects that are being inserted, the inner ones at the end: most of
  /// them turn out to be known, and would be arrays for nothing.
  private var values: [ID] = []
  private var members: [Member] = []
  /// The objects inside the value that is being inserted, by the address of their members: what stands
  /// in several places, as an item in each form of a menu, shares them, and is gone through once.
  private var inserted: [UInt: ID] = [:]
  var merges: [Merge: ID] = [:]
  /// The symbols that the values name.
  private(set) var symbols: PageSymbols

  init(symbols: SymbolSource) { self.symbols = PageSymbols(symbols) }

  subscript(id: ID) -> Node { nodes[id] }

  mutating func add(_ node: Node) -> ID {
    switch node {
    case .null: add(node, .null) { if case .null = $0 { true } else { false } }
    case .text(let text):
      add(node, .text(text)) { if case .text(let other) = $0 { other == text } else { false } }
    case .number(let number):
      add(node, .number(number)) {
        if case .number(let other) = $0 { other == number } else { false }
      }
    case .flag(let flag):
      add(node, .flag(flag)) { if case .flag(let other) = $0 { other == flag } else { false } }
    case .list(let values):
      add(node, .list(values[...])) {
        if case .list(let other) = $0 { other == values } else { false }
      }
    case .object(let members):
      add(node, .object(members[...])) {
        if case .object(let other) = $0 { other == members } else { false }
      }
    }
  }

  /// - Parameter isEqual: Returns whether a node is this one.
  private mutating func add(
    _ node: Node, _ hash: PageNodeHash, isEqual: (Node) -> Bool
  ) -> ID {
    index.find(hash) { isEqual(nodes[$0]) } ?? append(node, hash)
  }

  private mutating func append(_ node: Node, _ hash: PageNodeHash) -> ID {
    nodes.append(node)
    return index.append(hash)
  }

  mutating func insert(_ value: PageValue) -> ID {
    // An address is that of one value for as long as the value lives.
    defer { inserted.removeAll(keepingCapacity: true) }
    return put(value)
  }

  /// The fewest members of an object for which looking its address up is quicker than going through it.
  private static let leastSharedCount = 4

  private mutating func put(_ value: PageValue) -> ID {
    switch value {
    case .null: return add(.null)
    case .text(let text): return add(.text(text))
    case .symbol(let name):
      let id = symbols.id(name)
      return add(.text(id))
    case .number(let number): return add(.number(number))
    case .flag(let flag): return add(.flag(flag))
    case .list(let parts):
      let start = values.count
      for part in parts {
        let id = put(part)
        values.append(id)
      }
      let id = addValues(from: start)
      values.removeSubrange(start...)
      return id
    case .object(let parts):
      let isShared = parts.count >= Self.leastSharedCount
      let address = parts.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      if isShared, let known = inserted[address] { return known }
      let start = members.count
      for part in parts {
        let id = put(part.value)
        members.append(Member(name: part.name, value: id))
      }
      let id = addMembers(from: start)
      members.removeSubrange(start...)
      if isShared { inserted[address] = id }
      return id
    }
  }

  /// The id of the list of the last of `values`.
  private mutating func addValues(from start: Int) -> ID {
    let hash = PageNodeHash.list(values[start...])
    let known = index.find(hash) { id in
      guard case .list(let other) = nodes[id] else { return false }
      return other.elementsEqual(values[start...])
    }
    return known ?? append(.list(Array(values[start...])), hash)
  }

  /// The id of the object of the last of `members`.
  private mutating func addMembers(from start: Int) -> ID {
    let hash = PageNodeHash.object(members[start...])
    let known = index.find(hash) { id in
      guard case .object(let other) = nodes[id] else { return false }
      return other.elementsEqual(members[start...])
    }
    return known ?? append(.object(Array(members[start...])), hash)
  }

  /// The id of an object with a further member.
  mutating func insert(_ object: PageValue, with name: PageValue.StaticName, _ value: ID) -> ID {
    let id = insert(object)
    guard case .object(let members) = self[id] else { return value }
    return add(.object(members + [Member(name: name, value: value)]))
  }

  // MARK: Writing

  /// A value as JSON: `table` has what stands in several places, and `{"_":n}` stands for its element
  /// `n`, which refers to those before it alone.
  func json(of root: ID) -> String {
    var writer = Writer(self, root)
    return writer.json
  }

  private struct Writer {
    private let pool: PagePool
    private let root: ID
    /// The places in the table.
    private var places: [ID: Int] = [:]

    /// The characters of a reference, at most but for the largest tables.
    private static let referenceLength = 9

    init(_ pool: PagePool, _ root: ID) {
      self.pool = pool
      self.root = root
      let counts = counts
      var lengths = [Int](repeating: 0, count: root + 1)
      for id in 0...root where counts[id] > 0 {
        let length = length(of: pool[id], lengths)
        let saved = (length - Self.referenceLength) * (counts[id] - 1)
        let isWorth = id != root && saved > 4
        lengths[id] = isWorth ? Self.referenceLength : length
        if isWorth { places[id] = places.count }
      }
    }

    /// How many values each value is a part of.
    private var counts: [Int] {
      var counts = [Int](repeating: 0, count: root + 1)
      counts[root] = 1
      for id in stride(from: root, through: 0, by: -1) where counts[id] > 0 {
        for part in pool[id].parts { counts[part] += 1 }
      }
      return counts
    }

    private func length(of node: Node, _ lengths: [Int]) -> Int {
      switch node {
      case .null, .number, .flag: 4
      case .text(let text): text.utf8.count + 2
      case .list(let values): values.reduce(1) { $0 + lengths[$1] + 1 }
      case .object(let members):
        members.reduce(1) { $0 + $1.name.text.utf8.count + lengths[$1.value] + 4 }
      }
    }

    var json: String {
      mutating get {
        var json = "{\"table\":["
        for (id, place) in places.sorted(by: { $0.key < $1.key }) {
          if place > 0 { json += "," }
          json += "\n"
          write(pool[id], to: &json)
        }
        json += "],\n\"data\":"
        write(pool[root], to: &json)
        return json + "}"
      }
    }

    private func write(_ id: ID, to json: inout String) {
      if let place = places[id] {
        json += "{\"_\":\(place)}"
      } else {
        write(pool[id], to: &json)
      }
    }

    private func write(_ node: Node, to json: inout String) {
      switch node {
      case .null: PageValue.null.write(to: &json)
      case .text(let text): PageValue.text(text).write(to: &json)
      case .number(let number): PageValue.number(number).write(to: &json)
      case .flag(let flag): PageValue.flag(flag).write(to: &json)
      case .list(let values):
        json += "["
        for (index, value) in values.enumerated() {
          if index > 0 { json += "," }
          write(value, to: &json)
        }
        json += "]"
      case .object(let members):
        json += "{"
        for (index, member) in members.enumerated() {
          if index > 0 { json += "," }
          json += "\"\(member.name.text)\":"
          write(member.value, to: &json)
        }
        json += "}"
      }
    }
  }
}
