/// A stream that text is written to: standard output, standard error, or a test's memory.
///
/// A class, because everything that writes shares what is buffered and whether the stream has failed.
package final class ByteSink {
  /// Indicates whether a person may be watching.
  package let isTerminal: Bool
  /// The columns of the terminal.
  package let columns: Int?
  private var buffer: [UInt8] = []
  private let send: (UnsafeRawBufferPointer) throws -> Void
  /// Done before anything is sent.
  var beforeFlush: (() -> Void)?
  private var hasStatus = false
  /// The most bytes that wait to be sent.
  private static let capacity = 1 << 16
  /// Why nothing more can be written.
  package private(set) var failure: SystemError?

  /// - Parameter send: Takes bytes to where they go; throws what the system answers.
  package init(
    isTerminal: Bool = false, columns: Int? = nil,
    send: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.send = send
  }

  /// Indicates whether the reader has gone away: nobody waits for the rest.
  package var isAbandoned: Bool { failure == .isBrokenPipe }

  package func write(_ text: String) { write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes { write($0) } }

  package func write(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil else { return }
    eraseStatus()
    // What is long already needs no copy.
    if bytes.count >= Self.capacity {
      flush()
      return deliver(bytes)
    }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Shows a line on a terminal until something else is written.
  func showStatus(_ text: String) {
    guard isTerminal else { return }
    flush()
    eraseStatus()
    buffer += Array(text.utf8)
    flush()
    hasStatus = true
  }

  /// Takes the line away, with the next that is sent.
  func eraseStatus() {
    guard hasStatus else { return }
    hasStatus = false
    buffer += Array("\r\u{1B}[K".utf8)
  }

  package func flush() {
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    bytes.withUnsafeBytes { deliver($0) }
    bytes.removeAll(keepingCapacity: true)
    buffer = bytes
  }

  private func deliver(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil, !bytes.isEmpty else { return }
    beforeFlush?()
    do {
      try send(bytes)
    } catch {
      failure = error as? SystemError ?? .isInputOutput
    }
  }
}
