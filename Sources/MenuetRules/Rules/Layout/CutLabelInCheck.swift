import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags a label that is cut in a context that is checked.
struct CutLabelInCheck: Rule {
  static let info = RuleInfo(
    id: "label-truncated", .layout, .warning,
    "no label is cut in a context that is checked",
    guideline: .layout("labels have two lines at most, then they are cut"),
    why: """
      People cannot choose what they cannot read. Other languages need more room, and so do large
      text sizes: a check finds the label before a translator or a reader does.
      """,
    example: """
        <menu id="format" title="Format">
      -   §<command§ id="align" title="Straighten Chosen Photographs"/>
      +   <command id="align" title="Straighten"/>
          <check content-sizes="accessibility3" platforms="ios"/>
        </menu>
      """,
    stage: .layout)

  private struct Finding {
    var context: ContextKey
    var label: TruncatedLabel
    var check: LayoutCheck

    var missing: Int { label.needs - label.has * label.lines }

    /// A label that is cut in a real language says more than one in a made-up language.
    func isWorse(than other: Finding) -> Bool {
      if context.isPseudo != other.context.isPseudo { return other.context.isPseudo }
      return missing > other.missing
    }
  }

  func check(_ layouts: Layouts, in context: RuleContext, report: inout Findings) {
    var worst: [SourceReference: Finding] = [:]
    var order: [SourceReference] = []
    func add(_ finding: Finding) {
      let source = finding.label.source
      guard let known = worst[source] else {
        worst[source] = finding
        return order.append(source)
      }
      if finding.isWorse(than: known) { worst[source] = finding }
    }
    for check in context.document.checks {
      for asked in context.contexts(of: check, on: context.document.platforms) {
        for label in layouts.truncatedLabels(ofMenu: check.menu, in: asked)
        where !context.isIncomplete(label.surface) {
          add(Finding(context: asked, label: label, check: check))
        }
      }
    }
    addTitles(layouts, context, add)
    for source in order {
      if let finding = worst[source] { describe(finding, layouts, context, &report) }
    }
  }

  /// The titles of toolbars, which give way to what stands beside them.
  private func addTitles(
    _ layouts: Layouts, _ context: RuleContext, _ add: (Finding) -> Void
  ) {
    for (index, toolbar) in context.measuredToolbars {
      guard let title = toolbar.titleUnit else { continue }
      for check in context.checks(of: toolbar) where !check.widths.isEmpty {
        for asked in context.contexts(of: check, on: toolbar.platforms) {
          let bar = layouts.toolbar(index, in: asked).layout
          for width in check.widths {
            guard let room = bar.titleRoom(at: width), room.needs > room.has else { continue }
            let label = TruncatedLabel(
              source: title.source, title: room.text, has: room.has, lines: 1,
              needs: room.needs, fontSize: room.fontSize)
            add(Finding(context: asked, label: label, check: check))
          }
        }
      }
    }
  }

  private func describe(
    _ finding: Finding, _ layouts: Layouts, _ context: RuleContext,
    _ report: inout Findings
  ) {
    let label = finding.label
    let place = finding.context.words(besides: context.document.language)
    let room =
      label.lines > 1 ? "\(label.lines) lines of \(label.has) points" : "\(label.has) points"
    let title = finding.context.written(label.title)
    report(
      "'\(title)' is cut\(place): it has \(room), and needs \(label.needs)"
        + Self.words(missing: finding.missing), at: label.source,
      notes: [
        DiagnosticNote("the context is checked here", at: context.location(finding.check.source))
      ], fix: FixIt(remedy(layouts.excess(of: label, in: finding.context))))
  }
}

extension CutLabelInCheck {
  /// Nothing where only the ends of lines are in the way: words do not fill them.
  private static func words(missing: Int) -> String {
    switch missing {
    case ...0: ""
    case 1: ": 1 point is missing"
    default: ": \(missing) points are missing"
    }
  }

  private func remedy(_ excess: Int?) -> String {
    guard let excess else { return "shorten it" }
    return "shorten it by " + (excess == 1 ? "1 character" : "\(excess) characters")
  }
}

extension Toolbar {
  /// The unit that shows the title.
  fileprivate var titleUnit: ToolbarUnit? {
    Region.allCases.lazy.flatMap { self[$0] }.first { unit in
      if case .title(let title) = unit.content { title.title != nil } else { false }
    }
  }
}
