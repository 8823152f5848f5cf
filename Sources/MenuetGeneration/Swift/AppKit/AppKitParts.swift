import MenuetModel

/// A responder for every part of the app that the document names: an object that implements one part
/// only answers for the commands of that part, wherever it stands in the responder chain.
struct AppKitParts {
  let plan: GenerationPlan

  private var document: Document { plan.document }
  private var bar: AppKitMenuBar { AppKitMenuBar(plan: plan) }
  private var commandFunctions: CommandFunctions { CommandFunctions(plan: plan) }

  private var answering: AnsweringParts {
    let hasBars = !bar.bars.isEmpty
    return AnsweringParts(
      plan: plan, performed: hasBars ? Set(bar.performed) : [],
      chosen: hasBars ? Set(bar.chosen) : [])
  }

  private typealias Part = AnsweringParts.Part

  /// Indicates whether any part answers for anything in the menu bar.
  var isNeeded: Bool { !answering.parts.isEmpty }

  /// The protocol of the part that answers for a choice; `nil` where the whole app does.
  func actions(ofChoice index: Int) -> SwiftIdentifier? { answering.actions(ofChoice: index) }

  // MARK: Declarations

  var declarations: [Declaration] {
    let parts = answering.parts
    guard !parts.isEmpty else { return [] }
    return [.support(SupportCode.AppKit.parts)] + parts.flatMap { declarations($0) }
  }

  private func declarations(_ part: Part) -> [Declaration] {
    [responder(part), maker(part), item(part), answering.performing(part, performing)]
      + answering.states(part)
  }

  private func responder(_ part: Part) -> Declaration {
    let chosen = part.choices.map {
      bar.method(
        document.responderName(of: document.choices[$0]),
        .call("chooseOption", .init("from", .code("sender"))))
    }
    return Declaration(
      .type(
        "final class", part.responder, conformances: [.code("PartResponder")],
        part.commands.map { bar.method(ofCommand: $0) } + chosen),
      comment: "Performs the commands of the part `\(part.handler)` of the app.",
      isInterface: true)
  }

  private func maker(_ part: Part) -> Declaration {
    let content = Statement.TrailingClosure(
      signature: "[weak actions] entry",
      [.expression(.code("actions.flatMap { partItem(of: entry, on: $0) }"))])
    let effect = Statement.TrailingClosure(
      "effect", signature: "[weak actions] command, sender",
      [
        .if(
          .binding("actions"),
          [.expression(.code("performPart(command, on: actions, from: sender)"))])
      ])
    return Declaration(
      .function(
        SwiftIdentifier("make\(part.responder.text)"),
        [.init("actions: any ", .path([part.actions]))], result: .path([part.responder]),
        [.view(.init(.name(part.responder), content, effect))]),
      comment: """
        Makes the responder of an object that implements `\(part.actions.text)`, which keeps it.
        """, modifiers: "static", isInterface: true)
  }

  private func item(_ part: Part) -> Declaration {
    var statements = part.choices.map { index in
      let selector = Expression.responderSelector(
        SwiftIdentifier(document.responderName(of: document.choices[index])))
      let options = Expression.call(
        .name(AppKitChoices(plan: plan).name(index)), [.init("on", .code("actions"))])
      return Statement.if(
        .equal(.code("entry.choiceAction"), selector),
        [.return(.subscripted(options, .code("entry.place")))])
    }
    statements += [
      .guard(.binding("command", .code("entry.command")), return: .code("nil")),
      .return(AnsweringParts.item),
    ]
    return Declaration(
      .function(
        "partItem", ["of entry: Entry", part.parameter], result: .code("Item?"), statements),
      comment: "The item of an entry, as the part `\(part.handler)` shows it.",
      modifiers: "private static")
  }

  private func performing(_ index: Int) -> [Statement] {
    let statements = commandFunctions.statements(index)
    guard let confirm = plan.commands[index].confirm,
      let alert = plan.alerts[confirm]
    else { return statements }
    return [
      .closure(.constant("alert", call: plan.call(alert)), statements + [.call("update")]),
      .constant("window", .code("(actions as? NSViewController)?.view.window")),
      .if(
        .equal(.code("window?.attachedSheet"), .code("nil")),
        [.call("alert.begin", .init("in", .code("window")))]),
    ]
  }
}
