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
    let members: [(name: String, value: Double)]
    do throws(JSONValue.ParseError) {
      members = try Self.members(of: try JSONValue(parsing: bytes))
    } catch {
      let line = LineIndex(bytes).line(at: Int(error.range.start))
      throw .metricsInvalid(file: path, line: line, problem: error.message)
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

  private static func members(
    of root: JSONValue
  ) throws(JSONValue.ParseError) -> [(name: String, value: Double)] {
    guard case .object(let members) = root.content else {
      throw JSONValue.ParseError(message: "the file is no object '{ … }'", range: root.range)
    }
    var numbers: [(name: String, value: Double)] = []
    for member in members {
      guard case .number(let text) = member.value.content, let value = Double(text),
        value.isFinite, value >= 0
      else {
        throw JSONValue.ParseError(
          message: "a metric is a number that is not negative", range: member.value.range)
      }
      numbers.append((member.name, value))
    }
    return numbers
  }
}
