/// The name, the arguments and the effect of a verb; help and completion come from here.
package struct VerbInfo: Sendable {
  /// A file operand or another one.
  package enum Operand: Sendable, Equatable {
    case documents
    /// Files of other tools.
    case foreignFiles
    case topics
    /// Two versions of documents, or of folders with them.
    case versions
    /// Three versions of a document.
    case threeVersions
    case none

    /// As the usage line shows it.
    package var placeholder: String {
      switch self {
      case .documents, .foreignFiles: "FILE…"
      case .threeVersions: "BASE OURS THEIRS"
      case .topics: "[NAME…]"
      case .versions: "OLD NEW"
      case .none: ""
      }
    }

    /// As an error message names it.
    package var word: String {
      switch self {
      case .documents: "document"
      case .foreignFiles: "file"
      case .threeVersions: "version"
      case .topics: "name"
      case .versions: "version before and one after"
      case .none: "nothing"
      }
    }
  }

  package let name: String
  /// The effect of the verb, in one line.
  package let summary: String
  package let operand: Operand
  /// The verb's own options, then those that it shares.
  package let options: [CommandOption]
  /// Further groups of options with their headings.
  package let groups: [(heading: String, options: [CommandOption])]
  /// Further notes, a paragraph each.
  package let notes: [String]
  /// Command lines that are worth trying, without `menuet`.
  package let examples: [String]

  package init(
    name: String, summary: String, operand: Operand, options: [CommandOption],
    groups: [(heading: String, options: [CommandOption])] = [], notes: [String] = [],
    examples: [String]
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.options = options
    self.groups = groups
    self.notes = notes
    self.examples = examples
  }

  package var allOptions: [CommandOption] { options + groups.flatMap(\.options) }
}

/// Something that the command does.
package protocol Verb: Sendable {
  static var info: VerbInfo { get }

  /// Takes the arguments, or says what is wrong with them.
  init(_ arguments: Arguments) throws(UsageError)

  func run(in session: Session) throws(UsageError)
}

extension Verb {
  /// Reads the arguments behind the verb, and does what they say.
  package static func run(_ words: [String], in session: Session) throws(UsageError) {
    let parser = ArgumentParser(verb: info.name, options: info.allOptions)
    try Self(parser.parse(words)).run(in: session)
  }
}
