#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
package import MenuetTool

/// The server as a process: it waits for the client and for its own threads, and takes turns.
package final class ServerProcess {
  private let server: LanguageServer
  private let output: ByteSink
  private let input: Int32
  /// The ends of a pipe in which threads say that they are done.
  private var wake: (read: Int32, write: Int32) = (-1, -1)
  /// Indicates whether nothing more comes from the client.
  private var hasEnded = false
  /// The threads that work, by the bytes that they send when they are done.
  private var works: [UInt8: Work] = [:]

  /// The longest wait, after which the process of the client is looked for, in milliseconds.
  private static let longestWait = 3_000

  /// - Parameter input: The descriptor of the stream from the client.
  package init(_ server: LanguageServer, input: Int32 = STDIN_FILENO, output: ByteSink) {
    self.server = server
    self.input = input
    self.output = output
  }

  /// Serves until the client ends it, or is no more, and gives the exit code.
  package func run() -> Int32 {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 { wake = (ends[0], ends[1]) }
    while true {
      if let code = turn() { return code }
    }
  }

  /// Does what there is to do, and waits for more.
  private func turn() -> Int32? {
    startWork()
    // All that there was to say is said before the wait.
    send()
    let idle = Int32(clamping: min(server.patience ?? Self.longestWait, Self.longestWait))
    let events = wait(milliseconds: server.hasMessages || hasEnded ? 0 : idle)
    if events.hasInput { receive() }
    if events.hasWork { finishWork() }
    server.handleMessage()
    send()
    if let code = server.exitCode { return code }
    let isLost = hasEnded && !server.hasMessages
    if isLost || output.failure != nil { return server.codeOfLostClient }
    if !events.hasInput, let process = server.clientProcess, Self.isGone(process) {
      return server.codeOfLostClient
    }
    return nil
  }

  private func send() {
    output.write(server.takeOutput())
    output.flush()
  }

  /// Takes all that has come, so that what the client takes back is not worked on.
  private func receive() {
    repeat {
      guard let bytes = read(), !bytes.isEmpty else {
        hasEnded = true
        return
      }
      server.receive(bytes)
    } while wait(milliseconds: 0).hasInput
  }

  private static func isGone(_ process: Int) -> Bool {
    guard let process = pid_t(exactly: process), process > 0 else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  // MARK: Streams

  private func wait(milliseconds: Int32) -> (hasInput: Bool, hasWork: Bool) {
    var descriptors = [
      // A negative one is passed over.
      pollfd(fd: hasEnded ? -1 : input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    guard count > 0 else { return (false, false) }
    return (descriptors[0].revents != 0, descriptors[1].revents != 0)
  }

  /// The bytes that have come; none at the end of the stream, `nil` where it is broken.
  private func read() -> [UInt8]? {
    var isBroken = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let result = (try? SystemError.check { systemRead(input, buffer) }) ?? -1
      isBroken = result < 0
      count = max(0, result)
    }
    return isBroken ? nil : bytes
  }

  // MARK: Threads

  private func startWork() {
    while let sign = (0...UInt8.max).first(where: { works[$0] == nil }),
      let work = server.takeWork()
    {
      works[sign] = Work(work, announcing: sign, in: wake.write)
    }
  }

  private func finishWork() {
    let signs = [UInt8](unsafeUninitializedCapacity: 8) { buffer, count in
      count = max(0, (try? SystemError.check { systemRead(wake.read, buffer) }) ?? 0)
    }
    for sign in signs { works.removeValue(forKey: sign)?.completion()?(server) }
  }
}

/// A piece of work on a thread of its own.
private final class Work {
  private let piece: Piece
  private let thread: DeepStack.Thread?

  /// The work and its outcome.
  ///
  /// Not checked: `completion` is written by one thread, and read after the end of that thread.
  private final class Piece: @unchecked Sendable {
    private let work: BackgroundWork
    private let sign: UInt8
    private let pipe: Int32
    private(set) var completion: BackgroundWork.Completion?

    init(_ work: BackgroundWork, announcing sign: UInt8, in pipe: Int32) {
      self.work = work
      self.sign = sign
      self.pipe = pipe
    }

    func run() {
      completion = work.run()
      _ = systemWrite(pipe, [sign])
    }
  }

  /// Starts the work, or does it at once where there is no thread to be had.
  init(_ work: BackgroundWork, announcing sign: UInt8, in pipe: Int32) {
    let piece = Piece(work, announcing: sign, in: pipe)
    self.piece = piece
    thread = DeepStack.start { piece.run() }
    if thread == nil { piece.run() }
  }

  /// The rest of the work, once the thread has announced it.
  func completion() -> BackgroundWork.Completion? {
    if let thread { DeepStack.waitForEnd(of: thread) }
    return piece.completion
  }
}

// Methods named `read` and `write` hide the system's functions of these names.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
  bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}
