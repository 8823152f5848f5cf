/// Where the results of a run go.
package struct OutputPlan {
  package enum Destination: Equatable {
    case standardOutput
    case file(String)
  }

  private let file: String?
  private let folder: String?
  private let ending: String

  /// - Parameter ending: What follows the document's name in a folder of outputs, such as
  ///   `+Menuet.swift`.
  package init(_ arguments: Arguments, ending: String) throws(UsageError) {
    try arguments.exclude(.output, .outputFolder)
    file = arguments[.output].flatMap { $0 == "-" ? nil : $0 }
    folder = arguments[.outputFolder]
    self.ending = ending
  }

  /// Indicates whether there is a place for more files than one a document.
  var hasFolder: Bool { folder != nil }

  /// The destination beside that of a document, in the same folder.
  package func destination(beside place: Destination, ending: String) -> Destination {
    guard case .file(let path) = place else { return place }
    return .file(path.dropLast(self.ending.count) + ending)
  }

  var writesFiles: Bool { file != nil || folder != nil }

  /// The destination of each document.
  ///
  /// - Parameter joins: True where results of several documents can follow each other on standard
  ///   output.
  package func destinations(
    of documents: [InputDocument], joins: Bool
  ) throws(UsageError) -> [Destination] {
    if let folder { return try destinations(of: documents, in: folder) }
    if documents.count > 1, file != nil || !joins {
      throw .severalDocuments(CommandOption.outputFolder.spelling)
    }
    return documents.map { _ in file.map { .file($0) } ?? .standardOutput }
  }

  private func destinations(
    of documents: [InputDocument], in folder: String
  ) throws(UsageError) -> [Destination] {
    var owners: [String: String] = [:]
    var result: [Destination] = []
    for document in documents {
      guard let stem = document.stem else { throw .outputNameMissing }
      let path = Path.join(folder, stem + ending)
      // File systems that ignore case would take them for one file.
      if let owner = owners.updateValue(document.path, forKey: path.lowercased()) {
        throw .outputsCollide(path, first: owner, second: document.path)
      }
      result.append(.file(path))
    }
    return result
  }

  /// Makes the folder of outputs.
  package func prepare() throws(Failure) {
    guard let folder else { return }
    do throws(SystemError) {
      try FileSystem.makeFolder(folder)
    } catch {
      throw .unwritable(folder, .system(error))
    }
  }
}
