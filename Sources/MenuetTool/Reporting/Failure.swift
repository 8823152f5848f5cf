import MenuetModel
package import MenuetSource

/// A failure of a file, not a mistake in it: reported beside the findings, under an id of its own.
package struct Failure: Error, Equatable {
  package let id: RuleID
  /// The path, as given.
  package let path: String
  package let message: String
  package let exitCode: ExitCode
  /// Advice.
  package var advice: String?

  package init(id: RuleID, path: String, message: String, exitCode: ExitCode, advice: String? = nil)
  {
    self.id = id
    self.path = path
    self.message = message
    self.exitCode = exitCode
    self.advice = advice
  }

  /// Its lines: it belongs to no place in the file, and stands at its beginning as a finding would.
  func text(_ style: TerminalStyle) -> String {
    var text = style("\(path):1:1:", .bold)
    text += " \(style.severity(.error)): \(style(TextLines.plain(message), .bold))"
    text += " \(style("[\(id.rawValue)]", .dim))\n"
    if let advice { text += "    fix: \(TextLines.plain(advice))\n" }
    return text
  }

  /// A file that should be read.
  package static func unreadable(_ path: String, _ error: SystemError) -> Failure {
    Failure(
      id: "file-unreadable", path: path, message: "the file cannot be read: \(error.words)",
      exitCode: .inputOutput)
  }

  /// A font that text cannot be measured with.
  ///
  /// - Parameter reason: What is the matter with the file, to be said behind "it".
  static func fontUnusable(_ path: String, reason: String, advice: String) -> Failure {
    Failure(
      id: "file-unreadable", path: path, message: "the font cannot be used: it \(reason)",
      exitCode: .inputOutput, advice: advice)
  }

  /// A fault of this program.
  package static func fault(_ path: String, _ what: String) -> Failure {
    Failure(
      id: "internal-fault", path: path, message: "menuet made a mistake: \(what)",
      exitCode: .fault, advice: "please report it, with the document if you can")
  }

  /// An output that cannot be written.
  package static func unwritable(_ path: String, _ error: OutputError) -> Failure {
    Failure(
      id: "file-unwritable", path: path, message: error.message, exitCode: .inputOutput,
      advice: error.advice)
  }

  /// An output that is not what the document makes of it now.
  package static func stale(_ path: String, isMissing: Bool, command: String) -> Failure {
    Failure(
      id: "output-stale", path: path,
      message: OutputError.stale(isMissing: isMissing).message,
      exitCode: .documents, advice: "run '\(command)'")
  }
}
