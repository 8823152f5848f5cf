import MenuetModel

extension [Int] {
  /// As in `220 and 240`.
  package var listed: String { map(String.init).joinedWithAnd }
}

extension ToolbarTrial {
  /// The region that takes the most, and what is widest in it.
  package var blame: String {
    let widths = layout.leastRegionWidths
    let region = Toolbar.Region.allCases.max { widths[$0] < widths[$1] } ?? .trailing
    let widest = layout.keptUnits.filter { $0.place.region == region }
      .sorted { ($0.width, $1.id) > ($1.width, $0.id) }.prefix(2)
      .map { "'\($0.label.isEmpty ? $0.id : name(of: $0.place))' \($0.width)" }
    return "'\(region.rawValue)' takes \(widths[region])"
      + (widest.isEmpty ? "" : ", of which \(widest.joined(separator: " and "))")
  }

  /// The units in the overflow menu at a width in points, as in `'a', 'b' are in the overflow menu`; of
  /// more than ten the first eight are named.
  package func overflowWords(_ width: Int) -> String {
    let ids = layout.overflow(at: width)
    let named = ids.prefix(ids.count > 10 ? 8 : 10).map { "'\($0)'" }.joined(separator: ", ")
    let rest = ids.count > 10 ? " and \(ids.count - 8) more" : ""
    return "\(named)\(rest) \(ids.count == 1 ? "is" : "are") in the overflow menu"
  }

  /// The changes that bring a hidden unit back at a width in points.
  package func remedyShowing(_ id: String, at width: Int) -> String {
    let (title, changes) = VisibilityQuestion.remedies(showing: id, in: self, at: width)
    let subject = "'\(id)'" + (title.map { " (\($0))" } ?? "")
    guard !changes.isEmpty else {
      return "remove items: no change that was tried makes room for \(subject)"
    }
    return "to show \(subject), \(changes.map(\.words).joined(separator: "; or "))"
  }
}

extension [ToolbarTrial.Result] {
  /// The least change after which the bar fits, and another kind of change after which it does.
  package var words: String {
    guard let least = first else {
      return "allow for more room: what has to stay does not fit by itself"
    }
    let other = first { $0.changes.first?.isShortening != least.changes.first?.isShortening }
    return [least, other].compactMap { $0?.words }.joined(separator: "; or ")
  }
}

extension ToolbarTrial.Result {
  /// The changes, what gives way after them, and the least width that comes of them.
  fileprivate var words: String {
    let needs = ": the toolbar then needs \(minimumWidth) points"
    let widths = leavesBelow.compactMap { $0 }
    guard let first = widths.max() else { return ToolbarChange.words(for: changes) + needs }
    let give =
      changes.count == 1
      ? "it gives way" : Set(widths).count == 1 ? "they give way" : "they give way in turn"
    return ToolbarChange.words(for: changes) + ", where \(give) below \(first) points" + needs
  }
}

extension ContextKey {
  /// The context as a sentence names it.
  package func words(besides language: String) -> String {
    var words = " on \(platform.displayName)"
    if isPseudo {
      words += " in a language with longer words"
    } else if locale != language {
      words += " in '\(locale)'"
    }
    if contentSize != .large { words += " at the text size '\(contentSize.rawValue)'" }
    return words
  }
}
