import MenuetModel
import MenuetSource

/// Flags a share sheet on platforms that have none.
struct ActivityViewPlatform: Rule {
  static let info = RuleInfo(
    id: "activity-platform", .activities, .error,
    grades: [
      .warning("where a watch or a television stands beside platforms that have share sheets")
    ],
    "an activity view is for iOS, iPadOS or visionOS",
    guideline: .activityViews(
      "share sheets exist on iOS, iPadOS and visionOS; macOS has a sharing picker instead"),
    why: """
      Where no share sheet exists the command that presents it does nothing. A Mac that is among the
      platforms shows its sharing picker; a watch and a television have neither.
      """,
    example: """
        <button id="share-note" title="Share…" presents="share-sheet"/>
      - <activity-view id="share-sheet" platforms="§macos§"/>
      + <activity-view id="share-sheet" platforms="ios ipados"/>
      """)

  private static let suitable: PlatformSet = [.ios, .ipados, .visionos]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for view in document.activityViews {
      let isSuitable = !view.platforms.isDisjoint(with: Self.suitable)
      let without = isSuitable ? view.platforms.intersection([.watchos, .tvos]) : view.platforms
      guard !without.isEmpty else { continue }
      report(
        "\(without.description) \(without.members.count > 1 ? "have" : "has") no share sheet",
        at: .platforms, of: view.source, severity: isSuitable ? .warning : nil,
        fix: isSuitable
          ? context.narrowing(view.source, from: view.platforms, without: without)
          : FixIt("let its platforms include 'ios', 'ipados' or 'visionos', or remove it"))
    }
  }
}
