/// A line that shows how far a long run is, where standard error is a terminal.
package struct Progress {
  /// In milliseconds. Shorter runs end before anybody could read the line.
  private static let delay = 500
  /// In milliseconds: nobody reads faster.
  private static let interval = 100

  private let total: Int
  private let sink: ByteSink
  private let isShown: Bool
  /// When the line may be shown next.
  private var next: Int

  package init(of total: Int, on session: Session) {
    self.total = total
    sink = session.streams.error
    isShown = total > 1 && sink.isTerminal && session.environment.allowsCursorMovement
    next = isShown ? MonotonicClock.milliseconds() + Self.delay : 0
  }

  /// Shows what comes next.
  package mutating func show(_ index: Int, _ path: String) {
    guard isShown else { return }
    let now = MonotonicClock.milliseconds()
    guard now >= next else { return }
    next = now + Self.interval
    let width = 20
    let done = index * width / total
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
    let text = "\(bar) \(index + 1) of \(total)  \(TextLines.plain(path))"
    sink.showStatus(TextLines.cut(text, to: (sink.columns ?? 80) - 1))
  }

  /// Takes the line away.
  package func end() {
    guard isShown else { return }
    sink.eraseStatus()
    sink.flush()
  }
}
