#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs git in a process of its own, and takes what it prints.
enum GitCommand {
  /// Why git gave nothing.
  enum Problem: Error, Equatable {
    /// There is no git.
    case missing
    /// Git refused; its first line.
    case refused(String)
  }

  /// Says that git finds no repository around the current folder.
  ///
  /// - Parameter words: Those of git, which may have found one that it does not trust.
  static func noRepository(_ words: String) -> String {
    "git finds no repository to use in this folder (\(words))"
  }

  /// The end of a run of git.
  struct Outcome {
    /// The exit code; 128 where a signal ended it.
    let code: Int32
    /// The bytes that it printed to standard output.
    let output: [UInt8]
    /// The first line of what it printed to standard error.
    let words: String
  }

  /// The bytes that git prints to standard output, where all is well.
  static func output(_ arguments: [String]) throws(Problem) -> [UInt8] {
    let outcome = try run(arguments)
    if outcome.code == 0 { return outcome.output }
    throw .refused(outcome.words)
  }

  /// Runs git to its end.
  static func run(_ arguments: [String]) throws(Problem) -> Outcome {
    var output: [Int32] = [0, 0]
    var errors: [Int32] = [0, 0]
    guard pipe(&output) == 0 else { throw .refused("there are no more files to be had") }
    guard pipe(&errors) == 0 else {
      output.forEach { close($0) }
      throw .refused("there are no more files to be had")
    }
    let process = spawn(arguments, output: output, errors: errors)
    close(output[1])
    close(errors[1])
    defer {
      close(output[0])
      close(errors[0])
    }
    guard let process else { throw .missing }
    // Git prints one line at most to the other stream before it ends.
    let bytes = readAll(output[0])
    let words = readAll(errors[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // A process that a signal ended has no exit code.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128
    // Where the system starts a program by a copy of this one, it ends so when there is none.
    if code == 127, bytes.isEmpty, words.isEmpty { throw .missing }
    let line = String(decoding: words, as: UTF8.self).split(separator: "\n").first ?? ""
    let prefix = ["fatal: ", "error: "].first { line.hasPrefix($0) } ?? ""
    return Outcome(code: code, output: bytes, words: String(line.dropFirst(prefix.count)))
  }

  /// Starts git with its streams at the ends of two pipes; `nil` where there is none.
  private static func spawn(_ arguments: [String], output: [Int32], errors: [Int32]) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors[1], STDERR_FILENO)
    for descriptor in output + errors { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var words: [UnsafeMutablePointer<CChar>?] = (["git"] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    return posix_spawnp(&process, "git", &actions, nil, words, environ) == 0 ? process : nil
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }
}
