import Foundation

/// The documents of a target, and the files that each of them reads.
///
/// A scan for the attributes that name files: the tool reads documents for itself, and this has to be
/// quick, and to find enough. Both plugins hold this file.
struct TargetFiles {
  /// The documents that are compiled: what another one includes is compiled where it stands.
  private(set) var documents: [URL] = []
  /// The files that a file names, by its own.
  private var references: [URL: [URL]] = [:]

  /// - Parameter urls: The documents of the target.
  init(_ urls: [URL]) {
    let all = urls.map(\.standardizedFileURL)
    for file in all { scan(file) }
    let included = Set(all.flatMap { references[$0, default: []] })
    let roots = Set(all).subtracting(included)
    // In a circle each includes the other: the tool says so.
    let reached = roots.reduce(into: roots) { $0.formUnion(files(of: $1)) }
    documents = all.filter { roots.contains($0) || !reached.contains($0) }
  }

  /// The files that a document includes, directly or through others, and the String Catalogs that they
  /// name, in the order of their paths.
  func files(of document: URL) -> [URL] {
    var found: Set<URL> = []
    var waiting = [document.standardizedFileURL]
    while let file = waiting.popLast() {
      for reference in references[file, default: []] where found.insert(reference).inserted {
        waiting.append(reference)
      }
    }
    found.remove(document.standardizedFileURL)
    return found.sorted { $0.path() < $1.path() }
  }

  private mutating func scan(_ file: URL) {
    guard references[file] == nil else { return }
    references[file] = []
    guard let text = text(of: file) else { return }
    let folder = file.deletingLastPathComponent()
    // A comment is a match of its own, without a name: nothing in it counts.
    let attributes = /(?s:<!--.*?-->)|\b(?:href|strings)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/
    let named = text.matches(of: attributes).compactMap { $0.1 ?? $0.2 }
      .map { folder.appending(path: String($0)).standardizedFileURL }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    references[file] = named
    for other in named where other.pathExtension == "xml" { scan(other) }
  }

  private func text(of file: URL) -> String? {
    (try? String(contentsOf: file, encoding: .utf8))
      ?? (try? String(contentsOf: file, encoding: .utf16))
  }
}

/// The configuration that documents of a folder follow.
struct FolderConfiguration {
  /// The nearest `menuet.json`, from the folder up to the root of the file system; `nil` where there
  /// is none. (A new one above the target's folder is not noticed until the next edit of the package:
  /// SwiftPM does not look there.)
  let file: URL?
  /// The framework that it names; `nil` where it names none, or cannot be decoded: that is left to the
  /// tool, whose message names the place.
  private let named: String?

  /// The framework of a package that names none: it compiles everywhere.
  private static let standard = "none"

  /// The part that the plugins read of a configuration; the tool reads the rest.
  private struct Content: Decodable {
    var framework: String?
  }

  init(of folder: URL) {
    var folder = folder.standardizedFileURL
    var found: URL?
    while found == nil {
      let file = folder.appending(path: "menuet.json")
      if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) { found = file }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.pathComponents.count >= folder.pathComponents.count { break }
      folder = parent
    }
    file = found
    named = found.flatMap {
      try? JSONDecoder().decode(Content.self, from: Data(contentsOf: $0)).framework
    }
  }

  /// The arguments that say for which framework, where the configuration does not.
  var frameworkArguments: [String] { named == nil ? ["--framework", Self.standard] : [] }

  /// Says that the framework is none of this system's; `nil` where it may be.
  var foreignFramework: String? {
    #if os(Linux)
      guard let named, named != Self.standard, let file else { return nil }
      return "\(file.path(percentEncoded: false)) says '\(named)', which there is on Apple systems"
        + " alone: what is generated for it compiles only with an SDK of theirs. For a build on Linux,"
        + " take the framework 'none', or leave the target out of the manifest there"
    #else
      return nil
    #endif
  }
}
