import Foundation
import FoundationXML

/// All that a reader of XML is told of a document, read by Foundation: an oracle that shares no code
/// with what it judges.
///
/// White space between tags, the order of attributes and the indentation of a comment's further lines
/// are left out.
final class Meaning: NSObject, XMLParserDelegate {
  private(set) var events: [String] = []
  private var text = ""
  /// The elements around in which white space counts.
  private var preserving: [Bool] = []

  /// - Returns: `nil` for a text that is not well-formed.
  static func events(of text: [UInt8]) -> [String]? {
    let meaning = Meaning()
    let parser = XMLParser(data: Data(text))
    parser.shouldProcessNamespaces = false
    parser.delegate = meaning
    return parser.parse() ? meaning.events : nil
  }

  private func endText() {
    let shown =
      preserving.last == true ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
    if !shown.isEmpty { events.append("text \(shown)") }
    text = ""
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    endText()
    preserving.append(attributes["xml:space"] == "preserve" || preserving.last == true)
    let shown = attributes.sorted { $0.key < $1.key }.map { "\($0)=[\($1)]" }
    events.append("start \(name) " + shown.joined(separator: " "))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    endText()
    preserving.removeLast()
    events.append("end \(name)")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    text += String(decoding: data, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, foundComment comment: String) {
    endText()
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    let unindented = lines.prefix(1) + lines.dropFirst().map { $0.drop { $0 == " " || $0 == "\t" } }
    events.append("comment " + unindented.joined(separator: "\n"))
  }

  func parser(
    _ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?
  ) {
    endText()
    events.append("instruction \(target) \(data ?? "")")
  }
}
