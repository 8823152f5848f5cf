import MenuetModel
import MenuetSource

/// Flags a pull-down button that hides all commands of its view.
struct EverythingInPullDown: Rule {
  static let info = RuleInfo(
    id: "pull-down-everything", .popUps, .note,
    "a view shows some of its commands outside its pull-down button",
    guideline: .pullDownButtons("a view's actions are not all put into one pull-down button"),
    why: """
      What people come to a view for should be seen at once. Behind one button every action costs two
      presses, and people have to know that it is there. On the Mac the menu bar shows the commands too.
      """,
    example: """
        <view id="album" title="Album">
      +   <button id="add-photos" title="Add Photos" symbol="plus"/>
          §<pull-down-button§ id="album-menu" title="Album" symbol="photo">
      -     <command id="add-photos" title="Add Photos"/>
            <command id="play-slideshow" title="Play Slideshow"/>
            <command id="rename-album" title="Rename Album"/>
            <command id="export-album" title="Export Album"/>
          </pull-down-button>
        </view>
      """, reads: .document(.platforms, .primary), thresholds: [commands])
  static let commands = Threshold(
    "pull-down-everything.commands", 4, .ours,
    "the fewest commands of a view that may not all hide in one pull-down button")

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let buttons = context.walk.pullDownButtons
    guard !buttons.isEmpty else { return }
    // The platforms on which each view shows something else.
    var shown: [String: PlatformSet] = [:]
    for button in context.walk.buttonPlaces {
      shown[button.view ?? "", default: []].formUnion(button.item.platforms)
    }
    for button in context.walk.popUpButtons {
      shown[button.view ?? "", default: []].formUnion(button.platforms)
    }
    for control in context.walk.segmentedControls {
      shown[control.view ?? "", default: []].formUnion(control.platforms)
    }
    for same in buttons.grouped(by: { $0.view ?? "" }) where same.count == 1 {
      let button = same[0]
      guard button.primary == nil else { continue }
      var platforms = button.platforms.subtracting(shown[button.view ?? ""] ?? [])
      if !document.menuBars.isEmpty { platforms.subtract(.macos) }
      var commands: Set<Subject> = []
      button.content.forEachItem { item in
        if item.kind == .command, !item.platforms.isDisjoint(with: platforms) {
          commands.insert(item.subject)
        }
      }
      guard commands.count >= context.options[Self.commands] else { continue }
      report(
        "all \(commands.count) commands of the view are in one pull-down button"
          + context.suffix(platforms), at: button.source,
        fix: "give the likeliest ones buttons of their own")
    }
  }
}
