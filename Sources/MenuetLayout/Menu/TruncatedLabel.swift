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
  /// The width of the text on one line, in points.
  package let needs: Int
  /// The size of the text, in points.
  package let fontSize: Int

  package init(
    source: SourceReference, title: String, has: Int, lines: Int, needs: Int, fontSize: Int
  ) {
    self.fontSize = fontSize
    self.source = source
    self.title = title
    self.has = has
    self.lines = lines
    self.needs = needs
  }
}
