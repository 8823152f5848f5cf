import MenuetModel
import MenuetXML

/// Prints a document as a person would have written it.
struct DocumentPrinter {
  private static let columns = 120
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  static func print(_ root: WrittenElement) -> [UInt8] {
    var printer = DocumentPrinter()
    printer.print(root, level: 0)
    return Array(printer.text.utf8)
  }

  private mutating func print(_ element: WrittenElement, level: Int) {
    let indent = String(repeating: "  ", count: level)
    var tag = indent + "<" + element.name.spelling
    let hanging = String(repeating: " ", count: tag.count + 1)
    var attributes = element.attributes.map { "\($0.name.spelling)=\"\(Self.escaped($0.value))\"" }
    if element.name == .menuet { attributes.insert("xmlns=\"urn:menuet:1\"", at: 0) }
    var column = tag.count
    for (index, attribute) in attributes.enumerated() {
      let isTooLong = column + 1 + attribute.count + 2 > Self.columns
      if isTooLong, index > 0 {
        tag += "\n" + hanging + attribute
        column = hanging.count + attribute.count
      } else {
        tag += " " + attribute
        column += 1 + attribute.count
      }
    }
    guard !element.children.isEmpty else {
      text += tag + "/>\n"
      return
    }
    text += tag + ">\n"
    for (index, child) in element.children.enumerated() {
      // What stands at the top is a paragraph of its own.
      if level == 0, index > 0 { text += "\n" }
      print(child, level: level + 1)
    }
    text += indent + "</" + element.name.spelling + ">\n"
  }

  /// A value on one line, as it stands between double quotes.
  static func escaped(_ value: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\n", "\t", "\r": plain.append(" ")
      // XML has no way to write other controls, and none belongs in a title.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: plain.append(scalar)
      }
    }
    return String(plain).escaped(for: "\"")
  }
}
