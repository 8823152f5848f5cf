import MenuetTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs git in a process of its own, with the streams of this one.
enum GitProcess {
  /// - Parameter arguments: Those behind `git`.
  /// - Returns: The exit code; 128 or more where git failed or was ended.
  /// - Throws: Why git cannot be started.
  static func run(_ arguments: [String]) throws(SystemError) -> Int32 {
    var words: [UnsafeMutablePointer<CChar>?] = (["git"] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process = pid_t()
    let refusal = posix_spawnp(&process, "git", nil, nil, words, environ)
    if refusal != 0 { throw SystemError(code: refusal) }
    var status: Int32 = 0
    try SystemError.check { waitpid(process, &status, 0) }
    // A process that a signal ended has no exit code.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128
  }
}
