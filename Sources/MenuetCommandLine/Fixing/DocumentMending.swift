import Menuet
import MenuetSource
import MenuetTool

/// Applies safe remedies to a document and to what it includes, until none is left.
struct DocumentMending {
  /// How often remedies are applied before what is left is left.
  private static let rounds = 10

  /// The document as it is by now.
  private(set) var current: Compilation
  /// The changes made here.
  private(set) var changes = MendedFiles()

  private let compiler: Compiler
  /// The changes of this document and those before it.
  private var files: MendedFiles
  /// The path of a file that may be mended, by its identity.
  private let givenPath: (String) -> String?

  /// - Parameters:
  ///   - first: The document as it was read, perhaps before others mended what it includes.
  ///   - givenPath: The path of a file that was given, by its identity; `nil` for others.
  init(
    _ first: Compilation, in files: MendedFiles, by compiler: Compiler,
    givenPath: @escaping (String) -> String?
  ) {
    current = first
    self.compiler = compiler
    self.files = files
    self.givenPath = givenPath
    if first.identities.contains(where: { files[$0] != nil }) { compile() }
  }

  /// - Throws: What is the matter with a file that cannot be mended.
  mutating func mend() throws(Failure) {
    for _ in 0..<Self.rounds {
      guard try mendOnce() else { return }
      compile()
    }
  }

  /// Applies the remedies that can be applied together; false where there are none.
  private mutating func mendOnce() throws(Failure) -> Bool {
    var isChanged = false
    for (file, source) in current.sources.enumerated() {
      let path = file == 0 ? current.path : givenPath(current.identities[file])
      guard let path else { continue }
      let fixes = SafeFixes(of: current.findings, file: file)
      guard fixes.count > 0 else { continue }
      let old = current.contents[file]
      guard let bytes = SourceRewriter(bytes: old, source: source).applying(fixes.edits) else {
        throw .unrepresentable(path, encoding: source.encoding.name)
      }
      let change = MendedFiles.File(
        identity: current.identities[file], path: path, old: old, bytes: bytes, count: fixes.count)
      changes.add(change)
      files.add(change)
      isChanged = true
    }
    return isChanged
  }

  private mutating func compile() {
    var compiler = compiler
    if let reader = compiler.options.includes {
      compiler.options.includes = MendedIncludeReader(reader: reader, files: files)
    }
    current = compiler.validate(
      files[current.identities[0]] ?? current.contents[0], path: current.path)
  }
}
