import Menuet
import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetXML

/// Takes away what the language refuses, so that a document is free of errors whatever its file says.
///
/// Composing avoids what it knows to be refused, and keeps more of it. This is for the rest: the
/// compiler itself is asked, so that a rule needs no second home here.
struct RefusalClearing {
  private(set) var root: WrittenElement
  /// The elements that are taken away.
  private(set) var losses: [ForeignLoss] = []

  private let compiler: Compiler

  /// - Parameter limits: Those of whoever compiles the document.
  init(_ root: WrittenElement, limits: XMLLimits) {
    self.root = root
    var options = Compiler.Options()
    options.xmlLimits = limits
    compiler = Compiler(options: options)
  }

  /// The most times that a document is asked about: what goes because of what went is seldom more than
  /// two steps away, and a document beyond a limit is read up to that alone.
  private static let mostPasses = 20

  /// Takes away what is refused, and then what is refused for that, until nothing is.
  mutating func clear() {
    for _ in 0..<Self.mostPasses {
      let compilation = compiler.validate(DocumentPrinter.print(root), path: "")
      let errors = compilation.findings.filter { $0.severity == .error }
      // Rules look at less where the grammar is broken: what they say then may be for that alone.
      let structural = errors.filter(\.isStructural)
      // Limits can be raised, and who asks for so much is told by the compiler.
      if structural.contains(where: { $0.rule == "limit-exceeded" }) { return }
      guard let tree = compilation.bound.first?.tree else { return }
      let refusals = Self.refusals(structural.isEmpty ? errors : structural, in: tree)
      guard !refusals.isEmpty else { return }
      var index = -1
      root.children = remaining(of: root, refusals, &index)
    }
  }

  // MARK: Refusals

  /// The refusal of an element or of one of its attributes.
  private struct Refusal {
    let message: String
    let attribute: String?
  }

  /// The refusals by the indices of elements; none of the root, without which nothing is left.
  private static func refusals(
    _ errors: [MenuetSource.Diagnostic], in tree: SyntaxTree
  ) -> [Int: Refusal] {
    var result: [Int: Refusal] = [:]
    var element = 0
    // Elements are in document order.
    for error in errors.sorted(by: { $0.location.range.start < $1.location.range.start }) {
      let start = error.location.range.start
      while element + 1 < tree.elements.count, tree.elements[element + 1].tag.start <= start {
        element += 1
      }
      guard element > 0 else { continue }
      let attribute = tree.attribute(of: element, at: start)
        .map { tree.names[Int(tree.attributes[$0].name)] }
      // An element that goes takes its attributes along.
      if result[element]?.attribute == nil, result[element] != nil { continue }
      result[element] = Refusal(message: error.message, attribute: attribute)
    }
    return result
  }

  /// Attributes without which an element is another one, or none.
  private static let essential: Set<AttributeName> = [
    .id, .system, .ref, .standard, .title, .for, .choice,
  ]

  // MARK: Taking away

  /// The children of an element without those that are refused, or of which nothing is left.
  ///
  /// - Parameter index: That of the element before, in document order.
  private mutating func remaining(
    of parent: WrittenElement, _ refusals: [Int: Refusal], _ index: inout Int
  ) -> [WrittenElement] {
    index += 1
    var result: [WrittenElement] = []
    for child in parent.children {
      let own = index + 1
      var element = child
      element.children = remaining(of: child, refusals, &index)
      guard let refusal = refusals[own] else {
        if !element.children.isEmpty || child.children.isEmpty { result.append(element) }
        continue
      }
      let name = refusal.attribute.flatMap { name in
        element.attributes.first { $0.name.spelling == name }?.name
      }
      if let name, !Self.essential.contains(name) {
        element.attributes.removeAll { $0.name == name }
        element.losses.append(
          ForeignLoss(
            "its '\(name.spelling)' is left out: \(refusal.message)",
            at: element.origin ?? Self.place(around: parent)))
        result.append(element)
      } else {
        // In the order in which attributes are set, the title comes last.
        let words = element.attributes.last { [.title, .ref, .system].contains($0.name) }
          .map { "'\($0.value)'" }
        losses.append(
          ForeignLoss(
            "\(words ?? element.name.spelling) is left out: \(refusal.message)",
            at: element.origin ?? Self.place(around: parent)))
      }
    }
    return result
  }

  private static func place(around parent: WrittenElement) -> ForeignPlace {
    parent.origin ?? ForeignPlace(ByteRange(0, 0))
  }
}
