/// A piece of work that is done once, by whichever thread asks for its result first; others wait.
///
/// Not checked: the lock guards `known`.
package final class Once<Value: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> Value
  private let lock = Lock()
  private var known: Value?

  package init(_ work: @escaping @Sendable () -> Value) { self.work = work }

  package var value: Value {
    lock {
      let value = known ?? work()
      known = value
      return value
    }
  }
}
