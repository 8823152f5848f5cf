import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct ByteSinkTests {
  @Test func aStatusGoesAwayBeforeTheNextText() {
    var sent = ""
    let sink = ByteSink(isTerminal: true) { sent += String(decoding: $0, as: UTF8.self) }
    sink.showStatus("1 of 2")
    #expect(sent == "1 of 2")
    sink.showStatus("2 of 2")
    #expect(sent == "1 of 2\r\u{1B}[K2 of 2")
    sink.write("done\n")
    sink.write("more\n")
    sink.flush()
    #expect(sent.hasSuffix("2 of 2\r\u{1B}[Kdone\nmore\n"))
  }

  @Test func withoutATerminalThereIsNoStatus() {
    var sent = ""
    let sink = ByteSink { sent += String(decoding: $0, as: UTF8.self) }
    sink.showStatus("1 of 2")
    sink.eraseStatus()
    sink.flush()
    #expect(sent.isEmpty)
  }

  @Test func resultsDoNotRunOnFromTheStatus() {
    var sent = ""
    let error = ByteSink(isTerminal: true) { sent += String(decoding: $0, as: UTF8.self) }
    let output = ByteSink(isTerminal: true) { sent += String(decoding: $0, as: UTF8.self) }
    let streams = StandardStreams(input: { _ in [] }, output: output, error: error)
    let session = Session(streams: streams, environment: Environment(), commandLine: [])
    error.showStatus("1 of 2")
    output.write("result\n")
    _ = session.finish()
    #expect(sent == "1 of 2\r\u{1B}[Kresult\n")
  }

  /// What is long is not gathered first.
  @Test func aLongTextGoesOutBehindWhatWaits() {
    var sent: [String] = []
    let sink = ByteSink(isTerminal: true) { sent.append(String(decoding: $0, as: UTF8.self)) }
    sink.showStatus("1 of 2")
    sink.write("first\n")
    let long = String(repeating: "x", count: 1 << 17)
    sink.write(long)
    sink.write("last\n")
    #expect(sent == ["1 of 2", "\r\u{1B}[Kfirst\n", long])
    sink.flush()
    #expect(sent.last == "last\n")
  }

  /// The second text waits with the first, or is too long to wait.
  @Test(arguments: [1, 1 << 17])
  func aFailureStopsTheStream(length: Int) {
    var calls = 0
    let sink = ByteSink { _ throws in
      calls += 1
      throw SystemError.isBrokenPipe
    }
    sink.write("a")
    sink.write(String(repeating: "b", count: length))
    sink.flush()
    sink.write("c")
    sink.flush()
    #expect(calls == 1)
    #expect(sink.isAbandoned)
  }

  @Test func reasonsAreInLowerCaseButForAbbreviations() {
    #expect(SystemError(code: 2).words == "no such file or directory")
    #expect(SystemError(code: 5).words.lowercased() == "input/output error")
    #expect(!SystemError(code: 99_999).words.isEmpty)
  }
}
