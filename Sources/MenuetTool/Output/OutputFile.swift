/// Why an output cannot be written.
package enum OutputError: Error, Equatable {
  case system(SystemError)
  /// A device, a pipe or a folder.
  case notAFile
  case folderMissing(String)
  /// A file that somebody else made.
  case foreign
  /// A file that nobody may write to.
  case readOnly
  /// A file that is only compared holds something else, or is not there.
  case stale(isMissing: Bool)

  package var message: String {
    switch self {
    case .system(let error): "the file cannot be written: \(error.words)"
    case .notAFile: "only a regular file can be an output"
    case .folderMissing(let folder): "there is no folder '\(folder)'"
    case .readOnly: "the file is read-only and is left as it is"
    case .foreign: "the file was not made by menuet and is not overwritten"
    case .stale(let isMissing): isMissing ? "the output is missing" : "the output is stale"
    }
  }

  package var advice: String? {
    switch self {
    case .foreign: "choose another name, or overwrite it with --force"
    case .folderMissing: "make the folder, or use --output-dir, which does"
    case .readOnly: "make it writable first"
    case .system, .notAFile, .stale: nil
    }
  }
}

/// A file that a run makes. It is written beside its place, synced, and then put there: whatever
/// happens, the old content or the new one is there as a whole.
package struct OutputFile {
  package let path: String
  /// Where the file really is: behind symbolic links.
  package let target: String
  private let existing: FileStatus?

  /// Looks at what is there now.
  package init(_ path: String) throws(OutputError) {
    self.path = path
    target = FileSystem.realPath(path) ?? path
    existing = try? FileStatus(of: path)
    if let existing, existing.kind != .file { throw .notAFile }
    let folder = Path.folder(of: target)
    if (try? FileStatus(of: folder))?.kind != .folder { throw .folderMissing(folder) }
  }

  package var identity: FileStatus.Identity? { existing?.identity }
  var exists: Bool { existing != nil }
  /// The permissions, where the file is there.
  var mode: UInt32? { existing?.mode }
  /// Where the file is made before it is put in its place.
  var temporaryPath: String {
    Path.join(
      Path.folder(of: target), ".\(Path.name(of: target)).\(FileSystem.processNumber).menuet")
  }

  /// Fails where the file was made by somebody else.
  ///
  /// - Parameter isOurs: Judges the bytes at the start of the file.
  package func refuseForeign(
    unless isOurs: ([UInt8]) -> Bool = GeneratedMark.isPresent
  ) throws(OutputError) {
    guard let existing, existing.size > 0 else { return }
    do throws(SystemError) {
      if isOurs(try FileSystem.read(target, limit: GeneratedMark.reach)) { return }
    } catch {
      throw .system(error)
    }
    throw .foreign
  }

  /// Fails where the permissions let nobody write: a file is replaced, which its folder alone would
  /// allow.
  package func refuseReadOnly() throws(OutputError) {
    if let mode, mode & 0o222 == 0 { throw .readOnly }
  }

  /// Puts bytes in the file's place, unless it holds them.
  ///
  /// - Parameter permission: Called once, before anything is written; throws where the file may not
  ///   be changed.
  /// - Returns: False where the file holds them already.
  @discardableResult
  package func replace(
    with bytes: [UInt8], permission: @escaping () throws(OutputError) -> Void = {}
  ) throws(OutputError) -> Bool {
    let revision = OutputRevision(of: self, permission: permission)
    var failure: OutputError?
    bytes.withUnsafeBytes { bytes in
      do throws(OutputError) {
        try revision.append(bytes)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return try revision.finish()
  }
}
