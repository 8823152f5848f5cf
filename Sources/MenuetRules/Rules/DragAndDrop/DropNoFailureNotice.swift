import MenuetModel
import MenuetSource

/// Flags a drop from other apps that may fail unnoticed.
struct DropNoFailureNotice: Rule {
  static let info = RuleInfo(
    id: "drop-no-failure-notice", .dragAndDrop, .warning,
    "a drop that fails is told to people",
    guideline: .dragAndDrop(
      "tell people when a drop fails, for example when a transfer is interrupted"),
    why: """
      A transfer from another app can break off. Whoever is not told believes that the content has
      arrived, and may delete the original.
      """,
    example: """
      - §<drop-target§ id="photo-drop" for="PhotoGrid" accepts="public.image"/>
      + <drop-target id="photo-drop" for="PhotoGrid" accepts="public.image"
      +   on-failure="handler:reportFailure"/>
        <menu-bar id="bar"/>
      """,
    reads: .parts(.onFailure, .scope))

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard target.scope != .app, target.onFailure == nil, target.failureHandler == nil else {
      return
    }
    report(
      "'\(target.id)' does not tell of a drop that fails", at: target.source,
      fix: "name an alert, a region or a handler  on-failure=\"handler:…\"")
  }
}
