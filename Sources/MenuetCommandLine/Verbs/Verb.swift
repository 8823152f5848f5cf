/// The name, the arguments and the effect of a verb; help and completion come from here.
struct VerbInfo: Sendable {
  /// A file operand or another one.
  enum Operand: Sendable, Equatable {
    case documents
    case topics
    case none

    /// As the usage line shows it.
    var placeholder: String {
      switch self {
      case .documents: "FILE…"
      case .topics: "[NAME…]"
      case .none: ""
      }
    }

    /// As an error message names it.
    var word: String {
      switch self {
      case .documents: "document"
      case .topics: "name"
      case .none: "nothing"
      }
    }
  }

  let name: String
  /// The effect of the verb, in one line.
  let summary: String
  let operand: Operand
  /// The verb's own options, then those that it shares.
  let options: [CommandOption]
  /// Further groups of options with their headings.
  var groups: [(heading: String, options: [CommandOption])] = []
  /// Further notes, a paragraph each.
  var notes: [String] = []
  /// Command lines that are worth trying, without `menuet`.
  let examples: [String]

  var allOptions: [CommandOption] { options + groups.flatMap(\.options) }
}

/// Something that the command does.
protocol Verb: Sendable {
  static var info: VerbInfo { get }

  /// Takes the arguments, or says what is wrong with them.
  init(_ arguments: Arguments) throws(UsageError)

  func run(in session: Session) throws(UsageError)
}

/// The verbs, in the order of the help.
enum Verbs {
  static let all: [any Verb.Type] = [
    ValidateVerb.self, CompileVerb.self, LayoutVerb.self, RenderVerb.self, ExplainVerb.self,
    StringsVerb.self, InitVerb.self, SchemaVerb.self,
  ]

  static var names: [String] { all.map { verb in verb.info.name } }

  static func named(_ name: String) -> (any Verb.Type)? { all.first { $0.info.name == name } }
}
