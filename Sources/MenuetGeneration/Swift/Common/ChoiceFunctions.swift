import MenuetModel

/// The functions that handle choices by their ids, as menus do that do not know their types.
struct ChoiceFunctions {
  let plan: GenerationPlan

  private var choices: [Choice] { plan.document.choices }
  private var names: DocumentNames { plan.names }

  /// The case of `ChoiceID`.
  func name(_ index: Int) -> SwiftIdentifier {
    SwiftIdentifier(plan.document.caseName(of: choices[index]))
  }

  /// The names of the choices, inside the type that holds everything.
  var ids: [Declaration] {
    guard !choices.isEmpty else { return [] }
    let cases = choices.indices.map {
      Declaration(.enumCase(name($0), rawValue: choices[$0].id))
    }
    return [
      Declaration(
        .type(
          "enum", "ChoiceID",
          conformances: [.code("String"), .code("CaseIterable"), .code("Sendable")], cases),
        comment: "The choices. The raw values are the ids of the document.", isInterface: true)
    ]
  }

  /// `selection`, `select` and `options`, inside an extension on the main actor.
  var functions: [Declaration] {
    guard !choices.isEmpty else { return [] }
    return [selection, selecting, options, .support(SupportCode.None.optionValues)]
  }

  private var selection: Declaration {
    let cases = choices.indices.map { index in
      let property = Expression.member("actions", names.choiceProperties[index])
      return Statement.Case([name(index)], .return(.member(property, "rawValue")))
    }
    return Declaration(
      .function(
        "selection", ["of choice: ChoiceID", "on actions: any Actions"], result: .code("String"),
        [.switch("choice", cases)]),
      comment: "The id of the option that holds.", modifiers: "static", isInterface: true)
  }

  private var selecting: Declaration {
    let cases = choices.indices.map { index in
      let option = Expression.call(
        .type(names.innerTypeOfChoice(index)), [.init("rawValue", .code("option"))])
      return Statement.Case(
        [name(index)], .guard(.binding("option", option), return: .code("false")),
        .assignment(.member("actions", names.choiceProperties[index]), .code("option")))
    }
    return Declaration(
      .function(
        "select", ["_ option: String", "of choice: ChoiceID", "on actions: any Actions"],
        result: .code("Bool"), [.switch("choice", cases), .return(.code("true"))]),
      comment: "Lets an option hold, by its id; gives false where the choice has no such option.",
      attributeLine: "@discardableResult", modifiers: "static", isInterface: true)
  }

  /// The titles and symbols of a choice's options.
  private var options: Declaration {
    let cases = choices.indices.map { index in
      let type = Expression.metatype(names.innerTypeOfChoice(index))
      return Statement.Case([name(index)], .return(.call("options", .init(type))))
    }
    return Declaration(
      .function(
        "options", ["of choice: ChoiceID"], result: .code("[Option]"), [.switch("choice", cases)]),
      comment: "The options that people choose between.", modifiers: "static", isInterface: true)
  }
}
