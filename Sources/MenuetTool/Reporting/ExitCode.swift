/// How a run ended; of several outcomes the greatest counts.
package enum ExitCode: Int32, Comparable, Sendable {
  case success = 0
  /// The documents have errors, or warnings in a strict run, or an output is stale.
  case documents = 1
  /// The command line is wrong.
  case usage = 2
  /// A file cannot be read or written.
  case inputOutput = 3
  /// A fault of this program.
  case fault = 70

  package static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
