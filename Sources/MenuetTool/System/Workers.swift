#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads that work on several things at a time.
package enum Workers {
  /// The processors of the machine.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Does pieces of work on a few threads, of which this one is one, and gives the results in order.
  /// Each thread takes the next piece when it has done one.
  ///
  /// - Parameter threads: The most threads that work at a time.
  package static func results<Value: Sendable>(
    of work: [@Sendable () -> Value], on threads: Int
  ) -> [Value] {
    guard work.count > 1, threads > 1 else { return work.map { $0() } }
    let pieces = Pieces(work)
    let others = (1..<min(work.count, threads)).compactMap { _ in
      DeepStack.start { pieces.run() }
    }
    pieces.run()
    for thread in others { DeepStack.waitForEnd(of: thread) }
    return pieces.results.compactMap { $0 }
  }

  /// Pieces of work and their results.
  ///
  /// Not checked: while threads work, one alone at a time takes a piece or puts a result.
  private final class Pieces<Value: Sendable>: @unchecked Sendable {
    private let work: [@Sendable () -> Value]
    private(set) var results: [Value?]
    private var next = 0
    private let lock = Lock()

    init(_ work: [@Sendable () -> Value]) {
      self.work = work
      results = work.map { _ in nil }
    }

    /// Does pieces until there is none left.
    func run() {
      while let index = take() {
        let result = work[index]()
        lock { results[index] = result }
      }
    }

    private func take() -> Int? {
      lock {
        guard next < work.count else { return nil }
        defer { next += 1 }
        return next
      }
    }
  }
}
