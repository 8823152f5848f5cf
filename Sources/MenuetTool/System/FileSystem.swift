#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reading and writing files by their paths.
package enum FileSystem {
  /// The content of a file, but no more than `limit` bytes.
  package static func read(_ path: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
    let file = try FileHandle(reading: path)
    if try file.status().kind == .folder { throw SystemError.isFolder }
    return try file.readAll(limit: limit)
  }

  /// The content of a file; `nil` where that is more than `limit` bytes, which are then not read.
  package static func read(_ path: String, upTo limit: Int) throws(SystemError) -> [UInt8]? {
    let file = try FileHandle(reading: path)
    let status = try file.status()
    if status.kind == .folder { throw SystemError.isFolder }
    if status.size > limit { return nil }
    let bytes = try file.readAll(limit: limit + 1)
    return bytes.count > limit ? nil : bytes
  }

  /// The content of a regular file, but no more than `limit` bytes. Anything else is an error: a pipe
  /// or a device may have no end, or nobody who writes to it.
  package static func readRegularFile(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    // Asked before it is opened, which some devices take as a command, and again when it is: what
    // stands there may change meanwhile.
    try FileStatus(of: path).refuseAllButFiles()
    let file = try FileHandle(reading: path, waits: false)
    try file.status().refuseAllButFiles()
    return try file.readAll(limit: limit)
  }

  /// The names in a folder, ascending by their bytes.
  package static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path without symbolic links and `..`; `nil` where there is nothing at its end.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes a folder with all folders on the way to it.
  package static func makeFolder(_ path: String) throws(SystemError) {
    if let status = try? FileStatus(of: path) {
      guard status.kind == .folder else { throw SystemError(code: ENOTDIR) }
      return
    }
    let parent = Path.folder(of: path)
    if parent != path { try makeFolder(parent) }
    do throws(SystemError) {
      try SystemError.check { mkdir(path, 0o777) }
    } catch {
      // Another run may have made it meanwhile.
      guard (try? FileStatus(of: path))?.kind == .folder else { throw error }
    }
  }

  package static func rename(_ path: String, to target: String) throws(SystemError) {
    try SystemError.check { systemRename(path, target) }
  }

  package static func remove(_ path: String) { _ = unlink(path) }

  /// A number that tells this process from others.
  static var processNumber: Int32 { getpid() }
}

private func systemRename(_ path: String, _ target: String) -> Int32 { rename(path, target) }

/// Paths as text.
package enum Path {
  /// The last part of a path.
  package static func name(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return trimmed }
    return String(trimmed[trimmed.utf8.index(after: slash)...])
  }

  /// The folder that holds what a path names; `.` for a name alone.
  package static func folder(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return trimmed == "/" ? "/" : "."
    }
    let folder = withoutTrailingSlashes(String(trimmed[..<slash]))
    return folder.isEmpty ? "/" : folder
  }

  /// A name in a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The path to which a reference leads from a folder, with its `.` and `..` worked out by the text.
  static func resolving(_ reference: String, in folder: String) -> String {
    var parts = folder.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    for part in reference.utf8.split(separator: UInt8(ascii: "/")) {
      switch String(Substring(part)) {
      case ".": continue
      case "..": _ = parts.popLast()
      case let name: parts.append(name)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The way from a folder to a file, both without links and steps upwards.
  static func relative(_ path: String, to folder: String) -> String {
    guard path.hasPrefix("/"), folder.hasPrefix("/") else { return path }
    let (steps, origin) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(steps, origin).prefix { $0 == $1 }.count
    return
      (Array(repeating: "..", count: origin.count - shared) + steps[shared...].map(String.init))
      .joined(separator: "/")
  }

  /// The path without its `.`, and without a folder and the `..` behind it; it leads elsewhere where
  /// the folder is a symbolic link.
  package static func shortened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case "", ".": if parts.isEmpty { parts.append(part) }
      case ".." where ![nil, "", ".", ".."].contains(parts.last): parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Returns whether a path without symbolic links is a folder or lies in it.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.utf8.starts(with: (folder == "/" ? "/" : folder + "/").utf8)
  }

  /// A folder and those that it lies in, up to the root of the file system, as text: `a/b`, `a`,
  /// `.`, `..` and so on.
  static func upwards(from folder: String) -> [String] {
    // Deeper than any folder; nothing leads upwards from one that is not there.
    let limit = 256
    var folders = [folder]
    var current = folder
    while folders.count < limit, let path = FileSystem.realPath(current), path != "/" {
      switch name(of: current) {
      case ".": current = ".."
      case "..": current = join(current, "..")
      default: current = self.folder(of: current)
      }
      folders.append(current)
    }
    return folders
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var path = path[...]
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path = path.dropLast() }
    return String(path)
  }
}
