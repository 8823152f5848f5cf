import enum Menuet.RuleCatalog
import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetXML
import Testing

/// An attribute without a visible character: missing where the element needs it, else a wrong value.
struct BlankAttributeTests {
  /// The rule of a blank attribute, and whether it is blamed.
  private func rules(_ text: String, blaming attribute: String) -> [RuleID] {
    var sink = DiagnosticSink()
    let bytes = Array(AnalyzedDocument.whole(text).utf8)
    guard let source = SourceDecoder().decode(bytes, path: "Example.menuet.xml", into: &sink),
      let tree = XMLReader().read(source, into: &sink)
    else { return [] }
    _ = Binder(rules: RuleCatalog.names).bind(tree, into: &sink)
    return sink.diagnostics.filter { finding in
      let range = finding.location.range.bounds
      return String(decoding: bytes[range], as: UTF8.self) == "\(attribute)=\" \""
    }.map(\.rule)
  }

  /// The elements on the way from the root to an element.
  private func path(to element: ElementName) -> [ElementName] {
    var paths: [[ElementName]] = [[.menuet]]
    var seen: Set<ElementName> = [.menuet]
    while let path = paths.first, let last = path.last, last != element {
      paths.removeFirst()
      for child in Vocabulary.spec(last).children.members where seen.insert(child).inserted {
        paths.append(path + [child])
      }
    }
    return paths.first ?? []
  }

  /// A document in which an element has one blank attribute.
  private func document(_ attribute: AttributeSpec, of element: ElementName) -> String {
    let blank = " \(attribute.name.spelling)=\" \""
    guard element != .menuet else { return "<menuet xmlns=\"urn:menuet:1\"\(blank)/>" }
    let parents = path(to: element).dropFirst().dropLast()
    return parents.map { "<\($0.spelling)>" }.joined() + "<\(element.spelling)\(blank)/>"
      + parents.reversed().map { "</\($0.spelling)>" }.joined()
  }

  @Test
  func `an attribute that an element always needs is missing where it is blank, no other is`() {
    for element in Vocabulary.elements {
      let alternatives = element.requirements.flatMap { requirement -> [AttributeName] in
        if case .anyOf(let names, _) = requirement { names } else { [] }
      }
      for attribute in element.attributes where !alternatives.contains(attribute.name) {
        // Attributes of some places only are unknown in others.
        guard attribute.place == .anywhere, (element.name, attribute.name) != (.toggle, .title)
        else { continue }
        let expected: RuleID =
          switch attribute.type {
          case .detents: "sheet-detents-empty"
          case .condition: "condition-syntax"
          case .shortcut: "shortcut-syntax"
          case .typeCounts: "extension-accepts"
          default: attribute.isRequired ? "missing-attribute" : "value-invalid"
          }
        #expect(
          rules(document(attribute, of: element.name), blaming: attribute.name.spelling)
            == [expected],
          "\(attribute.name.spelling) of \(element.name.spelling)")
      }
    }
  }

  @Test(arguments: [
    ("<menu id=\"m\" title=\"Edit\"><command id=\"a\" title=\" \"/></menu>", "title", true),
    ("<menu id=\"m\" title=\"Edit\"><command system=\"copy\" title=\" \"/></menu>", "title", false),
    ("<menu id=\"m\" title=\"Edit\"><command id=\" \" title=\"Open\"/></menu>", "id", true),
    ("<menu id=\"m\" title=\"Edit\"><command id=\" \" system=\"copy\"/></menu>", "id", false),
    ("<menu id=\"m\" title=\"Edit\"><toggle id=\"a\" title=\" \"/></menu>", "title", true),
    (
      "<menu id=\"m\" title=\"Edit\"><toggle id=\"a\" form=\"title\" title=\" \"/></menu>", "title",
      false
    ),
    (
      "<menu id=\"m\" title=\"Edit\"><toggle id=\"a\" form=\"pair\" on-title=\" \"/></menu>",
      "on-title", true
    ),
    (
      "<menu id=\"m\" title=\"Edit\"><toggle id=\"a\" title=\"Ruler\" on-title=\" \"/></menu>",
      "on-title", false
    ),
    ("<extend target=\"m\" position=\"before\" anchor=\" \"/>", "anchor", true),
    ("<extend target=\"m\" anchor=\" \"/>", "anchor", false),
  ])
  func `what an element needs depends on what it has`(
    text: String, attribute: String, isNeeded: Bool
  ) {
    #expect(
      rules(text, blaming: attribute) == [isNeeded ? "missing-attribute" : "value-invalid"])
  }
}
