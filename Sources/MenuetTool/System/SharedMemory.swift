#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Values that several threads make once and read often.
///
/// Not checked: the values are looked at under a lock alone. `Mutex` of the standard library needs
/// macOS 15.
package final class SharedMemory: @unchecked Sendable {
  private var values: [String: any Sendable] = [:]
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  package init() {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The value of a key, which is made where there is none. Two threads that ask at one time may both
  /// make it: better than one that waits for another's files.
  package func value<Value: Sendable>(for key: String, _ make: () -> Value) -> Value {
    if let known = locked({ values[key] }) as? Value { return known }
    let value = make()
    locked { values[key] = value }
    return value
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
