import Testing

@testable import MenuetGeneration

/// What the printer makes of trees, as a person would write it. That `swift format` agrees is shown
/// by the tests of whole files.
@Suite struct SwiftPrinterTests {
  private func printed(_ content: (inout SwiftPrinter) -> Void) -> String {
    var printer = SwiftPrinter(access: .public)
    content(&printer)
    return String(decoding: printer.bytes, as: UTF8.self)
  }

  private func printed(_ declarations: Declaration...) -> String {
    printed { $0.print(declarations) }
  }

  private func printed(_ statements: Statement...) -> String { printed { $0.print(statements) } }

  private func name(_ text: String) -> SwiftIdentifier { SwiftIdentifier(text) }

  @Test func keywordsStandInBackTicksOnlyWhereTheyMust() {
    let text =
      printed(
        Declaration(.enumCase("default", rawValue: "default")),
        Declaration(.enumCase("newNote", rawValue: "new-note")), Declaration(.method("init")),
        Declaration(.requirement("in", .path(["Notes", "Type"]), isSettable: true)))
      + printed(
        .switch("self", [.init(["default", "self"], .leave)]),
        .return(.member("actions", "class")))
    #expect(
      text == """
        case `default`
        case newNote = "new-note"
        func `init`()
        var `in`: Notes.`Type` { get set }
        switch self {
        case .default, .`self`: break
        }
        return actions.class

        """)
  }

  @Test func aCallThatDoesNotFitIsFilled() {
    let arguments: [Expression.Argument] = (1...6).map {
      .init("title", .string("argument number \($0)"))
    }
    let text = printed(.constant("menu", .call(.code("makeMenu"), arguments)))
    #expect(
      text == """
        let menu = makeMenu(
          title: "argument number 1", title: "argument number 2", title: "argument number 3",
          title: "argument number 4", title: "argument number 5", title: "argument number 6")

        """)
  }

  @Test func aLongTextTakesSeveralLines() {
    let title = String(repeating: "long ", count: 24) + "text"
    let text =
      printed(.call("add", .init(.integer(1)), .init("title", .string(title))))
      + printed(
        Declaration(
          .constant(
            "texts", type: .code("[String]"), .array([.string(title), .string("short")]))))
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
          \""", "short",
        ]

        """)
  }

  @Test func conditionsBreakBeforeTheirOperators() {
    let variables = (1...5).map { Expression.member("actions", name("isSomething\($0)Long")) }
    let text = printed(
      .return(.all(variables)),
      .if(.any([.all([variables[0], .not(variables[1])]), variables[2]]), [.call("go")]),
      .if(.any(variables), [.call("go")], else: [.call("stop")]))
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
        } else {
          stop()
        }

        """)
  }

  @Test func theNamesOfACaseWrap() {
    let names = (1...9).map { name("commandNumber\($0)") }
    let text = printed(.switch("self", [.init(names, .return(.code("true")))]))
    #expect(
      text == """
        switch self {
        case .commandNumber1, .commandNumber2, .commandNumber3, .commandNumber4, .commandNumber5,
          .commandNumber6, .commandNumber7, .commandNumber8, .commandNumber9:
          return true
        }

        """)
  }

  @Test func whatCannotBreakIsExempt() {
    let long = String(repeating: "a", count: 100)
    let text = printed(Declaration(.enumCase(name(long), rawValue: "x")))
    #expect(
      text == """
        // swift-format-ignore
        case \(long) = "x"

        """)
  }

  @Test func theInterfaceHasItsAccessLevel() {
    let text = printed(
      Declaration(
        .function("make", ["for id: String"], result: .code("Int"), [.return(.integer(1))]),
        comment: "Makes `\("x\ny")`.", modifiers: "static", isInterface: true),
      Declaration(.function("help", [], [.call("make")]), modifiers: "private static"))
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
    let statements = [Statement].build { code in
      code.declare("value", .code("make()")) { _ in }
      code.declare("other", .code("make()")) { $0.append(.call("other.change")) }
    }
    let text = printed { $0.print(statements) }
    #expect(text == "let value = make()\nvar other = make()\nother.change()\n")
  }

  @Test func numbersAreGroupedAsTheFormatterWants() {
    let text = printed { printer in
      for value in [0, -5, 999_999, 1_000_000, -12_345_678] {
        printer.print(Statement.return(.integer(value)))
      }
      for value: Double in [62.5, 250, 1 / 3] { printer.print(Statement.return(.number(value))) }
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

  @Test func supportCodeHasWhatIsNeededAndNoEmptyLineTooMany() {
    let code = SupportCode([
      .lines("struct A {"), .when(.choices, [.lines("  let a = 1")], else: []), .lines(""),
      .interface("  ", "let b = 2"), .when(.pairs, [.lines(""), .lines("  let c = 3")], else: []),
      .lines("\n}"), .lines(""), .when(.hints, [.lines("let d = 4")], else: [.lines("let e = 5")]),
    ])
    var printer = SwiftPrinter(access: .package, needs: [.pairs])
    printer.print([.support(code), Declaration(.alias("F", .code("Int")))])
    #expect(
      String(decoding: printer.bytes, as: UTF8.self) == """
        struct A {
          package let b = 2

          let c = 3
        }

        let e = 5

        typealias F = Int

        """)
  }
}
