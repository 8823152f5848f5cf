/// A generated file: its declarations, and what holds for all of them.
struct SourceFile: Sendable {
  /// The comment at its top.
  let header: Comment
  /// The access level of the interface.
  let access: AccessLevel
  /// The condition of a conditional compilation around everything, such as `os(iOS)`.
  var condition: StaticString?
  /// The modules that private code alone uses.
  var hiddenImports: [StaticString] = []
  /// The modules that the interface shows.
  var imports: [StaticString] = []
  /// An attribute of every declaration of the file itself, such as `@available(iOS 16.0, *)`.
  var availability: StaticString?
  /// The parts of support code that the document needs.
  var needs: Set<SupportCode.Need> = []
  var declarations: [Declaration] = []
}
