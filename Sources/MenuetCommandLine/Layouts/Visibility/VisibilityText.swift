import MenuetLayout
import MenuetModel
import MenuetTool

/// Why an item is not in the bar, as a person reads it.
struct VisibilityText {
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
    let bar = Self.name(toolbar.title, toolbar.id)
    var words = Self.name(report.title, report.unit)
    if let member = report.member {
      words = Self.name(member.title, member.id) + ", in the group " + words
    }
    if let held = report.held {
      words = Self.name(held.title, held.id) + ", in the menu of " + words + Self.under(held.path)
    }
    return style("toolbar \(bar): \(words)", .bold) + "\n"
  }

  /// `"Share" (share)`, or the id alone.
  static func name(_ title: String?, _ id: String) -> String {
    title.map { "\"\(TextLines.plain($0))\" (\(id))" } ?? id
  }

  /// `, under "More" › "Lists"`, or nothing where there is no submenu on the way.
  static func under(_ path: [String]) -> String {
    path.isEmpty
      ? "" : ", under " + path.map { "\"\(TextLines.plain($0))\"" }.joined(separator: " › ")
  }

  /// The unit in the bar, as the subject of a sentence: the item, or what opens its menu.
  private func subject(_ report: VisibilityReport) -> String {
    if report.held == nil { return "it" }
    let unit = toolbar[report.region].first { $0.id == report.unit }
    switch unit?.content.kind {
    case .title: return "the title"
    case .segmented: return "its control"
    default: return "its button"
    }
  }

  /// Where an item is that no toolbar has.
  static func text(_ places: [VisibilityAnswers.Place], style: TerminalStyle) -> String {
    guard let first = places.first else { return "" }
    let lines = places.map { place in
      "  in the \(place.menu.kind) \(name(place.menu.title, place.menu.id))"
        + "\(under(place.item.path))\n"
    }
    return style("\(name(first.item.title, first.item.id)): in no toolbar", .bold) + "\n"
      + lines.joined()
  }

  private func line(_ text: String) -> String { "  \(text)\n" }

  // MARK: Where it is

  private func whereItIs(_ report: VisibilityReport) -> String {
    let subject = subject(report)
    switch report.absence {
    case .platform: return line("\(subject) is for other platforms")
    case .empty: return line("all its members are for other platforms")
    case .optional:
      return line("customization=\"optional\": \(subject) is in the bar when people have added it")
    case .navigator:
      return line(
        "the bar is of the style 'navigator', which shows none of the center at any width: "
          + "\(subject) is \(report.unitForm == .hidden ? "hidden" : "in the overflow menu")")
    case nil: break
    }
    guard report.region == .center else {
      return line(
        "\(subject) stands in '\(report.region.rawValue)', and is in the bar at every width")
    }
    guard let visibleFrom = report.visibleFrom, let last = report.ranges.last else {
      return line("\(subject) is in the bar at every width, from \(report.minimumWidth) pt")
    }
    let start = report.held == nil ? "" : subject + " is "
    return below(report, "\(start)in the bar from \(visibleFrom) pt", visibleFrom, last.form)
      + line("(the bar itself needs \(report.minimumWidth) pt)")
  }

  /// Where it is in a bar that is too narrow for it: a member first in the menu of its group.
  private func below(
    _ report: VisibilityReport, _ words: String, _ visibleFrom: Int, _ last: UnitForm
  ) -> String {
    let button = "behind the button \(Self.name(report.title, report.unit)), in its menu"
    if last == .representative { return line("\(words); below that \(button)") }
    let place = last == .hidden ? "hidden" : "in the overflow menu"
    guard let group = report.groupVisibleFrom, group < visibleFrom else {
      return line("\(words); below that \(place)")
    }
    return line(words) + line("from \(group) to \(visibleFrom - 1) pt \(button)")
      + line("below that \(place)")
  }

  private func ranges(_ report: VisibilityReport) -> String {
    var table = TextTable([
      TextTable.Column(heading: "not in the bar at"),
      TextTable.Column(heading: "points missing", isRight: true),
    ])
    let visibleFrom = report.visibleFrom ?? 0
    for range in report.ranges.prefix(Self.mostRows) {
      table.append(
        LayoutText.range(range.minimumWidth, range.maximumWidth),
        LayoutText.range(visibleFrom - range.maximumWidth, visibleFrom - range.minimumWidth))
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
    let subject = subject(whole)
    let isThere = report.form.isInTheBar(asMember: whole.member != nil)
    var words = "at \(report.width) pt "
    if isThere, whole.absence == nil, report.missingForBar == 0 {
      words += "\(subject) is in the bar, "
      words += whole.member == nil ? report.form.shownWords : "in its group"
    } else if report.missingForBar > 0 {
      words += "the bar does not fit: \(Self.points(report.missingForBar)) missing"
    } else if whole.absence != nil {
      words += "\(subject) is not in the bar"
    } else {
      words += "\(subject) is "
      switch report.form {
      case .hidden: words += "hidden"
      case .representative:
        words += "behind the button \(Self.name(whole.title, whole.unit)), in its menu"
      default: words += "in the overflow menu"
      }
      words += ": \(Self.points(report.missing)) missing"
    }
    let isPart = whole.member != nil || whole.held != nil
    var parts = [
      line(words) + room(report, own: isPart ? "holds what is asked about" : "it is asked about")
    ]
    if !isThere || whole.absence != nil { parts.append(remedies(report, whole)) }
    return parts
  }

  private static func points(_ count: Int) -> String {
    count == 1 ? "1 point is" : "\(count) points are"
  }

  /// - Parameter own: What is said of the unit that is asked about.
  private func room(_ report: VisibilityReport.AtWidth, own: String) -> String {
    var table = TextTable([
      TextTable.Column(heading: "takes the room"), TextTable.Column(heading: "region"),
      TextTable.Column(heading: "width", isRight: true),
      TextTable.Column(heading: "because", limit: 48),
    ])
    for unit in report.room.prefix(Self.mostRows) {
      let form = unit.form == .kept ? "" : " (\(unit.form.words))"
      table.append(
        TextLines.plain(unit.name) + form, unit.region.rawValue, "\(unit.width)",
        unit.reason?.words(goesFirst: false) ?? own)
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
      TextTable.Column(heading: "what would bring it back", limit: 76),
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
  fileprivate func isInTheBar(asMember: Bool) -> Bool {
    isVisible && !(asMember && self == .representative)
  }

  /// The form that a unit takes.
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
