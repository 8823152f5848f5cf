import MenuetRules
import MenuetLayout
import MenuetModel

/// Answers what rules ask of the layout.
struct LayoutMeasurer: LayoutMeasure {
  /// The metrics of a platform; `nil` for those built in.
  private let metrics: (@Sendable (Platform) -> MetricSet)?
  /// The widths of text, the same on every platform.
  private let text: TextMetrics

  init(metrics: (@Sendable (Platform) -> MetricSet)?) {
    self.metrics = metrics
    text = metrics?(.ios).text ?? TextMetrics()
  }

  func fit(
    of toolbar: Toolbar, in document: Document, _ context: MeasuredContext
  ) -> ToolbarFit {
    let trial = trial(of: toolbar, in: document, context)
    let layout = trial.layout
    let widths = layout.leastRegionWidths
    return ToolbarFit(
      minimumWidth: layout.minimumWidth,
      regionWidths: [
        .leading: widths.leading, .center: widths.center, .trailing: widths.trailing,
      ],
      units: layout.keptUnits.map {
        ToolbarFit.Unit(
          name: $0.label.isEmpty ? $0.id : trial.name(of: $0.place), id: $0.id,
          region: $0.place.region, width: $0.width)
      },
      ladders: layout.units, overflow: { layout.overflow(at: $0) },
      titleRoom: { layout.titleRoom(at: $0) },
      returns: returns(toolbar, in: document, layoutContext(context)))
  }

  private func returns(
    _ toolbar: Toolbar, in document: Document, _ context: LayoutContext
  ) -> @Sendable (String, Int) -> (title: String?, changes: [ToolbarChange]) {
    { id, width in
      let trial = ToolbarTrial(toolbar, in: document, context: context, namesTitles: true)
      let question = VisibilityQuestion.all(about: id, trial).first
      // What only sends another unit away in its stead is no remedy.
      return (question?.title, question?.remediesForAll(at: width, atMost: 2) ?? [])
    }
  }

  func remedies(
    for worst: TightToolbar, and others: [TightToolbar]
  ) -> [ToolbarFit.Remedy] {
    func trial(_ tight: TightToolbar) -> ToolbarTrial {
      self.trial(of: tight.toolbar, in: tight.document, tight.context)
    }
    let search = RemedySearch(
      fitting: trial(worst), in: worst.width, and: others.map { (trial($0), $0.width) })
    return search.remedies.map { ToolbarFit.Remedy(search.result(of: $0)) }
  }

  private func trial(
    of toolbar: Toolbar, in document: Document, _ context: MeasuredContext
  ) -> ToolbarTrial {
    ToolbarTrial(toolbar, in: document, context: layoutContext(context), namesTitles: false)
  }

  func cutLabels(in document: Document, _ context: MeasuredContext) -> [CutLabel] {
    LayoutEngine(context: layoutContext(context)).truncatedLabels(of: document).map {
      CutLabel(
        source: $0.source, menu: $0.surface, text: $0.title, has: $0.has, needs: $0.needs,
        lines: $0.lines, fontSize: $0.fontSize)
    }
  }

  func width(of text: String) -> Int {
    self.text.width(of: text, fontSize: Self.comparisonSize)
  }

  /// Large, so that rounding to whole points does not make two widths one.
  private static let comparisonSize = 100

  func excess(of label: CutLabel, _ context: MeasuredContext) -> Int? {
    let metrics = layoutContext(context).metrics.text
    let own = context.title(label.text)
    return RemedySearch.least(1...max(1, own.count - 1)) { count in
      let text =
        context.isPseudo
        ? PseudoTitle.shortened(label.text, by: count) : String(label.text.dropLast(count))
      if label.lines == 1 {
        return metrics.width(of: text, fontSize: label.fontSize) <= label.has
      }
      return !metrics.lines(
        of: text, fontSize: label.fontSize, maximumWidth: label.has, maximumLines: label.lines
      ).truncated
    }
  }

  private func layoutContext(_ context: MeasuredContext) -> LayoutContext {
    let sizes = context.isCompact ? .ios : context.platform
    return LayoutContext(
      platform: context.platform, locale: context.locale, contentSize: context.contentSize,
      metrics: metrics?(sizes) ?? MetricSet(for: sizes))
  }
}

extension ToolbarFit.Remedy {
  fileprivate init(_ result: ToolbarTrial.Result) {
    self.init(
      changes: result.changes, minimumWidth: result.minimumWidth, leavesBelow: result.leavesBelow)
  }
}
