import MenuetModel
import MenuetSource
import MenuetXML

/// An attribute as it was written, for rules that look at all of a kind wherever they stand.
struct WrittenAttribute {
  let bound: BoundDocument
  /// Index of the attribute in the tree.
  let index: Int
  /// Index of its element in the tree.
  let element: Int

  var location: SourceLocation { bound.tree.location(bound.tree.attributes[index].value) }

  var value: String { bound.tree.value(of: index) }

  /// The bytes between the quotes where they are the value, else `nil`.
  var verbatim: ArraySlice<UInt8>? {
    let attribute = bound.tree.attributes[index]
    guard attribute.isVerbatim else { return nil }
    return bound.tree.source.text[bound.tree.source.clamped(attribute.value)]
  }

  /// A remedy that gives the attribute another value; without edits where what stands there is not
  /// known to the letter.
  func writing(_ value: String, isSafe: Bool) -> FixIt {
    FixIt(
      "write '\(value)'", isSafe: isSafe,
      edits: bound.tree.edits(setting: index, to: value) ?? [])
  }

  var name: AttributeName? { bound.name(of: index) }

  /// The elements around the attribute's own, the innermost first.
  var ancestors: some Sequence<Int> {
    sequence(first: element) { element in
      let parent = Int(bound.tree.elements[element].parent)
      return parent < 0 ? nil : parent
    }.dropFirst()
  }
}

extension RuleContext {
  /// Goes through the attributes of some names that have a usable value, in document order.
  func forEachAttribute(_ names: [AttributeName], _ body: (WrittenAttribute) -> Void) {
    forEachAttribute(names) { attribute, _ in body(attribute) }
  }

  /// The same with the bytes between the quotes, for rules that look at very many attributes. They
  /// are the value where nothing in it had to be decoded.
  func forEachAttribute(
    _ names: [AttributeName], _ body: (WrittenAttribute, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var isWanted = Array(repeating: false, count: 256)
    for name in names { isWanted[Int(name.rawValue)] = true }
    for bound in sources {
      let elements = bound.tree.elements
      let attributes = bound.tree.attributes
      var element = 0
      bound.tree.source.text.withUnsafeBufferPointer { text in
        for (index, name) in bound.attributes.enumerated() where isWanted[Int(name)] {
          // Attributes stand in the order of their elements, and so the last element that begins
          // before an attribute has it.
          while element + 1 < elements.count, elements[element + 1].firstAttribute <= index {
            element += 1
          }
          let range = attributes[index].value.bounds.clamped(to: text.indices)
          body(
            WrittenAttribute(bound: bound, index: index, element: element),
            UnsafeBufferPointer(rebasing: text[range]))
        }
      }
    }
  }

  /// The platforms of an element: those of the document, narrowed by it and all around it.
  func platforms(of attribute: WrittenAttribute) -> PlatformSet {
    let bound = attribute.bound
    var platforms = document.platforms
    func narrow(_ element: Int) {
      guard let own: [Platform] = bound.words(.platforms, element) else { return }
      platforms.formIntersection(PlatformSet(own.map { PlatformSet($0) }))
    }
    narrow(attribute.element)
    for element in attribute.ancestors { narrow(element) }
    return platforms
  }
}
