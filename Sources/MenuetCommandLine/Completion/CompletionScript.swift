import MenuetModel
import Menuet
import MenuetTool

/// Scripts that complete a command line, written from the tables of verbs and options.
enum CompletionScript {
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion.text
    case .zsh: ZshCompletion.text
    case .fish: FishCompletion.text
    }
  }

  /// The values of `--rule`.
  static var ruleSettings: [String] {
    (RuleCatalog.ids + ["pedantic"]).flatMap { id in RuleSeverity.words.map { "\(id)=\($0)" } }
  }

  /// A text between single quotes, in which a shell sees nothing special.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension CommandOption {
  /// The ways to type the option.
  var spellings: [String] { letter.map { ["-\($0)", longSpelling] } ?? [longSpelling] }
}
