/// The Menuet language, version 1, declared once: what the binder accepts, the near misses it
/// suggests, the schemas and the reference documentation all come from here.
public struct Vocabulary: Sendable {
  /// The namespace of the language.
  public static let namespace = "urn:menuet:1"

  /// Every element, in the order of `ElementName`.
  public static let elements: [ElementSpec] = {
    let declared = chapters.flatMap(\.elements)
    return ElementName.allCases.compactMap { name in declared.first { $0.name == name } }
  }()

  /// The elements by what they are for, in the order in which a reader wants them.
  public static let chapters: [(title: String, elements: [ElementSpec])] = [
    ("Structure", structure), ("Commands", commands), ("Menus", menus), ("Buttons", buttons),
    ("Toolbars", toolbars), ("Context and edit menus", contextMenus),
    ("Presentation", presentation), ("Drag and drop", dragAndDrop),
  ]

  /// The declaration of an element.
  public static func spec(_ name: ElementName) -> ElementSpec { elements[Int(name.rawValue)] }

  /// The check by which most attributes accept a value by its bytes.
  public enum QuickCheck: UInt8, Sendable {
    /// The attribute is not one of the element's, or needs a closer look.
    case none
    /// Any text that is there will do.
    case text
    /// Any text but a reserved word.
    case symbol
    /// An id.
    case id
    /// Any text, as what it names is looked for elsewhere.
    case reference
  }

  private static let quickChecks: [QuickCheck] = {
    let count = attributeCount
    var table = Array(repeating: QuickCheck.none, count: ElementName.allCases.count * count)
    for element in elements {
      for attribute in element.attributes where attribute.place == .anywhere {
        let check: QuickCheck
        switch attribute.type {
        case .text, .name, .path: check = .text
        case .symbol: check = .symbol
        case .id: check = .id
        case .reference: check = .reference
        default: check = .none
        }
        table[Int(element.name.rawValue) * count + Int(attribute.name.rawValue)] = check
      }
    }
    return table
  }()

  /// How an attribute, given by its raw value, can be checked quickly.
  public static func quickCheck(_ element: ElementName, _ attribute: UInt8) -> QuickCheck {
    quickChecks[Int(element.rawValue) * attributeCount + Int(attribute)]
  }

  private static let attributeCount = AttributeName.allCases.count

  private static let childTable: [ElementSet] = elements.map(\.children)

  /// Returns whether an element may stand directly inside another.
  public static func allows(_ child: ElementName, in parent: ElementName) -> Bool {
    childTable[Int(parent.rawValue)].contains(child)
  }

  private static let singleTable: [ElementSet] = elements.map(\.single)

  /// Returns whether an element may stand once only directly inside another.
  public static func allowsOneOnly(_ child: ElementName, in parent: ElementName) -> Bool {
    singleTable[Int(parent.rawValue)].contains(child)
  }

  /// The places in which an element stands, for attributes that apply in some places only.
  ///
  /// - Parameters:
  ///   - parent: The element directly around it; `nil` around the root.
  ///   - inMenuBar: True where a menu bar is anywhere around the element.
  public static func places(in parent: ElementName?, inMenuBar: Bool) -> AttributePlace {
    var places: AttributePlace = inMenuBar ? [.anywhere, .menuBar] : .anywhere
    guard let parent else { return places }
    if parent != .region { places.insert(.outsideRegion) }
    if parent != .alert { places.insert(.outsideAlert) }
    switch parent {
    case .leading, .center, .trailing: places.formUnion([.toolbarRegion, .toolbar])
    case .group: places.insert(.toolbar)
    case .editMenu: places.insert(.editMenu)
    // What holds everywhere may be meant for any place.
    case .commands: places.insert(.menuBar)
    // What is added to an unknown place may be meant for any.
    case .extend: places.formUnion([.toolbarRegion, .toolbar, .editMenu, .menuBar])
    default: break
    }
    return places
  }
}
