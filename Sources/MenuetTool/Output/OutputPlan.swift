/// Where the results of a run go.
package struct OutputPlan {
  package enum Destination: Equatable {
    case standardOutput
    case file(String)
  }

  private let file: String?
  private let folder: String?
  private let ending: String
  /// How outputs of one name are set apart; `nil` where they are refused.
  private let separation: Separation?

  /// The ways to set outputs of one name apart in a folder of outputs.
  package enum Separation {
    /// By the names of their folders in front, as in `Base.lproj-Main.html`.
    case names
    /// By folders like their own, as in `Base.lproj/Main.menuet.xml`.
    case folders
  }

  /// - Parameters:
  ///   - ending: What follows the document's name in a folder of outputs, such as `+Menuet.swift`.
  ///   - outputIsFolder: True where `-o` names a folder, as `--output-dir` does.
  ///   - separation: How outputs of one name are set apart; `nil` to refuse them.
  package init(
    _ arguments: Arguments, ending: String, outputIsFolder: Bool = false,
    separation: Separation? = nil
  ) throws(UsageError) {
    try arguments.exclude(.output, .outputFolder)
    let output = arguments[.output].flatMap { $0 == "-" ? nil : $0 }
    file = outputIsFolder ? nil : output
    self.separation = outputIsFolder ? .names : separation
    folder = outputIsFolder ? output : arguments[.outputFolder]
    self.ending = ending
  }

  /// The name of the index in a folder of outputs that has one.
  package static let indexName = "index.html"

  /// Indicates whether there is a place for more files than one a document.
  package var hasFolder: Bool { folder != nil }

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
    if separation == .names { owners[Path.join(folder, Self.indexName).lowercased()] = "the index" }
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
  /// have one name.
  private func stems(of documents: [InputDocument]) throws(UsageError) -> [String] {
    var stems: [String] = []
    for document in documents {
      guard let stem = document.stem else { throw .outputNameMissing }
      stems.append(stem)
    }
    guard let separation else { return stems }
    let folders = documents.map { Self.folders(of: $0.path) }
    if separation == .folders {
      // Files of one folder differ in what their names end in, else in their case.
      func inFolders() -> [String] {
        zip(folders, stems).map { ($0 + [$1]).joined(separator: "/") }
      }
      for index in Self.doubled(inFolders()) {
        let ending = Path.name(of: documents[index].path).split(separator: ".").last ?? ""
        stems[index] = "\(ending)/\(stems[index])"
      }
      for (number, index) in Self.doubled(inFolders()).enumerated() {
        stems[index] = "\(number + 1)/\(stems[index])"
      }
    }
    let names = stems
    for depth in 1...(folders.map(\.count).max() ?? 0) + 1 {
      let doubled = Self.doubled(stems)
      if doubled.isEmpty { break }
      for index in doubled {
        let parts = folders[index].suffix(depth) + [names[index]]
        stems[index] = parts.joined(separator: separation == .names ? "-" : "/")
      }
    }
    return stems
  }

  /// The indices of names that others have too, whatever their case.
  private static func doubled(_ names: [String]) -> [Int] {
    let counts = Dictionary(names.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    return names.indices.filter { counts[names[$0].lowercased(), default: 0] > 1 }
  }

  /// The names of the folders around a file, without those that name none.
  private static func folders(of path: String) -> [String] {
    path.split(separator: "/").dropLast().map(String.init).filter { $0 != "." && $0 != ".." }
  }

  /// Makes the folder of outputs, and those in it that some of them need.
  package func prepare(for destinations: [Destination] = []) throws(Failure) {
    guard let folder else { return }
    let inner = destinations.compactMap { destination in
      if case .file(let path) = destination { Path.folder(of: path) } else { nil }
    }
    for folder in Set([folder] + inner).sorted() {
      do throws(SystemError) {
        try FileSystem.makeFolder(folder)
      } catch {
        throw .unwritable(folder, .system(error))
      }
    }
  }
}
