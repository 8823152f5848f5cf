import Menuet
import MenuetModel
import MenuetSource
import MenuetTool

/// The texts of a document of a run.
struct DocumentStrings {
  let document: InputDocument
  let compilation: Compilation
  let resolved: Document
  let texts: [DocumentText]

  /// - Parameter frameworks: Those that the app is written for.
  init(
    _ document: InputDocument, _ compilation: Compilation, _ resolved: Document,
    for frameworks: FrameworkSet
  ) {
    self.document = document
    self.compilation = compilation
    self.resolved = resolved
    texts = resolved.texts(for: frameworks)
  }

  /// The path of the String Catalog that the document names, which lies beside it.
  var catalogPath: String? {
    resolved.strings.map { reference in
      let folder = document.isStandardInput ? "." : Path.folder(of: document.path)
      return folder == "." ? reference : Path.shortened(Path.join(folder, reference))
    }
  }
}

/// The documents whose texts stand in one String Catalog.
struct CatalogGroup {
  /// The path of the catalog.
  let path: String
  var documents: [DocumentStrings]
  /// The option that names the frameworks, where the command line has it.
  let frameworkWords: [String]

  /// The documents by the catalogs that they name, or with one catalog for all.
  static func groups(
    of documents: [DocumentStrings], catalog: String?, _ frameworks: FrameworkSet?
  ) throws(UsageError) -> [CatalogGroup] {
    let words = frameworks.map { frameworks in
      [
        CommandOption.wordedFrameworks.longSpelling,
        frameworks.members.map(\.rawValue).joined(separator: ","),
      ]
    }
    var groups: [CatalogGroup] = []
    for document in documents {
      guard let path = catalog ?? document.catalogPath else {
        throw .catalogUnnamed(document.document.displayPath)
      }
      if let index = groups.firstIndex(where: { $0.path == path }) {
        groups[index].documents.append(document)
      } else {
        groups.append(
          CatalogGroup(path: path, documents: [document], frameworkWords: words ?? []))
      }
    }
    return groups
  }

  /// The texts of all documents.
  var texts: [DocumentText] { documents.flatMap(\.texts) }

  /// The command that brings the catalog up to date.
  var updateCommand: String {
    command([CommandOption.catalogUpdate.longSpelling, path])
  }

  /// A command of the verb for these documents.
  func command(_ words: [String]) -> String {
    (["menuet", StringsVerb.info.name] + frameworkWords + words + documents.map(\.document.path))
      .map { ShellWord.quoted($0) }.joined(separator: " ")
  }
}
