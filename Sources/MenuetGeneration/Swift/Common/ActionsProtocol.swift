import MenuetModel

/// Prints the protocol that the app implements: a missing handler is a compile error.
///
/// Commands, toggles, choices and states become requirements without argument labels, so that no id
/// meets one of the further requirements of a framework, which all have labels.
struct ActionsProtocol {
  let plan: GenerationPlan

  /// - Parameter further: prints what the framework requires besides.
  func print(
    comment: Comment, into printer: inout SwiftPrinter, further: (inout SwiftPrinter) -> Void
  ) {
    let document = plan.document
    let names = plan.names
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .type("protocol", names.actions, conformances: [.code("AnyObject")]),
        comment: comment, attributes: "@MainActor", isInterface: true)
    ) { printer in
      for index in plan.commands.indices {
        switch plan.commands[index].handler {
        case .method: printer.print(.method(names.requirements[index]))
        case .toggle:
          printer.print(
            .requirement(names.requirements[index], .code("Bool"), isSettable: true))
        case .presentation, .standardEdit, .systemMenu, .answer: break
        }
      }
      for index in document.choices.indices {
        printer.print(
          .requirement(
            names.choiceProperties[index], names.typeOfChoice(index), isSettable: true))
      }
      for name in names.states {
        printer.print(.requirement(name, .code("Bool"), isSettable: false))
      }
      further(&printer)
    }
  }
}
