import MenuetModel
import MenuetSource

/// Flags an activity whose title needs a second line in a context that must work.
struct WrappedActivityTitle: DocumentRule {
  static let info = RuleInfo(
    id: "activity-title-wraps", .activities, .warning,
    "the title of an activity fits one line of the share sheet in every checked context",
    guideline: .activityViews("long titles wrap and may be cut off"),
    why: """
      A title that fits in English wraps in a longer language or in larger text. The contexts are
      those of the document's `check`; in the accessibility sizes two lines are right, and only what
      needs a third is flagged.
      """,
    failing: """
      <button id="share-note" title="Share…" presents="share-sheet"/>
      <activity-view id="share-sheet">
        <activity id="publish" title="§Publish on the Web Now§" symbol="globe"/>
      </activity-view>
      <check locales="pseudo"/>
      """,
    passing: """
      <button id="share-note" title="Share…" presents="share-sheet"/>
      <activity-view id="share-sheet">
        <activity id="publish" title="Publish Online" symbol="globe"/>
      </activity-view>
      <check locales="pseudo"/>
      """)

  /// A context that must work.
  private struct Setting: Hashable {
    /// The locale; `nil` for the language of the document.
    var locale: String?
    var size: ContentSize
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let settings = Self.settings(document)
    for view in document.activityViews {
      for activity in view.activities {
        let words = TitleWords(activity.title)
        // What is long in every context is `activity-title`.
        guard words.cells <= context.options.activityTitleCells,
          !VagueActivityTitle.isVague(words, activity, in: context),
          let setting = settings.first(where: { !fits(activity, in: $0, context) })
        else { continue }
        report.report(
          Self.self,
          "'\(activity.title)' needs \(setting.size.isAccessibility ? "a third" : "a second") line "
            + "\(Self.words(setting))",
          at: context.location(.title, of: activity.source),
          fixIts: [FixIt("write a shorter title")])
      }
    }
  }

  private static func settings(_ document: Document) -> [Setting] {
    var settings: [Setting] = []
    for check in document.checks {
      let locales: [String?] = [nil] + check.locales.map { Optional($0) }
      let sizes = check.contentSizes.isEmpty ? [.large] : check.contentSizes
      for locale in locales {
        for size in sizes { settings.append(Setting(locale: locale, size: size)) }
      }
    }
    return settings
  }

  private func fits(
    _ activity: ActivityView.Activity, in setting: Setting, _ context: RuleContext
  ) -> Bool {
    let room = min(max(context.options.activityLineCells, 1), 10_000)
    let line = room * ContentSize.large.bodySize / setting.size.bodySize
    let lines = setting.size.isAccessibility ? 2 : 1
    return cells(of: activity, in: setting.locale, context) <= line * lines
  }

  private func cells(
    of activity: ActivityView.Activity, in locale: String?, _ context: RuleContext
  ) -> Int {
    let own = TitleWords(activity.title).cells
    guard let locale else { return own }
    // A translation that nobody has written yet is taken to be longer by two fifths.
    if locale == PseudoTitle.locale { return own + own * 2 / 5 }
    let keys = ["activity.\(activity.id).title", activity.title]
    return context.strings?.text(of: keys, in: locale).map { TitleWords($0).cells } ?? own
  }

  private static func words(_ setting: Setting) -> String {
    var words: [String] = []
    if let locale = setting.locale {
      words.append(locale == PseudoTitle.locale ? "in a longer language" : "in '\(locale)'")
    }
    if setting.size != .large { words.append("in the text size '\(setting.size.rawValue)'") }
    return words.joined(separator: " ")
  }
}
