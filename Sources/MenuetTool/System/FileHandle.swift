#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file, closed when it goes out of use.
struct FileHandle: ~Copyable {
  let descriptor: Int32
  private let isOwned: Bool

  /// Standard input, which stays open.
  static var standardInput: FileHandle { FileHandle(borrowing: STDIN_FILENO) }

  private init(borrowing descriptor: Int32) {
    self.descriptor = descriptor
    isOwned = false
  }

  /// - Parameter waits: False to open a pipe before somebody writes to it.
  init(reading path: String, waits: Bool = true) throws(SystemError) {
    let patience = waits ? 0 : O_NONBLOCK
    descriptor = try SystemError.check { open(path, O_RDONLY | O_CLOEXEC | patience) }
    isOwned = true
  }

  /// Makes a file that is not there yet.
  ///
  /// - Parameter mode: The permissions, of which the user's mask takes some away.
  init(creating path: String, mode: UInt32) throws(SystemError) {
    let mode = mode_t(truncatingIfNeeded: mode)
    descriptor = try SystemError.check {
      open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
    isOwned = true
  }

  deinit { if isOwned { _ = close(descriptor) } }

  func status() throws(SystemError) -> FileStatus {
    var record = stat()
    try SystemError.check { fstat(descriptor, &record) }
    return FileStatus(record)
  }

  /// Everything up to the end of the file, but no more than `limit` bytes.
  func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    let size = try status().size
    // One byte more than there should be, to see the end at once.
    var bytes = try read(min(max(size, 0) + 1, limit))
    while bytes.count < limit, !bytes.isEmpty {
      let piece = try read(min(1 << 18, limit - bytes.count))
      if piece.isEmpty { break }
      bytes.append(contentsOf: piece)
    }
    return bytes
  }

  /// The next bytes: fewer than asked for only at the end of the file.
  func readAll(upTo count: Int) throws(SystemError) -> [UInt8] {
    var bytes = try read(count)
    while bytes.count < count, !bytes.isEmpty {
      let piece = try read(count - bytes.count)
      if piece.isEmpty { break }
      bytes.append(contentsOf: piece)
    }
    return bytes
  }

  private func read(_ count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      do throws(SystemError) {
        filled = try SystemError.check { systemRead(descriptor, buffer) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    try Self.write(bytes, to: descriptor)
  }

  /// Sets the permissions, whatever the user's mask.
  func setMode(_ mode: UInt32) throws(SystemError) {
    try SystemError.check { fchmod(descriptor, mode_t(truncatingIfNeeded: mode)) }
  }

  /// Waits until the content is on the disk.
  func synchronize() throws(SystemError) {
    try SystemError.check { fsync(descriptor) }
  }

  /// Writes all bytes to a descriptor that stays open.
  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      written += try SystemError.check {
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: bytes[written...]))
      }
    }
  }
}

// Methods named `read` and `write` hide the system's functions of these names.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
