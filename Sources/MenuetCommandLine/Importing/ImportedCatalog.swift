import Menuet
import MenuetImport
import MenuetModel
import MenuetTranslation

/// The String Catalog of an imported document: its texts under their keys, with the translations that
/// lay beside the foreign file.
enum ImportedCatalog {
  /// The file; `nil` where nothing is translated.
  static func bytes(of imported: ImportedDocument, _ document: Document) -> [UInt8]? {
    guard imported.isTranslated else { return nil }
    let texts = document.texts
    var catalog = CatalogFile(sourceLanguage: document.language)
    var changes = CatalogChanges()
    catalog.complete(with: texts, &changes)
    for text in texts {
      let index = Int(text.source.node.element)
      guard imported.elements.indices.contains(index),
        let translations = imported.elements[index].translations[text.key.field.attribute]
      else { continue }
      for language in translations.keys.sorted() {
        catalog.translate(text.key.description, into: language, as: translations[language] ?? "")
      }
    }
    return catalog.bytes
  }
}
