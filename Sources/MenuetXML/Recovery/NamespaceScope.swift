/// Which namespaces the prefixes of a document stand for, while its elements are read in order.
struct NamespaceScope {
  /// A namespace by its URI; equal URIs have equal numbers.
  struct Binding {
    var uri: Int
    fileprivate var prefix: String
    fileprivate var depth: Int
    /// The binding of the same prefix that this one hides.
    fileprivate var hidden: Int?
  }

  private var bindings: [Binding] = []
  /// The binding of each prefix that counts at present; the default namespace has the prefix "".
  private var innermost: [String: Int] = [:]
  private var numbers: [String: Int] = [:]
  private var uris: [String] = []

  static let menuet = "urn:menuet:1"
  static let schemaInstance = "http://www.w3.org/2001/XMLSchema-instance"
  static let xml = "http://www.w3.org/XML/1998/namespace"
  static let xmlns = "http://www.w3.org/2000/xmlns/"

  init() {
    declare("xml", as: Self.xml, depth: -1)
  }

  /// Declares a prefix for an element and what is inside it.
  ///
  /// - Parameter depth: The number of elements around it.
  mutating func declare(_ prefix: String, as uri: String, depth: Int) {
    let number = numbers[uri] ?? uris.count
    if number == uris.count {
      uris.append(uri)
      numbers[uri] = number
    }
    let hidden = innermost.updateValue(bindings.count, forKey: prefix)
    bindings.append(Binding(uri: number, prefix: prefix, depth: depth, hidden: hidden))
  }

  /// Forgets what elements at or below a depth declared.
  mutating func leave(depth: Int) {
    while let last = bindings.last, last.depth >= depth {
      innermost[last.prefix] = last.hidden
      bindings.removeLast()
    }
  }

  /// The number of the namespace of a prefix; `nil` where nothing declares it.
  func number(of prefix: String) -> Int? { innermost[prefix].map { bindings[$0].uri } }

  private func uri(of prefix: String) -> String? { number(of: prefix).map { uris[$0] } }

  /// The namespace of an element's name.
  func namespace(ofElement prefix: String) -> SyntaxTree.Namespace {
    switch uri(of: prefix) {
    case Self.menuet: .menuet
    case nil: prefix.isEmpty ? .none : .undeclared
    case "": .none
    default: .other
    }
  }

  /// The namespace of an attribute's name; without a prefix it has none.
  func namespace(ofAttribute prefix: String) -> SyntaxTree.Namespace {
    guard !prefix.isEmpty else { return .none }
    switch uri(of: prefix) {
    case Self.xml, Self.schemaInstance: return .tooling
    case nil: return .undeclared
    default: return .other
    }
  }

  /// Returns whether namespaces in XML allow the declaration.
  static func allows(_ prefix: String, as uri: String) -> Bool {
    switch prefix {
    case "": return uri != xml && uri != xmlns
    case "xml": return uri == xml
    case "xmlns": return false
    default: return !uri.isEmpty && uri != xml && uri != xmlns
    }
  }
}
