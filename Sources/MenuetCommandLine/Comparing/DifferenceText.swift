import Menuet
import MenuetModel
import MenuetRendering
import MenuetTool

/// Differences as text for a terminal, as Markdown, or as a page.
struct DifferenceText {
  let differences: [DocumentDifference]
  /// The documents that were compared.
  let documentCount: Int
  let frameworks: [Framework]
  /// The most threads that write.
  let jobs: Int

  /// The lines that one thread writes at a time.
  private static let linesPerPiece = 2_000

  private static let nothing = "Nothing has changed."

  /// How many documents have changed; `nil` for one alone.
  private var summary: String? {
    guard documentCount > 1 else { return nil }
    let counts = [DocumentDifference.Status.changed, .added, .removed].compactMap { status in
      let count = differences.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(status.words)"
    }
    let same = documentCount - differences.count
    return "\(documentCount) documents: "
      + (counts + (same == 0 ? [] : ["\(same) as before"])).joined(separator: ", ") + "."
  }

  private func sections(of difference: DocumentDifference) -> [DifferenceSection] {
    DifferenceSection.sections(of: difference, frameworks: frameworks)
  }

  // MARK: Text

  /// The text in UTF-8, in pieces.
  func text(_ style: TerminalStyle) -> [[UInt8]] {
    guard !differences.isEmpty else { return [Array((Self.nothing + "\n").utf8)] }
    let indent = "    "
    let mark = indent + style("breaking: ", .red)
    let dim = style.marks(.dim)
    let (open, close) = (dim.start + " (", ")" + dim.end)
    @Sendable func lines(_ range: Range<Int>, of section: DifferenceSection) -> [UInt8] {
      var text = TerminalText()
      for line in range.lazy.map(section.line) {
        text.add(line.isBreaking ? mark : indent)
        line.sentence.write(to: &text)
        if !line.ending.isEmpty { text.write(line.ending) }
        if let place = line.place {
          text.add(open)
          place.write(to: &text)
          text.add(close)
        }
        text.add("\n")
      }
      return text.bytes
    }
    var pieces: [[UInt8]] = []
    for difference in differences {
      let title = style(TextLines.plain(difference.title), .bold)
      pieces.append(Array("\(pieces.isEmpty ? "" : "\n")\(title)\n".utf8))
      for section in sections(of: difference) {
        pieces.append(Array("\n  \(section.heading)\n".utf8))
        let starts = stride(from: 0, to: section.count, by: Self.linesPerPiece)
        let work = starts.map { start in
          { @Sendable in
            lines(start..<min(start + Self.linesPerPiece, section.count), of: section)
          }
        }
        pieces += Workers.results(of: work, on: jobs)
      }
    }
    if let summary { pieces.append(Array("\n\(summary)\n".utf8)) }
    return pieces
  }

  // MARK: Markdown

  var markdown: String {
    guard !differences.isEmpty else { return Self.nothing + "\n" }
    var parts = differences.map { difference in
      var text = "## \(Markdown.line(difference.name))\n\n\(Markdown.line(difference.title))"
      if difference.status == .changed { text += ": \(difference.counts)" }
      text += "\n"
      for section in sections(of: difference) {
        text += "\n### \(section.heading)\n\n"
        for line in section.lines {
          text += "- \(line.isBreaking ? "**breaking**: " : "")\(Markdown.line(line.words))\n"
        }
      }
      return text
    }
    if let summary { parts.append(summary + "\n") }
    return parts.joined(separator: "\n")
  }

  // MARK: A page

  /// A page that stands alone, without scripts.
  func page(title: String) -> String {
    let style =
      "body{font:15px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em}"
      + ":root{color-scheme:light dark}b{color:light-dark(#b00020,#ff8a80)}small{opacity:.7}"
    var body = ""
    for difference in differences {
      body += "<section>\n<h2>\(XMLText.content(difference.name))</h2>\n"
      body += "<p>\(XMLText.content(TextLines.plain(difference.title)))"
      if difference.status == .changed { body += ": \(difference.counts)" }
      body += "</p>\n"
      for section in sections(of: difference) {
        body += "<h3>\(section.heading)</h3>\n<ul>\n"
        for line in section.lines {
          let place = line.place.map { " <small>\(XMLText.content("\($0)"))</small>" } ?? ""
          let mark = line.isBreaking ? "<b>breaking</b>: " : ""
          body += "<li>\(mark)\(XMLText.content(TextLines.plain(line.words)))\(place)</li>\n"
        }
        body += "</ul>\n"
      }
      body += "</section>\n"
    }
    if differences.isEmpty { body = "<p>\(Self.nothing)</p>\n" }
    if let summary { body += "<p>\(summary)</p>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
      'unsafe-inline'">
      <title>\(XMLText.content(title))</title>
      <style>\(style)</style>
      </head>
      <body>
      <h1>\(XMLText.content(title))</h1>
      \(body)</body>
      </html>

      """
  }
}

extension DocumentDifference.Status {
  fileprivate var words: String {
    switch self {
    case .changed: "changed"
    case .added: "new"
    case .removed: "gone"
    }
  }
}

/// Text in UTF-8 without what would act on a terminal.
private struct TerminalText: TextOutputStream {
  private(set) var bytes: [UInt8] = []

  /// Adds a text on one line.
  mutating func write(_ text: String) {
    let isWritten = text.utf8.withContiguousStorageIfAvailable { utf8 in
      // Nearly all texts are of printable ASCII, which is plain as it is.
      guard Self.isPrintable(utf8) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if isWritten != true { add(TextLines.plain(text)) }
  }

  /// Returns whether all bytes are printable ASCII. Looking at each of them, without an end at the first
  /// that is not, is what processors do many at a time.
  private static func isPrintable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }

  /// Adds a text as it is.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }
}
