import MenuetModel

/// A responder for every part of the app that the document names: an object that implements one part
/// only performs the commands of that part from the menu bar and by shortcuts, wherever it stands in
/// the responder chain.
struct UIKitParts {
  let plan: GenerationPlan
  let responder: UIKitResponder

  private typealias Part = AnsweringParts.Part

  private var document: Document { plan.document }

  private var answering: AnsweringParts {
    AnsweringParts(
      plan: plan, performed: Set(responder.performed.filter { isAnsweredAlike($0) }),
      chosen: Set(responder.chosen.filter { isChosenAlike($0) }))
  }

  /// Returns whether a choice is the same at all its places in the menu bar.
  private func isChosenAlike(_ index: Int) -> Bool {
    !responder.places.choicePlaces.contains { plan.choiceIndex($0.item.subject) == index }
  }

  /// Returns whether a command is the same at all its places in the menu bar, without a question: the
  /// whole app shows what is of a place, the halves of a pair, and alerts.
  private func isAnsweredAlike(_ index: Int) -> Bool {
    document.commands[index].form != .pair && plan.commands[index].confirm == nil
      && !responder.places.specials.contains { plan.commandIndex($0.item) == index }
  }

  /// Indicates whether any part answers for anything.
  var isNeeded: Bool { !answering.parts.isEmpty }

  /// The protocol of the part that keeps a choice; `nil` where the whole app does.
  static func actions(ofChoice index: Int, _ plan: GenerationPlan) -> SwiftIdentifier? {
    AnsweringParts(plan: plan, performed: [], chosen: Set(plan.document.choices.indices))
      .actions(ofChoice: index)
  }

  var declarations: [Declaration] {
    let parts = answering.parts
    guard !parts.isEmpty else { return [] }
    return [.support(SupportCode.UIKit.parts)] + parts.flatMap { declarations($0) }
  }

  private func declarations(_ part: Part) -> [Declaration] {
    let performing = answering.performing(part, hasUpdate: plan.hasFollowers) {
      CommandFunctions(plan: plan).statements($0)
    }
    let options = part.choices.isEmpty ? [] : [options(part)]
    return [type(part), maker(part), item(part)] + options + [performing] + answering.states(part)
  }

  private func type(_ part: Part) -> Declaration {
    let methods =
      part.commands.map { responder.method(ofCommand: $0) }
      + part.choices.map { index in
        responder.method(
          document.responderName(of: document.choices[index]),
          .call("chooseOption", .init("from", .code("sender"))))
      }
    return Declaration(
      .type(
        "final class", part.responder, conformances: [.code("PartResponder")], methods),
      comment: """
        Performs the commands of the part `\(part.handler)` of the app, from the menu bar and from
        shortcuts.
        """, isInterface: true)
  }

  private func maker(_ part: Part) -> Declaration {
    let item = Statement.TrailingClosure(
      signature: "[weak actions] command",
      [.expression(.code("actions.flatMap { partItem(command, on: $0) }"))])
    let options = Statement.TrailingClosure(
      "options", signature: "[weak actions] action",
      [.expression(.code("actions.map { partOptions(chosenBy: action, on: $0) } ?? []"))])
    let effect = Statement.TrailingClosure(
      "effect", signature: "[weak actions] command, sender",
      [
        .if(
          .binding("actions"),
          [.expression(.code("performPart(command, on: actions, from: sender)"))])
      ])
    let noOptions = Statement.TrailingClosure("options", signature: "_", [.expression(.code("[]"))])
    let closures =
      responder.hasOptions
      ? [item, part.choices.isEmpty ? noOptions : options, effect] : [item, effect]
    return Declaration(
      .function(
        SwiftIdentifier("make\(part.responder.text)"),
        [.init("actions: any ", .path([part.actions]))], result: .path([part.responder]),
        [
          .view(
            .init(
              .call(.name(part.responder), [.init("of", .code("actions"))]), closures: closures))
        ]),
      comment: """
        Makes the responder of an object that implements `\(part.actions.text)`. The object keeps it, and
        puts it into the responder chain as it would a `CommandResponder`.
        """, modifiers: "static", isInterface: true)
  }

  private func item(_ part: Part) -> Declaration {
    let names = part.commands.map { plan.names.commands[$0] }
    var cases = names.isEmpty ? [] : [Statement.Case(names, .return(AnsweringParts.item))]
    if names.count < document.commands.count {
      cases.append(Statement.Case(.default, [.return(.code("nil"))]))
    }
    return Declaration(
      .function(
        "partItem", ["_ command: Command", part.parameter], result: .code("Item?"),
        [.switch("command", cases)]),
      comment: "The item of a command, as the part `\(part.handler)` shows it.",
      modifiers: "private static")
  }

  private func options(_ part: Part) -> Declaration {
    let cases = part.choices.map { index in
      Statement.Case(
        .expression(
          .responderSelector(SwiftIdentifier(document.responderName(of: document.choices[index])))),
        [.return(UIKitChoices(plan: plan).options(index))])
    }
    return Declaration(
      .function(
        "partOptions", ["chosenBy action: Selector", part.parameter], result: .code("[UIAction]"),
        [.switch("action", cases + [Statement.Case(.default, [.return(.code("[]"))])])]),
      modifiers: "private static")
  }
}
