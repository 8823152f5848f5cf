import MenuetLayout
import MenuetModel

/// Everything that the look of a picture depends on but its content.
struct DrawingStyle: Sendable {
  let palette: Palette
  let context: LayoutContext
  let skin: Skin
  let typesetter: Typesetter
  let symbols: SymbolSource

  /// The same look in another text size.
  func inContext(_ context: LayoutContext) -> DrawingStyle {
    DrawingStyle(
      palette: palette, context: context, skin: skin, typesetter: typesetter, symbols: symbols)
  }

  var platform: Platform { context.platform }
  var metrics: MetricSet { context.metrics }

  var direction: ReadingDirection { context.isRightToLeft ? .rightToLeft : .leftToRight }

  /// Indicates whether menus have the rows of a pointer, not of a finger.
  var isDesktop: Bool { platform == .macos }

  /// Indicates whether menus show keyboard shortcuts at all.
  var showsShortcuts: Bool { platform == .macos || platform == .ipados }

  /// The font of menus; it grows with the content size.
  var menuFont: Font {
    Font(size: isDesktop ? Int(scaled(metrics.fontSize)) : context.contentSize.bodySize)
  }

  /// The font of labels under symbols.
  var cellFont: Font { Font(size: CellLabel.fontSize(inMenuOf: menuFont.size)) }

  /// The font of a label under a symbol that has a width in points: shrunk, in whole points, as far as
  /// it has to be.
  func cellFont(of text: String, width: Double) -> Font {
    var font = cellFont
    let least = font.size * CellLabel.leastFifths / 5
    while font.size > least,
      metrics.text.lines(
        of: text, fontSize: font.size, maximumWidth: Int(width), maximumLines: 2,
        breaksWords: false
      ).truncated
    {
      font.size -= 1
    }
    return font
  }

  /// The font of bars; it does not.
  var barFont: Font { Font(size: metrics.fontSize) }

  /// A length in points that grows with the content size as the layout has it grow.
  func scaled(_ points: Int) -> Double {
    let ratio = Double(context.contentSize.bodySize) / Double(ContentSize.large.bodySize)
    return (Double(points) * ratio).rounded()
  }
}

// MARK: Text

/// Where a line stands in the room that it is given.
enum TextAlignment: Sendable {
  case leading, center, trailing
}

extension DrawingStyle {
  /// One line of text, centred vertically in a frame and cut to its width; nothing where no
  /// character fits.
  ///
  /// - Parameter reading: How the line reads, where its words do not tell.
  func text(
    _ text: String, in frame: Rect, _ font: Font, _ color: Color,
    alignment: TextAlignment = .leading, reading: ReadingDirection? = nil
  ) -> [SVGElement] {
    let line = typesetter.truncated(text, to: frame.width, font)
    return self.line(line, in: frame, font, color, alignment: alignment, reading: reading)
  }

  /// Text on up to `maximumLines` lines, which are centred vertically in a frame as a whole.
  func paragraph(
    _ text: String, in frame: Rect, _ font: Font, _ color: Color,
    alignment: TextAlignment = .leading, maximumLines: Int, breaksWords: Bool = true
  ) -> [SVGElement] {
    let lines = typesetter.wrapped(
      text, to: frame.width, font, maximumLines: maximumLines, breaksWords: breaksWords)
    let height = Double(lines.count) * font.lineHeight
    return lines.enumerated().flatMap { index, line in
      let y = frame.midY - height / 2 + Double(index) * font.lineHeight
      let row = Rect(x: frame.x, y: y, width: frame.width, height: font.lineHeight)
      return self.line(line, in: row, font, color, alignment: alignment)
    }
  }

  /// The title of a row on up to `maximumLines` lines: one with a word that is wider than the row is
  /// shrunk, and cut where that is not enough. No word is broken.
  func rowTitle(
    _ text: String, in frame: Rect, _ font: Font, _ color: Color, maximumLines: Int
  ) -> [SVGElement] {
    paragraph(
      text, in: frame, typesetter.shrunk(font, for: text, width: frame.width), color,
      maximumLines: maximumLines, breaksWords: false)
  }

  private func line(
    _ text: String, in frame: Rect, _ font: Font, _ color: Color, alignment: TextAlignment,
    reading: ReadingDirection? = nil
  ) -> [SVGElement] {
    guard !text.isEmpty else { return [] }
    let reading = reading ?? ReadingDirection(firstStrongOf: text) ?? direction
    let isRightToLeft = reading == .rightToLeft
    let edge = Edge(alignment, direction)
    var attributes = [
      SVGAttribute("x", .number(edge.x(in: frame))),
      SVGAttribute("y", .number(frame.midY + font.baselineDrop)),
      SVGAttribute("font-size", .number(Double(font.size))),
    ]
    if font.weight == .semibold { attributes.append(SVGAttribute("font-weight", "600")) }
    // `start` is the right end of a text that reads to the left.
    switch (edge, isRightToLeft) {
    case (.center, _): attributes.append(SVGAttribute("text-anchor", "middle"))
    case (.left, true), (.right, false): attributes.append(SVGAttribute("text-anchor", "end"))
    case (.left, false), (.right, true): break
    }
    if isRightToLeft { attributes.append(SVGAttribute("direction", "rtl")) }
    return [SVGElement("text", attributes + color.attributes("fill"), text: text)]
  }

  /// The place of a line's anchor, as people see it.
  private enum Edge {
    case left, center, right

    init(_ alignment: TextAlignment, _ direction: ReadingDirection) {
      switch (alignment, direction) {
      case (.center, _): self = .center
      case (.leading, .leftToRight), (.trailing, .rightToLeft): self = .left
      case (.leading, .rightToLeft), (.trailing, .leftToRight): self = .right
      }
    }

    func x(in frame: Rect) -> Double {
      switch self {
      case .left: frame.x
      case .center: frame.midX
      case .right: frame.maxX
      }
    }
  }
}
