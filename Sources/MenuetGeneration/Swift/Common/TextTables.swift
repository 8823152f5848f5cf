import MenuetModel

/// Prints the tables of what commands say and show.
///
/// Literals in an array of a written type take a hundredth of the time to type-check that a case of a
/// switch takes, and each is checked by itself: 10 000 titles take 0.05 s.
struct TextTables {
  let plan: GenerationPlan

  private var commands: [Command] { plan.document.commands }

  /// Prints `Tables`, inside an extension of the type that holds everything.
  func print(into printer: inout SwiftPrinter) {
    guard !commands.isEmpty else { return }
    printer.print(
      DeclarationHeader(
        .code("enum Tables"),
        comment: "What commands say and show, in the order of `Command.allCases`.",
        modifiers: "fileprivate")
    ) { printer in
      printer.print(
        .code(
          """
          private static let places: [Command: Int] = Dictionary(
            uniqueKeysWithValues: zip(Command.allCases, 0...))
          """))
      printer.blankLine()
      printTitles(into: &printer)
      guard commands.indices.contains(where: { commands[$0].symbol != nil }) else { return }
      printer.blankLine()
      printer.print(
        .code(
          """
          static func symbol(of command: Command) -> String? {
            symbols[places[command, default: 0]]
          }
          """))
      printer.blankLine()
      printer.printTable(
        "private static let symbols: [String?]",
        commands.indices.lazy.map { .optional(commands[$0].offSymbol ?? commands[$0].symbol) })
    }
  }

  private func printTitles(into printer: inout SwiftPrinter) {
    if plan.isLocalized {
      printer.print(
        .code(
          """
          static func title(of command: Command) -> String {
            let place = places[command, default: 0]
            return Strings.text(titleKeys[place], titles[place])
          }
          """))
      printer.blankLine()
      printer.printTable(
        "private static let titleKeys: [StaticString]",
        commands.indices.lazy.map { .string(TitleKey.command(commands[$0].id)) })
      printer.blankLine()
      printer.printTable(
        "private static let titles: [String.LocalizationValue]",
        commands.indices.lazy.map { .string(commands[$0].title) })
    } else {
      printer.print(
        .code(
          """
          static func title(of command: Command) -> String {
            titles[places[command, default: 0]]
          }
          """))
      printer.blankLine()
      printer.printTable(
        "private static let titles: [String]",
        commands.indices.lazy.map { .string(commands[$0].title) })
    }
  }

  /// Prints `Strings`, through which every title goes that stands in the strings table.
  func printStrings(into printer: inout SwiftPrinter) {
    guard plan.isLocalized else { return }
    printer.print(
      DeclarationHeader(
        .code("enum Strings"),
        comment: """
          Looks texts up in the strings table of the bundle that holds this code. The keys are the
          paths of ids; where the table has no text, the one here stands.
          """, modifiers: "fileprivate")
    ) { printer in
      printer.print(
        .code(
          """
          private final class Marker {}
          private static let bundle = Bundle(for: Marker.self)
          """))
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .function(
            SwiftIdentifier("text"),
            [
              .init("_ key: StaticString"), .init("_ defaultValue: String.LocalizationValue"),
            ], result: .code("String")), modifiers: "static")
      ) { printer in
        var arguments: [Expression.Argument] = [
          .init("localized", .code("key")), .init("defaultValue", .code("defaultValue")),
        ]
        if let table = plan.document.table { arguments.append(.init("table", .string(table))) }
        arguments.append(.init("bundle", .code("bundle")))
        printer.print(.return(.call(.code("String"), arguments)))
      }
    }
  }
}
