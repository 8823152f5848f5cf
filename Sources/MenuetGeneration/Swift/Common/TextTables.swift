import MenuetModel

/// The tables of what commands say and show.
///
/// Literals in an array of a written type take a hundredth of the time to type-check that a case of a
/// switch takes, and each is checked by itself: 10 000 titles take 0.05 s.
struct TextTables {
  let plan: GenerationPlan

  private var commands: [Command] { plan.document.commands }

  /// `Tables`, inside an extension of the type that holds everything.
  var tables: [Declaration] {
    guard !commands.isEmpty else { return [] }
    var members: [Declaration] = [.support(SupportCode.Common.titleTable)]
    if plan.isLocalized {
      members.append(
        // The table has nothing under the empty key: those words are the system's.
        Declaration(
          .table(
            "titleKeys", .code("[StaticString]"),
            commands.indices.map { .string(plan.key(ofCommand: $0)?.description ?? "") }),
          modifiers: "private static"))
    }
    members.append(
      table("titles", plan.isLocalized ? "[String.LocalizationValue]" : "[String]") {
        .string($0.title)
      })
    if commands.indices.contains(where: { commands[$0].symbol != nil }) {
      members.append(.support(SupportCode.Common.symbolTable))
      members.append(table("symbols", "[String?]") { .optional($0.offSymbol ?? $0.symbol) })
    }
    return [
      Declaration(
        .type("enum", "Tables", members),
        comment: "The texts and symbols of commands, in the order of `Command.allCases`.",
        modifiers: "fileprivate")
    ]
  }

  private func table(
    _ name: SwiftIdentifier, _ type: StaticString, _ element: (Command) -> Expression
  ) -> Declaration {
    Declaration(
      .table(name, .code(type), commands.indices.map { element(commands[$0]) }),
      modifiers: "private static")
  }

  /// `Strings`, through which every title goes that stands in the strings table.
  var strings: Declaration {
    var arguments: [Expression.Argument] = [
      .init("localized", .code("key")), .init("defaultValue", .code("defaultValue")),
    ]
    if let table = plan.document.table { arguments.append(.init("table", .string(table))) }
    let bundle: (place: StaticString, code: [Declaration]) =
      switch plan.bundle {
      case .module: ("Bundle.module", [])
      case .main: ("Bundle.main", [])
      case .class: ("bundle", [.support(SupportCode.Common.strings)])
      }
    arguments.append(.init("bundle", .code(bundle.place)))
    let text = Declaration(
      .function(
        "text", ["_ key: StaticString", "_ defaultValue: String.LocalizationValue"],
        result: .code("String"), [.return(.call(.code("String"), arguments))]),
      modifiers: "static")
    return Declaration(
      .type("enum", "Strings", bundle.code + [text]),
      comment: """
        Looks texts up in the strings table. The keys are the paths of ids; where the table has no
        text, the one here stands.
        """, modifiers: "fileprivate")
  }
}
