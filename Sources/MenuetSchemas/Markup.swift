/// An element of an XML document that is to be written. Escaping is the printer's.
struct Markup: Equatable {
  /// With its prefix, such as `xs:element`.
  var name: String
  /// In the order in which they are printed.
  var attributes: [Attribute] = []
  /// Its text; an element has text or children, not both.
  var text: String?
  var children: [Markup] = []

  /// An attribute with its prefix, where it has one.
  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil,
    _ children: [Markup] = []
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.key, value: $0.value) }
    self.text = text
    self.children = children
  }

  /// An element without attributes.
  init(_ name: String, _ children: [Markup]) {
    self.init(name, [:], children)
  }
}

// MARK: Printing

extension Markup {
  /// The document with this root, behind a comment on its first line.
  func document(comment: String) -> String {
    var output = "<!-- \(comment) -->\n"
    print(into: &output, indent: "")
    return output
  }

  private func print(into output: inout String, indent: String) {
    output += indent + "<" + name
    for attribute in attributes {
      output += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
    }
    if let text {
      output += ">" + Self.escaped(text) + "</\(name)>\n"
    } else if children.isEmpty {
      output += "/>\n"
    } else {
      output += ">\n"
      for child in children { child.print(into: &output, indent: indent + "  ") }
      output += indent + "</\(name)>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
