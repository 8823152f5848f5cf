import MenuetModel
import MenuetSource

/// Flags a condition that never changes.
struct ConstantCondition: Rule {
  static let info = RuleInfo(
    id: "condition-constant", .generic, .warning, fix: .safe,
    "a condition sometimes holds and sometimes does not",
    guideline: .language("a condition that is never or always true is a warning"),
    why: """
      What never holds hides a command for good; what always holds says nothing. Both come from a
      condition that was meant otherwise.
      """,
    example: """
        <states><state id="has-selection"/></states>
        <menu id="format" title="Format">
          <command id="indent" title="Indent"/>
      -   <command id="outdent" title="Outdent" enabled-when="§has-selection or not has-selection§"/>
      +   <command id="outdent" title="Outdent" enabled-when="has-selection"/>
        </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var conditions = WrittenConditions(document: context.written)
    context.forEachAttribute([.visibleWhen, .enabledWhen]) { attribute in
      let surroundings = conditions.around(attribute)
      let text = context.value(of: attribute)
      // A state or toggle alone may always be either.
      if surroundings.isEmpty, Identifier.isValid(Array(text.utf8)[...]) { return }
      guard let own = conditions.condition(text, of: attribute.node) else { return }
      check(own, attribute, surroundings, in: context, report: &report)
    }
    checkPlaces(document, &conditions, in: context, report: &report)
  }

  private func check(
    _ own: WrittenCondition, _ attribute: WrittenAttribute, _ surroundings: [WrittenCondition],
    in context: RuleContext, report: inout Findings
  ) {
    let analysis = context.conditions
    let (text, location) = (own.text, attribute.location)
    if !analysis.mayVary(own.names) {
      let values = analysis.values(of: own.condition, while: [])
      if !values.mayHold {
        report(
          "'\(text)' never holds", at: location,
          fix: "remove what can never be there, or mend the condition")
        return
      }
      if !values.mayFail {
        report("'\(text)' always holds", at: location, fix: removal(attribute, in: context))
        return
      }
    }
    guard !surroundings.isEmpty,
      !analysis.mayVary(surroundings.reduce(own.names) { $0 + $1.names })
    else { return }
    let values = analysis.values(of: own.condition, while: surroundings.map { $0.condition })
    // Where neither may be, what is around it never holds, which is said there.
    guard values.mayHold != values.mayFail else { return }
    let isNever = values.mayFail
    report(
      isNever ? "'\(text)' never holds here" : "'\(text)' always holds here", at: location,
      notes: surroundings.prefix(1).map {
        DiagnosticNote(
          $0.attribute == .visibleWhen
            ? "it is here only while '\($0.text)'" : "it can be used only while '\($0.text)'",
          at: context.written.location($0.attribute, of: $0.node))
      },
      fix: isNever
        ? FixIt("remove what can never be there, or mend the condition")
        : removal(attribute, in: context))
  }

  /// Removes a condition that says nothing. At the place of a command declared elsewhere its own
  /// condition would come back.
  private func removal(_ attribute: WrittenAttribute, in context: RuleContext) -> FixIt {
    let (written, node) = (context.written, attribute.node)
    let isPlace =
      written.kind(node) == .item || written.isWritten(.ref, on: node)
      || written.isWritten(.system, on: node)
    return written.removal(
      of: attribute.name, on: node, "remove the condition", isSafe: !isPlace)
  }

  /// Commands that are declared elsewhere and can never be there where they are placed.
  private func checkPlaces(
    _ document: Document, _ conditions: inout WrittenConditions, in context: RuleContext,
    report: inout Findings
  ) {
    for placement in context.walk.placements {
      let item = placement.item
      let declared = document.conditions(of: item.subject)
      let own = [declared.visibleWhen, declared.enabledWhen].compactMap { $0 }
      guard !own.isEmpty, !context.isWritten(.visibleWhen, on: item.source),
        !context.isWritten(.enabledWhen, on: item.source)
      else { continue }
      let around =
        placement.visibleWhen
        + conditions.around(.enabledWhen, of: item.source.node).map(\.condition)
      guard !around.isEmpty, context.conditions.canHold(own),
        context.conditions.canHold(around), !context.conditions.canHold(own + around)
      else { continue }
      let title = document.title(of: item)
      report(
        "'\(title)' is never available here", at: context.location(of: item),
        fix: "remove it from here, or mend the conditions")
    }
  }
}
