import MenuetSource

/// Prints JSON as Xcode prints String Catalogs: two blanks a level, a blank on both sides of a colon,
/// and an empty line in what is empty.
struct CatalogPrinter {
  private(set) var bytes: [UInt8] = []
  private var level = 0

  mutating func print(_ value: JSONValue) {
    switch value.content {
    case .object(let members):
      print(members, "{", "}") { printer, member in
        printer.print(member.name)
        printer.bytes += " : ".utf8
        printer.print(member.value)
      }
    case .array(let values): print(values, "[", "]") { printer, value in printer.print(value) }
    case .string(let text): print(text)
    case .number(let text): bytes += text.utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    }
  }

  private mutating func print<Part>(
    _ parts: [Part], _ open: Unicode.Scalar, _ close: Unicode.Scalar,
    _ body: (inout CatalogPrinter, Part) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    level += 1
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine()
      body(&self, part)
    }
    level -= 1
    if parts.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    startLine()
    bytes.append(UInt8(ascii: close))
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private mutating func print(_ text: String) { JSONValue.append(quoted: text, to: &bytes) }
}
