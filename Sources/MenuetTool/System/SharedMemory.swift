/// Values that several threads make once and read often.
///
/// Not checked: the values are looked at under a lock alone.
package final class SharedMemory: @unchecked Sendable {
  private var values: [String: any Sendable] = [:]
  private let lock = Lock()

  package init() {}

  /// The value of a key, which is made where there is none. Two threads that ask at one time may both
  /// make it: better than one that waits for another's files.
  package func value<Value: Sendable>(for key: String, _ make: () -> Value) -> Value {
    if let known = lock({ values[key] }) as? Value { return known }
    let value = make()
    lock { values[key] = value }
    return value
  }
}
