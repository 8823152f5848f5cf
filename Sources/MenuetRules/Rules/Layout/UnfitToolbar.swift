import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags a toolbar that needs more room than a width that is checked.
struct UnfitToolbar: Rule {
  static let info = RuleInfo(
    id: "toolbar-does-not-fit", .layout, .error,
    "a toolbar fits every width that it is checked for",
    guideline: .layout("a toolbar works at all widths that a 'check' names"),
    why: """
      Below its least width a toolbar cannot show what must stay: items overlap or leave the bar. A
      check says at which widths, and in which languages, that must not happen.
      """,
    example: """
        §<toolbar§ id="main" platforms="ios">
          <trailing>
      -     <command id="share-all" title="Share Photographs"/>
      -     <command id="tidy-up" title="Tidy Up Photographs"/>
      +     <command id="share-all" title="Share"/>
      +     <command id="tidy-up" title="Tidy Up"/>
          </trailing>
          <check widths="320 375"/>
        </toolbar>
      """,
    stage: .layout)

  /// A context in which a check asks for widths.
  private struct Trial {
    var context: ContextKey
    /// The least width.
    var width: Int
    var bar: ToolbarTrial
    var check: LayoutCheck

    /// The points that are missing.
    var missing: Int { bar.layout.minimumWidth - width }

    /// A bar that does not fit in a language that there is says more than what would not in one
    /// made up.
    func isWorse(than other: Trial) -> Bool {
      if context.isPseudo != other.context.isPseudo { return other.context.isPseudo }
      return missing > other.missing
    }

    /// The widths that do not suffice, in points.
    var widths: [Int] { Set(check.widths).filter { $0 < bar.layout.minimumWidth }.sorted() }
  }

  func check(_ layouts: Layouts, in context: RuleContext, report: inout Findings) {
    for (index, toolbar) in context.measuredToolbars {
      let trials = trials(of: toolbar, index, layouts, context)
      var worst: Int?
      for position in trials.indices where trials[position].missing > 0 {
        if worst.map({ trials[position].isWorse(than: trials[$0]) }) ?? true { worst = position }
      }
      guard let worst else { continue }
      let others = trials.indices.filter { $0 != worst }.map { trials[$0] }
      let remedies = layouts.remedies(
        ofToolbar: index, (trials[worst].context, trials[worst].width),
        and: others.map { ($0.context, $0.width) })
      describe(
        trials[worst], others.filter { $0.missing > 0 },
        remedies.words, toolbar, context, &report)
    }
  }

  /// Every context that a check asks for, once.
  private func trials(
    of toolbar: Toolbar, _ index: Int, _ layouts: Layouts, _ context: RuleContext
  ) -> [Trial] {
    context.checks(of: toolbar).flatMap { check -> [Trial] in
      guard let width = check.widths.min() else { return [] }
      var seen: Set<ContextKey> = []
      return context.contexts(of: check, on: toolbar.platforms).compactMap { asked in
        guard seen.insert(asked.ofBars).inserted else { return nil }
        let bar = layouts.toolbar(index, in: asked)
        return Trial(context: asked.ofBars, width: width, bar: bar, check: check)
      }
    }
  }

  private func describe(
    _ failure: Trial, _ others: [Trial], _ remedy: String, _ toolbar: Toolbar,
    _ context: RuleContext, _ report: inout Findings
  ) {
    let points = failure.missing == 1 ? "1 point is" : "\(failure.missing) points are"
    let language = context.document.language
    func note(_ words: String, _ trial: Trial) -> DiagnosticNote {
      DiagnosticNote(words, at: context.location(.widths, of: trial.check.source))
    }
    let first =
      failure.widths.count == 1
      ? "the width is checked here"
      : "the widths are checked here: \(failure.widths.listed) are too few"
    report(
      "the toolbar needs \(failure.bar.layout.minimumWidth) points"
        + "\(failure.context.words(besides: language)), and \(failure.width) are "
        + "checked: \(points) missing; \(failure.bar.blame)", at: toolbar.source,
      notes: [note(first, failure)]
        + others.map { other in
          note(
            "it needs \(other.bar.layout.minimumWidth) points\(other.context.words(besides: language)): "
              + "\(other.widths.listed) are too few", other)
        }, fix: FixIt(remedy))
  }
}
