import MenuetSource

/// Work for another thread, and what the server makes of its outcome.
package struct BackgroundWork: Sendable {
  /// The rest of the work, which is the server's own.
  package typealias Completion = @Sendable (LanguageServer) -> Void

  private let work: @Sendable () -> Completion

  init<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value,
    completion: @escaping @Sendable (LanguageServer, Value) -> Void
  ) {
    self.work = {
      let value = work()
      return { completion($0, value) }
    }
  }

  /// Does the work, on any thread.
  package func run() -> Completion { work() }
}

/// The answer to a request.
enum Reply {
  case value(JSONValue)
  /// Work that takes its time: its result is the answer, unless texts change meanwhile.
  case work(@Sendable () throws(ProtocolError) -> JSONValue)
}
