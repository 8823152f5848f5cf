import MenuetModel

/// The states that hold in what people see first: those with which most commands can be used.
///
/// A document says what its states mean, not when they hold. Without a note selected a picture of a
/// notes app would be one of dimmed rows, so each state holds that makes more available than it
/// takes away.
struct InitialStates: Sendable {
  /// The ids of the states that hold.
  private(set) var holding: Set<String> = []

  private let initialOptions: Set<String>
  private let conditions: [Condition]

  init(_ document: Document) {
    initialOptions = Set(
      document.choices.filter { !$0.options.isEmpty }.map { choice in
        choice.id + "." + choice.options[choice.initialOption].id
      })
    let commands = document.commands.map { Condition.all([$0.enabledWhen, $0.visibleWhen]) }
    let choices = document.choices.map { Condition.all([$0.enabledWhen, $0.visibleWhen]) }
    conditions = (commands + choices).compactMap(\.self)
    // Twice, for a state may pay only beside a later one.
    for _ in 0..<2 { for state in document.states { settle(state.id) } }
  }

  /// The value of a variable of conditions: toggles are off, and choices at their first option.
  func value(of variable: String) -> Bool {
    holding.contains(variable) || initialOptions.contains(variable)
  }

  private mutating func settle(_ state: String) {
    holding.remove(state)
    let without = availableCount(mentioning: state)
    holding.insert(state)
    if availableCount(mentioning: state) <= without { holding.remove(state) }
  }

  private func availableCount(mentioning state: String) -> Int {
    conditions.count { $0.mentions(state) && $0.evaluate(value) }
  }
}

extension Condition {
  fileprivate func mentions(_ name: String) -> Bool {
    switch self {
    case .variable(let variable): variable == name
    case .not(let operand): operand.mentions(name)
    case .and(let operands), .or(let operands): operands.contains { $0.mentions(name) }
    }
  }
}
