import Menuet
import MenuetSchemas
import MenuetTool

/// `menuet schema`: prints what other tools need to know of the language.
struct SchemaVerb: Verb {
  static let info = VerbInfo(
    name: "schema", summary: "prints a schema of the language, for editors and validators",
    operand: .none,
    options: [.schemaFormat, .output, .force, .help],
    examples: ["schema --format rng -o menuet.rng", "schema --format xsd -o menuet.xsd"])

  private let format: SchemaFormat
  private let path: String?
  private let isForced: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    if let word = arguments.operands.first { throw .operandUnexpected(word) }
    format = arguments.word(.schemaFormat) ?? .rng
    path = arguments[.output].flatMap { $0 == "-" ? nil : $0 }
    isForced = arguments.contains(.force)
  }

  func run(in session: Session) throws(UsageError) {
    guard let path else { return session.streams.output.write(text) }
    do throws(OutputError) {
      try write(Array(text.utf8), to: path)
    } catch {
      session.complain(.unwritable(path, error))
    }
  }

  private var text: String {
    switch format {
    case .rng: RelaxNGSchema().text(version: Compiler.version)
    case .xsd: XMLSchema().text(version: Compiler.version)
    case .jsonOutput: OutputSchema.text
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let file = try OutputFile(path)
    try file.replace(with: bytes) { () throws(OutputError) in
      if !isForced { try file.refuseForeign(unless: Self.isOurs) }
    }
  }

  /// A JSON Schema has its name where the other schemas have a comment.
  private static func isOurs(_ bytes: [UInt8]) -> Bool {
    GeneratedMark.isPresent(in: bytes)
      || String(decoding: bytes, as: UTF8.self).contains(OutputSchema.mark)
  }
}
