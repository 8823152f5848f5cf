import MenuetModel

/// Prints what handles choices by their ids, as menus do that do not know their types.
struct ChoiceFunctions {
  let plan: GenerationPlan

  private var choices: [Choice] { plan.document.choices }
  private var names: DocumentNames { plan.names }

  private func name(_ index: Int) -> SwiftIdentifier {
    SwiftIdentifier(plan.document.caseName(of: choices[index]))
  }

  private func type(_ index: Int) -> Expression { .type(names.innerTypeOfChoice(index)) }

  /// Prints the names of the choices, inside the type that holds everything.
  func printNames(into printer: inout SwiftPrinter) {
    guard !choices.isEmpty else { return }
    printer.blankLine()
    printer.printType(
      "enum ChoiceID: String, CaseIterable, Sendable",
      "The choices. The raw values are the ids of the document."
    ) {
      for index in choices.indices {
        $0.print(.enumCase(name(index), rawValue: choices[index].id))
      }
    }
  }

  /// Prints `selection` and `select`, inside an extension on the main actor.
  func printFunctions(into printer: inout SwiftPrinter) {
    guard !choices.isEmpty else { return }
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .code("func selection(of choice: ChoiceID, on actions: any Actions) -> String"),
        comment: "The id of the option that holds.", modifiers: "static", isInterface: true)
    ) { printer in
      printer.print(.switch("choice")) {
        for index in choices.indices {
          let property = Expression.member("actions", names.choiceProperties[index])
          $0.printCase(
            [name(index)], .return(.member(property, SwiftIdentifier("rawValue"))))
        }
      }
    }
    printer.blankLine()
    printSelecting(into: &printer)
  }

  private func printSelecting(into printer: inout SwiftPrinter) {
    printer.print(
      .code("@discardableResult"),
      comment: "Lets an option hold, by its id; gives false where the choice has no such option.")
    printer.print(
      DeclarationHeader(
        .function(
          SwiftIdentifier("select"),
          [
            .init("_ option: String"), .init("of choice: ChoiceID"),
            .init("on actions: any Actions"),
          ], result: .code("Bool")), modifiers: "static", isInterface: true)
    ) { printer in
      printer.print(.switch("choice")) { printer in
        for index in choices.indices {
          printer.printCase([name(index)]) {
            $0.print(
              .unwrapping(
                "option", .call(type(index), [.init("rawValue", .code("option"))]),
                otherwise: "return false"))
            $0.print(
              .assignment(.member("actions", names.choiceProperties[index]), .code("option")))
          }
        }
      }
      printer.print(.code("return true"))
    }
  }

  /// Prints what all options show, as a protocol inside the type that holds everything.
  func printProtocol(into printer: inout SwiftPrinter) {
    guard !choices.isEmpty else { return }
    printer.blankLine()
    printer.print(
      .code(
        """
        /// What menus show of an option.
        fileprivate protocol MenuOption: CaseIterable, RawRepresentable<String> {
          var title: String { get }
          var symbol: String? { get }
        }
        """))
  }

  /// Prints `options`, with the titles and symbols of a choice's options.
  func printOptions(into printer: inout SwiftPrinter) {
    guard !choices.isEmpty else { return }
    printer.blankLine()
    printer.print(
      DeclarationHeader(
        .code("func options(of choice: ChoiceID) -> [Option]"),
        comment: "What people choose between.", modifiers: "static", isInterface: true)
    ) { printer in
      printer.print(.switch("choice")) {
        for index in choices.indices {
          let type = Expression.metatype(names.innerTypeOfChoice(index))
          $0.printCase([name(index)], .return(.call("options", .init(type))))
        }
      }
    }
    printer.blankLine()
    printer.print(
      .code(
        """
        private static func options(_ type: (some MenuOption).Type) -> [Option] {
          type.allCases.map { Option(id: $0.rawValue, title: $0.title, symbol: $0.symbol) }
        }
        """))
  }
}
