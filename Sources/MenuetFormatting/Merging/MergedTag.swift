import MenuetXML

/// The attributes of a start tag, merged.
struct MergedTag {
  struct Part {
    let name: String
    /// The white space before it.
    let space: [UInt8]
    /// As each side has it, with its quotes; `nil` where a side does not have it.
    let ours: [UInt8]?
    let theirs: [UInt8]?
    /// As it has to be; `nil` where both sides have changed it.
    let source: [UInt8]?
  }

  typealias Version = (tree: MergeTree, node: Int)

  /// In order.
  private(set) var parts: [Part] = []
  /// That of lines within the tag.
  let indentation: [UInt8]

  /// - Parameter keepsID: True where one side refers to the element by the id that the other one has
  ///   changed.
  init(base: Version?, ours: Version?, theirs: Version?, keepsID: Bool) {
    let (old, left, right) = (Self.values(base), Self.values(ours), Self.values(theirs))
    let names = Self.names(ours)
    indentation = Self.indentation(ours ?? theirs)
    // Attributes that theirs has added stand behind the ones that they follow there.
    var order = names
    var previous: String?
    for name in Self.names(theirs) {
      if left[name] == nil {
        let place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        order.insert(name, at: place)
      }
      previous = name
    }
    for name in order {
      let isDisputed = keepsID && name == "id" && left[name]?.value != right[name]?.value
      let part =
        isDisputed
        ? Part(
          name: name, space: [], ours: left[name]?.source, theirs: right[name]?.source,
          source: nil)
        : Self.part(name, old[name], left[name], right[name], ours, theirs)
      if let part { parts.append(part) }
    }
  }

  /// The merged attribute; `nil` for one that goes.
  private static func part(
    _ name: String, _ old: Attribute?, _ left: Attribute?, _ right: Attribute?, _ ours: Version?,
    _ theirs: Version?
  ) -> Part? {
    func part(_ source: Attribute?) -> Part {
      Part(
        name: name, space: left?.space ?? [0x20], ours: left?.source, theirs: right?.source,
        source: source?.source)
    }
    guard ours != nil, theirs != nil else { return part(left ?? right) }
    if left?.value == right?.value { return left.map { part($0) } }
    if right?.value == old?.value { return left.map { part($0) } }
    if left?.value == old?.value { return right.map { part($0) } }
    return part(nil)
  }

  private struct Attribute {
    let value: [UInt8]
    let source: [UInt8]
    let space: [UInt8]
  }

  private static func names(_ version: Version?) -> [String] {
    version.map { version in
      version.tree.nodes[version.node].attributes.map { version.tree.name(of: $0) }
    } ?? []
  }

  private static func values(_ version: Version?) -> [String: Attribute] {
    guard let (tree, node) = version else { return [:] }
    var values: [String: Attribute] = [:]
    for attribute in tree.nodes[node].attributes {
      let before = tree.text[..<attribute.name.lowerBound].reversed().prefix { $0 <= 0x20 }
      values[tree.name(of: attribute)] = Attribute(
        value: Array(tree.text[attribute.value]), source: tree.source(of: attribute),
        space: before.reversed())
    }
    return values
  }

  /// Blanks up to the column of the first attribute.
  private static func indentation(_ version: Version?) -> [UInt8] {
    guard let (tree, node) = version else { return [] }
    let start = tree.nodes[node].tag.lowerBound
    let line = tree.text[..<start].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    let column = tree.columns(of: line..<start) + tree.nodes[node].name.count + 2
    return Array(repeating: 0x20, count: min(column, LayoutStyle.alignmentLimit))
  }
}

extension MergeTree {
  fileprivate func columns(of range: Range<Int>) -> Int { text.columns(of: range) }
}
