import MenuetModel
import MenuetSource

/// Flags an action extension without a picture, and notes a share extension with one.
struct ExtensionWithoutImage: Rule {
  static let info = RuleInfo(
    id: "extension-image", .activities, .warning,
    grades: [.note("for a share extension that has a picture")],
    "an action extension has a symbol or image that says what it does",
    guideline: .activityViews("give an action extension an image that describes its task"),
    why: """
      People find an action in the share sheet by its picture. A share extension appears with the
      icon of its app, so a picture of its own is never seen.
      """,
    example: """
      - §<action-extension§ id="stamp" title="Stamp" accepts="image">
      + <action-extension id="stamp" title="Stamp" accepts="image" symbol="seal">
          <command id="add-stamp" title="Add Stamp"/>
        </action-extension>
      """,
    reads: .document(.symbol, .image))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for appExtension in document.extensions {
      let source = appExtension.source
      let mark = [AttributeName.symbol, .image].first { context.isWritten($0, on: source) }
      switch (appExtension.kind, mark) {
      case (.action, nil):
        report(
          "an action extension has a symbol or image that says what it does", at: source,
          fix: "add a symbol  symbol=\"…\"")
      case (.share, let mark?):
        report(
          "a share extension appears with the icon of its app", at: mark, of: source,
          severity: .note, fix: .remove("remove the picture"))
      default: break
      }
    }
  }
}
