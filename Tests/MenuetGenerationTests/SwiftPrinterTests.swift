import Testing

@testable import MenuetGeneration

/// What the printer makes of trees, as a person would write it. That `swift format` agrees is shown
/// by the tests of whole files.
@Suite struct SwiftPrinterTests {
  private func printed(_ content: (inout SwiftPrinter) -> Void) -> String {
    var printer = SwiftPrinter(access: "public ", capacity: 0)
    content(&printer)
    return String(decoding: printer.bytes, as: UTF8.self)
  }

  private func name(_ text: String) -> SwiftIdentifier { SwiftIdentifier(text) }

  @Test func keywordsStandInBackTicksOnlyWhereTheyMust() {
    let text = printed { printer in
      printer.print(.enumCase(name("default"), rawValue: "default"))
      printer.print(.enumCase(name("newNote"), rawValue: "new-note"))
      printer.print(.method(name("init")))
      printer.print(
        .requirement(name("in"), .path([name("Notes"), name("Type")]), isSettable: true))
      printer.printCase([name("default"), name("self")], .code("break"))
      printer.print(.return(.member("actions", name("class"))))
    }
    #expect(
      text == """
        case `default`
        case newNote = "new-note"
        func `init`()
        var `in`: Notes.`Type` { get set }
        case .default, .`self`: break
        return actions.class

        """)
  }

  @Test func aCallThatDoesNotFitIsFilled() {
    let arguments: [Expression.Argument] = (1...6).map {
      .init("title", .string("argument number \($0)"))
    }
    let text = printed { $0.print(.constant(name("menu"), .call(.code("makeMenu"), arguments))) }
    #expect(
      text == """
        let menu = makeMenu(
          title: "argument number 1", title: "argument number 2", title: "argument number 3",
          title: "argument number 4", title: "argument number 5", title: "argument number 6")

        """)
  }

  @Test func aLongTextTakesSeveralLines() {
    let title = String(repeating: "long ", count: 24) + "text"
    let text = printed { printer in
      printer.print(.call(.code("add"), .init(.integer(1)), .init("title", .string(title))))
      printer.printTable("let texts: [String]", [Expression.string(title), .string("short")])
    }
    #expect(
      text == """
        add(
          1,
          title: \"""
            long long long long long long long long long long long long long long long long long long long \\
            long long long long long text
            \""")
        let texts: [String] = [
          \"""
          long long long long long long long long long long long long long long long long long long long \\
          long long long long long text
          \""",
          "short",
        ]

        """)
  }

  @Test func conditionsBreakBeforeTheirOperators() {
    let variables = (1...5).map { Expression.member("actions", name("isSomething\($0)Long")) }
    let text = printed { printer in
      printer.print(.return(.all(variables)))
      printer.print(.if(.any([.all([variables[0], .not(variables[1])]), variables[2]]))) {
        $0.print(.code("go()"))
      }
      printer.print(.if(.any(variables))) { $0.print(.code("go()")) }
    }
    #expect(
      text == """
        return actions.isSomething1Long
          && actions.isSomething2Long
          && actions.isSomething3Long
          && actions.isSomething4Long
          && actions.isSomething5Long
        if (actions.isSomething1Long && !actions.isSomething2Long) || actions.isSomething3Long {
          go()
        }
        if actions.isSomething1Long
          || actions.isSomething2Long
          || actions.isSomething3Long
          || actions.isSomething4Long
          || actions.isSomething5Long
        {
          go()
        }

        """)
  }

  @Test func theNamesOfACaseWrap() {
    let names = (1...9).map { name("commandNumber\($0)") }
    let text = printed { $0.printCase(names, .return(.code("true"))) }
    #expect(
      text == """
        case .commandNumber1, .commandNumber2, .commandNumber3, .commandNumber4, .commandNumber5,
          .commandNumber6, .commandNumber7, .commandNumber8, .commandNumber9:
          return true

        """)
  }

  @Test func whatCannotBreakIsExempt() {
    let long = String(repeating: "a", count: 100)
    let text = printed { $0.print(.enumCase(name(long), rawValue: "x")) }
    #expect(
      text == """
        // swift-format-ignore
        case \(long) = "x"

        """)
  }

  @Test func theInterfaceHasItsAccessLevel() {
    let text = printed { printer in
      printer.print(
        DeclarationHeader(
          .function(name("make"), [.init("for id: String")], result: .code("Int")),
          comment: "Makes `\("x\ny")`.", modifiers: "static", isInterface: true)
      ) { $0.print(.code("return 1")) }
      printer.print(
        DeclarationHeader(.code("func help()"), modifiers: "private static")
      ) { $0.print(.code("make()")) }
    }
    #expect(
      text == """
        /// Makes `x?y`.
        public static func make(for id: String) -> Int {
          return 1
        }
        private static func help() {
          make()
        }

        """)
  }

  @Test func aVariableThatNothingChangesIsAConstant() {
    let text = printed { printer in
      printer.print(variable: name("value"), .code("make()")) { _ in }
      printer.print(variable: name("other"), .code("make()")) { $0.print(.code("other.change()")) }
    }
    #expect(text == "let value = make()\nvar other = make()\nother.change()\n")
  }

  @Test func numbersAreGroupedAsTheFormatterWants() {
    let text = printed { printer in
      for value in [0, -5, 999_999, 1_000_000, -12_345_678] {
        printer.print(.return(.integer(value)))
      }
      printer.print(.return(.number(62.5)))
      printer.print(.return(.number(250)))
      printer.print(.return(.number(1 / 3)))
    }
    #expect(
      text == """
        return 0
        return -5
        return 999999
        return 1_000_000
        return -12_345_678
        return 62.5
        return 250
        return 0.3333333333333333

        """)
  }
}
