import MenuetTool

/// The verbs, in the order of the help.
enum Verbs {
  static let all: [any Verb.Type] = [
    ValidateVerb.self, CompileVerb.self, LayoutVerb.self, RenderVerb.self, DiffVerb.self,
    ExplainVerb.self, StringsVerb.self, InitVerb.self, ImportVerb.self, AuditVerb.self,
    SchemaVerb.self, LSPVerb.self, FormatVerb.self, MergeVerb.self, SuggestVerb.self,
  ]

  static var names: [String] { all.map { verb in verb.info.name } }

  static func named(_ name: String) -> (any Verb.Type)? { all.first { $0.info.name == name } }
}
