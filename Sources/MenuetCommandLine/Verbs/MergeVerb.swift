import Menuet
import MenuetFormatting
import MenuetSource
import MenuetTool
import MenuetXML

/// `menuet merge`: the merge driver of git for documents.
struct MergeVerb: Verb {
  static let info = VerbInfo(
    name: "merge", summary: "merges two versions of a document, for git", operand: .threeVersions,
    options: [
      .label, .markerSize, .mergedPath, .printMerged, .installDriver, .help,
    ],
    notes: [
      "Writes OURS with the changes of both versions since BASE, as 'git merge-file' does, but by the "
        + "ids of elements: two sides that add to one menu do not conflict, and two that give one command "
        + "different titles conflict at that title alone. A conflict stands between git's markers, an "
        + "attribute in one on a line of its own; the exit code is then 1.",
      "A version that is no well-formed XML is left to 'git merge-file'; the exit code is 1 where that "
        + "makes none either.",
      "--install sets git up: run it in each clone, and commit .gitattributes once.",
    ],
    examples: [
      "merge --install", "merge --stdout Base.menuet.xml Ours.menuet.xml Theirs.menuet.xml",
    ])

  /// The paths of the base, ours and theirs; empty to install the driver.
  private let versions: [String]
  private let labels: [String]
  private let markerSize: Int
  /// As messages name the document.
  private let path: String?
  private let prints: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    versions = arguments.operands
    // A git that has no names for the sides leaves their places as they are.
    labels = arguments.all(.label).filter { !["%X", "%Y"].contains($0) }
    // Git gives 0 for the usual size.
    markerSize = arguments.number(.markerSize).flatMap { $0 == 0 ? nil : $0 } ?? 7
    path = arguments[.mergedPath]
    prints = arguments.contains(.printMerged)
    guard !arguments.contains(.installDriver) else {
      if let extra = versions.first { throw .operandUnexpected(extra) }
      return
    }
    guard versions.count == 3 else { throw .versionsMissing(versions.count) }
    if versions.contains("-") { throw .operandNotAFile(Self.info.name) }
    if labels.count > 3 { throw .operandUnexpected(labels[3]) }
  }

  func run(in session: Session) throws(UsageError) {
    do throws(Failure) {
      if versions.isEmpty {
        try MergeDriver.install(in: session)
      } else {
        try merge(in: session)
      }
    } catch {
      session.complain(error)
    }
  }

  /// The label of one side; as git gives them, that of the base stands between both.
  private var markers: MergeMarkers {
    MergeMarkers(
      ours: labels.first ?? "ours", theirs: labels.count > 1 ? labels[labels.count - 1] : "theirs",
      size: markerSize)
  }

  // MARK: Merging

  private func merge(in session: Session) throws(Failure) {
    var files: [VersionFile] = []
    for version in versions { files.append(try VersionFile(version)) }
    // Git has no base for a file that both sides have added.
    let isAdded = files[0].source?.text.allSatisfy { $0 <= 0x20 } ?? false
    let versions = zip(["base", "ours", "theirs"], files).dropFirst(isAdded ? 1 : 0)
    if let broken = versions.first(where: { $0.1.tree == nil }) {
      let line = broken.1.line.map { " in line \($0)" } ?? ""
      return try mergeLines(
        because: "\(broken.0) is no well-formed XML\(line)", in: session)
    }
    guard let ours = files[1].tree, let theirs = files[2].tree,
      let merge = DocumentMerge(
        base: files[0].tree, ours: ours, theirs: theirs, markers: markers,
        mistakes: Self.mistakes)
    else {
      return try mergeLines(
        because: "what both sides have moved cannot be put together", in: session)
    }
    guard let bytes = files[1].bytes(for: merge.text) else {
      return try mergeLines(because: "the sides differ in their encoding", in: session)
    }
    try write(bytes, in: session)
    guard !merge.conflicts.isEmpty else { return }
    session.fail()
    for conflict in merge.conflicts {
      session.streams.error.write("menuet: conflict in \(name): \(conflict.words.onOneLine)\n")
    }
  }

  /// The errors of a document by itself: what it includes may be in the middle of a merge as well.
  private static func mistakes(in source: SourceFile) -> [MenuetSource.Diagnostic] {
    // The mark says that the text is in UTF-8, whatever the file was declared to be.
    Compiler().validate([0xEF, 0xBB, 0xBF] + source.text, path: source.path)
      .findings.filter { $0.severity == .error }
  }

  private var name: String { path ?? versions[1] }

  private func write(_ bytes: [UInt8], in session: Session) throws(Failure) {
    if prints { return session.streams.output.write(bytes) }
    do throws(OutputError) {
      try OutputFile(versions[1]).replace(with: bytes)
    } catch {
      throw .unwritable(versions[1], error)
    }
  }

  /// Leaves the files to git's own merge, which knows nothing of elements.
  private func mergeLines(
    because reason: String, in session: Session
  ) throws(Failure) {
    let errors = session.streams.error
    errors.write("menuet: \(name) is merged line by line, by git: \(reason)\n")
    let labels = [markers.ours, labels.count == 3 ? labels[1] : "base", markers.theirs]
    let outcome: GitCommand.Outcome
    do throws(GitCommand.Problem) {
      outcome = try GitCommand.run(
        ["merge-file", "-p", "--marker-size", "\(markerSize)"] + labels.flatMap { ["-L", $0] }
          + ["--", versions[1], versions[0], versions[2]])
    } catch {
      throw .git(error)
    }
    // Up to 127, git counts the conflicts; above, it has no result, and ours stays.
    if outcome.code > 0 { session.fail() }
    guard outcome.code < 128 else {
      return errors.write("menuet: \(name) is not merged: \(outcome.words.onOneLine)\n")
    }
    try write(outcome.output, in: session)
    if outcome.code == 0, VersionFile(outcome.output, path: versions[1]).tree == nil {
      session.fail()
      errors.write("menuet: \(name) is no well-formed XML after the merge\n")
    }
  }
}

/// A version of a document on disk.
private struct VersionFile {
  let bytes: [UInt8]
  let source: SourceFile?
  /// `nil` for what is not well-formed.
  let tree: SyntaxTree?
  /// The line of the first mistake.
  let line: Int?

  init(_ path: String) throws(Failure) {
    let limit = XMLLimits().documentBytes * 4 + 4
    do throws(SystemError) {
      self.init(try FileSystem.readRegularFile(path, limit: limit), path: path)
    } catch {
      throw .unreadable(path, error)
    }
  }

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    var sink = DiagnosticSink()
    let decoded = SourceDecoder().decode(bytes, path: path, into: &sink)
    let source = decoded.map { source in
      // The line ends of one side would else be changes of all its lines.
      SourceFile(
        path: path, text: VersionFile.withLineFeeds(source.text), encoding: source.encoding)
    }
    self.source = source
    let tree = source.flatMap { XMLReader().read($0, into: &sink) }
    self.tree = sink.diagnostics.isEmpty ? tree : nil
    line = source.flatMap { source in
      sink.sorted().first.map {
        LineIndex(source.text).line(at: Int($0.location.range.start))
      }
    }
  }

  private static func withLineFeeds(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0x0D) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for (index, byte) in text.enumerated() {
      let isPair = byte == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      if !isPair { result.append(byte) }
    }
    return result
  }

  /// A text in the encoding and with the line ends of this file; `nil` where it would be read as
  /// something else.
  func bytes(for text: [UInt8]) -> [UInt8]? {
    guard let source else { return nil }
    if text == source.text { return bytes }
    let hasPairs = SourceDecoder.text(of: bytes).map { text in
      text.firstIndex(of: 0x0A).map { $0 > 0 && text[$0 - 1] == 0x0D } ?? false
    }
    let ended = hasPairs == true ? text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } : text
    let encoded = SourceEncoder(source.encoding).encode(String(decoding: ended, as: UTF8.self))
    let result = bytes.prefix(source.encoding.markLength) + encoded.bytes
    return SourceDecoder.text(of: Array(result)) == encoded.text ? Array(result) : nil
  }
}

extension SourceDecoder {
  fileprivate static func text(of bytes: [UInt8]) -> [UInt8]? {
    var sink = DiagnosticSink()
    return SourceDecoder().decode(bytes, path: "", into: &sink)?.text
  }
}
