import Testing

@testable import MenuetLanguageServer

@Suite struct FramingTests {
  private func parts(_ pieces: String...) -> [MessageFraming.Part] {
    var framing = MessageFraming(limit: 100)
    return pieces.flatMap { framing.receive(Array($0.utf8)) }
  }

  private func content(_ text: String) -> MessageFraming.Part { .content(Array(text.utf8)) }

  @Test("messages are found however the stream is cut")
  func everyCut() {
    let stream = Array("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]".utf8)
    for cut in stream.indices {
      var framing = MessageFraming()
      let parts =
        framing.receive(Array(stream[..<cut])) + framing.receive(Array(stream[cut...]))
      #expect(parts == [content("{}"), content("[1]")])
      #expect(!framing.isOpen)
    }
  }

  @Test("other fields, other cases and line ends of one byte are understood")
  func headers() {
    #expect(
      parts(
        "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:2\r\n\r\n{}",
        "Content-Length: 2\n\n{}") == [content("{}"), content("{}")])
  }

  @Test("behind a broken header the next message is found")
  func resynchronizes() {
    let found = parts("Content-Length: many\r\n\r\n{}Content-Length: 2\r\n\r\n{}")
    #expect(found.last == content("{}"))
    #expect(found.count == 2)
    let lost = parts("{\"half\": trueContent-Length: 2\r\n\r\n{}")
    #expect(lost.last == content("{}"))
  }

  @Test("a header with two lengths has none")
  func twoLengths() {
    let found = parts(
      "Content-Length: 2\r\nContent-Length: 3\r\n\r\n[1]Content-Length: 2\r\n\r\n{}")
    // The second one may be the header of a message of its own.
    #expect(found.count == 3)
    #expect(found.first.map { if case .broken = $0 { true } else { false } } == true)
    #expect(found.last == content("{}"))
  }

  @Test("a message that is too long is passed over")
  func tooLong() {
    let body = String(repeating: "x", count: 101)
    let found = parts("Content-Length: 101\r\n\r\n" + body + "Content-Length: 2\r\n\r\n{}")
    #expect(found.count == 2)
    #expect(found.last == content("{}"))
  }

  @Test("no stream of bytes is a trap, and none stops the next message")
  func anything() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("Content-Length: 0123\r\n{}\"\\x".utf8)
    for _ in 0..<500 {
      var framing = MessageFraming(limit: 50)
      for _ in 0..<20 {
        let count = Int.random(in: 0..<40, using: &generator)
        _ = framing.receive((0..<count).map { _ in alphabet.randomElement() ?? 0 })
      }
    }
  }
}
