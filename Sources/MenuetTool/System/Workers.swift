#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads that work on several documents at a time.
package enum Workers {
  /// The processors of the machine.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Does each piece of work on a thread of its own and gives the results in order. One piece, and
  /// what finds no thread, is done on this one.
  package static func results<Value: Sendable>(
    of work: [@Sendable () -> Value]
  ) -> [Value] {
    guard work.count > 1 else { return work.map { $0() } }
    let pieces = work.map { Piece($0) }
    let threads = pieces.map { piece in DeepStack.start { piece.run() } }
    for (piece, thread) in zip(pieces, threads) {
      if let thread { DeepStack.waitForEnd(of: thread) } else { piece.run() }
    }
    return pieces.compactMap(\.value)
  }

  /// Does many small pieces of work on a few threads and gives the results in order.
  static func results<Value: Sendable>(
    of work: [@Sendable () -> Value], on threads: Int
  ) -> [Value] {
    let share = max(1, (work.count + threads - 1) / max(1, threads))
    let shares = stride(from: 0, to: work.count, by: share).map { start in
      let part = Array(work[start..<min(start + share, work.count)])
      return { @Sendable in part.map { $0() } }
    }
    return results(of: shares).flatMap { $0 }
  }

  /// A piece of work and its result.
  ///
  /// Not checked: `value` is written by one thread, and read after the end of that thread.
  private final class Piece<Value: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Value
    private(set) var value: Value?

    init(_ work: @escaping @Sendable () -> Value) { self.work = work }

    func run() { value = work() }
  }
}
