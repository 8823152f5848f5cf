/// The name of a type in generated code.
indirect enum TypeName: Sendable {
  /// A type whose name is fixed.
  case code(StaticString)
  /// A type whose name a document gives, through the types that hold it.
  case path([SwiftIdentifier])
  /// `[Item]`.
  case array(TypeName)
  /// `any NotesActions`.
  case any(SwiftIdentifier)
  /// `(any NotesActions)?`.
  case optionalAny(SwiftIdentifier)
  /// `Command?`.
  case optional(TypeName)
  /// `@escaping (Presentation) -> Content`, of a parameter.
  case function(of: TypeName, result: StaticString)
  /// `Binding<Choice.SortOrder>`.
  case generic(StaticString, TypeName)
  /// `@escaping @MainActor (Command?) -> Void`, of a parameter.
  case handler(of: TypeName)
}
