import MenuetSource
import MenuetXML

/// Applies edits to the bytes of a file, in its own encoding; everything else stays as it is.
struct SourceRewriter {
  private let bytes: [UInt8]
  private let source: SourceFile

  /// - Parameters:
  ///   - bytes: The file on disk.
  ///   - source: What the file was decoded to.
  init(bytes: [UInt8], source: SourceFile) {
    self.bytes = bytes
    self.source = source
  }

  /// The bytes with the edits, which must not overlap and stand from the end to the start; `nil`
  /// where the file's encoding cannot hold a replacement.
  func applying(_ edits: [SourceEdit]) -> [UInt8]? {
    let places = PlaceTable(
      edits.flatMap { [Int($0.location.range.start), Int($0.location.range.end)] }, in: source)
    var result: [UInt8] = []
    var text: [UInt8] = []
    var (taken, takenText) = (0, 0)
    for edit in edits.reversed() {
      let range = source.clamped(edit.location.range)
      let start = places[Int(edit.location.range.start)].offset
      let end = places[Int(edit.location.range.end)].offset
      guard taken <= start, start <= end, end <= bytes.count, takenText <= range.lowerBound,
        let replacement = encoded(edit.replacement)
      else { return nil }
      result += bytes[taken..<start] + replacement
      text += source.text[takenText..<range.lowerBound] + Array(edit.replacement.utf8)
      (taken, takenText) = (end, range.upperBound)
    }
    result += bytes[taken...]
    text += source.text[takenText...]
    // An encoding may have states that an edit breaks: what was written must read as was meant.
    var sink = DiagnosticSink()
    let written = SourceDecoder().decode(result, path: source.path, into: &sink)
    return written?.text == text ? result : nil
  }

  private func encoded(_ text: String) -> [UInt8]? {
    let isBigEndian = source.encoding.name.uppercased().hasSuffix("BE")
    switch source.encoding.form {
    case .utf8: return Array(text.utf8)
    case .utf16: return text.utf16.flatMap { Self.bytes(of: $0, isBigEndian: isBigEndian) }
    case .utf32:
      return text.unicodeScalars.flatMap { Self.bytes(of: $0.value, isBigEndian: isBigEndian) }
    case .singleByte, .table: return singleBytes(text)
    }
  }

  /// ASCII stands for itself in the encodings whose declaration can be read; the upper half does so
  /// in Latin-1 alone.
  private func singleBytes(_ text: String) -> [UInt8]? {
    let names = ["ISO-8859-1", "LATIN1", "LATIN-1"]
    let limit: UInt32 = names.contains(source.encoding.name.uppercased()) ? 0xFF : 0x7F
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard scalar.value <= limit else { return nil }
      bytes.append(UInt8(scalar.value))
    }
    return bytes
  }

  private static func bytes(
    of unit: some FixedWidthInteger, isBigEndian: Bool
  ) -> [UInt8] {
    withUnsafeBytes(of: isBigEndian ? unit.bigEndian : unit.littleEndian) { Array($0) }
  }
}
