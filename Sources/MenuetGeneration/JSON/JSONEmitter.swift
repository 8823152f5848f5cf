/// Emits values as JSON (RFC 8259) in UTF-8, closed by a line feed.
///
/// Keys stand in the order in which the value encodes them: for a synthesized conformance the order
/// in which its properties are declared. The emitter sorts nothing and drops no key that comes
/// twice, so a value must encode each key once, and a dictionary, whose order is not fixed, has no
/// place in an output.
package struct JSONEmitter: Sendable {
  /// Indicates whether there is no white space at all; else members stand on lines of their own,
  /// indented by two spaces a level.
  package let isCompact: Bool
  /// Indicates whether short cuts replace the conformances of common values. Without them the text
  /// is the same, but comes more slowly.
  let takesShortCuts: Bool

  package init(isCompact: Bool) { self.init(isCompact: isCompact, takesShortCuts: true) }

  init(isCompact: Bool, takesShortCuts: Bool) {
    self.isCompact = isCompact
    self.takesShortCuts = takesShortCuts
  }

  /// Emits a value as a whole; a text of megabytes takes half the time when it is emitted in pieces.
  ///
  /// - Throws: `EncodingError` for a number that JSON cannot write, and what the value's own
  ///   conformance throws.
  package func emit(_ value: some Encodable) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try emit(value) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Emits a value piece by piece, so that a large document never stands in memory as text.
  ///
  /// - Parameters:
  ///   - chunkSize: The size in bytes from which on a piece is handed out; it is longer by what was
  ///     written since the last element of an array or member of an object began.
  ///   - receive: Takes the pieces in order; each is valid for the call. The last one ends with the
  ///     line feed.
  /// - Throws: As `emit(_:)`, and what `receive` throws. The pieces handed out before an error are
  ///   no document.
  package func emit(
    _ value: some Encodable, chunkSize: Int = 1 << 16,
    to receive: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try withoutActuallyEscaping(receive) { receive in
      let output = JSONOutput(
        isCompact: isCompact, takesShortCuts: takesShortCuts, chunkSize: chunkSize,
        receive: receive)
      defer { output.detach() }
      try output.write(value)
      try output.finish()
    }
  }
}
