import Menuet
import MenuetModel
import MenuetTool
import MenuetTranslation

extension CatalogStore {
  /// Writes the texts of the documents for a translator.
  ///
  /// - Parameter locale: The language; `nil` for the only one that there is.
  func export(
    to path: String, locale: String?, isForced: Bool
  ) throws(UsageError) {
    let language = if let locale { locale } else { try onlyLanguage() }
    var file = file
    var changes = CatalogChanges()
    file.complete(with: group.texts, &changes)
    let writer = XLIFFWriter(
      original: group.path, sourceLanguage: file.sourceLanguage, targetLanguage: language,
      toolVersion: Compiler.version)
    let text = writer.text(of: file.units(of: group.texts, into: language))
    if path == "-" { return run.session.streams.output.write(text) }
    OutputWriter(run, isForced: isForced).put(Array(text.utf8), in: path) {
      file throws(OutputError) in
      // A file from a translator, or from Xcode, may be the only copy.
      try file.refuseForeign { bytes in
        String(decoding: bytes, as: UTF8.self).contains("tool-id=\"\(XLIFFWriter.toolID)\"")
      }
    }
  }

  /// The language that the texts are translated into, where there is one only.
  private func onlyLanguage() throws(UsageError) -> String {
    let strings = strings ?? .empty
    var tags = strings.languages
    for document in group.documents {
      tags += strings.locales(of: document.resolved).map(\.tag).filter { !tags.contains($0) }
    }
    tags.removeAll { tag in group.documents.allSatisfy { $0.resolved.isWritten(in: tag) } }
    guard let tag = tags.first, tags.count == 1 else { throw .localeUnnamed(tags) }
    return tag
  }
}
