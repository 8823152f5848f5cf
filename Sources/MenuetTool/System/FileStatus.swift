#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The facts of the system about a file.
package struct FileStatus: Equatable {
  package enum Kind: Equatable { case file, folder, link, other }

  /// Tells one file from every other, whatever its names.
  package struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  package let kind: Kind
  /// The permissions.
  let mode: UInt32
  /// In bytes.
  package let size: Int
  /// When it was changed last, in nanoseconds of the system's clock.
  let modified: Int64
  package let identity: Identity

  init(_ record: stat) {
    switch record.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    mode = UInt32(record.st_mode & 0o7777)
    size = Int(clamping: record.st_size)
    #if canImport(Darwin)
      let time = record.st_mtimespec
    #else
      let time = record.st_mtim
    #endif
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: record.st_dev),
      number: UInt64(truncatingIfNeeded: record.st_ino))
  }

  /// The time of the system's clock, as ``modified`` has it.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  func refuseAllButFiles() throws(SystemError) {
    switch kind {
    case .file: return
    case .folder: throw .isFolder
    case .link, .other: throw .isNoFile
    }
  }

  /// Of what a path leads to, through symbolic links.
  package init(of path: String) throws(SystemError) {
    var record = stat()
    try SystemError.check { stat(path, &record) }
    self.init(record)
  }

  /// Of a path itself, which may be a symbolic link.
  package init(ofLink path: String) throws(SystemError) {
    var record = stat()
    try SystemError.check { lstat(path, &record) }
    self.init(record)
  }
}
