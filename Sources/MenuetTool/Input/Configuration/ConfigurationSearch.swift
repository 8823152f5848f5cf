import MenuetSource

/// Finds and reads the configurations of documents: for each the nearest `menuet.json`, from its
/// folder upwards, or the one file that the command line names.
struct ConfigurationSearch {
  /// In bytes: a configuration is written by hand.
  private static let readLimit = 1 << 20

  private let explicitPath: String?
  /// Gives the bytes of a file that are to be taken in place of those on disk.
  private let unsaved: (_ path: String) -> [UInt8]?
  /// The path of the configuration by the folder that was searched from.
  private var paths: [String: String?] = [:]
  /// By path; `nil` for one that is broken.
  private var configurations: [String: Configuration?] = [:]
  /// The mistakes in configurations, file by file.
  private(set) var problems: [(findings: [Diagnostic], source: SourceFile)] = []
  /// The files that could not be read.
  private(set) var failures: [Failure] = []

  /// - Parameters:
  ///   - explicitPath: A file that holds for all documents.
  ///   - unsaved: Gives the bytes of a file that are to be taken in place of those on disk.
  init(explicitPath: String?, unsaved: @escaping (_ path: String) -> [UInt8]? = { _ in nil }) {
    self.explicitPath = explicitPath
    self.unsaved = unsaved
  }

  /// Reads the configuration of a document, unless it was read for another one.
  mutating func add(_ document: InputDocument) {
    let folder = Self.folder(of: document)
    guard paths[folder] == nil else { return }
    let path = explicitPath ?? nearest(to: folder)
    paths[folder] = .some(path)
    guard let path, configurations[path] == nil else { return }
    configurations[path] = .some(read(path))
  }

  /// The configuration of a document that was added; `nil` for a broken one.
  func configuration(of document: InputDocument) -> Configuration? {
    guard let path = paths[Self.folder(of: document)] ?? nil else { return Configuration() }
    return configurations[path] ?? nil
  }

  /// Every file that was found.
  var foundPaths: [String] { configurations.keys.sorted() }

  private mutating func read(_ path: String) -> Configuration? {
    let bytes: [UInt8]
    do throws(SystemError) {
      if let open = unsaved(path) {
        bytes = open
      } else {
        bytes = try FileSystem.read(path, limit: Self.readLimit)
      }
    } catch {
      failures.append(.unreadable(path, error))
      return nil
    }
    let source = SourceFile(json: bytes, path: path)
    var reader = ConfigurationReader()
    let configuration = reader.read(source)
    if !reader.findings.isEmpty { problems.append((reader.findings, source)) }
    return configuration
  }

  /// Standard input stands in the current folder.
  private static func folder(of document: InputDocument) -> String {
    document.isStandardInput ? "." : Path.folder(of: document.path)
  }

  private func nearest(to folder: String) -> String? {
    Path.upwards(from: folder).lazy
      .map { $0 == "." ? Configuration.fileName : Path.join($0, Configuration.fileName) }
      .first { (try? FileStatus(of: $0))?.kind == .file || unsaved($0) != nil }
  }
}
