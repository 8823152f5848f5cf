import Foundation
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite("A program with the verb 'compile' alone")
struct PluginToolTests {
  @Test(
    "reports as text, and says that it knows no other format", arguments: DiagnosticFormat.allCases)
  func knowsTextAlone(format: DiagnosticFormat) {
    let (output, error) = (Collected(), Collected())
    let streams = StandardStreams(
      input: { _ in Array("<menuet xmlns=\"urn:menuet:1\" name=\"App\"/>".utf8) },
      output: ByteSink { output.bytes += $0 }, error: ByteSink { error.bytes += $0 })
    let words = ["--framework", "none", "--diagnostics", format.rawValue, "-"]
    let code = Session(streams: streams, environment: Environment(), commandLine: words)
      .run { session throws(UsageError) in try CompileVerb.run(words, in: session) }
    if format == .text {
      #expect(code == 0)
      #expect(output.text.contains("enum App"))
    } else {
      #expect(code == 2)
      #expect(output.text.isEmpty)
      #expect(error.text.contains("'--diagnostics' takes text, not '\(format.rawValue)'"))
    }
  }

  private final class Collected {
    var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }
}
