import MenuetModel
import MenuetSource

/// Flags a subtitle that macOS does not show.
struct SubtitleOnMac: Rule {
  static let info = RuleInfo(
    id: "subtitle-platform", .buttons, .note,
    "a subtitle is for platforms that show it",
    guideline: .buttons("a button of iOS and iPadOS may have a subtitle"),
    why: """
      A button of macOS has one line, and a menu item shows a second one from macOS 14.4 on. What the
      subtitle says must not be needed there.
      """,
    example: """
      - <button id="back-up" title="Back Up Photos" subtitle="§Last backup yesterday§"/>
      + <button id="back-up" title="Back Up Photos" subtitle="Last backup yesterday"
      +         platforms="ios ipados"/>
      """)

  /// The first macOS whose menu items have subtitles.
  private static let firstVersion = PlatformVersion(14, 4)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let hasMenuSubtitles = document.minimumVersions.macos >= Self.firstVersion
    for placement in context.walk.placements
    where placement.item.platforms.contains(.macos) {
      guard context.document.label(of: placement.item).subtitle != nil else { continue }
      if case .menu = placement.place, hasMenuSubtitles { continue }
      reportSubtitle(
        at: context.location(.subtitle, for: placement.item), report: &report)
    }
    let others =
      context.walk.pullDownButtons.filter { $0.subtitle != nil && $0.platforms.contains(.macos) }
      .map(\.source)
      + context.walk.popUpButtons.filter { $0.subtitle != nil && $0.platforms.contains(.macos) }
      .map(\.source)
    for source in others {
      reportSubtitle(at: context.location(.subtitle, of: source), report: &report)
    }
  }

  private func reportSubtitle(at location: SourceLocation, report: inout Findings) {
    report(
      "macOS does not show this subtitle", at: location,
      fix: "say what matters in the title, or narrow the platforms")
  }
}
