import Testing

@testable import MenuetSource

@Suite struct DiagnosticTests {
  private let place = SourceLocation(range: ByteRange(0, 0))

  @Test func aMessageLosesTheMiddleOfAWordThatNobodyReads() {
    let word = String(repeating: "é", count: 100_000)
    let message = Diagnostic("a", .error, "'\(word)' is no name; write one", at: place).message
    #expect(message.count == 801)
    #expect(message.hasPrefix("'éé"))
    #expect(message.hasSuffix("éé' is no name; write one"))
    #expect(DiagnosticNote(word, at: place).message.count == 801)
    #expect(FixIt("write '\(word)'").title.count == 801)
  }

  @Test func aMessageOfSomeLengthIsLeftAsItIs() {
    let message = String(repeating: "é", count: 800)
    #expect(Diagnostic("a", .error, message, at: place).message == message)
  }
}
