/// The text of a value on the way, and the stack of the values in it that are not complete.
///
/// The encoding containers are views of this one object. The values nest as in the text: where a
/// container is written to while values inside it are open, these are closed first.
final class JSONOutput {
  // One thread writes, and no part of a text is written during another: the checks at run time,
  // two calls for every access, would take a third of the time.
  @exclusivity(unchecked) var text: JSONText
  @exclusivity(unchecked) private var levels: [Level] = []
  @exclusivity(unchecked) private var lastSerial = 0
  /// Takes the pieces of the text.
  private var receive: ((UnsafeRawBufferPointer) throws -> Void)?
  private let chunkSize: Int
  /// Indicates whether short cuts replace the conformances of common values.
  let takesShortCuts: Bool

  /// A value on the way: the element of an array, a member of an object, or the whole.
  private struct Level {
    var shape: Shape
    /// Members or elements begun.
    var count: Int
    /// Tells this value from an earlier one at the same depth.
    let serial: Int
    /// The key of the value in the object around it.
    let key: String?
  }

  /// The kind of a value, as far as it is known.
  enum Shape { case undecided, scalar, object, array }

  /// The address of a value: where a container writes.
  struct Place {
    let depth: Int
    let serial: Int

    /// Of a container that was asked for after its value had become something else.
    static let closed = Place(depth: 0, serial: 0)
  }

  /// - Parameters:
  ///   - takesShortCuts: See `takesShortCuts`.
  ///   - chunkSize: The size in bytes from which on a piece is handed out.
  ///   - receive: Takes the pieces; kept until `detach()`.
  init(
    isCompact: Bool, takesShortCuts: Bool, chunkSize: Int,
    receive: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) {
    // Room for a piece and the members that make it too long.
    text = JSONText(isCompact: isCompact, capacity: min(max(chunkSize, 1), 1 << 20) + 4096)
    self.takesShortCuts = takesShortCuts
    self.chunkSize = chunkSize
    self.receive = receive
  }

  /// Hands out what is written once it is enough for a piece.
  @inline(__always) func flushIfFull() throws { if text.count >= chunkSize { try flush() } }

  private func flush() throws {
    guard let receive, text.count > 0 else { return }
    try text.withBytes(receive)
    text.removeAll()
  }

  /// Hands out the rest.
  func finish() throws {
    text.append(UInt8(ascii: "\n"))
    try flush()
  }

  /// Forgets who takes the pieces: a conformance may keep its encoder, and with it this object.
  func detach() { receive = nil }

  // MARK: Values

  /// Writes a value where one is due: at the start, or after a key or an element's comma.
  func write(_ value: some Encodable, key: String? = nil) throws {
    if takesShortCuts, try writeByShortCut(value) { return }
    let place = push(key: key)
    try value.encode(to: JSONValueEncoder(output: self, place: place))
    close(through: place.depth)
  }

  /// Opens a value that is closed when something around it is written to.
  func push(key: String?) -> Place {
    lastSerial += 1
    levels.append(Level(shape: .undecided, count: 0, serial: lastSerial, key: key))
    return Place(depth: levels.count - 1, serial: lastSerial)
  }

  /// Makes a value an object or an array, or goes on with it where it is one already.
  func open(_ shape: Shape, at place: Place) -> Place {
    guard isOpen(place) else { return .closed }
    switch levels[place.depth].shape {
    case .undecided:
      levels[place.depth].shape = shape
      text.open(shape == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
      return place
    case shape: return place
    default: return .closed
    }
  }

  /// Makes a value a scalar, which the caller then writes.
  func beginScalar(at place: Place) throws {
    guard isOpen(place), levels[place.depth].shape == .undecided else {
      throw misuse(at: place)
    }
    levels[place.depth].shape = .scalar
  }

  /// Writes the key of a new member of an object, whose value the caller then writes.
  func beginMember(_ key: String, at place: Place) throws {
    let isFirst = try beginPart(at: place)
    text.beginMember(key, isFirst: isFirst)
  }

  /// Makes room for a new element of an array, which the caller then writes.
  func beginElement(at place: Place) throws {
    let isFirst = try beginPart(at: place)
    text.beginPart(isFirst: isFirst)
  }

  /// The number of members or elements that were begun.
  func count(at place: Place) -> Int { isOpen(place) ? levels[place.depth].count : 0 }

  /// Counts a new member or element and tells whether it is the first.
  private func beginPart(at place: Place) throws -> Bool {
    if levels.last?.serial != place.serial {
      guard isOpen(place) else { throw misuse(at: place) }
      close(through: place.depth + 1)
    }
    try flushIfFull()
    levels[place.depth].count += 1
    return levels[place.depth].count == 1
  }

  private func isOpen(_ place: Place) -> Bool {
    place.depth < levels.count && levels[place.depth].serial == place.serial
  }

  /// Closes the values at a depth and below it.
  private func close(through depth: Int) {
    while levels.count > depth, let level = levels.popLast() {
      switch level.shape {
      case .scalar: break
      // What encodes nothing is an object without members, as for Foundation's encoder.
      case .undecided: text.append("{}")
      case .object: text.close(UInt8(ascii: "}"), isEmpty: level.count == 0)
      case .array: text.close(UInt8(ascii: "]"), isEmpty: level.count == 0)
      }
    }
  }

  // MARK: Errors

  /// The keys and indices that lead to a value.
  func path(to place: Place) -> [any CodingKey] {
    guard isOpen(place) else { return [] }
    return levels[...place.depth].indices.dropFirst().map { depth in
      if let key = levels[depth].key { return JSONKey(stringValue: key) }
      return JSONKey(intValue: levels[depth - 1].count - 1)
    }
  }

  /// Checks that JSON can write a number.
  func check(
    _ value: some BinaryFloatingPoint, path: @autoclosure () -> [any CodingKey]
  ) throws {
    guard !value.isFinite else { return }
    throw EncodingError.invalidValue(
      value, .init(codingPath: path(), debugDescription: "JSON has no \(value)"))
  }

  private func misuse(at place: Place) -> EncodingError {
    let reason = "an encoder was used for a value that is complete"
    return .invalidValue(reason, .init(codingPath: path(to: place), debugDescription: reason))
  }
}

/// A key that is known by its text only, or an index.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}
