import MenuetLayout
import MenuetModel
import MenuetSuggestion
import MenuetTool

/// The proposals for a toolbar, in words.
struct SuggestionText {
  let bar: SuggestVerb.Bar

  var text: String {
    var texts = bar.proposals.map { PlatformText(proposal: $0).text }
    let isUsed = bar.proposals.contains { $0.suggestion.uses > 0 }
    if bar.proposals.count > 1, isUsed { texts.append(choice) }
    return texts.joined(separator: "\n")
  }

  /// Which proposal is written, where there are several.
  private var choice: String {
    let name = "'\(bar.proposals[0].toolbar.id)' on all of them"
    let taps = bar.shared.taps
    let now = "\(taps.now.inThousandths) taps a use now"
    guard let written = bar.written else {
      return "\(name)\n  \(now); none of these is better, and --in-place writes none\n"
    }
    return """
      \(name)
        \(now), \(taps.then.inThousandths) with those for \(written.platform.displayName), \
      which --in-place writes

      """
  }
}

/// What is proposed on a platform, in words.
private struct PlatformText {
  let proposal: SuggestVerb.Proposal

  private var suggestion: UsageSuggestion { proposal.suggestion }

  var text: String {
    let widths = Self.list(proposal.widths)
    var text = "'\(proposal.toolbar.id)' on \(proposal.platform.displayName), at \(widths) pt\n"
    if suggestion.uses == 0 { return text + "  nothing in it is counted\n" }
    let now = "  \(suggestion.taps.now.inThousandths) taps a use"
    if suggestion.isEmpty { return text + now + "; no priorities or steps are better\(limit)\n" }
    text += "\(now) now, \(suggestion.taps.then.inThousandths) with these"
    text += suggestion.steps.isEmpty ? " priorities\(limit)\n\n" : " steps of 'shrink'\(limit)\n"
    if !suggestion.steps.isEmpty {
      text += "  \(suggestion.taps.priorities.inThousandths) with priorities alone\n\n"
    }
    text += table.text
    if suggestion.dropsSteps { text += "\n  and take out 'shrink', which decides the order now\n" }
    if suggestion.changesSteps, !suggestion.steps.isEmpty { text += steps }
    return text
  }

  private var table: TextTable {
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
    return table
  }

  /// The steps as they are written.
  private var steps: String {
    let place = Self.place(proposal.toolbar.source)
    let lines = suggestion.steps.map {
      "    <step unit=\"\($0.unit)\" to=\"\($0.to.rawValue)\"/>\n"
    }
    return "\n  in the toolbar at \(place)\n\n  <shrink>\n\(lines.joined())  </shrink>\n"
  }

  /// How far from the best it may be.
  private var limit: String {
    if suggestion.isExact { return suggestion.isEmpty ? "" : ", the fewest there are" }
    return "; \(suggestion.bound.inThousandths) is less than any have"
  }

  private static func place(_ source: SourceReference) -> String {
    (source.file.map { $0 + ":" } ?? "") + "\(source.line):\(source.column)"
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }
}

extension Double {
  /// A number with three digits behind the point.
  fileprivate var inThousandths: String {
    let thousandths = Int((self * 1_000).rounded())
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
    let suggestedShrink: [Step]
    let written: Bool
  }

  /// For a use, on average.
  struct Taps: Encodable {
    let now: Double
    let then: Double
    let bound: Double
    let priorities: Double
  }

  struct Step: Encodable {
    let unit: String
    let to: ShrinkTarget
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

  init(_ bars: [SuggestVerb.Bar]) {
    toolbars = bars.flatMap { bar in
      bar.proposals.enumerated().map { Bar($1, isWritten: $0 == bar.shared.chosen) }
    }
  }
}

extension SuggestionJSON.Bar {
  fileprivate init(_ proposal: SuggestVerb.Proposal, isWritten: Bool) {
    let suggestion = proposal.suggestion
    toolbar = proposal.toolbar.id
    platform = proposal.platform
    widths = proposal.widths
    uses = suggestion.uses
    taps = SuggestionJSON.Taps(
      now: suggestion.taps.now, then: suggestion.taps.then, bound: suggestion.bound,
      priorities: suggestion.taps.priorities)
    exact = suggestion.isExact
    dropsShrink = suggestion.dropsSteps
    units = suggestion.units.map { unit in
      SuggestionJSON.Unit(
        id: unit.unit.id, uses: unit.uses, priority: unit.unit.priority,
        suggestedPriority: unit.priority, overflowAt: unit.missing.now,
        suggestedOverflowAt: unit.missing.then, source: unit.unit.source)
    }
    suggestedShrink = suggestion.steps.map { SuggestionJSON.Step(unit: $0.unit, to: $0.to) }
    written = isWritten
  }
}
