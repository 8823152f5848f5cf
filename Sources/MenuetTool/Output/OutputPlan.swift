/// Where the results of a run go.
package struct OutputPlan {
  package enum Destination: Equatable {
    case standardOutput
    case file(String)
  }

  private let file: String?
  private let folder: String?
  private let ending: String
  /// Indicates whether names of folders set outputs of one name apart.
  private let namesFolders: Bool

  /// - Parameters:
  ///   - ending: What follows the document's name in a folder of outputs, such as `+Menuet.swift`.
  ///   - outputIsFolder: True where `-o` names a folder, as `--output-dir` does.
  package init(
    _ arguments: Arguments, ending: String, outputIsFolder: Bool = false
  ) throws(UsageError) {
    try arguments.exclude(.output, .outputFolder)
    let output = arguments[.output].flatMap { $0 == "-" ? nil : $0 }
    file = outputIsFolder ? nil : output
    namesFolders = outputIsFolder
    folder = outputIsFolder ? output : arguments[.outputFolder]
    self.ending = ending
  }

  /// The name of the index in a folder of outputs that has one.
  package static let indexName = "index.html"

  /// Indicates whether there is a place for more files than one a document.
  var hasFolder: Bool { folder != nil }

  /// The place of a file of this name in the folder of outputs; `nil` without one.
  package func destination(inFolder name: String) -> Destination? {
    folder.map { .file(Path.join($0, name)) }
  }

  /// The destination beside that of a document, in the same folder.
  package func destination(beside place: Destination, ending: String) -> Destination {
    guard case .file(let path) = place else { return place }
    return .file(path.dropLast(self.ending.count) + ending)
  }

  package var writesFiles: Bool { file != nil || folder != nil }

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
    if namesFolders { owners[Path.join(folder, Self.indexName).lowercased()] = "the index" }
    var result: [Destination] = []
    for (document, stem) in zip(documents, try stems(of: documents)) {
      let path = Path.join(folder, stem + ending)
      // File systems that ignore case would take them for one file.
      if let owner = owners.updateValue(document.path, forKey: path.lowercased()) {
        throw .outputsCollide(path, first: owner, second: document.path)
      }
      result.append(.file(path))
    }
    return result
  }

  /// The names of documents in the folder of outputs; with those of folders in front where several
  /// documents of a folder have one name.
  private func stems(of documents: [InputDocument]) throws(UsageError) -> [String] {
    var stems: [String] = []
    for document in documents {
      guard let stem = document.stem else { throw .outputNameMissing }
      stems.append(stem)
    }
    guard namesFolders else { return stems }
    let folders = documents.map { $0.path.split(separator: "/").dropLast() }
    for depth in 1...(folders.map(\.count).max() ?? 0) + 1 {
      let counts = Dictionary(stems.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
      let doubled = stems.indices.filter { counts[stems[$0].lowercased(), default: 0] > 1 }
      if doubled.isEmpty { break }
      for index in doubled {
        let parts = folders[index].suffix(depth).map(String.init) + [documents[index].stem ?? ""]
        stems[index] = parts.joined(separator: "-")
      }
    }
    return stems
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
