/// Tells work on another thread that nobody needs its outcome any more.
///
/// Not checked: the lock guards `value`.
package final class Interruption: @unchecked Sendable {
  private let lock = Lock()
  private var value = false

  package init() {}

  package func request() { lock { value = true } }

  package var isRequested: Bool { lock { value } }
}
