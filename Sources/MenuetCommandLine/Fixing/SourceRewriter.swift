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
    var cursor = FileOffsetCursor(source)
    let encoder = SourceEncoder(source.encoding)
    var result: [UInt8] = []
    var text: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    text.reserveCapacity(source.text.count + source.text.count / 8)
    var (taken, takenText) = (0, 0)
    for edit in edits.reversed() {
      let range = source.clamped(edit.location.range)
      guard takenText <= range.lowerBound else { return nil }
      let start = cursor.fileOffset(of: range.lowerBound)
      let end = cursor.fileOffset(of: range.upperBound)
      guard taken <= start, start <= end, end <= bytes.count else { return nil }
      let replacement = encoder.encode(edit.replacement)
      result += bytes[taken..<start]
      result += replacement.bytes
      text += source.text[takenText..<range.lowerBound]
      text += replacement.text
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
