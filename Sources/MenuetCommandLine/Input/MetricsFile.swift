import MenuetLayout
import MenuetModel
import MenuetSource

/// Sizes that replace the built-in ones: a JSON object with the names of metrics as keys and numbers
/// as values.
struct MetricsFile: Sendable {
  private let values: [(key: MetricSet.Key, value: Double)]

  /// Reads the object.
  ///
  /// - Parameter path: For messages.
  init(_ bytes: [UInt8], path: String) throws(UsageError) {
    var reader = FlatJSONReader(bytes)
    let members: [(name: String, value: Double)]
    do throws(FlatJSONReader.Problem) {
      members = try reader.readObject()
    } catch {
      throw .metricsInvalid(file: path, line: error.line, expected: error.expected)
    }
    let names = Dictionary(
      MetricSet.keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var values: [(key: MetricSet.Key, value: Double)] = []
    for member in members {
      guard let key = names[member.name] else {
        let near = NearMiss.best(for: member.name, in: MetricSet.keys.map(\.name))
        throw .metricUnknown(member.name, near: near)
      }
      values.append((key, member.value))
    }
    self.values = values
  }

  /// The sizes of a platform, with those of the file in place of the built-in ones.
  func metrics(for platform: Platform) -> MetricSet {
    var metrics = MetricSet(for: platform)
    for (key, value) in values { metrics[key] = value }
    return metrics
  }
}

/// Reads a JSON object whose values are all numbers.
struct FlatJSONReader {
  struct Problem: Error, Equatable {
    /// 1-based.
    let line: Int
    /// What should stand there.
    let expected: String
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readObject() throws(Problem) -> [(name: String, value: Double)] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try expect("{", "an object '{ … }'")
    var members: [(name: String, value: Double)] = []
    if take("}") { return try finished(members) }
    repeat {
      let name = try readName()
      try expect(":", "':'")
      members.append((name, try readNumber()))
    } while take(",")
    try expect("}", "',' or '}'")
    return try finished(members)
  }

  private mutating func finished(
    _ members: [(name: String, value: Double)]
  ) throws(Problem) -> [(name: String, value: Double)] {
    skipSpace()
    if position < bytes.count { throw problem("the end of the file") }
    return members
  }

  /// A name in quotes. Names of metrics need no escapes.
  private mutating func readName() throws(Problem) -> String {
    try expect("\"", "a name in double quotes")
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] < 0x20 { throw problem("a closing quote") }
      position += 1
    }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    try expect("\"", "a closing quote")
    return name
  }

  private mutating func readNumber() throws(Problem) -> Double {
    skipSpace()
    let start = position
    while position < bytes.count, "+-.0123456789eE".utf8.contains(bytes[position]) {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite, value >= 0 else {
      position = start
      throw problem("a number that is not negative")
    }
    return value
  }

  private mutating func expect(_ mark: Unicode.Scalar, _ what: String) throws(Problem) {
    if !take(mark) { throw problem(what) }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { position += 1 }
  }

  private func problem(_ expected: String) -> Problem {
    let line = 1 + bytes.prefix(position).count { $0 == UInt8(ascii: "\n") }
    return Problem(line: line, expected: expected)
  }
}
