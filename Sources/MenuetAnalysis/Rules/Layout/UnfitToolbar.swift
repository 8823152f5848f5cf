import MenuetModel
import MenuetSource

/// Flags a toolbar that needs more room than a width that is checked.
struct UnfitToolbar: LayoutRule {
  static let info = RuleInfo(
    id: "toolbar-does-not-fit", .layout, .error,
    "a toolbar fits every width that it is checked for",
    guideline: .layout("a toolbar works at all widths that a 'check' names"),
    why: """
      Below its least width a toolbar cannot show what must stay: items overlap or leave the bar. A
      check says at which widths, and in which languages, that must not happen.
      """,
    failing: """
      §<toolbar§ id="main" platforms="ios">
        <trailing>
          <command id="share-all" title="Share Photographs"/>
          <command id="tidy-up" title="Tidy Up Photographs"/>
        </trailing>
        <check widths="320 375"/>
      </toolbar>
      """,
    passing: """
      <toolbar id="main" platforms="ios">
        <trailing>
          <command id="share-all" title="Share"/>
          <command id="tidy-up" title="Tidy Up"/>
        </trailing>
        <check widths="320 375"/>
      </toolbar>
      """,
    stage: .layout)

  private struct Failure {
    var context: MeasuredContext
    var width: Int
    var fit: ToolbarFit
    var check: LayoutCheck

    /// The points that are missing.
    var missing: Int { fit.minimumWidth - width }

    /// What does not fit in a language that there is says more than what would not in one made up.
    func isWorse(than other: Failure) -> Bool {
      if context.isPseudo != other.context.isPseudo { return other.context.isPseudo }
      return missing > other.missing
    }
  }

  func check(_ layout: LayoutFacts, in context: RuleContext, report: inout Findings) {
    for (index, toolbar) in layout.toolbars {
      var worst: Failure?
      for check in layout.checks(of: toolbar) {
        guard let width = check.widths.min() else { continue }
        for asked in layout.contexts(of: check, on: toolbar.platforms) {
          let fit = layout.fit(ofToolbar: index, asked)
          let failure = Failure(context: asked, width: width, fit: fit, check: check)
          if failure.missing > 0, worst.map(failure.isWorse) ?? true { worst = failure }
        }
      }
      if let worst { describe(worst, toolbar, context, &report) }
    }
  }

  private func describe(
    _ failure: Failure, _ toolbar: Toolbar, _ context: RuleContext, _ report: inout Findings
  ) {
    let points = failure.missing == 1 ? "1 point is" : "\(failure.missing) points are"
    let place = failure.context.words(besides: context.document.language)
    report.report(
      Self.self,
      "the toolbar needs \(failure.fit.minimumWidth) points\(place), and \(failure.width) are "
        + "checked: \(points) missing; \(failure.fit.blame(in: failure.context))",
      at: context.location(toolbar.source),
      notes: [
        DiagnosticNote(
          "the width is checked here",
          at: context.location(.widths, of: failure.check.source))
      ],
      fixIts: [FixIt(failure.fit.remedy(at: failure.width, in: failure.context))])
  }
}

// MARK: Words

extension ToolbarFit {
  private var regionAtFault: Toolbar.Region {
    regionWidths.max { $0.value < $1.value }?.key ?? .trailing
  }

  private var widestUnits: [Unit] {
    let region = regionAtFault
    return units.filter { $0.region == region }
      .sorted { ($0.width, $1.id) > ($1.width, $0.id) }
  }

  /// The region that takes the most, and what is widest in it.
  func blame(in context: MeasuredContext) -> String {
    let region = regionAtFault
    let widest = widestUnits.prefix(2).map { unit in
      let name = unit.label.isEmpty ? unit.id : context.title(unit.label)
      return "'\(name)' \(unit.width)"
    }
    return "'\(region.rawValue)' takes \(regionWidths[region] ?? 0)"
      + (widest.isEmpty ? "" : ", of which \(widest.joined(separator: " and "))")
  }

  /// The least change after which the bar fits a width, and another kind of change that does.
  func remedy(at width: Int, in context: MeasuredContext) -> String {
    let remedies = searches.remedies(width)
    guard let least = remedies.first else { return removal(at: width, in: context) }
    let other = remedies.first {
      $0.changes.first?.isShortening != least.changes.first?.isShortening
    }
    return [least, other].compactMap { $0.map { words(for: $0, in: context) } }
      .joined(separator: "; or ")
  }

  /// What to remove where no changes help.
  private func removal(at width: Int, in context: MeasuredContext) -> String {
    guard let removal = searches.removals(width) else {
      return "remove items: what the system adds does not fit by itself"
    }
    let names = removal.names.map { "'\(context.title($0))'" }.joined(separator: ", ")
    return "remove \(names): the toolbar then needs \(removal.minimumWidth) points"
  }

  /// The changes, what gives way after them, and the least width that comes of them.
  private func words(for remedy: Remedy, in context: MeasuredContext) -> String {
    let changes = remedy.changes.map { context.words(for: $0) }.joined(separator: ", and ")
    let needs = "the toolbar then needs \(remedy.minimumWidth) points"
    let widths = remedy.leavesBelow.compactMap { $0 }
    if widths.isEmpty { return "\(changes): \(needs)" }
    let list = widths.map(String.init).joined(separator: ", ")
    return changes + (remedy.changes.count == 1 ? ", where it gives" : ", where they give")
      + " way below \(list) points: \(needs)"
  }
}

extension ToolbarChange {
  fileprivate var isShortening: Bool {
    if case .shorten = kind { return true }
    return false
  }
}

extension MeasuredContext {
  var isPseudo: Bool { locale == "pseudo" }

  /// A title of the context as the document writes it, so that it can be found there.
  func title(_ text: String) -> String { isPseudo ? PseudoTitle.original(of: text) : text }

  /// The characters that a title of the document loses where the one of the context loses some.
  func shortening(by count: Int) -> Int {
    isPseudo ? PseudoTitle.shortening(by: count) : count
  }

  fileprivate func words(for change: ToolbarChange) -> String {
    var kind = change.kind
    if case .shorten(let count, let option) = kind {
      kind = .shorten(by: shortening(by: count), option: option)
    }
    return ToolbarChange(kind, at: change.place, name: title(change.name)).words
  }

  /// The context as a sentence names it.
  func words(besides language: String) -> String {
    var words = " on \(platform.displayName)"
    if locale == "pseudo" {
      words += " in a language with longer words"
    } else if locale != language {
      words += " in '\(locale)'"
    }
    if contentSize != .large { words += " at the text size '\(contentSize.rawValue)'" }
    return words
  }
}
