import MenuetLayout
import MenuetModel
import MenuetSuggestion
import MenuetTool

/// The proposals for a toolbar, in words.
struct SuggestionText {
  let proposal: SuggestVerb.Proposal

  private var suggestion: PrioritySuggestion { proposal.suggestion }

  var text: String {
    let widths = Self.list(proposal.widths)
    var text = "'\(proposal.toolbar.id)' on \(proposal.platform.displayName), at \(widths) pt\n"
    if suggestion.uses == 0 { return text + "  nothing in it is counted\n" }
    let taps = suggestion.taps
    if suggestion.isEmpty {
      return text + "  \(Self.number(taps.now)) taps a use; no priorities are better\(limit)\n"
    }
    text +=
      "  \(Self.number(taps.now)) taps a use now, \(Self.number(taps.then)) with these"
      + " priorities\(limit)\n\n"
    var table = TextTable([
      TextTable.Column(heading: "unit"), TextTable.Column(heading: "uses", isRight: true),
      TextTable.Column(heading: "priority", isRight: true),
      TextTable.Column(heading: "now", isRight: true), TextTable.Column(heading: "line"),
      TextTable.Column(heading: "in the overflow menu at", limit: 60),
    ])
    for unit in suggestion.units {
      let isSame = unit.priority == unit.unit.priority
      table.append(
        unit.unit.id, String(unit.uses), String(unit.priority),
        isSame ? "" : String(unit.unit.priority), Self.place(unit.unit.source),
        unit.missing.then == proposal.widths ? "all" : Self.list(unit.missing.then))
    }
    text += table.text
    if suggestion.dropsSteps { text += "\n  and take out 'shrink', which decides the order now\n" }
    return text
  }

  /// How far from the best it may be.
  private var limit: String {
    if suggestion.isExact { return suggestion.isEmpty ? "" : ", the fewest there are" }
    return "; \(Self.number(suggestion.bound)) is less than any have"
  }

  private static func place(_ source: SourceReference) -> String {
    (source.file.map { $0 + ":" } ?? "") + "\(source.line):\(source.column)"
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }

  /// A number with three digits behind the point.
  private static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1_000).rounded())
    let rest = String(thousandths % 1_000 + 1_000).dropFirst()
    return "\(thousandths / 1_000).\(rest)"
  }
}

/// The proposals, as `suggest --format json` prints them; the keys stand in this order.
struct SuggestionJSON: Encodable {
  struct Bar: Encodable {
    let toolbar: String
    let platform: Platform
    let widths: [Int]
    let uses: Int
    let taps: Taps
    let exact: Bool
    let dropsShrink: Bool
    let units: [Unit]
  }

  /// For a use, on average.
  struct Taps: Encodable {
    let now: Double
    let then: Double
    let bound: Double
  }

  struct Unit: Encodable {
    let id: String
    let uses: Int
    let priority: Int
    let suggestedPriority: Int
    let overflowAt: [Int]
    let suggestedOverflowAt: [Int]
    let source: SourceReference
  }

  let format = "menuet/suggest-1"
  let toolbars: [Bar]

  private enum CodingKeys: CodingKey { case format, toolbars }

  init(_ proposals: [SuggestVerb.Proposal]) {
    toolbars = proposals.map { proposal in
      let suggestion = proposal.suggestion
      return Bar(
        toolbar: proposal.toolbar.id, platform: proposal.platform, widths: proposal.widths,
        uses: suggestion.uses,
        taps: Taps(now: suggestion.taps.now, then: suggestion.taps.then, bound: suggestion.bound),
        exact: suggestion.isExact, dropsShrink: suggestion.dropsSteps,
        units: suggestion.units.map { unit in
          Unit(
            id: unit.unit.id, uses: unit.uses, priority: unit.unit.priority,
            suggestedPriority: unit.priority, overflowAt: unit.missing.now,
            suggestedOverflowAt: unit.missing.then, source: unit.unit.source)
        })
    }
  }
}
