/// A result on its way into a file, piece by piece.
///
/// As long as the pieces are what the file holds, nothing is written. From the first one that differs
/// on, the result is written beside the file, with the start that both share, and put in its place at
/// the end: the file is replaced as a whole or left as it is, and no result stands in memory as a
/// whole to be compared.
///
/// A class, because the file beside the output must go when the result is given up on the way.
final class OutputRevision {
  private let file: OutputFile
  /// Called once, before anything is written; throws where the file may not be changed.
  private let permission: () throws(OutputError) -> Void
  /// The content so far, while it is that of the file.
  private var old: OldContent?
  /// The file that is written, once something differs.
  private var new: TemporaryFile?

  /// - Parameter permission: Called once, before anything is written; throws where the file may not
  ///   be changed.
  init(of file: OutputFile, permission: @escaping () throws(OutputError) -> Void) {
    self.file = file
    self.permission = permission
    old = file.exists ? OldContent(of: file) : nil
  }

  /// Adds the next bytes of the result.
  func append(_ piece: UnsafeRawBufferPointer) throws(OutputError) {
    if let new { return try new.append(piece) }
    if let old, try old.goesOn(with: piece) { return }
    try begin().append(piece)
  }

  /// Puts the result in its place.
  ///
  /// - Returns: False where the file holds it already.
  func finish() throws(OutputError) -> Bool {
    if new == nil, let old, try old.isAtEnd() { return false }
    // A result that is the start of what the file holds, or empty.
    let new = if let new { new } else { try begin() }
    try new.replace(file)
    return true
  }

  /// Opens the file beside the output, with the bytes that are the same.
  private func begin() throws(OutputError) -> TemporaryFile {
    try permission()
    let temporary = try TemporaryFile(beside: file)
    new = temporary
    try old?.copy(to: temporary)
    old = nil
    return temporary
  }
}

/// The content of an output, compared from the start.
private final class OldContent {
  private let path: String
  private let handle: FileHandle
  /// The number of bytes that are the same.
  private var length = 0

  /// `nil` for a file that may be written but not read: it counts as different.
  init?(of file: OutputFile) {
    path = file.target
    guard let handle = try? FileHandle(reading: path) else { return nil }
    self.handle = handle
  }

  /// Returns whether the next bytes of the file are those of a piece; if not, the common part ends
  /// here.
  func goesOn(with piece: UnsafeRawBufferPointer) throws(OutputError) -> Bool {
    guard try read(handle, piece.count).isEqual(to: piece) else { return false }
    length += piece.count
    return true
  }

  func isAtEnd() throws(OutputError) -> Bool { try read(handle, 1).isEmpty }

  /// Writes the bytes that are the same.
  func copy(to file: TemporaryFile) throws(OutputError) {
    guard length > 0 else { return }
    let source: FileHandle
    do throws(SystemError) {
      source = try FileHandle(reading: path)
    } catch {
      throw .system(error)
    }
    while length > 0 {
      let bytes = try read(source, min(length, 1 << 16))
      // Somebody else has shortened the file meanwhile.
      if bytes.isEmpty { throw .system(.isInputOutput) }
      length -= bytes.count
      try bytes.withUnsafeBufferPointer { bytes throws(OutputError) in
        try file.append(UnsafeRawBufferPointer(bytes))
      }
    }
  }

  private func read(_ handle: borrowing FileHandle, _ count: Int) throws(OutputError) -> [UInt8] {
    do throws(SystemError) {
      return try handle.readAll(upTo: count)
    } catch {
      throw .system(error)
    }
  }
}

/// A file beside an output, which takes its place or goes.
private final class TemporaryFile {
  private let path: String
  private let handle: FileHandle
  private var isInPlace = false

  init(beside file: OutputFile) throws(OutputError) {
    path = file.temporaryPath
    // What a killed run with the same number left behind.
    FileSystem.remove(path)
    do throws(SystemError) {
      handle = try FileHandle(creating: path, mode: file.mode ?? 0o666)
    } catch {
      throw .system(error)
    }
  }

  deinit { if !isInPlace { FileSystem.remove(path) } }

  func append(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    try attempt { () throws(SystemError) in try handle.write(bytes) }
  }

  /// Puts it in the output's place, with the permissions that this had.
  func replace(_ file: OutputFile) throws(OutputError) {
    try attempt { () throws(SystemError) in
      if let mode = file.mode { try handle.setMode(mode) }
      try handle.synchronize()
      try FileSystem.rename(path, to: file.target)
    }
    isInPlace = true
  }

  private func attempt(_ action: () throws(SystemError) -> Void) throws(OutputError) {
    do throws(SystemError) {
      try action()
    } catch {
      throw .system(error)
    }
  }
}
