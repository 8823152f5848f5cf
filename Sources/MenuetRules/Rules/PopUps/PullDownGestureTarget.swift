import MenuetModel
import MenuetSource

/// Flags a pull-down button with a primary command for a system that cannot open its menu.
struct PullDownGestureTarget: Rule {
  static let info = RuleInfo(
    id: "pull-down-gesture-target", .popUps, .note,
    "a menu behind a primary command needs iOS 14",
    guideline: .pullDownButtons("from iOS 14 people may open a button's menu by a gesture"),
    why: """
      Before iOS 14 a button either performed a command or opened a menu: the menu cannot be reached
      there.
      """,
    example: """
      - <menuet xmlns="urn:menuet:1" name="Example" platforms="ios" min-ios="13.0">
      + <menuet xmlns="urn:menuet:1" name="Example" platforms="ios" min-ios="14.0">
          <commands><command id="add-photo" title="Add Photo"/></commands>
          <pull-down-button id="add" title="Add" symbol="plus" primary="§add-photo§">
            <command id="add-scan" title="Add Scan"/>
            <command id="add-link" title="Add Link"/>
            <command id="add-file" title="Add File"/>
          </pull-down-button>
        </menuet>
      """)

  func check(_ button: PullDownButton, in context: RuleContext, report: inout Findings) {
    guard button.primary != nil, context.document.minimumVersions.ios < PlatformVersion(14),
      !button.platforms.isDisjoint(with: [.ios, .ipados])
    else { return }
    report(
      "before iOS 14 a button with a primary command has no menu", at: .primary, of: button.source,
      fix: "raise 'min-ios', or give the command a button of its own")
  }
}
