#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Room for documents that are nested deep.
///
/// The compiler goes down into a document by calling itself. The 8 MiB that a main thread has hold
/// some 500 levels in a debug build; `--max-nesting` allows more.
enum DeepStack {
  /// In bytes; only what is used becomes memory.
  private static let size = 256 << 20

  /// Runs the command of the process on a thread with such a stack, and ends the process.
  static func run() -> Never {
    // The system's types are filled in by their own functions.
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
      guard let attributes = attributes.baseAddress, pthread_attr_init(attributes) == 0,
        pthread_attr_setstacksize(attributes, size) == 0
      else { return }
      withUnsafeTemporaryAllocation(of: ThreadID.self, capacity: 1) { thread in
        guard let thread = thread.baseAddress,
          pthread_create(thread, attributes, { _ in CommandLineTool.runAndExit() }, nil) == 0
        else { return }
        waitForEnd(of: thread.pointee)
      }
    }
    // Where there is no room for the stack, the thread that there is has to do.
    CommandLineTool.runAndExit()
  }

  #if canImport(Darwin)
    private typealias ThreadID = pthread_t?

    private static func waitForEnd(of thread: pthread_t?) {
      if let thread { pthread_join(thread, nil) }
    }
  #else
    private typealias ThreadID = pthread_t

    private static func waitForEnd(of thread: pthread_t) { pthread_join(thread, nil) }
  #endif
}
