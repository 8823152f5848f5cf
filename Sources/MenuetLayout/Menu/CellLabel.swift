/// The label under the symbol of a `medium` cell: smaller than a list's, on at most two lines that break
/// between words alone.
package enum CellLabel {
  /// The size of its text in a menu whose own text has a size, in points: 13 of 17.
  package static func fontSize(inMenuOf size: Int) -> Int { (size * 76 + 50) / 100 }

  /// The part of its size that is left, in fifths, before it is cut.
  package static let leastFifths = 4
}

extension TextMetrics {
  /// The lines that the label of a cell takes where there are `room` points for each: at its own size,
  /// or shrunk as far as it has to be. `truncated` where even its least size is too large.
  package func cellLines(
    of text: String, fontSize: Int, room: Int
  ) -> (count: Int, truncated: Bool) {
    let whole = lines(
      of: text, fontSize: fontSize, maximumWidth: room, maximumLines: 2, breaksWords: false)
    guard whole.truncated else { return (whole.lines, false) }
    // A smaller text in the same room takes what the text itself does in more.
    let shrunk = lines(
      of: text, fontSize: fontSize, maximumWidth: room * 5 / CellLabel.leastFifths,
      maximumLines: 2, breaksWords: false)
    return (shrunk.lines, shrunk.truncated)
  }

  /// The points of a line that the label of a cell needs at its least size: those of its widest word,
  /// where that alone has no room.
  func cellNeeds(of text: String, fontSize: Int, room: Int) -> (lines: Int, points: Int) {
    func least(_ text: some StringProtocol) -> Int {
      (width(of: String(text), fontSize: fontSize) * CellLabel.leastFifths + 4) / 5
    }
    let word = text.split(whereSeparator: \.isWhitespace).map(least).max() ?? 0
    return word > room ? (1, word) : (2, least(text))
  }
}
