import MenuetModel

/// A property of a page.
struct UITestsElement {
  /// The kinds that may have names alike: those named first come first.
  enum Kind: Int, CaseIterable {
    case command, choice, menu, group, button

    /// The part of a name that tells one kind from another.
    var word: String {
      switch self {
      case .command: "item"
      case .choice: "choice"
      case .menu: "menu"
      case .group: "group"
      case .button: "button"
      }
    }
  }

  let kind: Kind
  /// The name in Swift where nothing else on the page has it.
  let wish: String
  /// The identity on the page: where an element stands twice, tests find the first.
  let path: String
  let type: TypeName
  let value: Expression
}

/// The elements of a page, in document order, each once.
struct UITestsElements {
  private var elements: [UITestsElement] = []
  private var paths: Set<String> = []

  mutating func add(_ element: UITestsElement) {
    if paths.insert(element.path).inserted { elements.append(element) }
  }

  /// The properties. Their names do not depend on the order in which the elements stand, unless
  /// several of one kind would have the same.
  var declarations: [Declaration] {
    var unique = UniqueNames(besides: ["surface"])
    var names: [Int: SwiftIdentifier] = [:]
    for kind in UITestsElement.Kind.allCases {
      for (place, element) in elements.enumerated() where element.kind == kind {
        names[place] = unique.name(element.wish, in: kind.word)
      }
    }
    return elements.enumerated().compactMap { place, element in
      names[place].map {
        Declaration(.getter($0, element.type, element.value), isInterface: true)
      }
    }
  }
}
