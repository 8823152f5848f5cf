/// Why an output cannot be written.
enum OutputError: Error, Equatable {
  case system(SystemError)
  /// A device, a pipe or a folder.
  case notAFile
  case folderMissing(String)
  /// A file that somebody else made.
  case foreign

  var message: String {
    switch self {
    case .system(let error): "the file cannot be written: \(error.words)"
    case .notAFile: "only a regular file can be an output"
    case .folderMissing(let folder): "there is no folder '\(folder)'"
    case .foreign: "the file was not made by menuet and is not overwritten"
    }
  }

  var advice: String? {
    switch self {
    case .foreign: "choose another name, or overwrite it with --force"
    case .folderMissing: "make the folder, or use --output-dir, which does"
    case .system, .notAFile: nil
    }
  }
}

/// A file that a run makes. It is written beside its place, synced, and then put there: whatever
/// happens, the old content or the new one is there as a whole.
struct OutputFile {
  let path: String
  /// Where the file really is: behind symbolic links.
  private let target: String
  private let existing: FileStatus?

  /// Looks at what is there now.
  init(_ path: String) throws(OutputError) {
    self.path = path
    target = FileSystem.realPath(path) ?? path
    existing = try? FileStatus(of: path)
    if let existing, existing.kind != .file { throw .notAFile }
    let folder = Path.folder(of: target)
    if (try? FileStatus(of: folder))?.kind != .folder { throw .folderMissing(folder) }
  }

  var identity: FileStatus.Identity? { existing?.identity }
  var exists: Bool { existing != nil }

  /// True where the file holds exactly these bytes.
  func holds(_ bytes: [UInt8]) throws(OutputError) -> Bool {
    // Most outputs that changed have another length.
    guard let existing, existing.size == bytes.count else { return false }
    return try content().isEqual(to: bytes)
  }

  private func content(limit: Int = .max) throws(OutputError) -> [UInt8] {
    do throws(SystemError) {
      return try FileSystem.read(target, limit: limit)
    } catch {
      throw .system(error)
    }
  }

  /// Fails where the file was made by somebody else.
  ///
  /// - Parameter isOurs: Judges the bytes at the start of the file.
  func refuseForeign(
    unless isOurs: ([UInt8]) -> Bool = GeneratedMark.isPresent
  ) throws(OutputError) {
    guard let existing, existing.size > 0 else { return }
    if !isOurs(try content(limit: GeneratedMark.reach)) { throw .foreign }
  }

  /// Puts the bytes in the file's place, with the permissions that it had.
  func replace(with bytes: [UInt8]) throws(OutputError) {
    let temporary = Path.join(
      Path.folder(of: target), ".\(Path.name(of: target)).\(FileSystem.processNumber).menuet")
    // What a killed run with the same number left behind.
    FileSystem.remove(temporary)
    do throws(SystemError) {
      try write(bytes, to: temporary)
      try FileSystem.rename(temporary, to: target)
    } catch {
      FileSystem.remove(temporary)
      throw .system(error)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = try FileHandle(creating: path, mode: existing?.mode ?? 0o666)
    try file.write(bytes)
    if let existing { try file.setMode(existing.mode) }
    try file.synchronize()
  }
}
