/// An option of the command line: what is typed, what it takes and what it does. Parsing, help and
/// completion all come from here.
package struct CommandOption: Sendable {
  /// The argument of the option.
  package enum Argument: Sendable {
    case none
    /// Any text; the word is shown for it.
    case text(String)
    case file(String)
    case folder(String)
    /// One of these words.
    case words([String])
    /// Some of these words, divided by commas.
    case wordList([String])
    /// A whole number in a range.
    case number(ClosedRange<Int>)
    /// Whole numbers in a range, divided by commas.
    case numberList(ClosedRange<Int>)
    /// `ID=SEVERITY`.
    case ruleSetting
  }

  /// Without its dashes.
  package let name: String
  /// Typed behind one dash.
  package let letter: Character?
  package let argument: Argument
  /// Indicates whether each mention counts; else the last one does.
  package let isRepeatable: Bool
  /// The effect of the option, in one sentence without full stop.
  package let summary: String

  package init(
    _ name: String, letter: Character? = nil, _ argument: Argument,
    isRepeatable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// An option without an argument.
  package init(_ name: String, letter: Character? = nil, _ summary: String) {
    self.init(name, letter: letter, .none, summary)
  }

  /// As it is typed, by its letter where it has one: `--emit`, `-o`.
  package var spelling: String { letter.map { "-\($0)" } ?? longSpelling }

  package var longSpelling: String { "--" + name }

  /// As the help shows it: `--emit json|swift`, `-o, --output FILE`.
  package var usage: String {
    let spellings = letter.map { "-\($0), " + longSpelling } ?? longSpelling
    return placeholder.map { spellings + " " + $0 } ?? spellings
  }

  /// The word that stands for the argument; `nil` where there is none.
  package var placeholder: String? {
    switch argument {
    case .none: nil
    case .text(let word), .file(let word), .folder(let word): word
    case .words(let words):
      hasManyWords
        ? name.uppercased().split(separator: "-").last.map(String.init)
        : words.joined(separator: "|")
    case .wordList: "A,B,…"
    case .number: "N"
    case .numberList: "N,N,…"
    case .ruleSetting: "ID=error|warning|note|off"
    }
  }

  /// Indicates whether the words would not fit beside the option.
  private var hasManyWords: Bool { words.count > 5 }

  /// The effect of the option, with the words that it takes where they do not stand beside it.
  package var description: String {
    hasManyWords ? summary + ": " + words.joined(separator: " ") : summary
  }

  /// The words that completion offers.
  package var words: [String] {
    switch argument {
    case .words(let words), .wordList(let words): words
    default: []
    }
  }
}
