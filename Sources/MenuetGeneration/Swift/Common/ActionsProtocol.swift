import MenuetModel

/// The protocol that the app implements: a missing handler is a compile error.
///
/// Commands, toggles, choices and states become requirements without argument labels, so that no id
/// meets one of the further requirements of a framework, which all have labels.
struct ActionsProtocol {
  let plan: GenerationPlan

  /// - Parameter further: what the framework requires besides.
  func declaration(comment: Comment, further: [Declaration]) -> Declaration {
    Declaration(
      .type(
        "protocol", plan.names.actions, conformances: [.code("AnyObject")],
        commands + choices + states + further),
      comment: comment, attributes: "@MainActor", isInterface: true)
  }

  private var commands: [Declaration] {
    plan.commands.indices.compactMap { index in
      let name = plan.names.requirements[index]
      switch plan.commands[index].handler {
      case .method:
        let presentation = Declaration.Parameter(
          "in presentation: ", .optional(.path([plan.names.type, "Presentation"])))
        return Declaration(
          .method(name, plan.commands[index].namesPresentation ? [presentation] : []))
      case .toggle: return Declaration(.requirement(name, .code("Bool"), isSettable: true))
      case .presentation, .standardEdit, .undo, .systemMenu, .answer: return nil
      }
    }
  }

  private var choices: [Declaration] {
    plan.document.choices.indices.map {
      Declaration(
        .requirement(
          plan.names.choiceProperties[$0], plan.names.typeOfChoice($0), isSettable: true))
    }
  }

  private var states: [Declaration] {
    plan.names.states.map { Declaration(.requirement($0, .code("Bool"), isSettable: false)) }
  }
}
