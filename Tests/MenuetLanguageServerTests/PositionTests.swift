import Testing

@testable import MenuetLanguageServer

@Suite struct PositionTests {
  /// Lines that end in LF, CR LF and CR, with scalars of one to four bytes.
  private let text = SourceText("aé\n😀b\r\nüx\rlast")

  @Test(
    "each encoding counts a line in its own way",
    arguments: [
      (PositionEncoding.utf8, [0, 1, 3], [0, 4, 5]), (.utf16, [0, 1, 2], [0, 2, 3]),
      (.utf32, [0, 1, 2], [0, 1, 2]),
    ])
  func columns(encoding: PositionEncoding, first: [Int], second: [Int]) {
    #expect([0, 1, 3].map { text.position(of: $0, encoding).character } == first)
    #expect([4, 8, 9].map { text.position(of: $0, encoding).character } == second)
    #expect([4, 8, 9].allSatisfy { text.position(of: $0, encoding).line == 1 })
  }

  @Test(
    "positions lead back to their offsets",
    arguments: [
      PositionEncoding.utf8, .utf16, .utf32,
    ])
  func roundTrip(encoding: PositionEncoding) {
    for offset in text.bytes.indices where !UTF8.isContinuation(text.bytes[offset]) {
      // Between CR and LF is no place of its own.
      if offset > 0, text.bytes[offset - 1] == 0x0D, text.bytes[offset] == 0x0A { continue }
      let position = text.position(of: offset, encoding)
      #expect(text.offset(of: position, encoding) == offset)
    }
  }

  @Test("a position outside the text is taken as the nearest in it")
  func outside() {
    #expect(text.offset(of: TextPosition(line: 0, character: 99), .utf16) == 3)
    #expect(text.offset(of: TextPosition(line: 99, character: 0), .utf16) == text.bytes.count)
    // In the middle of a surrogate pair.
    #expect(text.offset(of: TextPosition(line: 1, character: 1), .utf16) == 4)
  }

  @Test("the first encoding of the client that is known counts")
  func negotiation() {
    #expect(PositionEncoding(offered: []) == .utf16)
    #expect(PositionEncoding(offered: ["utf-7", "utf-8", "utf-16"]) == .utf8)
    #expect(PositionEncoding(offered: ["utf-16", "utf-8"]) == .utf16)
  }

  @Test("URIs of files become paths, and paths URIs")
  func uris() {
    #expect(DocumentURI.path(of: "file:///a%20b/%C3%A9.xml") == "/a b/é.xml")
    #expect(DocumentURI.path(of: "file://localhost/a") == "/a")
    #expect(DocumentURI.path(of: "untitled:Untitled-1") == nil)
    #expect(DocumentURI.path(of: "file:///%zz") == nil)
    #expect(DocumentURI.path(of: "file:///%+1") == nil)
    #expect(DocumentURI.path(of: "file:///%ff") == nil)
    #expect(DocumentURI.uri(of: "/a b/é.xml") == "file:///a%20b/%C3%A9.xml")
  }
}
