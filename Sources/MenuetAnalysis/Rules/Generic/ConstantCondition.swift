import MenuetModel
import MenuetSource
import MenuetXML

/// Flags a condition that never changes.
struct ConstantCondition: DocumentRule {
  static let info = RuleInfo(
    id: "condition-constant", .generic, .warning, fix: .safe,
    "a condition sometimes holds and sometimes does not",
    guideline: .language("a condition that is never or always true is a warning"),
    why: """
      What never holds hides a command for good; what always holds says nothing. Both come from a
      condition that was meant otherwise.
      """,
    failing: """
      <states><state id="has-selection"/></states>
      <menu id="format" title="Format">
        <command id="indent" title="Indent"/>
        <command id="outdent" title="Outdent" enabled-when="§has-selection or not has-selection§"/>
      </menu>
      """,
    passing: """
      <states><state id="has-selection"/></states>
      <menu id="format" title="Format">
        <command id="indent" title="Indent"/>
        <command id="outdent" title="Outdent" enabled-when="has-selection"/>
      </menu>
      """)

  /// A condition with the place where it is written.
  fileprivate struct Written {
    var condition: Condition
    var attribute: WrittenAttribute
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var around = Surroundings()
    context.forEachAttribute([.visibleWhen, .enabledWhen]) { attribute in
      let surroundings = around.conditions(of: attribute)
      if surroundings.isEmpty, Self.isVariable(attribute) { return }
      guard let condition = Self.condition(attribute) else { return }
      check(
        Written(condition: condition, attribute: attribute), surroundings, in: context,
        report: &report)
    }
    checkPlaces(document, in: context, report: &report)
  }

  fileprivate static func condition(_ attribute: WrittenAttribute) -> Condition? {
    (try? ConditionParser.parse(attribute.value))?.condition
  }

  /// True for a state or toggle alone, which may always be either.
  private static func isVariable(_ attribute: WrittenAttribute) -> Bool {
    guard let bytes = attribute.verbatim else { return false }
    return Identifier.isValid(bytes)
  }

  private func check(
    _ written: Written, _ surroundings: [Written], in context: RuleContext,
    report: inout Findings
  ) {
    let analysis = context.conditions
    let text = written.attribute.value
    let location = written.attribute.location
    if !analysis.canHold([written.condition]) {
      report.report(
        Self.self, "'\(text)' never holds", at: location,
        fixIts: [FixIt("remove what can never be there, or mend the condition")])
      return
    }
    if analysis.follows(written.condition, from: []) {
      report.report(
        Self.self, "'\(text)' always holds", at: location, fixIts: [removal(written.attribute)])
      return
    }
    let outer = surroundings.map { $0.condition }
    guard !outer.isEmpty, analysis.canHold(outer) else { return }
    let isNever = !analysis.canHold(outer + [written.condition])
    guard isNever || analysis.follows(written.condition, from: outer) else { return }
    report.report(
      Self.self, isNever ? "'\(text)' never holds here" : "'\(text)' always holds here",
      at: location,
      notes: surroundings.prefix(1).map {
        DiagnosticNote("it is here only while '\($0.attribute.value)'", at: $0.attribute.location)
      },
      fixIts: [
        isNever
          ? FixIt("remove what can never be there, or mend the condition")
          : removal(written.attribute)
      ])
  }

  /// Removes a condition that says nothing. At the place of a command declared elsewhere its own
  /// condition would come back.
  private func removal(_ attribute: WrittenAttribute) -> FixIt {
    let bound = attribute.bound
    let isPlace =
      bound.kind(attribute.element) == .item || bound.has(.ref, attribute.element)
      || bound.has(.system, attribute.element)
    var range = bound.tree.attributes[attribute.index].range
    while range.start > 0, bound.tree.source.text[Int(range.start) - 1] <= 0x20 {
      range.start -= 1
    }
    return FixIt(
      "remove the condition", isSafe: !isPlace,
      edits: [SourceEdit(bound.tree.location(range), "")])
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
      report.report(
        Self.self, "'\(title)' is never available here", at: context.location(of: item),
        fixIts: [FixIt("remove it from here, or mend the conditions")])
    }
  }
}

/// The conditions under which elements are there; those of the last parent are kept, as siblings
/// share them.
private struct Surroundings {
  private var parent = (file: -1, element: -1)
  private var conditions: [ConstantCondition.Written] = []

  /// The conditions under which the element of a condition is there, without that condition.
  mutating func conditions(of attribute: WrittenAttribute) -> [ConstantCondition.Written] {
    let bound = attribute.bound
    let parent = (bound.tree.file, Int(bound.tree.elements[attribute.element].parent))
    if parent != self.parent {
      self.parent = parent
      conditions = attribute.ancestors.compactMap { visibility(of: $0, in: bound) }
    }
    guard attribute.name == .enabledWhen, let own = visibility(of: attribute.element, in: bound)
    else { return conditions }
    return [own] + conditions
  }

  private func visibility(
    of element: Int, in bound: BoundDocument
  ) -> ConstantCondition.Written? {
    guard let index = bound.attribute(.visibleWhen, of: element) else { return nil }
    let attribute = WrittenAttribute(bound: bound, index: index, element: element)
    return ConstantCondition.condition(attribute).map {
      ConstantCondition.Written(condition: $0, attribute: attribute)
    }
  }
}
