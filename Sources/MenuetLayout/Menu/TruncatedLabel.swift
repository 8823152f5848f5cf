package import MenuetModel

/// A label that a layout had to cut.
package struct TruncatedLabel: Sendable, Hashable {
  /// Where the element was written.
  package let source: SourceReference
  /// The menu that shows it: its `menu`, or what else holds the list.
  package var surface = SourceReference.none
  /// The whole text.
  package let title: String
  /// The width of a line, in points.
  package let has: Int
  /// The lines that it may take.
  package let lines: Int
  /// The width of the text on one line, in points; of the label of a cell at its least size, and where
  /// one word is wider than a line, of that word.
  package let needs: Int
  /// The size of the text, in points.
  package let fontSize: Int
  /// Indicates whether it is the label of a cell.
  package let isInCell: Bool

  package init(
    source: SourceReference, title: String, has: Int, lines: Int, needs: Int, fontSize: Int,
    isInCell: Bool = false
  ) {
    self.isInCell = isInCell
    self.fontSize = fontSize
    self.source = source
    self.title = title
    self.has = has
    self.lines = lines
    self.needs = needs
  }

  /// Returns whether another text would fit in its place.
  package func holds(_ text: String, _ metrics: TextMetrics) -> Bool {
    if isInCell { return !metrics.cellLines(of: text, fontSize: fontSize, room: has).truncated }
    if lines == 1 { return metrics.width(of: text, fontSize: fontSize) <= has }
    return !metrics.lines(
      of: text, fontSize: fontSize, maximumWidth: has, maximumLines: lines
    ).truncated
  }
}
