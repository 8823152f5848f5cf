package import MenuetLayout
package import MenuetModel

/// Which of the proposals for a toolbar on several platforms is best on all of them together: a document
/// has one `priority` for a unit, and one `shrink`, on all.
package struct SharedSuggestion: Sendable {
  /// The index of the proposal; `nil` where the document as it stands needs no more taps.
  package let chosen: Int?
  /// The taps for a use on all platforms, now and with it. All widths of all platforms count alike.
  package let taps: (now: Double, then: Double)

  /// - Parameters:
  ///   - platforms: The context of each proposal, and the cost that it was made for.
  package init(
    of suggestions: [UsageSuggestion], for toolbar: Toolbar, in document: Document,
    platforms: [(context: LayoutContext, cost: UsageCost)]
  ) {
    func extraTaps(_ toolbar: Toolbar) -> Int {
      platforms.reduce(0) { sum, platform in
        let layout = ToolbarLayout(toolbar, in: document, context: platform.context)
        return sum + platform.cost.extraTaps(of: toolbar, in: layout)
      }
    }
    let now = extraTaps(toolbar)
    var best: (index: Int?, taps: Int) = (nil, now)
    for (index, suggestion) in suggestions.enumerated() {
      let taps = extraTaps(suggestion.applied(to: toolbar))
      if taps < best.taps { best = (index, taps) }
    }
    chosen = best.index
    let uses = platforms.reduce(0) { $0 + $1.cost.uses(of: toolbar) * $1.cost.widths.count }
    func average(_ extra: Int) -> Double { uses == 0 ? 1 : 1 + Double(extra) / Double(uses) }
    taps = (average(now), average(best.taps))
  }
}
