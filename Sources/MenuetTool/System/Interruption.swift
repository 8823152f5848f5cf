#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells work on another thread that nobody needs its outcome any more.
///
/// Not checked: the lock guards `value`.
package final class Interruption: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value = false

  package init() { pthread_mutex_init(lock, nil) }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  package func request() {
    pthread_mutex_lock(lock)
    value = true
    pthread_mutex_unlock(lock)
  }

  package var isRequested: Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return value
  }
}
