import MenuetSource
import MenuetTool
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
  /// where the file would not read as it is meant to.
  func applying(_ edits: [SourceEdit]) -> [UInt8]? {
    let places = PlaceTable(
      edits.flatMap { [Int($0.location.range.start), Int($0.location.range.end)] }, in: source)
    let encoder = SourceEncoder(source.encoding)
    var result: [UInt8] = []
    var text: [UInt8] = []
    var (taken, takenText) = (0, 0)
    for edit in edits.reversed() {
      let range = source.clamped(edit.location.range)
      let start = places[Int(edit.location.range.start)].offset
      let end = places[Int(edit.location.range.end)].offset
      guard taken <= start, start <= end, end <= bytes.count, takenText <= range.lowerBound else {
        return nil
      }
      let replacement = encoder.encode(edit.replacement)
      result += bytes[taken..<start] + replacement.bytes
      text += source.text[takenText..<range.lowerBound] + replacement.text
      (taken, takenText) = (end, range.upperBound)
    }
    result += bytes[taken...]
    text += source.text[takenText...]
    // An encoding may have states that an edit breaks: what was written must read as was meant.
    var sink = DiagnosticSink()
    let written = SourceDecoder().decode(result, path: source.path, into: &sink)
    return written?.text == text ? result : nil
  }
}
