/// Measures labels of one size, in regular weight.
///
/// A label of letters that stand alone is measured as fast as it could be looked up, so that only the
/// widths of others are kept, and those only where labels are measured more than once.
struct LabelMeasure {
  /// In points.
  let fontSize: Int
  private let metrics: TextMetrics
  private let keepsWidths: Bool
  private var widths: [String: Int] = [:]

  /// - Parameter keepsWidths: False where hardly any label is measured twice: hashing a Latin label
  ///   takes longer than measuring it.
  init(fontSize: Int, metrics: TextMetrics, keepsWidths: Bool = true) {
    self.fontSize = fontSize
    self.metrics = metrics
    self.keepsWidths = keepsWidths
  }

  /// The width of a label on one line, in points.
  mutating func width(of text: String) -> Int {
    if let width = metrics.quickWidth(of: text, fontSize: fontSize) { return width }
    if !keepsWidths { return metrics.width(of: text, fontSize: fontSize) }
    if let width = widths[text] { return width }
    let width = metrics.width(of: text, fontSize: fontSize)
    widths[text] = width
    return width
  }

  /// The lines that a label takes where there are `room` points for each, at most two.
  mutating func lines(of text: String, room: Int) -> (count: Int, truncated: Bool) {
    if text.isEmpty { return (0, false) }
    if width(of: text) <= room { return (1, false) }
    let result = metrics.lines(
      of: text, fontSize: fontSize, maximumWidth: room, maximumLines: 2)
    return (result.lines, result.truncated)
  }
}
