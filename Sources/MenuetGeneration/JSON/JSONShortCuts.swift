import MenuetModel

/// Short cuts for the types that make up nearly all of a large output.
///
/// A keyed container costs some 250 ns before its first key, and every absent optional 20 ns more:
/// for 10 000 commands with their menus 76 ms in place of 14. Each short cut writes what the
/// conformance of its type encodes, which stays the authority: a test emits a document with every
/// property both ways and compares.
extension JSONOutput {
  /// Writes a value if there is a short cut for its type.
  func writeByShortCut<Value>(_ value: Value) throws -> Bool {
    // The comparison costs nothing; the cast alone would.
    if Value.self == SourceReference.self, let source = value as? SourceReference {
      write(source)
    } else if Value.self == PlatformSet.self, let platforms = value as? PlatformSet {
      write(platforms)
    } else if Value.self == [Command].self, let commands = value as? [Command] {
      try writeArray(of: commands) { try write($0) }
    } else if Value.self == [MenuElement].self, let elements = value as? [MenuElement] {
      try writeArray(of: elements) { element in
        if case .item(let item) = element { try write(item) } else { try write(element, key: nil) }
      }
    } else if Value.self == [MenuRow].self, let rows = value as? [MenuRow] {
      try writeArray(of: rows) { try write($0) }
    } else {
      return false
    }
    return true
  }

  private func write(_ source: SourceReference) {
    text.open(UInt8(ascii: "{"))
    if let file = source.file {
      text.beginMember("file", isFirst: true)
      text.append(string: file)
    }
    text.beginMember("line", isFirst: source.file == nil)
    text.append(integer: source.line)
    text.beginMember("column", isFirst: false)
    text.append(integer: source.column)
    text.close(UInt8(ascii: "}"), isEmpty: false)
  }

  private func write(_ platforms: PlatformSet) {
    text.open(UInt8(ascii: "["))
    var isFirst = true
    for (platform, name) in Self.platforms where platforms.contains(platform) {
      text.beginPart(isFirst: isFirst)
      text.append(string: name)
      isFirst = false
    }
    text.close(UInt8(ascii: "]"), isEmpty: isFirst)
  }

  private static let platforms = Platform.allCases.map { (PlatformSet($0), $0.rawValue) }

  private func write(_ item: Item) throws {
    text.open(UInt8(ascii: "{"))
    member("id", item.id, isFirst: true)
    member("kind", item.kind.rawValue)
    try member("overrides", encoding: item.overrides)
    member("platforms", item.$platforms)
    if item.standard {
      text.beginMember("standard", isFirst: false)
      text.append(true)
    }
    member("source", item.source)
    text.close(UInt8(ascii: "}"), isEmpty: false)
  }

  // MARK: Layouts

  private func write(_ row: MenuRow) throws {
    text.open(UInt8(ascii: "{"))
    member("kind", row.kind.rawValue, isFirst: true)
    text.beginMember("y", isFirst: false)
    text.append(integer: row.y)
    text.beginMember("height", isFirst: false)
    text.append(integer: row.height)
    text.beginMember("cells", isFirst: false)
    try writeArray(of: row.cells) { try write($0) }
    text.close(UInt8(ascii: "}"), isEmpty: false)
  }

  private func write(_ cell: MenuCell) throws {
    text.open(UInt8(ascii: "{"))
    member("element", cell.element, isFirst: true)
    text.beginMember("frame", isFirst: false)
    try write(cell.frame)
    member("title", cell.title)
    text.beginMember("lines", isFirst: false)
    text.append(integer: cell.lines)
    text.beginMember("truncated", isFirst: false)
    text.append(cell.truncated)
    text.close(UInt8(ascii: "}"), isEmpty: false)
  }

  private func write(_ frame: Frame) throws {
    text.open(UInt8(ascii: "{"))
    try member("x", frame.x, isFirst: true)
    try member("y", frame.y)
    try member("width", frame.width)
    try member("height", frame.height)
    text.close(UInt8(ascii: "}"), isEmpty: false)
  }

  // MARK: Members

  func writeArray<Element>(
    of elements: [Element], _ write: (Element) throws -> Void
  ) throws {
    text.open(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      try flushIfFull()
      text.beginPart(isFirst: isFirst)
      isFirst = false
      try write(element)
    }
    text.close(UInt8(ascii: "]"), isEmpty: isFirst)
  }

  func member(_ key: StaticString, _ string: String?, isFirst: Bool = false) {
    guard let string else { return }
    text.beginMember(key, isFirst: isFirst)
    text.append(string: string)
  }

  /// - Throws: `EncodingError.invalidValue`, whose path is the key alone, for infinity and NaN.
  func member(_ key: StaticString, _ number: Double, isFirst: Bool = false) throws {
    try check(number, path: [JSONKey(stringValue: key.description)])
    text.beginMember(key, isFirst: isFirst)
    text.append(number: number)
  }

  /// Leaves out what no source wrote.
  func member(_ key: StaticString, _ source: SourceReference) {
    guard source != .none else { return }
    text.beginMember(key, isFirst: false)
    write(source)
  }

  func member(_ key: StaticString, _ platforms: Narrowed) {
    guard platforms.isNarrowed, !platforms.wrappedValue.isEmpty else { return }
    text.beginMember(key, isFirst: false)
    write(platforms.wrappedValue)
  }

  func member(_ key: StaticString, encoding value: (some Encodable)?) throws {
    guard let value else { return }
    text.beginMember(key, isFirst: false)
    try write(value, key: key.description)
  }
}
