import MenuetModel
import MenuetSource

/// Flags a toolbar in which items look different without a reason.
struct MixedToolbarStyle: Rule {
  static let info = RuleInfo(
    id: "toolbar-mixed-style", .toolbars, .note,
    "the items of a toolbar look alike",
    guideline: .toolbars("the items of a toolbar have a consistent appearance"),
    why: """
      Among symbols a word looks like a title, and among words a symbol like decoration. The system's
      own items, Cancel and the primary command may look different.
      """,
    example: """
        <toolbar id="main" platforms="ipados macos">
          <center>
            <command id="new-note" title="New Note" symbol="square.and.pencil"/>
            <command id="lock-note" title="Lock Note" symbol="lock"/>
      -     §<command§ id="export-note" title="Export"/>
      +     <command id="export-note" title="Export" symbol="arrow.up.doc"/>
          </center>
        </toolbar>
      """, reads: .subject)

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    let entries = context.entries(of: toolbar).filter { context.isOrdinary($0.unit) }
    let icons = entries.filter { context.form(of: $0.unit) == .icon }
    let texts = entries.filter { context.form(of: $0.unit) == .title }
    let (few, many) = icons.count < texts.count ? (icons, texts) : (texts, icons)
    let odd = few.lazy.compactMap { entry in
      many.first { $0.stands(on: entry.unit.platforms) }.map { (entry.unit, $0.unit) }
    }.first
    if let (unit, other) = odd { reportForm(of: unit, beside: other, in: context, report: &report) }
    reportLooks(entries, in: context, report: &report)
  }

  private func reportForm(
    of unit: ToolbarUnit, beside other: ToolbarUnit, in context: RuleContext,
    report: inout Findings
  ) {
    let isText = context.form(of: unit) == .title
    let (own, theirs) = isText ? ("title", "symbol") : ("symbol", "title")
    report(
      "'\(context.title(of: unit))' shows its \(own), '\(context.title(of: other))' its \(theirs)",
      at: context.location(of: unit),
      notes: [DiagnosticNote("the other one is here", at: context.location(of: other))],
      fix: FixIt(isText ? "show a symbol" : "show the title  display=\"title\""))
  }

  /// Compares what buttons say of their look.
  private func reportLooks(
    _ entries: [ToolbarEntry], in context: RuleContext, report: inout Findings
  ) {
    let attributes: [(AttributeName, (ButtonLook) -> String?)] = [
      (.style, { $0.style?.rawValue }), (.size, { $0.size?.rawValue }), (.tint, { $0.tint }),
    ]
    for (attribute, value) in attributes {
      let stated = entries.compactMap { entry in
        entry.unit.look.flatMap(value).map { (entry: entry, value: $0) }
      }
      guard let norm = stated.first,
        let odd = stated.first(where: {
          $0.value != norm.value
            && context.canMeet(context.presence(of: norm.entry), context.presence(of: $0.entry))
        })
      else { continue }
      let other = context.title(of: norm.entry.unit)
      report(
        "the items of a toolbar have one \(attribute.spelling); '\(other)' has '\(norm.value)'",
        at: attribute, of: odd.entry.unit.source,
        notes: [
          DiagnosticNote(
            "'\(other)' is here", at: context.location(attribute, of: norm.entry.unit.source))
        ], fix: "use one \(attribute.spelling) for all")
    }
  }
}
