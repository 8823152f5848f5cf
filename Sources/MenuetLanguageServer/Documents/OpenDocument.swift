import MenuetSource
import MenuetTool

/// A document that the client has open: its text is the client's, whatever the disk has.
package struct OpenDocument: Sendable {
  /// As the client names it.
  package let uri: String
  /// The path of its file, or the URI of one that is not in a file.
  package let path: String
  /// The same for every way to the same file.
  let identity: String
  /// The number that the client gives each text; `nil` where it gives none.
  package var version: Int?
  package var text: SourceText

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    self.version = version
    self.text = SourceText(text)
    path = DocumentURI.path(of: uri) ?? uri
    identity = FileIdentity.of(path)
  }

  /// Indicates whether it lies, or is to lie, in a file.
  var isFile: Bool { DocumentURI.path(of: uri) != nil }

  /// Indicates whether it is a document of the language. A client may also have the settings of a
  /// folder open, or translations: both are JSON.
  var isDocument: Bool { !path.hasSuffix(".json") && !path.hasSuffix(".xcstrings") }

  /// The byte order mark of UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A text for the compiler. The mark says that it is UTF-8 by now, whatever its XML declaration says
  /// of the file.
  static func marked(_ text: [UInt8]) -> [UInt8] { mark + text }

  /// The bytes of a mark that the client counts as a character of the text.
  private var markLength: Int { text.bytes.starts(with: Self.mark) ? Self.mark.count : 0 }

  /// The bytes for the compiler.
  var bytes: [UInt8] { markLength > 0 ? text.bytes : Self.marked(text.bytes) }

  /// The text for the compiler's places, which count no mark.
  var file: FileText { FileText(uri: uri, text: text, markLength: markLength) }
}

/// The text of a file with its name, for places in it.
struct FileText: Sendable {
  let uri: String
  let text: SourceText
  /// The bytes at the beginning that the compiler does not count.
  var markLength = 0

  func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSONValue {
    text.range(range.lowerBound + markLength..<range.upperBound + markLength, encoding)
  }

  func range(_ range: ByteRange, _ encoding: PositionEncoding) -> JSONValue {
    self.range(range.bounds, encoding)
  }

  func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    text.position(of: offset + markLength, encoding)
  }

  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    max(0, text.offset(of: position, encoding) - markLength)
  }

  /// The bytes as the compiler counts them.
  var source: [UInt8] { markLength > 0 ? Array(text.bytes.dropFirst(markLength)) : text.bytes }
}

/// Tells files from each other, by whatever path they are named.
enum FileIdentity {
  static func of(_ path: String) -> String { FileSystem.realPath(path) ?? Path.shortened(path) }
}
