/// Prints a picture as UTF-8, one element a line, the same bytes for the same tree.
struct SVGPrinter {
  private var bytes: [UInt8] = []

  /// Prints a document: a comment on the first line, then the root.
  ///
  /// - Parameter comment: Of one line; hyphens that would end it are spread out.
  static func print(_ root: SVGElement, comment: String) -> [UInt8] {
    var printer = SVGPrinter()
    printer.write("<!-- \(XMLText.comment(comment)) -->\n")
    printer.write(root, depth: 0)
    return printer.bytes
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(_ element: SVGElement, depth: Int) {
    indent(depth)
    write("<" + element.name)
    for attribute in element.attributes {
      write(" " + attribute.name + "=\"" + XMLText.attribute(Self.spell(attribute.value)) + "\"")
    }
    if element.children.isEmpty && element.text.isEmpty {
      write("/>\n")
      return
    }
    write(">" + XMLText.content(element.text))
    if !element.children.isEmpty {
      write("\n")
      for child in element.children { write(child, depth: depth + 1) }
      indent(depth)
    }
    write("</" + element.name + ">\n")
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<depth { write("  ") }
  }

  private static func spell(_ value: SVGValue) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): SVGNumber.spell(number)
    case .numbers(let numbers): SVGNumber.spell(numbers)
    case .call(let name, let numbers): name + "(" + SVGNumber.spell(numbers) + ")"
    }
  }
}

/// The spelling of numbers: no exponent, no trailing zeros.
enum SVGNumber {
  /// - Parameter decimals: The most that are written, up to 6.
  static func spell(_ number: Double, decimals: Int = 2) -> String {
    let unit = (0..<min(max(0, decimals), 6)).reduce(1) { power, _ in power * 10 }
    // Beyond this a picture has no meaning; below it `Int` holds every digit.
    let bounded = number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    let scaled = Int((bounded * Double(unit)).rounded())
    let sign = scaled < 0 ? "-" : ""
    let (whole, rest) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: unit)
    guard rest > 0 else { return sign + String(whole) }
    var digits = String(rest + unit).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + String(whole) + "." + digits
  }
}

extension SVGNumber {
  /// A list of numbers with spaces between them.
  static func spell(_ numbers: [Double]) -> String {
    numbers.map { spell($0) }.joined(separator: " ")
  }
}

/// Text as XML 1.0 has to write it.
package enum XMLText {
  /// Character data between tags.
  package static func content(_ text: String) -> String { escape(text, inAttribute: false) }

  /// The value of an attribute in double quotes; white space other than the space survives
  /// normalization as a character reference.
  static func attribute(_ text: String) -> String { escape(text, inAttribute: true) }

  /// The inside of a comment, on one line and without two hyphens in a row.
  package static func comment(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "-" && result.last == "-" { result.append(" ") }
      result.append(scalar.value < 0x20 || !isAllowed(scalar) ? " " : scalar)
    }
    if result.last == "-" { result.append(" ") }
    return String(result)
  }

  private static func escape(_ text: String, inAttribute: Bool) -> String {
    guard text.unicodeScalars.contains(where: { needsCare($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      case "\t", "\n", "\r":
        result += inAttribute || scalar == "\r" ? "&#\(scalar.value);" : String(scalar)
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static func needsCare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar == "&" || scalar == "<" || scalar == ">" || scalar == "\""
      || !isAllowed(scalar)
  }

  /// Returns whether a document may hold a scalar at all (XML 1.0, production 2).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
