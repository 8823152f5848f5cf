#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process of a program that does what its command line says.
package enum ToolProcess {
  /// Runs the program with the arguments and streams of the process, and ends the process.
  ///
  /// - Parameters:
  ///   - reporter: Makes the reporters of formats other than text.
  ///   - program: Does what the command line of the session says.
  package static func main(
    reporter: @escaping Session.MakeReporter = { _, _ in nil },
    _ program: @escaping @Sendable (Session) throws(UsageError) -> Void
  ) -> Never {
    StandardStreams.replaceClosed()
    StandardStreams.ignoreBrokenPipes()
    DeepStack.run {
      let session = Session(
        streams: .process, environment: .process,
        commandLine: Array(CommandLine.arguments.dropFirst()), reporter: reporter)
      let code = session.run(program)
      // The memory of the session is left to the system.
      withExtendedLifetime(session) { exit(code) }
    }
  }
}
