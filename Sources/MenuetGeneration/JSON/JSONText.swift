/// JSON text on the way: a buffer that grows, and the spelling of strings, numbers and indentation.
///
/// The bytes lie in memory of its own, not in an array: every part of a text asks once for the room
/// it may take at most and then only stores, which halves the time of a large document.
struct JSONText: ~Copyable {
  let isCompact: Bool
  /// The number of objects and arrays that are open.
  var depth = 0
  /// The number of bytes written.
  private(set) var count = 0
  private var capacity: Int
  private var base: UnsafeMutablePointer<UInt8>

  init(isCompact: Bool, capacity: Int) {
    self.isCompact = isCompact
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// The bytes written; valid for the call.
  func withBytes(_ body: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }

  mutating func removeAll() { count = 0 }

  // MARK: Bytes

  /// Makes room for a number of bytes, so that `store` may follow as often.
  @inline(__always) private mutating func reserve(_ length: Int) {
    if capacity - count < length { grow(by: length) }
  }

  @inline(never) private mutating func grow(by length: Int) {
    let larger = max(2 * capacity, count + length)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    bytes.update(from: base, count: count)
    base.deallocate()
    base = bytes
    capacity = larger
  }

  /// Writes a byte for which room was made.
  @inline(__always) private mutating func store(_ byte: UInt8) {
    base[count] = byte
    count += 1
  }

  @inline(__always) private mutating func store(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    (base + count).update(from: bytes, count: length)
    count += length
  }

  @inline(__always) private mutating func storeLineBreak() {
    store(UInt8(ascii: "\n"))
    (base + count).update(repeating: UInt8(ascii: " "), count: 2 * depth)
    count += 2 * depth
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    store(byte)
  }

  /// Writes ASCII text as it stands.
  mutating func append(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    store(text.utf8Start, text.utf8CodeUnitCount)
  }

  // MARK: Structure

  /// Writes the bracket that opens an object or an array.
  mutating func open(_ bracket: UInt8) {
    append(bracket)
    depth += 1
  }

  /// Writes the bracket that closes an object or an array, on a line of its own unless nothing
  /// stands in it.
  mutating func close(_ bracket: UInt8, isEmpty: Bool) {
    depth -= 1
    reserve(2 + 2 * depth)
    if !isEmpty && !isCompact { storeLineBreak() }
    store(bracket)
  }

  /// Writes what stands before an element or a key.
  @inline(__always) mutating func beginPart(isFirst: Bool) {
    reserve(2 + 2 * depth)
    if !isFirst { store(UInt8(ascii: ",")) }
    if !isCompact { storeLineBreak() }
  }

  /// Writes what stands before a member's value; the key needs no escapes.
  mutating func beginMember(_ key: StaticString, isFirst: Bool) {
    let length = key.utf8CodeUnitCount
    reserve(6 + 2 * depth + length)
    if !isFirst { store(UInt8(ascii: ",")) }
    if !isCompact { storeLineBreak() }
    store(UInt8(ascii: "\""))
    store(key.utf8Start, length)
    store(UInt8(ascii: "\""))
    store(UInt8(ascii: ":"))
    if !isCompact { store(UInt8(ascii: " ")) }
  }

  /// Writes what stands before a member's value.
  mutating func beginMember(_ key: String, isFirst: Bool) {
    beginPart(isFirst: isFirst)
    append(string: key)
    reserve(2)
    store(UInt8(ascii: ":"))
    if !isCompact { store(UInt8(ascii: " ")) }
  }

  // MARK: Strings

  /// Writes a string with the escapes that RFC 8259, section 7, demands and no others.
  mutating func append(string text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { append(utf8: $0) }
    guard isWritten == nil else { return }
    Array(text.utf8).withUnsafeBufferPointer { append(utf8: $0) }
  }

  private mutating func append(utf8: UnsafeBufferPointer<UInt8>) {
    // `\u001f` for each byte, and two quotes.
    reserve(6 * utf8.count + 2)
    store(UInt8(ascii: "\""))
    if EscapeSearch.holdsSpecial(utf8) {
      storeEscaped(utf8)
    } else if let start = utf8.baseAddress {
      store(start, utf8.count)
    }
    store(UInt8(ascii: "\""))
  }

  private mutating func storeEscaped(_ utf8: UnsafeBufferPointer<UInt8>) {
    for byte in utf8 {
      if Self.needsEscape(byte) { store(UInt8(ascii: "\\")) }
      switch byte {
      case 0x08: store(UInt8(ascii: "b"))
      case 0x09: store(UInt8(ascii: "t"))
      case 0x0A: store(UInt8(ascii: "n"))
      case 0x0C: store(UInt8(ascii: "f"))
      case 0x0D: store(UInt8(ascii: "r"))
      case 0..<0x20:
        append("u00")
        store(Self.hexDigit(byte >> 4))
        store(Self.hexDigit(byte & 15))
      default: store(byte)
      }
    }
  }

  @inline(__always) private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  // MARK: Numbers

  mutating func append(_ value: Bool) { if value { append("true") } else { append("false") } }

  /// Writes an integer in decimal digits.
  mutating func append(integer value: some FixedWidthInteger) {
    guard let small = UInt32(exactly: value) else {
      appendASCII(String(value))
      return
    }
    var digits = 1
    var bound: UInt64 = 10
    while UInt64(small) >= bound {
      digits += 1
      bound *= 10
    }
    reserve(digits)
    var rest = small
    for offset in stride(from: digits - 1, through: 0, by: -1) {
      base[count + offset] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    count += digits
  }

  /// Writes a finite number with the fewest digits that give it back; a whole number has no point,
  /// and neither zero has a sign.
  mutating func append(number value: some BinaryFloatingPoint & CustomStringConvertible) {
    if let whole = Int32(exactly: value) {
      append(integer: whole)
    } else {
      let text = value.description
      appendASCII(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }
  }

  private mutating func appendASCII(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }
}
