import MenuetModel
import MenuetSource

/// Notes what a standard text control does by itself.
struct DndRedundant: DocumentRule {
  static let info = RuleInfo(
    id: "dnd-redundant", .dragAndDrop, .note, fix: .unsafe,
    "a standard text control drags, takes drops and scrolls by itself",
    guideline: .dragAndDrop("standard text views and fields know drag and drop already"),
    why: """
      An element that changes nothing looks as if something depended on it, and replaces behaviour
      that the system keeps up to date.
      """,
    failing: """
      <region id="letter" title="Letter" kind="text" control="text-view">
        §<drag-source§ id="letter-drag"/>
      </region>
      """,
    passing: """
      <region id="letter" title="Letter" kind="text" control="text-view"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for source in document.dragSources
    where source.isOnStandardText && isBare(source.source, in: context) {
      self.report("drags its text", source.target, source.source, in: context, report: &report)
    }
    for target in document.dropTargets where target.isOnStandardText {
      if isBare(target.source, in: context) {
        self.report("takes drops", target.target, target.source, in: context, report: &report)
      } else if context.isWritten(.autoScroll, on: target.source) {
        report.report(
          Self.self, "a standard text control scrolls by itself",
          at: context.location(.autoScroll, of: target.source),
          fixIts: [context.removal(of: .autoScroll, on: target.source, isSafe: false)])
      }
    }
  }

  private func report(
    _ what: String, _ target: String, _ source: SourceReference, in context: RuleContext,
    report: inout Findings
  ) {
    report.report(
      Self.self, "'\(target)' \(what) by itself", at: context.location(source),
      fixIts: [context.removal(of: source, "remove it", isSafe: false)])
  }

  /// True for an element without content and with no other attribute than these.
  private func isBare(_ source: SourceReference, in context: RuleContext) -> Bool {
    context.written.attributeNames(source.node).isSubset(of: ["id", "for", "comment"])
      && context.children(.representation, of: source).isEmpty
      && context.children(.accept, of: source).isEmpty
  }
}
