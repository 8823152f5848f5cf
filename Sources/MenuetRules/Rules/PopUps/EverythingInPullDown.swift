import MenuetModel
import MenuetSource

/// Flags a pull-down button that hides all commands of its view.
struct EverythingInPullDown: DocumentRule {
  static let info = RuleInfo(
    id: "pull-down-everything", .popUps, .warning,
    "a view shows some of its commands outside its pull-down button",
    guideline: .pullDownButtons("a view's actions are not all put into one pull-down button"),
    why: """
      What people come to a view for should be seen at once. Behind one button every action costs two
      presses, and people have to know that it is there. On the Mac the menu bar shows the commands
      too.
      """,
    failing: """
      <view id="album" title="Album">
        §<pull-down-button§ id="album-menu" title="Album" symbol="photo">
          <command id="add-photos" title="Add Photos"/>
          <command id="play-slideshow" title="Play Slideshow"/>
          <command id="rename-album" title="Rename Album"/>
          <command id="export-album" title="Export Album"/>
        </pull-down-button>
      </view>
      """,
    passing: """
      <view id="album" title="Album">
        <button id="add-photos" title="Add Photos" symbol="plus"/>
        <pull-down-button id="album-menu" title="Album" symbol="photo">
          <command id="play-slideshow" title="Play Slideshow"/>
          <command id="rename-album" title="Rename Album"/>
          <command id="export-album" title="Export Album"/>
        </pull-down-button>
      </view>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !context.walk.pullDownButtons.isEmpty, !context.mayLackAnywhere(.platforms, .primary)
    else { return }
    let controls = ViewControls(context)
    for button in context.walk.pullDownButtons {
      let platforms = context.platforms(whereAllHidesIn: button, controls)
      guard !platforms.isEmpty else { continue }
      let count = context.commandCount(in: button, on: platforms)
      report.report(
        Self.self,
        "all \(count) commands of the view are in one pull-down button\(context.suffix(platforms))",
        at: context.location(button.source),
        fixIts: [FixIt("give the likeliest ones buttons of their own")])
    }
  }
}
