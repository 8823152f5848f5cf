import MenuetXML

/// Writes units for a translator as XLIFF 1.2, as Xcode exports them.
package struct XLIFFWriter: Sendable {
  private let original: String
  private let sourceLanguage: String
  private let targetLanguage: String
  private let toolVersion: String

  /// The id of the tool in what this writes.
  package static let toolID = "menuet"

  /// - Parameter original: The path of the String Catalog.
  package init(
    original: String, sourceLanguage: String, targetLanguage: String, toolVersion: String
  ) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.toolVersion = toolVersion
  }

  package func text(of units: [TranslationUnit]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff\(Self.attributes([
      ("xmlns", "urn:oasis:names:tc:xliff:document:1.2"),
      ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"), ("version", "1.2"),
      ("xsi:schemaLocation", "urn:oasis:names:tc:xliff:document:1.2 "
        + "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"),
    ]))>
      <file\(Self.attributes([
        ("original", original), ("source-language", sourceLanguage),
        ("target-language", targetLanguage), ("datatype", "plaintext"),
      ]))>
        <header>
          <tool\(Self.attributes([
            ("tool-id", Self.toolID), ("tool-name", Self.toolID), ("tool-version", toolVersion),
          ]))/>
        </header>
        <body>
    \(units.map(Self.text).joined())    </body>
      </file>
    </xliff>

    """
  }

  private static func text(of unit: TranslationUnit) -> String {
    var lines = "      <trans-unit\(attributes([("id", unit.id), ("xml:space", "preserve")]))>\n"
    lines += "        <source>\(content(unit.source))</source>\n"
    if let target = unit.target {
      let states = [("state", unit.state), ("state-qualifier", unit.stateQualifier)]
        .compactMap { name, value in value.map { (name, $0) } }
      lines += "        <target\(attributes(states))>\(content(target))</target>\n"
    }
    lines += unit.note.map { "        <note>\(content($0))</note>\n" } ?? "        <note/>\n"
    return lines + "      </trans-unit>\n"
  }

  private static func attributes(_ attributes: [(name: String, value: String)]) -> String {
    attributes.map { .attribute($0.name, allowed($0.value)) }.joined()
  }

  private static func content(_ text: String) -> String {
    allowed(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\r", with: "&#13;")
  }

  /// The text without what XML cannot hold.
  private static func allowed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !isAllowed($0) }) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isAllowed($0) ? $0 : "\u{FFFD}" }))
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20
      ? scalar.value & 0xFFFE != 0xFFFE : "\t\n\r".unicodeScalars.contains(scalar)
  }
}
