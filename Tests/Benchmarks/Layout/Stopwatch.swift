#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Times work by the processor time that it takes, which other programs on the machine disturb less
/// than what a clock on the wall shows.
enum Stopwatch {
  /// The least time of several runs in seconds, at least five and half a second of them.
  static func best(_ work: () -> Void) -> Double {
    var best = Double.infinity
    var total = 0.0
    var runs = 0
    while runs < 5 || total < 0.5 {
      let start = processorTime
      work()
      let seconds = processorTime - start
      best = min(best, seconds)
      total += seconds
      runs += 1
    }
    return best
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Takes a result, so that no compiler leaves out the work that it came from.
  @inline(never) static func keep(_ value: Int) { if value < 0 { print(value) } }
}

/// A line of the report.
enum Line {
  /// The first cell is as wide as it is, the others end at the same columns.
  static func print(_ first: String, _ cells: String...) {
    let padding = String(repeating: " ", count: max(1, (cells.count == 1 ? 40 : 8) - first.count))
    let columns = cells.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }
    Swift.print("  " + first + padding + columns.joined())
  }

  static func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1e3) + " ms" }

  static func microseconds(_ seconds: Double) -> String { decimal(seconds * 1e6) + " µs" }

  static func ratio(_ value: Double) -> String { decimal(value) + "x" }

  /// With two digits behind the point.
  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((min(max(0, value), 1e9) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
