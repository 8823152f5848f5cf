package import MenuetBinding
package import MenuetModel
package import MenuetSource
import MenuetXML

/// Reads the files that documents include.
package protocol IncludeReader: Sendable {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - reference: The path as `href` gives it, relative to the including document.
  ///   - includer: The path of the including document, as diagnostics name it.
  func read(_ reference: String, from includer: String) -> IncludedFile
}

/// The outcome of an `include`.
package enum IncludedFile: Sendable {
  /// - Parameters:
  ///   - path: The path that diagnostics name.
  ///   - identity: The same for every way to the same file.
  case read(bytes: [UInt8], path: String, identity: String)
  /// - Parameter reason: Such as "no such file".
  case unreadable(reason: String)
  /// The file lies outside the root folder.
  case outsideRoot(folder: String)
}

/// A document with everything that it includes, read and bound.
package struct Inclusion: Sendable {
  package private(set) var files: [SourceFile] = []
  package private(set) var bound: [BoundDocument] = []
  /// For each `include` the document that stands in its place.
  package private(set) var links: [NodeID: Int] = [:]
  /// Indicates whether all documents could be read and bound. Else what seems missing may be in one
  /// of the others.
  package private(set) var isComplete = true
  /// The documents as far as they are known, the root first; `nil` where the root cannot be understood
  /// at all. Where others could not be read or understood, what they may hold counts as unknown.
  package var known: [BoundDocument]? {
    guard let root = bound.first else { return nil }
    return isComplete ? bound : [root.lackingFiles()] + bound.dropFirst()
  }
  /// The identities of the files, by whatever path each was read.
  package private(set) var identities: [String] = []
  /// The bytes of each of the files.
  package private(set) var contents: [[UInt8]] = []
  /// A file that was read, and where it was included; the root was nowhere.
  private typealias Step = (identity: String, path: String, include: SourceLocation?)
  /// The files on the way from the root, outermost first, and every file that was read.
  private var chain: [Step] = []
  private var seen: [String: Step] = [:]

  private let reader: (any IncludeReader)?
  private let xmlReader: XMLReader
  private let binder: Binder
  /// The deepest chain of includes.
  private let maximumDepth: Int
  /// The last trees of well-formed states, by the identities of their files.
  private var wellFormedTrees: [String: SyntaxTree] = [:]
  /// Those of the state before.
  private let formerTrees: [String: SyntaxTree]

  init(
    reader: (any IncludeReader)?, xmlReader: XMLReader, binder: Binder, maximumDepth: Int,
    former: Inclusion? = nil
  ) {
    self.maximumDepth = maximumDepth
    formerTrees = former?.wellFormedTrees ?? [:]
    self.reader = reader
    self.xmlReader = xmlReader
    self.binder = binder
  }

  /// Reads and binds a document and, in the order in which they stand, all that it includes.
  mutating func load(
    _ source: SourceFile, of bytes: [UInt8], identity: String,
    as include: NodeID? = nil, at place: SourceLocation? = nil, into sink: inout DiagnosticSink
  ) {
    let file = files.count
    let step = Step(identity, source.path, place)
    append(source, bytes, identity)
    seen[identity] = step
    let former = formerTrees[identity]
    let tree = xmlReader.read(source, file: file, after: former, into: &sink)
    wellFormedTrees[identity] = tree.flatMap { $0.isWellFormed ? $0 : nil } ?? former
    guard let tree, let document = binder.bind(tree, into: &sink)
    else {
      isComplete = false
      if file > 0 { bound.append(BoundDocument(unreadable: source, file: file)) }
      return
    }
    if let include { links[include] = file }
    bound.append(document)
    chain.append(step)
    for element in document.includes { load(include: element, of: document, into: &sink) }
    chain.removeLast()
  }

  private mutating func append(_ source: SourceFile, _ bytes: [UInt8], _ identity: String) {
    files.append(source)
    contents.append(bytes)
    identities.append(identity)
  }

  private mutating func load(
    include element: Int, of document: BoundDocument, into sink: inout DiagnosticSink
  ) {
    let count = links.count
    // Nothing stands in the place of this one.
    defer { if links.count == count { isComplete = false } }
    guard let reference = document.text(.href, element) else { return }
    let place = document.location(.href, of: element)
    guard chain.count < maximumDepth else {
      sink.report(IncludeProblem.tooDeep(maximumDepth).diagnostic(.href, of: element, in: document))
      return
    }
    guard let reader else {
      let problem = IncludeProblem.unreadable("there is no file beside it")
      sink.report(problem.diagnostic(.href, of: element, in: document))
      return
    }
    switch reader.read(reference, from: document.tree.source.path) {
    case .unreadable(let reason):
      sink.report(IncludeProblem.unreadable(reason).diagnostic(.href, of: element, in: document))
    case .outsideRoot(let folder):
      sink.report(IncludeProblem.outsideRoot(folder).diagnostic(.href, of: element, in: document))
    case .read(let bytes, let path, let identity):
      if let start = chain.firstIndex(where: { $0.identity == identity }) {
        let circle = chain[start...].map(\.path) + [path]
        let places = chain[start...].dropFirst().compactMap(\.include)
        sink.report(
          IncludeProblem.cycle(circle, places).diagnostic(.href, of: element, in: document))
      } else if let first = seen[identity] {
        let problem = IncludeProblem.repeated(first.path, first.include)
        sink.report(problem.diagnostic(.href, of: element, in: document))
      } else if let source = SourceDecoder().decode(
        bytes, path: path, file: files.count, into: &sink)
      {
        let include = NodeID(file: Int32(document.tree.file), element: Int32(element))
        load(source, of: bytes, identity: identity, as: include, at: place, into: &sink)
      } else {
        let source = SourceFile(path: path, text: [])
        bound.append(BoundDocument(unreadable: source, file: files.count))
        append(source, bytes, identity)
      }
    }
  }
}
