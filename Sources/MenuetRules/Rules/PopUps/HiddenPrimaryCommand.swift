import MenuetModel
import MenuetSource

/// Flags a primary or often used command that a view shows in a pull-down button only.
struct HiddenPrimaryCommand: Rule {
  static let info = RuleInfo(
    id: "pull-down-primary-hidden", .popUps, .note,
    "a command that people use often is seen without opening a menu",
    guideline: .pullDownButtons("primary actions are directly visible"),
    why: """
      A pull-down button trades a press for room. For what people do all the time that is a bad trade.
      The command of a button's `primary` attribute is performed by a tap, and is seen.
      """,
    example: """
      + <commands>
      +   <command id="add-photo" title="Add Photo" frequency="often"/>
      + </commands>
        <view id="album" title="Album">
          <button id="play-slideshow" title="Play Slideshow" symbol="play"/>
      -   <pull-down-button id="add" title="Add" symbol="plus">
      -     §<command§ id="add-photo" title="Add Photo" frequency="often"/>
      +   <pull-down-button id="add" title="Add" symbol="plus" primary="add-photo">
            <command id="add-scan" title="Add Scan"/>
            <command id="add-link" title="Add Link"/>
      +     <command id="add-file" title="Add File"/>
          </pull-down-button>
        </view>
      """, reads: .document(.platforms, .primary))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let hidden = context.walk.placements.filter { placement in
      placement.place == .menu(.pullDown)
        && (document.role(of: placement.item) == .primary
          || context.frequency(of: placement.item) == .often)
    }
    guard !hidden.isEmpty else { return }
    let shown = seenPlatforms(of: Set(hidden.map(\.item.subject)), in: context)
    // The Mac's menu bar is always seen.
    let listed = Set(
      context.walk.placements.filter { $0.place == .menu(.menuBar) }.map(\.item.subject))
    for placement in hidden {
      let item = placement.item
      var platforms = item.platforms.subtracting(
        shown[Place(view: placement.view ?? "", subject: item.subject)] ?? [])
      if listed.contains(item.subject) { platforms.subtract(.macos) }
      guard !platforms.isEmpty else { continue }
      let use = document.role(of: item) == .primary ? "primary" : "used often"
      // Another view may show it: what is said is true of this one.
      let place = placement.view.map { "in the view '\($0)' " } ?? ""
      report(
        "'\(document.title(of: item))' is \(use) and \(place)only in a pull-down button"
          + context.suffix(platforms), at: context.location(of: item),
        fix: "give it a button, or make it the 'primary' command of this one")
    }
  }

  /// A command in a view.
  private struct Place: Hashable {
    let view: String
    let subject: Subject
  }

  /// The platforms on which some commands have a control of their own in a view.
  private func seenPlatforms(
    of wanted: Set<Subject>, in context: RuleContext
  ) -> [Place: PlatformSet] {
    var shown: [Place: PlatformSet] = [:]
    for button in context.walk.buttonPlaces where wanted.contains(button.item.subject) {
      shown[Place(view: button.view ?? "", subject: button.item.subject), default: []]
        .formUnion(button.item.platforms)
    }
    for button in context.walk.pullDownButtons where button.primary != nil {
      shown[Place(view: button.view ?? "", subject: button.primarySubject), default: []]
        .formUnion(button.platforms)
    }
    return shown
  }
}
