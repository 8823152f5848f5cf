#if canImport(Glibc)
  import Glibc
#endif

/// The heap of the process.
enum Allocator {
  /// Lets heaps grow in large steps and never shrink: a run reads, answers and ends.
  ///
  /// By itself glibc lets the heap of a thread grow page by page, and gives large blocks back to the
  /// system at once. That is up to a fifth of the time of a large document. Threads that share a heap
  /// wait for each other, which is a sixth of the time of a folder: the thread that began the process has
  /// one, though it only waits for the others. glibc's heap of a thread holds 64 MiB: nearly all of it is
  /// asked for at once. What is not used takes addresses alone.
  static func keepMemory() {
    #if canImport(Glibc)
      // Swift's Glibc module leaves out malloc.h.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      typealias Mallopt = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
      let mallopt = unsafeBitCast(symbol, to: Mallopt.self)
      // M_ARENA_MAX, M_TOP_PAD, M_TRIM_THRESHOLD and M_MMAP_THRESHOLD.
      let options: [(Int32, Int32)] = [
        (-8, Int32(clamping: Workers.processors + 1)), (-2, 60 << 20), (-1, .max), (-3, 32 << 20),
      ]
      for (option, value) in options { _ = mallopt(option, value) }
    #endif
  }
}
