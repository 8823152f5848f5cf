import MenuetModel

/// The width that the content of a popover asks for, as far as the document tells.
struct ContentWidth {
  let document: Document
  let platform: PlatformSet
  private let text: TextMetrics

  /// Between the content and the edges, in points.
  private static let margin = 16
  /// The text of segments in content, in points; it does not grow with the content size.
  private static let segmentFontSize = 13
  /// Before and behind a title, in points.
  private static let segmentPadding = 4
  /// A symbol in a segment, in points.
  private static let symbolWidth = 17
  /// Around all segments, in points.
  private static let segmentsInset = 2

  init(document: Document, context: LayoutContext) {
    self.document = document
    platform = PlatformSet(context.platform)
    text = context.metrics.text
  }

  /// The least width in points in which segmented controls cut no title; 0 without any.
  func points(of body: PresentedBody) -> Int {
    let controls = body.segmented.filter { $0.platforms.contains(platform) }
    return controls.map { points(of: $0) + 2 * Self.margin }.max() ?? 0
  }

  private func points(of control: SegmentedControl) -> Int {
    let segments = document.options(control.subject, on: platform).map { option in
      // The chosen one is semibold, whichever that is.
      let content =
        option.symbol != nil || option.image != nil
        ? Self.symbolWidth
        : text.width(of: option.title, fontSize: Self.segmentFontSize, weight: .semibold)
      return content + 2 * Self.segmentPadding
    }
    return segments.reduce(2 * Self.segmentsInset, +)
  }
}
