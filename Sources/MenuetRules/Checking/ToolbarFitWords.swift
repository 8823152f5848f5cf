import MenuetModel

// MARK: Words

extension [Int] {
  /// As in `220 and 240`.
  var listed: String { map(String.init).joinedWithAnd }
}

extension ToolbarFit {
  private var regionAtFault: Toolbar.Region {
    regionWidths.max { $0.value < $1.value }?.key ?? .trailing
  }

  private var widestUnits: [Unit] {
    let region = regionAtFault
    return units.filter { $0.region == region }
      .sorted { ($0.width, $1.id) > ($1.width, $0.id) }
  }

  /// The region that takes the most, and what is widest in it.
  var blame: String {
    let region = regionAtFault
    let widest = widestUnits.prefix(2).map { "'\($0.name)' \($0.width)" }
    return "'\(region.rawValue)' takes \(regionWidths[region] ?? 0)"
      + (widest.isEmpty ? "" : ", of which \(widest.joined(separator: " and "))")
  }

  /// The least change after which the bar fits, and another kind of change after which it does.
  static func words(for remedies: [Remedy]) -> String {
    guard let least = remedies.first else {
      return "allow for more room: what has to stay does not fit by itself"
    }
    let other = remedies.first {
      $0.changes.first?.isShortening != least.changes.first?.isShortening
    }
    return [least, other].compactMap { $0?.words }.joined(separator: "; or ")
  }
}

extension ToolbarFit.Remedy {
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

extension MeasuredContext {
  /// The context as a sentence names it.
  func words(besides language: String) -> String {
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
