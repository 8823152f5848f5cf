import MenuetModel
import MenuetSource

/// Flags a primary or often used command that a view shows in a pull-down button only.
struct HiddenPrimaryCommand: DocumentRule {
  static let info = RuleInfo(
    id: "pull-down-primary-hidden", .popUps, .warning,
    "a command that people use often is seen without opening a menu",
    guideline: .pullDownButtons("primary actions are directly visible"),
    why: """
      A pull-down button trades a press for room. For what people do all the time that is a bad trade.
      The command of a button's `primary` attribute is performed by a tap, and is seen.
      """,
    failing: """
      <view id="album" title="Album">
        <button id="play-slideshow" title="Play Slideshow" symbol="play"/>
        <pull-down-button id="add" title="Add" symbol="plus">
          §<command§ id="add-photo" title="Add Photo" frequency="often"/>
          <command id="add-scan" title="Add Scan"/>
          <command id="add-link" title="Add Link"/>
        </pull-down-button>
      </view>
      """,
    passing: """
      <commands>
        <command id="add-photo" title="Add Photo" frequency="often"/>
      </commands>
      <view id="album" title="Album">
        <button id="play-slideshow" title="Play Slideshow" symbol="play"/>
        <pull-down-button id="add" title="Add" symbol="plus" primary="add-photo">
          <command id="add-scan" title="Add Scan"/>
          <command id="add-link" title="Add Link"/>
          <command id="add-file" title="Add File"/>
        </pull-down-button>
      </view>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let hidden = context.mayLackAnywhere(.platforms, .primary) ? [] : importantPlacements(context)
    guard !hidden.isEmpty else { return }
    let controls = ViewControls(context, wanted: Set(hidden.map(\.item.subject)))
    // Where everything is hidden `pull-down-everything` says so.
    let hiding = Set(
      context.walk.pullDownButtons.filter {
        !context.platforms(whereAllHidesIn: $0, controls).isEmpty
      }.map(\.id))
    for placement in hidden where !hiding.contains(placement.surface) {
      let item = placement.item
      let platforms = item.platforms.subtracting(
        controls.platforms(showing: item.subject, in: placement.view))
      guard !platforms.isEmpty else { continue }
      let use = document.role(of: item) == .primary ? "primary" : "used often"
      // Another view may show it: what is said is true of this one.
      let place = placement.view.map { "in the view '\($0)' " } ?? ""
      report.report(
        Self.self,
        "'\(document.title(of: item))' is \(use) and \(place)only in a pull-down button"
          + context.suffix(platforms),
        at: context.location(of: item),
        fixIts: [FixIt("give it a button, or make it the 'primary' command of this one")])
    }
  }

  /// The primary and often used commands in pull-down buttons.
  private func importantPlacements(_ context: RuleContext) -> [Placement] {
    guard !context.walk.pullDownButtons.isEmpty else { return [] }
    return context.walk.placements.filter { placement in
      placement.place == .menu(.pullDown)
        && (context.document.role(of: placement.item) == .primary
          || context.frequency(of: placement.item) == .often)
    }
  }
}
