#if canImport(Glibc)
  import Glibc
#endif

/// The heap of the process.
enum Allocator {
  /// Lets the heap grow in large steps and never shrink: a run reads, answers and ends.
  ///
  /// By itself glibc gives each thread a heap of its own, which grows page by page, and gives large
  /// blocks back to the system at once. That is up to a fifth of the time of a large document.
  static func keepMemory() {
    #if canImport(Glibc)
      // Swift's Glibc module leaves out malloc.h.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      typealias Mallopt = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
      let mallopt = unsafeBitCast(symbol, to: Mallopt.self)
      // M_ARENA_MAX, M_TOP_PAD, M_TRIM_THRESHOLD and M_MMAP_THRESHOLD.
      let options: [(Int32, Int32)] = [(-8, 1), (-2, 4 << 20), (-1, .max), (-3, 32 << 20)]
      for (option, value) in options { _ = mallopt(option, value) }
    #endif
  }
}
