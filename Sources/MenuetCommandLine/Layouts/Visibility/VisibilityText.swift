import MenuetLayout
import MenuetModel

/// Why an item is not in the bar, as a person reads it.
struct VisibilityText {
  let item: String
  let toolbar: Toolbar
  let style: TerminalStyle

  /// The most rows of a table; a long bar would bury what matters.
  private static let mostRows = 12

  func text(_ reports: [VisibilityReport]) -> String {
    reports.map { text($0) }.joined(separator: "\n")
  }

  private func text(_ report: VisibilityReport) -> String {
    var parts = [heading(report) + whereItIs(report)]
    if report.ranges.count > 1 { parts.append(ranges(report)) }
    if !report.givenAway.isEmpty { parts.append(givenAway(report)) }
    for width in report.widths { parts += atWidth(width, report) }
    return parts.joined(separator: "\n")
  }

  private func heading(_ report: VisibilityReport) -> String {
    let bar = toolbar.title.map { "\"\(TextLines.plain($0))\" (\(toolbar.id))" } ?? toolbar.id
    var words = report.title.map { "\"\(TextLines.plain($0))\" (\(report.unit))" } ?? report.unit
    if item != report.unit { words = "\(item), in the group " + words }
    return style("toolbar \(bar): \(words)", .bold) + "\n"
  }

  private func line(_ text: String) -> String { "  \(text)\n" }

  // MARK: Where it is

  private func whereItIs(_ report: VisibilityReport) -> String {
    switch report.absence {
    case .platform: return line("it is for other platforms")
    case .empty: return line("all its members are for other platforms")
    case .optional:
      return line("customization=\"optional\": it is in the bar when people have added it")
    case nil: break
    }
    guard report.region == .center else {
      return line("it stands in '\(report.region.rawValue)', and is in the bar at every width")
    }
    guard let visibleFrom = report.visibleFrom, let last = report.ranges.last else {
      return line("it is in the bar at every width, from \(report.minimumWidth) pt")
    }
    let place = last.form == .hidden ? "hidden" : "in the overflow menu"
    return line("in the bar from \(visibleFrom) pt; below that \(place)")
      + line("(the bar itself needs \(report.minimumWidth) pt)")
  }

  private func ranges(_ report: VisibilityReport) -> String {
    var table = TextTable([
      TextTable.Column(heading: "not in the bar at"),
      TextTable.Column(heading: "points missing", isRight: true),
    ])
    let visibleFrom = report.visibleFrom ?? 0
    for range in report.ranges.prefix(Self.mostRows) {
      table.append(
        "\(range.minimumWidth)–\(range.maximumWidth)",
        "\(visibleFrom - range.maximumWidth)–\(visibleFrom - range.minimumWidth)")
    }
    return table.text + more(report.ranges.count)
  }

  private func more(_ count: Int) -> String {
    count > Self.mostRows ? line("… and \(count - Self.mostRows) more") : ""
  }

  // MARK: What goes first

  private func givenAway(_ report: VisibilityReport) -> String {
    var table = TextTable([
      TextTable.Column(heading: "given away before it"), TextTable.Column(heading: "becomes"),
      TextTable.Column(heading: "below", isRight: true),
      TextTable.Column(heading: "because", limit: 48),
    ])
    for step in report.givenAway.prefix(Self.mostRows) {
      table.append(
        TextLines.plain(step.name), step.to.words, "\(step.below)",
        step.reason.words(goesFirst: true))
    }
    return table.text + more(report.givenAway.count)
  }

  // MARK: At one width

  private func atWidth(
    _ report: VisibilityReport.AtWidth, _ whole: VisibilityReport
  ) -> [String] {
    var words = "at \(report.width) pt "
    if report.form.isVisible, whole.absence == nil, report.missingForBar == 0 {
      words += "it is in the bar, \(report.form.shownWords)"
    } else if report.missingForBar > 0 {
      words += "the bar does not fit: \(Self.points(report.missingForBar)) missing"
    } else if whole.absence != nil {
      words += "it is not in the bar"
    } else {
      words += report.form == .hidden ? "it is hidden: " : "it is in the overflow menu: "
      words += "\(Self.points(report.missing)) missing"
    }
    var parts = [line(words) + room(report)]
    if !report.form.isVisible || whole.absence != nil { parts.append(remedies(report, whole)) }
    return parts
  }

  private static func points(_ count: Int) -> String {
    count == 1 ? "1 point is" : "\(count) points are"
  }

  private func room(_ report: VisibilityReport.AtWidth) -> String {
    var table = TextTable([
      TextTable.Column(heading: "takes the room"), TextTable.Column(heading: "region"),
      TextTable.Column(heading: "width", isRight: true),
      TextTable.Column(heading: "because", limit: 48),
    ])
    for unit in report.room.prefix(Self.mostRows) {
      let form = unit.form == .kept ? "" : " (\(unit.form.words))"
      table.append(
        TextLines.plain(unit.name) + form, unit.region.rawValue, "\(unit.width)",
        unit.reason?.words(goesFirst: false) ?? "it is asked about")
    }
    if report.overflowButton > 0 {
      table.append("overflow button", "trailing", "\(report.overflowButton)", "opens the rest")
    }
    table.append("margins and gaps", "", "\(report.gaps)", "")
    return table.text + more(report.room.count)
  }

  private func remedies(
    _ report: VisibilityReport.AtWidth, _ whole: VisibilityReport
  ) -> String {
    var table = TextTable([
      TextTable.Column(heading: "what would bring it back", limit: 60),
      TextTable.Column(heading: "in the bar from", isRight: true),
    ])
    for remedy in report.remedies {
      table.append(TextLines.plain(remedy.change.words), "\(remedy.visibleFrom)")
    }
    if let visibleFrom = whole.visibleFrom {
      table.append("a bar of \(visibleFrom) points", "\(visibleFrom)")
    } else if report.remedies.isEmpty {
      return line("no single change would bring it back")
    }
    return table.text
  }
}

// MARK: Words

extension UnitForm {
  /// What a unit becomes.
  var words: String {
    switch self {
    case .both: "symbol and title"
    case .icon: "symbol"
    case .title: "title"
    case .members: "group"
    case .icons: "group of symbols"
    case .representative: "one button"
    case .overflow: "overflow menu"
    case .hidden: "hidden"
    case .kept: "as it is"
    }
  }

  /// How a unit in the bar is shown, as a sentence says it.
  fileprivate var shownWords: String {
    switch self {
    case .both: "with symbol and title"
    case .icon: "as a symbol"
    case .title: "with its title"
    case .members: "as a group"
    case .icons: "as a group of symbols"
    case .representative: "as one button"
    case .kept, .overflow, .hidden: "as it is"
    }
  }
}

extension VisibilityReport.Reason {
  /// - Parameter goesFirst: True where a unit gives way first, false where it stays.
  fileprivate func words(goesFirst: Bool) -> String {
    switch self {
    case .shrink: goesFirst ? "'shrink' says so" : "it comes later in 'shrink', or not at all"
    case .titlesFirst: "titles go before anything leaves the bar"
    case .groupsBeforeOverflow: "groups become one button before anything leaves"
    case .priority(let own, let other):
      "priority \(own), \(own < other ? "below" : "above") \(other)"
    case .position:
      "equal priority, nearer to the \(goesFirst ? "trailing" : "leading") end"
    case .region: "never gives way"
    case .pinned: "pinned"
    case .collapseNone: "collapse=\"none\""
    }
  }
}
