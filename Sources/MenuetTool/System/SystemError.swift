#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the system refused something.
package struct SystemError: Error, Equatable {
  /// The number that the system gives the reason (`errno`).
  package let code: Int32

  package init(code: Int32) { self.code = code }

  static let isFolder = SystemError(code: EISDIR)
  /// A pipe, a socket or a device where a file should be, which the system does not refuse itself.
  static let isNoFile = SystemError(code: 0)
  static let isBrokenPipe = SystemError(code: EPIPE)
  static let isInputOutput = SystemError(code: EIO)

  /// The reason in the system's words: `no such file or directory`.
  package var words: String {
    if self == .isNoFile { return "it is no regular file" }
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    // Not `EOF …`: only a word, not an abbreviation, begins in lower case.
    guard let second = words.dropFirst().first, second.isLowercase else { return words }
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Runs a system call until no signal interrupts it, and gives its result unless it is negative.
  @discardableResult
  package static func check<Result: FixedWidthInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }
}
