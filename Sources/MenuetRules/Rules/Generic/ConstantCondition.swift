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

  /// A condition with the place where it is written.
  fileprivate struct Written {
    var condition: Condition
    var text: String
    var attribute: WrittenAttribute
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var around = Surroundings(document: context.written)
    context.forEachAttribute([.visibleWhen, .enabledWhen]) { attribute in
      let surroundings = around.conditions(of: attribute)
      let text = context.value(of: attribute)
      // A state or toggle alone may always be either.
      if surroundings.isEmpty, Identifier.isValid(Array(text.utf8)[...]) { return }
      guard let condition = Self.condition(text) else { return }
      check(
        Written(condition: condition, text: text, attribute: attribute), surroundings, in: context,
        report: &report)
    }
    checkPlaces(document, in: context, report: &report)
  }

  fileprivate static func condition(_ text: String) -> Condition? {
    (try? ConditionParser.parse(text))?.condition
  }

  private func check(
    _ written: Written, _ surroundings: [Written], in context: RuleContext,
    report: inout Findings
  ) {
    let analysis = context.conditions
    let text = written.text
    let location = written.attribute.location
    if !analysis.canHold([written.condition]) {
      report(
        "'\(text)' never holds", at: location,
        fix: "remove what can never be there, or mend the condition")
      return
    }
    if analysis.follows(written.condition, from: []) {
      report("'\(text)' always holds", at: location, fix: removal(written.attribute, in: context))
      return
    }
    let outer = surroundings.map { $0.condition }
    guard !outer.isEmpty, analysis.canHold(outer) else { return }
    let isNever = !analysis.canHold(outer + [written.condition])
    guard isNever || analysis.follows(written.condition, from: outer) else { return }
    report(
      isNever ? "'\(text)' never holds here" : "'\(text)' always holds here", at: location,
      notes: surroundings.prefix(1).map {
        DiagnosticNote("it is here only while '\($0.text)'", at: $0.attribute.location)
      },
      fix: isNever
        ? FixIt("remove what can never be there, or mend the condition")
        : removal(written.attribute, in: context))
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
    _ document: Document, in context: RuleContext, report: inout Findings
  ) {
    for placement in context.walk.placements where !placement.visibleWhen.isEmpty {
      let item = placement.item
      let own = [document.visibleWhen(item), document.enabledWhen(item)].compactMap { $0 }
      guard !own.isEmpty, !context.isWritten(.visibleWhen, on: item.source),
        !context.isWritten(.enabledWhen, on: item.source),
        context.conditions.canHold(own), context.conditions.canHold(placement.visibleWhen),
        !context.conditions.canHold(own + placement.visibleWhen)
      else { continue }
      let title = document.title(of: item)
      report(
        "'\(title)' is never available here", at: context.location(of: item),
        fix: "remove it from here, or mend the conditions")
    }
  }
}

/// The conditions under which elements are there; those of the last parent are kept, as siblings
/// share them.
private struct Surroundings {
  let document: any WrittenDocument
  private var parent: NodeID?
  private var conditions: [ConstantCondition.Written] = []

  init(document: any WrittenDocument) { self.document = document }

  /// The conditions under which the element of a condition is there, without that condition.
  mutating func conditions(of attribute: WrittenAttribute) -> [ConstantCondition.Written] {
    let parent = document.parent(attribute.node)
    if parent != self.parent {
      self.parent = parent
      conditions = document.ancestors(attribute.node).compactMap { visibility(of: $0) }
    }
    guard attribute.name == .enabledWhen, let own = visibility(of: attribute.node) else {
      return conditions
    }
    return [own] + conditions
  }

  private func visibility(of node: NodeID) -> ConstantCondition.Written? {
    guard let text = document.text(.visibleWhen, of: node),
      let condition = ConstantCondition.condition(text)
    else { return nil }
    let attribute = WrittenAttribute(
      name: .visibleWhen, node: node, index: -1,
      location: document.location(.visibleWhen, of: node), isVerbatim: false)
    return ConstantCondition.Written(condition: condition, text: text, attribute: attribute)
  }
}
