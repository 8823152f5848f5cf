import MenuetModel
import MenuetSource

/// Flags a share sheet on platforms that have none.
struct ActivityViewPlatform: DocumentRule {
  static let info = RuleInfo(
    id: "activity-platform", .activities, .error,
    grades: [
      .warning(
        "where a watch or a television stands beside platforms that have share sheets")
    ],
    "an activity view is for iOS, iPadOS or visionOS",
    guideline: .activityViews(
      "share sheets exist on iOS, iPadOS and visionOS; macOS has a sharing picker instead"),
    why: """
      Where no share sheet exists the command that presents it does nothing. A Mac that is among the
      platforms shows its sharing picker; a watch and a television have neither. A view that
      names no platforms of its own is wanted where something presents it.
      """,
    failing: """
      <button id="share-note" title="Share…" presents="share-sheet"/>
      <activity-view id="share-sheet" platforms="§macos§"/>
      """,
    passing: """
      <button id="share-note" title="Share…" presents="share-sheet"/>
      <activity-view id="share-sheet" platforms="ios ipados"/>
      """)

  private static let suitable: PlatformSet = [.ios, .ipados, .visionos]
  private static let unsuitable: PlatformSet = [.watchos, .tvos]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var presenters: [String: [Presenter]]?
    for view in document.activityViews {
      let isSuitable = !view.platforms.isDisjoint(with: Self.suitable)
      let excess = unsuitable(view, &presenters, in: context)
      guard !isSuitable || !excess.isEmpty else { continue }
      let remedy =
        isSuitable
        ? context.narrowing(view.source, from: view.platforms, without: Self.unsuitable)
        : remedy(view, in: context)
      report.report(
        Self.self,
        "\((isSuitable ? excess : view.platforms).description) "
          + "\(isMany(isSuitable ? excess : view.platforms) ? "have" : "has") no share sheet",
        at: context.location(.platforms, of: view.source),
        severity: isSuitable ? .warning : .error, fixIts: [remedy])
    }
  }

  /// The platforms that have no share sheet and on which the view is wanted. Where the view only has
  /// those of the document, what presents it tells.
  ///
  /// - Parameter presenters: Those of the document by what they present, once somebody asks.
  private func unsuitable(
    _ view: ActivityView, _ presenters: inout [String: [Presenter]]?, in context: RuleContext
  ) -> PlatformSet {
    let excess = view.platforms.intersection(Self.unsuitable)
    guard !excess.isEmpty, !context.isWritten(.platforms, on: view.source) else { return excess }
    let known = presenters ?? Dictionary(grouping: context.presenters, by: \.target)
    presenters = known
    var wanted: PlatformSet = []
    for presenter in known[view.id] ?? [] {
      for placement in presenter.placements { wanted.formUnion(placement.item.platforms) }
    }
    return excess.intersection(wanted)
  }

  /// A document for none of these platforms has no use for the view: a Mac app shows its picker.
  private func remedy(_ view: ActivityView, in context: RuleContext) -> FixIt {
    let document = context.document
    if !document.platforms.isDisjoint(with: Self.suitable) || !view.platforms.contains(.macos) {
      return FixIt("let its platforms include 'ios', 'ipados' or 'visionos', or remove it")
    }
    return FixIt(
      "remove it, and place '<command system=\"share\"/>' without 'presents': its handler shows the "
        + "sharing picker of macOS")
  }

  private func isMany(_ platforms: PlatformSet) -> Bool { platforms.members.count > 1 }
}
