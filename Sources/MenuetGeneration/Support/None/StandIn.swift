// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What a document generates as values, as far as the code that all documents share needs it. Nothing
// of this file is embedded.

@MainActor public protocol NotesActions: AnyObject {
  #if ALERTS
    func ask(_ alert: Notes.Alert, then answer: @escaping @MainActor (Notes.Command?) -> Void)
  #endif
}

extension Notes {
  #if CHOICES
    public enum ChoiceID: String, CaseIterable, Sendable { case size }
  #endif

  @MainActor private static func perform(_ command: Command, on actions: any Actions) {}
}
