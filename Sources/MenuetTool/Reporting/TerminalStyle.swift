package import MenuetSource

/// Colours, or none.
package struct TerminalStyle: Sendable {
  package let isColored: Bool

  /// No colours.
  package static let plain = TerminalStyle(isColored: false)

  private init(isColored: Bool) { self.isColored = isColored }

  package init(_ choice: ColorChoice, for sink: ByteSink, in environment: Environment) {
    switch choice {
    case .always: isColored = true
    case .never: isColored = false
    case .auto: isColored = sink.isTerminal && environment.allowsColor
    }
  }

  package enum Ink: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case green = "32"
    case dim = "2"
    case darkRed = "31"
  }

  package func callAsFunction(_ text: String, _ ink: Ink) -> String {
    if text.isEmpty { return text }
    let (start, end) = marks(ink)
    return start + text + end
  }

  /// The marks before and behind a text that is not empty.
  package func marks(_ ink: Ink) -> (start: String, end: String) {
    isColored ? ("\u{1B}[\(ink.rawValue)m", "\u{1B}[0m") : ("", "")
  }

  package func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: self("error", .red)
    case .warning: self("warning", .yellow)
    case .note: self("note", .cyan)
    }
  }
}
