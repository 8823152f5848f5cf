import Menuet
import MenuetGeneration
import MenuetModel
import MenuetSource
import MenuetTool

/// The texts of documents with their keys, for people or for programs.
struct StringList {
  let documents: [DocumentStrings]

  var text: String {
    documents.map { document in
      let width = document.texts.map(\.key.description.utf8.count).max() ?? 0
      let lines = document.texts.map { text in
        TextLines.padded(text.key.description, to: width) + "  " + text.text.onOneLine + "\n"
      }.joined()
      return documents.count == 1 ? lines : "\(document.document.displayPath)\n\(lines)"
    }.joined(separator: "\n")
  }

  private struct Entry: Encodable {
    let key: String
    let text: String
    let comment: String?
    let language: String
    let file: String
    let line: Int32
    let column: Int32
  }

  // Texts can always be written.
  var json: [UInt8] {
    let entries = documents.flatMap { document in
      document.texts.map { text in
        let file = document.compilation.location(of: text).file
        return Entry(
          key: text.key.description, text: text.text, comment: text.comment,
          language: document.resolved.language,
          file: document.compilation.sources[file].path, line: text.source.line,
          column: text.source.column)
      }
    }
    return (try? JSONEmitter(isCompact: false).emit(entries)) ?? []
  }
}
