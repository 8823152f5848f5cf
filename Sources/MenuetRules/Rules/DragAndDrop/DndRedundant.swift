import MenuetModel
import MenuetSource

/// Notes what a standard text control does by itself.
struct DndRedundant: Rule {
  static let info = RuleInfo(
    id: "dnd-redundant", .dragAndDrop, .note, fix: .unsafe,
    "a standard text control drags, takes drops and scrolls by itself",
    guideline: .dragAndDrop("standard text views and fields know drag and drop already"),
    why: "An element that changes nothing looks as if something depended on it.",
    example: """
      - <region id="letter" title="Letter" kind="text" control="text-view">
      -   §<drag-source§ id="letter-drag"/>
      - </region>
      + <region id="letter" title="Letter" kind="text" control="text-view"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let elements: [(ContentRegion?, SourceReference, String)] =
      document.dragSources.map { ($0.region, $0.source, "drags its text") }
      + document.dropTargets.map { ($0.region, $0.source, "takes drops") }
    for (region, source, what) in elements {
      guard let region, region.control.isStandardText else { continue }
      if isBare(source, in: context) {
        report(
          "'\(region.id)' \(what) by itself", at: source,
          fix: context.removal(of: source, "remove it", isSafe: false))
      } else if context.isWritten(.autoScroll, on: source) {
        report(
          "a standard text control scrolls by itself", at: .autoScroll, of: source,
          fix: .remove())
      }
    }
  }

  /// Returns whether this is an element without content and with no other attribute than these.
  private func isBare(_ source: SourceReference, in context: RuleContext) -> Bool {
    context.written.attributeNames(source.node).isSubset(of: ["id", "for", "comment"])
      && context.written.children(source.node).isEmpty
  }
}
