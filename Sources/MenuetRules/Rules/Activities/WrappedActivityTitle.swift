import MenuetModel
import MenuetSource

/// Notes an activity whose title needs a second line in a context that must work.
struct WrappedActivityTitle: Rule {
  static let info = RuleInfo(
    id: "activity-title-wraps", .activities, .note,
    "the title of an activity fits one line of the share sheet in every checked context",
    guideline: .activityViews("long titles wrap and may be cut off"),
    why: """
      A title that fits in English wraps in a longer language or in larger text. The contexts are those of
      the document's `check`; in the accessibility sizes two lines are right.
      """,
    example: """
        <button id="share-note" title="Share…" presents="share-sheet"/>
        <activity-view id="share-sheet">
      -   <activity id="publish" title="§Publish on the Web Now§" symbol="globe"/>
      +   <activity id="publish" title="Publish Online" symbol="globe"/>
        </activity-view>
        <check locales="pseudo"/>
      """, thresholds: [cells])
  static let cells = Threshold(
    "activity-title-wraps.cells", 24, .ours,
    "the cells of one line of a share sheet in the text size 'large'")

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    activities: for activity in document.activityViews.flatMap(\.activities) {
      let words = TitleWords(activity.title)
      // A title that is long in every context is `activity-title`.
      guard words.cells <= context.options[VagueActivityTitle.cells],
        !VagueActivityTitle.isVague(words, in: context)
      else { continue }
      for check in document.checks {
        let sizes = check.contentSizes.isEmpty ? [.large] : check.contentSizes
        let locales: [String?] = [nil] + check.locales.map { Optional($0) }
        guard
          let (locale, size) = locales.lazy.flatMap({ locale in sizes.map { (locale, $0) } })
            .first(where: { !fits(activity, words.cells, $0, $1, context) })
        else { continue }
        report(
          "'\(activity.title)' needs \(size.isAccessibility ? "a third" : "a second") line "
            + place(locale, size), at: .title, of: activity.source, fix: "write a shorter title")
        continue activities
      }
    }
  }

  /// - Parameter locale: `nil` for the language of the document.
  private func fits(
    _ activity: ActivityView.Activity, _ cells: Int, _ locale: String?, _ size: ContentSize,
    _ context: RuleContext
  ) -> Bool {
    let room = min(max(context.options[Self.cells], 1), 10_000)
    let line = room * ContentSize.large.bodySize / size.bodySize
    var needed = cells
    if locale == PseudoTitle.locale {
      // A translation that nobody has written yet is taken to be longer by two fifths.
      needed += cells * 2 / 5
    } else if let locale,
      let text = context.strings?.text(of: .part(.activity, activity.id), in: locale)
    {
      needed = TitleWords(text).cells
    }
    return needed <= line * (size.isAccessibility ? 2 : 1)
  }

  private func place(_ locale: String?, _ size: ContentSize) -> String {
    let language = locale.map { $0 == PseudoTitle.locale ? "in a longer language" : "in '\($0)'" }
    let text = size == .large ? nil : "in the text size '\(size.rawValue)'"
    return [language, text].compactMap { $0 }.joined(separator: " ")
  }
}
