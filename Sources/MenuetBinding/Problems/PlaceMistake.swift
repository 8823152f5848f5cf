import MenuetModel
import MenuetSource
import MenuetXML

/// The ids that an item may refer to in one file, by what they declare.
struct PlaceableNames {
  private var names: [String: (name: ElementName, element: Int)] = [:]

  init(_ tree: SyntaxTree, languageName: (Int) -> ElementName?) {
    for element in tree.elements.indices {
      guard let name = languageName(element), Self.declaring.contains(name),
        let id = tree.text(of: AttributeName.id.spelling, at: element)
          ?? tree.text(of: AttributeName.system.spelling, at: element)
      else { continue }
      // An element with an id alone declares nothing.
      if let first = names[id], tree.elements[first.element].attributeCount > 1 { continue }
      names[id] = (name, element)
    }
  }

  private static let declaring: ElementSet = [
    .command, .toggle, .choice, .button, .popUpButton,
  ]

  /// The element that declares an id, which a standard command has too.
  subscript(id: String) -> ElementName? {
    switch names[id]?.name {
    case .button: .command
    case .popUpButton: .choice
    case let name: name
    }
  }

  /// The index of the element that declares an id.
  func element(declaring id: String) -> Int? { names[id]?.element }

  /// The ids of the choices.
  var choices: Set<String> { Set(names.keys.filter { self[$0] == .choice }) }

  /// Returns whether an id is that of something of some kinds.
  func declares(_ id: String, _ kinds: ReferenceKinds) -> Bool {
    self[id].map { Self.kind(of: $0) }.map { kinds.contains($0) } ?? false
  }

  /// The id of something of some kinds that is spelled nearly like another.
  func near(_ id: String, _ kinds: ReferenceKinds) -> String? {
    NearMiss.best(for: id, in: names.keys.filter { declares($0, kinds) }.sorted())
  }

  private static func kind(of name: ElementName) -> ReferenceKinds {
    switch name {
    case .toggle: .toggle
    case .choice: .choice
    default: .command
    }
  }
}

/// An element that declares a command where it should refer to one, or the other way round: a
/// `toggle` with `ref`, an `item` with `id`, a `toggle` that says nothing but the id of another.
///
/// It is one mistake, though an attribute is missing and another is unknown.
struct PlaceMistake {
  let tree: SyntaxTree
  let element: Int
  let name: ElementName
  /// The attribute that tells.
  let attribute: Int
  /// The element that was meant; `nil` where that is not sure.
  let meant: ElementName?
  /// The element that the attribute names, where the file declares it.
  private let declared: ElementName?
  /// The element that declares the id, where this one has nothing but the same.
  private let double: Int?
  /// Indicates whether an item may stand in its place.
  private let mayRefer: Bool
  /// The declared id that is spelled nearly like the one of the attribute.
  private let near: String?
  /// The elements that declare what an item refers to.
  static let declaring: ElementSet = [.command, .toggle, .choice]
  /// The controls that show what is declared elsewhere, by an attribute of their own.
  static let controls: ElementSet = [.button, .popUpButton]

  /// Finds the mistake; `nil` where there is none of this kind.
  ///
  /// - Parameter names: The ids that may be referred to.
  init?(
    _ tree: SyntaxTree, _ element: Int, _ name: ElementName, in parent: ElementName,
    among names: PlaceableNames
  ) {
    let isControl = Self.controls.contains(name)
    guard name == .item || isControl || Self.declaring.contains(name),
      !tree.elements[element].isDamaged
    else { return nil }
    func index(of attribute: AttributeName) -> Int? {
      tree.elements[element].attributeIndices.first {
        tree.attributes[$0].namespace == .none
          && tree.names[Int(tree.attributes[$0].name)] == attribute.spelling
      }
    }
    let (id, ref) = (index(of: .id), index(of: .ref))
    guard (id == nil) != (ref == nil), let attribute = id ?? ref,
      name == .item || index(of: .system) == nil
    else { return nil }
    let hasContent = tree.elements[element].subtreeEnd != Int32(element + 1)
    let value = tree.value(of: attribute)
    if name == .item {
      guard ref == nil else { return nil }
      double = nil
    } else if ref == nil {
      guard !hasContent, tree.elements[element].attributeCount == 1,
        isControl || Vocabulary.allows(.item, in: parent),
        let other = names.element(declaring: value), other != element,
        tree.elements[other].attributeCount > 1
      else { return nil }
      double = other
    } else {
      guard !isControl else { return nil }
      double = nil
    }
    self.tree = tree
    self.element = element
    self.name = name
    self.attribute = attribute
    declared = names[value]
    mayRefer = Vocabulary.allows(.item, in: parent)
    near = declared == nil ? names.near(value, .placeable) : nil
    if name == .item {
      let isNew =
        declared == nil && index(of: .title) != nil && Vocabulary.allows(.command, in: parent)
      meant = isNew ? .command : .item
    } else if isControl {
      meant = name
    } else {
      // An element with content of its own is declared here.
      meant = mayRefer && !hasContent ? .item : nil
    }
  }

  /// The attribute that was surely meant; `nil` where that is not known.
  var meantAttribute: AttributeName? {
    if let meant, meant != .command { return declared == nil ? nil : Self.reference(of: meant) }
    return meant == nil && declared == nil && near == nil ? .id : nil
  }

  /// The attribute by which an element names what it shows.
  private static func reference(of name: ElementName) -> AttributeName {
    name == .popUpButton ? .choice : .ref
  }

  var finding: Diagnostic {
    let (word, id) = (tree.names[Int(tree.attributes[attribute].name)], tree.value(of: attribute))
    if let double { return duplicate(of: double, id) }
    let owner = "'\(name.spelling)'"
    let message =
      name == .item
      ? "\(owner) has no attribute '\(word)'; it shows what is declared elsewhere, by 'ref'"
      : "\(owner) has no attribute '\(word)'; it declares, and 'item' shows what is declared"
    return UnknownAttribute.info.finding(
      message, at: tree.location(tree.attributes[attribute].nameRange), fixIts: fixIts(id))
  }

  private func duplicate(of other: Int, _ id: String) -> Diagnostic {
    func value(at element: Int) -> SourceLocation {
      let index = tree.elements[element].attributeIndices.first {
        tree.names[Int(tree.attributes[$0].name)] == AttributeName.id.spelling
      }
      return tree.location(index.map { tree.attributes[$0].value } ?? tree.elements[element].head)
    }
    var finding = DuplicateId.finding(id, of: [], at: value(at: element), first: value(at: other))
    let place = tree.location(tree.attributes[attribute].nameRange)
    let shown = meant ?? .item
    let reference = Self.reference(of: shown).spelling
    let renaming =
      shown == name ? [] : UnknownElement.rename(tree, element, to: shown.spelling).edits
    finding.fixIts = [
      FixIt(
        "refer to it  <\(shown.spelling) \(reference)=\"\(id)\"/>", isSafe: declared == name,
        edits: renaming + [SourceEdit(place, reference)])
    ]
    return finding
  }

  private func fixIts(_ id: String) -> [FixIt] {
    let attribute = tree.attributes[attribute]
    let reference = "<item ref=\"\(near ?? id)\"/>"
    let isKnown = declared != nil || near != nil
    let value = near.map { [SourceEdit(tree.location(attribute.value), $0)] } ?? []
    let place = tree.location(attribute.nameRange)
    let advice = FixIt("declare '\(id)' in 'commands', and refer to it here  <item ref=\"\(id)\"/>")
    if meant == .command {
      let command = UnknownElement.rename(tree, element, to: "command", isSafe: false)
      let declaration = FixIt(
        "write 'command', which declares it and shows it here", edits: command.edits)
      return Identifier.isValid(id) ? [declaration, advice] : [declaration]
    }
    if name == .item {
      guard isKnown else { return [advice] }
      return [
        FixIt(
          "refer to it  \(reference)", isSafe: declared != nil,
          edits: [SourceEdit(place, AttributeName.ref.spelling)] + value)
      ]
    }
    guard meant == .item else {
      let declaration = FixIt("write 'id', which declares it", edits: [SourceEdit(place, "id")])
      guard isKnown, mayRefer else { return [declaration] }
      let whole = tree.location(tree.elements[element].range)
      return [FixIt("refer to it  \(reference)", edits: [SourceEdit(whole, reference)])]
    }
    let item = UnknownElement.rename(tree, element, to: "item", isSafe: false)
    return [
      FixIt("refer to it  \(reference)", isSafe: declared == name, edits: item.edits + value)
    ]
  }
}
