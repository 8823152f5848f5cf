#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The streams that a run reads and writes besides files that it is given.
package struct StandardStreams {
  /// Reads standard input up to its end, or up to a number of bytes.
  package var input: (_ limit: Int) throws -> [UInt8]
  /// For results.
  package var output: ByteSink
  /// For diagnostics.
  package var error: ByteSink

  package init(
    input: @escaping (_ limit: Int) throws -> [UInt8], output: ByteSink, error: ByteSink
  ) {
    self.input = input
    self.output = output
    self.error = error
  }

  /// Those of the process.
  package static var process: StandardStreams {
    StandardStreams(
      input: { try FileHandle.standardInput.readAll(limit: $0) },
      output: ByteSink(descriptor: STDOUT_FILENO), error: ByteSink(descriptor: STDERR_FILENO))
  }

  /// Puts the null device where the process was started without a standard stream: else the first
  /// file that is opened would become that stream, and what is printed would be written into it.
  ///
  /// For standard output it is only open for reading: a result that nobody can receive is not lost in
  /// silence, but refused by the system.
  static func replaceClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Gives the lowest number that is free, which is this one.
      _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_RDWR)
    }
  }

  /// Makes writing to a pipe that nobody reads an error instead of the end of the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }
}

extension ByteSink {
  fileprivate convenience init(descriptor: Int32) {
    let isTerminal = isatty(descriptor) == 1
    self.init(
      isTerminal: isTerminal, columns: isTerminal ? Self.columns(descriptor) : nil,
      send: { bytes in try FileHandle.write(bytes, to: descriptor) })
  }

  private static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// The environment variables that a run takes into account.
package struct Environment: Sendable {
  private let values: [String: String]

  package init(_ values: [String: String] = [:]) { self.values = values }

  /// That of the process.
  package static var process: Environment {
    var values: [String: String] = [:]
    for name in ["NO_COLOR", "TERM"] {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return Environment(values)
  }

  /// Indicates whether the terminal has colours and the user wants them (no-color.org).
  var allowsColor: Bool { (values["NO_COLOR"] ?? "").isEmpty && allowsCursorMovement }

  /// Indicates whether the terminal can do more than print one line after another.
  var allowsCursorMovement: Bool { values["TERM"] != "dumb" }
}
