import MenuetSource
import Testing

@testable import MenuetXML

/// Files in many encodings become the same text, and offsets in the text lead back to the file.
@Suite struct EncodingTests {
  /// Characters with their bytes in encodings of one or two bytes, from the tables of the Unicode
  /// Consortium.
  struct Character: Sendable {
    var scalar: Unicode.Scalar
    var bytes: [UInt8]
  }

  private static let latin1: [Character] = [
    Character(scalar: "é", bytes: [0xE9]), Character(scalar: "ß", bytes: [0xDF]),
    Character(scalar: "\u{A0}", bytes: [0xA0]), Character(scalar: "ÿ", bytes: [0xFF]),
  ]

  private static let windows1252: [Character] = [
    Character(scalar: "…", bytes: [0x85]), Character(scalar: "€", bytes: [0x80]),
    Character(scalar: "“", bytes: [0x93]), Character(scalar: "é", bytes: [0xE9]),
  ]

  private static let shiftJIS: [Character] = [
    Character(scalar: "日", bytes: [0x93, 0xFA]), Character(scalar: "本", bytes: [0x96, 0x7B]),
    Character(scalar: "ソ", bytes: [0x83, 0x5C]), Character(scalar: "ｱ", bytes: [0xB1]),
    Character(scalar: "表", bytes: [0x95, 0x5C]),
  ]

  /// A document with a declaration and what each of its scalars is in the file.
  private struct Sample {
    var text: String
    var file: [UInt8] = []
    /// The offset in the file of each scalar of the text, then the file's end.
    var offsets: [Int] = []

    init(_ text: String, _ encode: (Unicode.Scalar) -> [UInt8], mark: [UInt8] = []) {
      self.text = text
      file = mark
      for scalar in text.unicodeScalars {
        offsets.append(file.count)
        file += encode(scalar)
      }
      offsets.append(file.count)
    }
  }

  private func check(_ sample: Sample) throws {
    var sink = DiagnosticSink()
    let source = try #require(SourceDecoder().decode(sample.file, path: "sample", into: &sink))
    #expect(sink.diagnostics.isEmpty)
    #expect(String(decoding: source.text, as: UTF8.self) == sample.text)
    var offset = 0
    for (scalar, expected) in zip(sample.text.unicodeScalars, sample.offsets) {
      #expect(source.fileOffset(offset) == expected, "of '\(scalar)' at \(offset)")
      offset += UTF8.width(scalar)
    }
    #expect(source.fileOffset(offset) == sample.file.count)
    _ = try #require(XMLReader().read(source, into: &sink))
    #expect(sink.diagnostics.isEmpty)
  }

  private func text(_ encoding: String?, _ content: some Sequence<Unicode.Scalar>) -> String {
    var value = ""
    for scalar in content { value.unicodeScalars += ["a", scalar, scalar] }
    let declaration = encoding.map { "<?xml version=\"1.0\" encoding='\($0)'?>\r\n" } ?? ""
    return "\(declaration)<a x='\(value)'>\n\(value)<b y='\(value)'/></a>"
  }

  private static let wide: [Unicode.Scalar] = ["é", "…", "語", "🎉", "\u{10FFFD}", "\u{FFFD}"]

  @Test(arguments: [nil, "UTF-8", "utf-8", "US-ASCII", "UTF-16"]) func utf8(encoding: String?)
    throws
  {
    let text = text(encoding, Self.wide)
    try check(Sample(text, { Array(String($0).utf8) }))
    try check(Sample(text, { Array(String($0).utf8) }, mark: [0xEF, 0xBB, 0xBF]))
  }

  @Test(arguments: [nil, "UTF-16", "UTF-8"], [true, false])
  func utf16(encoding: String?, isBigEndian: Bool) throws {
    let text = text(encoding, Self.wide)
    let encode = { (scalar: Unicode.Scalar) in
      Array(String(scalar).utf16).flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBigEndian ? [high, low] : [low, high]
      }
    }
    try check(Sample(text, encode))
    try check(Sample(text, encode, mark: isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]))
  }

  @Test(arguments: [true, false]) func utf32WithAMark(isBigEndian: Bool) throws {
    let encode = { (scalar: Unicode.Scalar) in
      let bytes = [24, 16, 8, 0].map { UInt8(scalar.value >> UInt32($0) & 0xFF) }
      return isBigEndian ? bytes : bytes.reversed()
    }
    let mark: [UInt8] = isBigEndian ? [0, 0, 0xFE, 0xFF] : [0xFF, 0xFE, 0, 0]
    try check(Sample(text("UTF-32", Self.wide), encode, mark: mark))
  }

  private func check(_ encoding: String, _ characters: [Character]) throws {
    let encode = { (scalar: Unicode.Scalar) -> [UInt8] in
      characters.first { $0.scalar == scalar }?.bytes ?? [UInt8(scalar.value)]
    }
    try check(Sample(text(encoding, characters.map(\.scalar)), encode))
    try check(Sample(text(encoding, ["z"]), encode))
  }

  @Test(arguments: ["ISO-8859-1", "iso-8859-1", "latin1"]) func latin1(encoding: String) throws {
    try check(encoding, Self.latin1)
  }

  @Test func windows1252() throws { try check("windows-1252", Self.windows1252) }

  @Test(arguments: ["Shift_JIS", "shift_jis"]) func shiftJIS(encoding: String) throws {
    try check(encoding, Self.shiftJIS)
  }

  @Test func anEncodingThatSwitchesCharacterSets() throws {
    // ISO-2022-JP: ESC $ B begins kanji, ESC ( B ends it.
    let file =
      Array("<?xml version='1.0' encoding='ISO-2022-JP'?><a x='".utf8) + [0x1B, 0x24, 0x42]
      + [0x46, 0x7C, 0x4B, 0x5C] + [0x1B, 0x28, 0x42] + Array("'/>".utf8)
    var sink = DiagnosticSink()
    let source = try #require(SourceDecoder().decode(file, path: "sample", into: &sink))
    let text = String(decoding: source.text, as: UTF8.self)
    #expect(text == "<?xml version='1.0' encoding='ISO-2022-JP'?><a x='日本'/>")
    // The quote behind the kanji begins with the bytes that end them.
    let quote = text.utf8.count - 3
    #expect(source.fileOffset(quote) == file.count - 6)
    #expect(source.fileOffset(quote + 1) == file.count - 2)
    #expect(source.fileOffset(quote - 3) == file.count - 8)
  }

  // MARK: Files that are not text

  private func decodes(_ bytes: [UInt8]) -> (isText: Bool, findings: [Diagnostic]) {
    var sink = DiagnosticSink()
    let source = SourceDecoder().decode(bytes, path: "broken", into: &sink)
    return (source != nil, sink.diagnostics)
  }

  @Test(
    arguments: [
      // A lone surrogate, half a unit, an unknown encoding, a byte without a meaning, half a character.
      ([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8, 0x3E, 0x00], "UTF-16LE"),
      ([0xFF, 0xFE, 0x3C], "UTF-16LE"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x00, 0x00, 0x11, 0x00], "UTF-32LE"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x3C], "UTF-32LE"),
      (Array("<?xml version='1.0' encoding='klingon'?><a/>".utf8), "klingon"),
      (
        Array("<?xml version='1.0' encoding='windows-1252'?><a x='".utf8) + [0x81, 0x27],
        "windows-1252"
      ),
      (Array("<?xml version='1.0' encoding='Shift_JIS'?><a/>".utf8) + [0x93], "Shift_JIS"),
    ] as [([UInt8], String)])
  func bytesThatAreNoTextAreReportedOnce(bytes: [UInt8], encoding: String) {
    let (isText, findings) = decodes(bytes)
    #expect(!isText)
    #expect(findings.map(\.message) == ["the file is not text in the encoding '\(encoding)'"])
    #expect(findings.map(\.rule) == ["file-unreadable"])
  }

  @Test(arguments: [
    "", "<", "<?xml", "<?xml?>", "<?xml encoding=", "<?xml encoding=''?>", "<?xml encoding='x",
    "<?xml version='1.0' encoding=utf-8?><a/>", "<a encoding='klingon'/>",
    "<?xml version='1.0'?><a encoding='klingon'/>",
  ])
  func withoutAnEncodingAFileIsUTF8(text: String) throws {
    var sink = DiagnosticSink()
    let source = try #require(
      SourceDecoder().decode(Array(text.utf8), path: "plain", into: &sink))
    #expect(source.encoding == .utf8)
    #expect(source.text == Array(text.utf8))
  }

  @Test func aMarkIsNotPartOfTheText() throws {
    var sink = DiagnosticSink()
    let source = try #require(
      SourceDecoder().decode([0xEF, 0xBB, 0xBF, 0x3C], path: "mark", into: &sink))
    #expect(source.text == [0x3C])
    #expect(source.fileOffset(0) == 3)
    #expect(source.fileOffset(1) == 4)
  }
}
