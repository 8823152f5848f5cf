import MenuetLayout
import MenuetModel
import MenuetSource

/// Sizes that replace the built-in ones: a JSON object with the names of metrics as keys and numbers
/// as values.
struct MetricsFile: Sendable {
  private var values: [(key: MetricSet.Key, value: Double)] = []

  /// Reads the object; `nil` where something is wrong with it. Nothing is rounded or brought into
  /// its range in silence.
  init?(_ source: SourceFile, _ problems: inout SettingsFindings) {
    guard let root = problems.parse(source) else { return nil }
    let keys = Dictionary(
      MetricSet.keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for member in problems.members(of: root, "a file of metrics") {
      guard let key = keys[member.name] else {
        problems.reportUnknown("metric", member, among: MetricSet.keys.map(\.name))
        continue
      }
      guard case .number(let text) = member.value.content, let value = Double(text),
        key.allows(value)
      else {
        let written = source.string(member.value.range).prefix(40)
        problems.report(
          "'\(key.name)' takes \(key.allowed), not \(written)", at: member.value.range)
        continue
      }
      values.append((key, value))
    }
    if !problems.isEmpty { return nil }
  }

  /// The sizes of a platform, with those of the file in place of the built-in ones.
  func metrics(for platform: Platform) -> MetricSet {
    var metrics = MetricSet(for: platform)
    for (key, value) in values { metrics[key] = value }
    return metrics
  }
}
