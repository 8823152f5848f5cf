package import MenuetSource
package import MenuetXML

/// A `file` of an XLIFF document: the translations of one String Catalog into one language.
package struct XLIFFFile: Sendable {
  /// The path of the catalog, as the tool that exported it knew it.
  package let original: String
  /// `nil` where the file names none.
  package let sourceLanguage: Value?
  /// `nil` where the file names none.
  package let targetLanguage: Value?
  /// The element, as `<file`.
  package let location: SourceLocation
  package let units: [Unit]

  /// The value of an attribute, and its place.
  package struct Value: Sendable {
    package let text: String
    package let location: SourceLocation
  }

  package struct Unit: Sendable {
    package let unit: TranslationUnit
    /// The unit's element, as `<trans-unit`.
    package let location: SourceLocation
    /// The place of the translation, between its tags; that of the unit where there is none.
    package let targetLocation: SourceLocation
    /// The state of the translation; `nil` where the tool wrote none.
    package let state: Value?
    /// The first element in the translation or its source, which is no text of a catalog then.
    package let markup: Value?
  }

  /// The files of a document; `nil` for one that is no XLIFF 1.
  package static func files(in tree: SyntaxTree) -> [XLIFFFile]? {
    guard !tree.elements.isEmpty, tree.name(of: 0) == "xliff",
      tree.attribute("version", of: 0)?.text.hasPrefix("1.") ?? true
    else { return nil }
    return tree.children(of: 0).filter { tree.name(of: $0) == "file" }
      .map { XLIFFFile(tree, $0) }
  }

  private init(_ tree: SyntaxTree, _ element: Int) {
    original = tree.attribute("original", of: element)?.text ?? ""
    sourceLanguage = tree.attribute("source-language", of: element)
    targetLanguage = tree.attribute("target-language", of: element)
    location = tree.location(tree.elements[element].head)
    // Units may stand in groups.
    units = (element..<Int(tree.elements[element].subtreeEnd))
      .filter { tree.name(of: $0) == "trans-unit" }.map { Self.unit(tree, $0) }
  }

  private static func unit(_ tree: SyntaxTree, _ element: Int) -> Unit {
    let children = tree.children(of: element)
    func child(_ name: String) -> Int? { children.first { tree.name(of: $0) == name } }
    let target = child("target")
    let state = target.flatMap { tree.attribute("state", of: $0) }
    let markup = [target, child("source")].lazy.compactMap { $0 }
      .compactMap { parent in tree.children(of: parent).first { _ in true } }.first
    return Unit(
      unit: TranslationUnit(
        id: tree.attribute("id", of: element)?.text ?? "",
        source: child("source").flatMap { tree.content(of: $0) } ?? "",
        target: target.flatMap { tree.content(of: $0) }, state: state?.text,
        stateQualifier: target.flatMap { tree.attribute("state-qualifier", of: $0)?.text }),
      location: tree.location(tree.elements[element].head),
      targetLocation: tree.location(
        target.map { tree.contentRange(of: $0) } ?? tree.elements[element].head),
      state: state,
      markup: markup.map {
        Value(text: tree.name(of: $0), location: tree.location(tree.elements[$0].head))
      })
  }
}

extension SyntaxTree {
  fileprivate func name(of element: Int) -> String { names[Int(elements[element].name)] }

  fileprivate func attribute(_ name: String, of element: Int) -> XLIFFFile.Value? {
    elements[element].attributeIndices
      .first { attributes[$0].namespace == .none && names[Int(attributes[$0].name)] == name }
      .map { XLIFFFile.Value(text: value(of: $0), location: location(attributes[$0].value)) }
  }
}
