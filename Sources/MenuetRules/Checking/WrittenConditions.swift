import MenuetModel

/// A condition with the element that it is written on.
struct WrittenCondition {
  let text: String
  let condition: Condition
  /// Every use of a variable.
  let names: [String]
  var node: NodeID
  var attribute: AttributeName
}

/// The conditions of a document. Those around the last parent are kept, as siblings share them.
struct WrittenConditions {
  let document: any WrittenDocument
  private var parent: NodeID?
  /// When what stands in the last parent is there.
  private var visibility: [WrittenCondition] = []
  /// When it can be used, beside that.
  private var availability: [WrittenCondition] = []
  /// The conditions that were read already: many elements share few conditions.
  private var known: [String: WrittenCondition] = [:]

  init(document: any WrittenDocument) { self.document = document }

  /// The conditions under which the element of a condition is there, or can be used, without that
  /// condition.
  mutating func around(_ attribute: WrittenAttribute) -> [WrittenCondition] {
    let around = around(attribute.name, of: attribute.node)
    guard attribute.name == .enabledWhen, let own = condition(.visibleWhen, on: attribute.node)
    else { return around }
    return [own] + around
  }

  /// The conditions of what an element stands in: of all that when it is there, and of a section or
  /// group when what stands directly in it can be used.
  mutating func around(_ attribute: AttributeName, of node: NodeID) -> [WrittenCondition] {
    let parent = document.parent(node)
    if parent != self.parent {
      self.parent = parent
      visibility = []
      availability = []
      for ancestor in document.ancestors(node) {
        if let condition = condition(.visibleWhen, on: ancestor) { visibility.append(condition) }
      }
      let holder = parent.flatMap { document.kind($0) }
      if let parent, holder == .section || holder == .group,
        let condition = condition(.enabledWhen, on: parent)
      {
        availability = [condition]
      }
    }
    return attribute == .enabledWhen ? availability + visibility : visibility
  }

  private mutating func condition(
    _ attribute: AttributeName, on node: NodeID
  ) -> WrittenCondition? {
    var condition = document.text(attribute, of: node).flatMap { self.condition($0, of: node) }
    condition?.attribute = attribute
    return condition
  }

  /// The condition that a text says; `nil` for a text that is none.
  mutating func condition(_ text: String, of node: NodeID) -> WrittenCondition? {
    if var known = known[text] {
      known.node = node
      return known
    }
    guard let parsed = try? ConditionParser.parse(text) else { return nil }
    let condition = WrittenCondition(
      text: text, condition: parsed.condition, names: parsed.names.map(\.name), node: node,
      attribute: .visibleWhen)
    known[text] = condition
    return condition
  }
}
