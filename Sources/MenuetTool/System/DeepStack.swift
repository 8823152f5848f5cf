#if canImport(Darwin)
  package import Darwin
#elseif canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#endif

/// Room for documents that are nested deep.
///
/// The compiler goes down into a document by calling itself. The 8 MiB that a main thread has hold
/// some 500 levels in a debug build; `--max-nesting` allows more.
package enum DeepStack {
  /// In bytes; only what is used becomes memory.
  private static let size = 256 << 20

  /// Does the work of the process, which ends it, on a thread with such a stack.
  static func run(_ work: @escaping @Sendable () -> Never) -> Never {
    Allocator.keepMemory()
    if let thread = start({ work() }) { waitForEnd(of: thread) }
    // Where there is no room for the stack, the thread that there is has to do.
    work()
  }

  /// Starts a thread with such a stack; `nil` where there is none to be had.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Thread? {
    // The system's types are filled in by their own functions.
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
      guard let attributes = attributes.baseAddress, pthread_attr_init(attributes) == 0 else {
        return nil
      }
      defer { pthread_attr_destroy(attributes) }
      guard pthread_attr_setstacksize(attributes, size) == 0 else { return nil }
      return withUnsafeTemporaryAllocation(of: Thread.self, capacity: 1) { thread in
        let body = Unmanaged.passRetained(Body(work))
        guard let thread = thread.baseAddress,
          pthread_create(thread, attributes, Self.entry, body.toOpaque()) == 0
        else {
          body.release()
          return nil
        }
        return thread.pointee
      }
    }
  }

  /// The work of a thread.
  private final class Body {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  #if canImport(Darwin)
    package typealias Thread = pthread_t?

    private static let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { body in
        Unmanaged<Body>.fromOpaque(body).takeRetainedValue().work()
        return nil
      }

    package static func waitForEnd(of thread: pthread_t?) {
      if let thread { pthread_join(thread, nil) }
    }
  #else
    package typealias Thread = pthread_t

    private static let entry:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { body in
        if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().work() }
        return nil
      }

    package static func waitForEnd(of thread: pthread_t) { pthread_join(thread, nil) }
  #endif
}
