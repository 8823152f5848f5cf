import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct ArgumentParserTests {
  private let options: [CommandOption] = [
    .strict, .output, .rule, .emit, .layoutWidth, .layoutWidths, .platforms, .framework,
  ]

  private func parse(_ words: String...) throws -> Arguments {
    try ArgumentParser(verb: "test", options: options).parse(words)
  }

  private func failure(_ words: String...) -> UsageError? {
    do throws(UsageError) {
      _ = try ArgumentParser(verb: "test", options: options).parse(words)
      return nil
    } catch {
      return error
    }
  }

  @Test func readsBothFormsOfAnArgument() throws {
    #expect(try parse("--emit", "json")[.emit] == "json")
    #expect(try parse("--emit=json")[.emit] == "json")
    #expect(try parse("-o", "a b")[.output] == "a b")
    #expect(try parse("--output=a=b")[.output] == "a=b")
    #expect(try parse("--output", "x")[.output] == "x")
  }

  @Test func keepsOperandsInOrderAmongOptions() throws {
    let arguments = try parse("one", "--strict", "two", "-", "-o", "out", "three")
    #expect(arguments.operands == ["one", "two", "-", "three"])
    #expect(arguments.contains(.strict))
  }

  @Test func takesOnlyOperandsBehindTwoDashes() throws {
    let arguments = try parse("--", "--strict", "-o")
    #expect(arguments.operands == ["--strict", "-o"])
    #expect(!arguments.contains(.strict))
  }

  @Test func collectsRepeatedOptionsAndLetsTheLastOtherOneCount() throws {
    let arguments = try parse("--rule", "a=off", "--rule=b=note", "-o", "x", "-o", "y")
    #expect(arguments.all(.rule) == ["a=off", "b=note"])
    #expect(arguments[.output] == "y")
  }

  @Test func readsNumbersAndLists() throws {
    #expect(try parse("--width", "0").number(.layoutWidth) == 0)
    #expect(try parse("--widths", "375,678").numbers(.layoutWidths) == [375, 678])
    #expect(try parse("--platform", "ios,macos,ios").all(.platforms) == ["ios,macos,ios"])
  }

  @Test func refusesWhatIsNoArgument() {
    #expect(failure("--emit") == .argumentMissing("--emit"))
    #expect(failure("-o", "--strict") == .argumentMissing("-o"))
    #expect(failure("--output=") == .argumentMissing("-o"))
    #expect(failure("--strict=yes") == .argumentUnexpected("--strict"))
    #expect(failure("--widths", "") == .listEmpty(option: "--widths"))
    let range = 0...1_000_000
    for text in ["-5", "abc", "1e3", "+1", "1000001", "99999999999999999999", ""] {
      #expect(
        failure("--width", text) == .numberInvalid(text, option: "--width", range: range))
    }
    #expect(
      failure("--widths", "1,,2") == .numberInvalid("", option: "--widths", range: range))
  }

  @Test func refusesUnknownWordsAndOptions() {
    #expect(
      failure("--emit", "jsn")
        == .wordUnknown("jsn", option: "--emit", allowed: ["swift", "json", "ui-tests"]))
    #expect(
      failure("--framework", "cocoa")
        == .wordUnknown(
          "cocoa", option: "--framework", allowed: ["uikit", "swiftui", "appkit", "none"]))
    #expect(
      failure("--strikt") == .optionUnknown("--strikt", verb: "test", near: "--strict"))
    #expect(
      failure("--strikt=1") == .optionUnknown("--strikt", verb: "test", near: "--strict"))
    #expect(failure("-x") == .optionUnknown("-x", verb: "test", near: nil))
  }
}
