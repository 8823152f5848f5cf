import MenuetFormatting
package import MenuetModel
package import MenuetSource
import MenuetXML

/// A document made of a foreign file, and where each part of it comes from.
package struct ImportedDocument: Sendable {
  /// An element of the document, in the order in which elements start.
  package struct Element: Sendable {
    package let name: ElementName
    package let title: String?
    /// Where the foreign file says it; that of the element around it where it says nothing.
    package let origin: ForeignPlace?
    /// The bytes that say an attribute in the foreign file.
    package let attributes: [AttributeName: ByteRange]
    /// The shortcut in the words of the document and in those of the foreign file; `nil` where either
    /// has none.
    package let shortcut: (own: String, foreign: String)?
    /// The translations of the texts, by attribute and language.
    package let translations: [AttributeName: [String: String]]
    /// Indicates whether it stands for an item of the foreign file.
    package let isItem: Bool
    /// The part of its title that rules have nothing to say of.
    package let titleExemption: TitleExemption
    /// Indicates whether code has a name for it, and may change it when the app starts.
    package let isHeldByCode: Bool
    /// The parts of it that did not arrive as they were.
    package let losses: [ForeignLoss]
  }

  /// The document in UTF-8.
  package let text: [UInt8]
  package let elements: [Element]
  /// The items that have no place in the document.
  package let dropped: [ForeignLoss]
  package let format: ForeignFormat

  /// - Parameters:
  ///   - catalog: The path of the String Catalog for what is translated.
  ///   - limits: Those of whoever reads the document.
  init(
    _ foreign: ForeignDocument, for purpose: DocumentComposer.Purpose, catalog: String?,
    limits: XMLLimits
  ) {
    var composer = DocumentComposer(foreign, for: purpose)
    var root = composer.compose()
    var dropped = composer.losses
    if purpose == .writing {
      var clearing = RefusalClearing(root, limits: limits)
      clearing.clear()
      root = clearing.root
      dropped += clearing.losses
    }
    format = foreign.format
    if let loss = root.setCatalog(catalog, in: foreign, for: purpose) { dropped.append(loss) }
    let printed = SourceFile(path: "", text: DocumentPrinter.print(root))
    var sink = DiagnosticSink()
    text = DocumentFormatter(limits: limits).format(printed, into: &sink) ?? printed.text
    var elements: [Element] = []
    Self.collect(root, around: nil, into: &elements)
    self.elements = elements
    dropped.sort { $0.place.range.start < $1.place.range.start }
    self.dropped = dropped
  }

  private static func collect(
    _ element: WrittenElement, around: ForeignPlace?, into result: inout [Element]
  ) {
    let origin = element.origin ?? around
    var ranges: [AttributeName: ByteRange] = [:]
    var translations: [AttributeName: [String: String]] = [:]
    for attribute in element.attributes {
      ranges[attribute.name] = attribute.origin
      if !attribute.translations.isEmpty {
        translations[attribute.name] = attribute.translations
      }
    }
    result.append(
      Element(
        name: element.name, title: element.attributes.first { $0.name == .title }?.value,
        origin: origin, attributes: ranges, shortcut: element.shortcutWords,
        translations: translations,
        isItem: element.isItem, titleExemption: element.titleExemption,
        isHeldByCode: element.isHeldByCode, losses: element.losses))
    for child in element.children { collect(child, around: origin, into: &result) }
  }

  /// Indicates whether there are surfaces or commands in it.
  package var isEmpty: Bool { elements.count < 2 }

  /// Indicates whether some text has translations.
  package var isTranslated: Bool { elements.contains { !$0.translations.isEmpty } }

  /// The items that arrived whole.
  package var kept: Int { elements.count { $0.isItem && $0.losses.isEmpty } }
  /// The elements that arrived, but not as they were.
  package var approximated: Int { elements.count { !$0.losses.isEmpty } }
}

extension WrittenElement {
  fileprivate var shortcutWords: (own: String, foreign: String)? {
    attributes.first { $0.name == .shortcut }.flatMap { shortcut in
      shortcut.words.map { (shortcut.value, $0) }
    }
  }

  /// Names the String Catalog of what is translated. Gives the loss of the translations where there is
  /// none.
  fileprivate mutating func setCatalog(
    _ catalog: String?, in foreign: ForeignDocument, for purpose: DocumentComposer.Purpose
  ) -> ForeignLoss? {
    let languages = languages.sorted()
    if languages.isEmpty || purpose == .auditing { return nil }
    if let catalog {
      set(.strings, catalog)
      return nil
    }
    let place = foreign.surfaces.first?.place ?? ForeignPlace(ByteRange(0, 0))
    return ForeignLoss(
      "the translations (\(languages.joined(separator: ", "))) are left out: their String Catalog "
        + "is written beside a document in a file", at: place)
  }
}
