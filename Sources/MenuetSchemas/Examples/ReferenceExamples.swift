package import MenuetModel

/// Valid examples of every element and attribute, for the reference and `menuet explain`.
package enum ReferenceExamples {
  /// A document, or what stands in one, that shows an element.
  struct Example: Sendable {
    let element: ElementName
    let text: String
    fileprivate let tags: [ExampleTag]

    init(_ element: ElementName, _ text: String) {
      self.element = element
      self.text = text
      tags = ExampleTag.tags(of: text)
    }
  }

  private static let all =
    structure + commands + menus + buttons + toolbars + contextMenus + presentation + dragAndDrop

  /// An example with the element; empty only for one that has none.
  package static func example(of element: ElementName) -> String {
    all.first { $0.element == element }?.text ?? ""
  }

  /// An example in which the element has the attribute: one that is written so, the element's own
  /// first, or else one of the element to which the attribute is added; `nil` where the element
  /// cannot stand where the attribute applies.
  package static func example(of attribute: AttributeSpec, in element: ElementName) -> String? {
    let own = all.filter { $0.element == element }
    let others = all.filter { $0.element != element }
      .sorted { $0.text.utf8.count < $1.text.utf8.count }
    let written = (own + others).first { example in
      example.tags.contains { tag in
        tag.element == element && tag.attributes.contains(attribute.name)
      }
    }
    if let written { return written.text }
    for example in own + others {
      for tag in example.tags
      where tag.element == element && !tag.places.isDisjoint(with: attribute.place) {
        return tag.adding(attribute, to: example.text)
      }
    }
    return nil
  }

  /// An example as a document: a fragment stands in one of its own.
  package static func document(_ example: String) -> String {
    guard !example.contains("<menuet") else { return example + "\n" }
    let name = "<menuet xmlns=\"\(Vocabulary.namespace)\" name=\"Example\">"
    return "\(name)\n\(example)\n</menuet>\n"
  }
}

/// A start tag of an example.
private struct ExampleTag: Sendable {
  let element: ElementName
  let attributes: [AttributeName]
  /// The places in which the element stands.
  let places: AttributePlace
  /// The offset, in bytes, at which a further attribute can be written.
  let end: Int

  /// All start tags. Examples are valid, so that this is all there is to reading them: no `>` stands
  /// in a value.
  static func tags(of text: String) -> [ExampleTag] {
    var tags: [ExampleTag] = []
    var open: [ElementName] = []
    let bytes = Array(text.utf8)
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")),
      let close = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      position = close + 1
      let isEmpty = bytes[close - 1] == UInt8(ascii: "/")
      guard bytes[start + 1] != UInt8(ascii: "/") else {
        open.removeLast()
        continue
      }
      let end = isEmpty ? close - 1 : close
      let tag = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      guard let element = name(tag.prefix { !$0.isWhitespace }, of: ElementName.self) else {
        continue
      }
      tags.append(
        ExampleTag(
          element: element,
          attributes: tag.split(separator: "\"").compactMap(attribute),
          places: Vocabulary.places(
            in: open.last ?? .menuet, inMenuBar: open.contains(.menuBar)),
          end: end))
      if !isEmpty { open.append(element) }
    }
    return tags
  }

  private static func name<Name: LanguageName>(
    _ text: Substring, of type: Name.Type
  ) -> Name? {
    Name.allCases.first { $0.spelling == text }
  }

  /// The attribute at the end of what stands before a value.
  private static func attribute(before value: Substring) -> AttributeName? {
    guard value.hasSuffix("="),
      let word = value.dropLast().split(whereSeparator: \.isWhitespace).last
    else { return nil }
    return name(word, of: AttributeName.self)
  }

  /// The example with an attribute more, and with what its value names. Symbol and image stand
  /// instead of each other.
  func adding(_ attribute: AttributeSpec, to text: String) -> String? {
    guard let sample = AttributeSample(attribute) else { return nil }
    let bytes = Array(text.utf8)
    var tag = String(decoding: bytes[..<end], as: UTF8.self)
    if attribute.name == .image, let start = tag.ranges(of: " symbol=\"").last,
      attributes.contains(.symbol), let quote = tag[start.upperBound...].firstIndex(of: "\"")
    {
      tag.removeSubrange(start.lowerBound...quote)
    }
    tag += " \(attribute.name.spelling)=\"\(sample.value)\""
    let result = tag + String(decoding: bytes[end...], as: UTF8.self)
    guard let declaration = sample.declaration else { return result }
    return declaration + "\n" + result
  }
}
