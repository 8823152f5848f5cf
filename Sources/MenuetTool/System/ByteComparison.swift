#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension [UInt8] {
  /// Returns whether both hold the same bytes. The array's own comparison goes byte by byte, which
  /// took an eighth of the time of writing a large document that was up to date.
  func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    withUnsafeBytes { bytes in
      guard bytes.count == other.count else { return false }
      guard let start = bytes.baseAddress, let otherStart = other.baseAddress else { return true }
      return memcmp(start, otherStart, bytes.count) == 0
    }
  }
}
