package import MenuetModel

/// The names that neighbouring languages have for what this one names otherwise.
package enum OtherNames {
  /// The elements that another name stands for; which one is meant depends on the place.
  package static func elements(_ name: String) -> [ElementName] {
    MisplacedElement.moved[name] ?? []
  }

  /// The attribute that another name stands for.
  package static func attribute(_ name: String) -> AttributeName? {
    let meant = UnknownAttribute.moved[name]
    return AttributeName.allCases.first { $0.spelling == meant }
  }

  /// Every such name.
  package static var all: [String] {
    (Array(MisplacedElement.moved.keys) + UnknownAttribute.moved.keys).sorted()
  }
}
