import MenuetModel

/// The types of all attributes, found once: the vocabulary is searched for each.
enum AttributeTypes {
  private static let types: [AttributeType?] = {
    let count = AttributeName.allCases.count
    var types: [AttributeType?] = Array(
      repeating: nil, count: ElementName.allCases.count * count)
    for element in Vocabulary.elements {
      for attribute in element.attributes {
        types[Int(element.name.rawValue) * count + Int(attribute.name.rawValue)] = attribute.type
      }
    }
    return types
  }()

  /// The type of an attribute; `nil` where the element has none of that name.
  static func type(of attribute: AttributeName, on element: ElementName) -> AttributeType? {
    types[Int(element.rawValue) * AttributeName.allCases.count + Int(attribute.rawValue)]
  }
}
