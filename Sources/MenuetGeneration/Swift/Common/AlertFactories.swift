import MenuetModel

/// The calls of the functions that make alerts.
extension GenerationPlan {
  /// Returns whether an answer of an alert performs a command, for which its factory takes the
  /// actions; those of a question only let another command go on.
  func performsAnswers(of alert: Alert) -> Bool {
    alert.actions.contains { item in
      guard document.role(of: item) != .cancel, let index = commandIndex(item) else { return false }
      return commands[index].handler != .answer
    }
  }

  /// `reviewAlert(actions: actions)`; `deleteAlert()` for a question.
  func call(_ alert: Alert, then go: Expression? = nil) -> Expression {
    var arguments: [Expression.Argument] =
      performsAnswers(of: alert) ? [.init("actions", .code("actions"))] : []
    if let go { arguments.append(.init("then", go)) }
    return .call(.name(SwiftIdentifier(document.factoryName(of: alert))), arguments)
  }

  /// The parameters of the factory of an alert.
  func parameters(of alert: Alert) -> [Declaration.Parameter] {
    (performsAnswers(of: alert) ? ["actions: any Actions"] : [])
      + ["then go: @escaping @MainActor () -> Void = {}"]
  }
}
