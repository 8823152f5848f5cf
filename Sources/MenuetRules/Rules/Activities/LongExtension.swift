import MenuetModel
import MenuetSource

/// Flags an extension with many commands.
struct LongExtension: Rule {
  static let info = RuleInfo(
    id: "extension-steps", .activities, .warning,
    grades: [.note("for just as many commands as the threshold allows")],
    "an extension asks little: a few commands and no more",
    guideline: .activityViews("let people finish in an extension in a few steps"),
    why: """
      People are in another app and want to go on there. An extension with many choices keeps them
      from it; what needs more belongs in the app itself.
      """,
    example: """
        <action-extension id="stamp" title="Stamp" accepts="image" symbol="seal">
          <command id="add-date" title="Add Date"/>
          <command id="add-place" title="Add Place"/>
      -   <command id="add-name" title="Add Name"/>
      -   §<command§ id="add-logo" title="Add Logo"/>
        </action-extension>
      """, thresholds: [commands])
  static let commands = Threshold(
    "extension-steps.commands", 3, .ours, "the most commands of a share or action extension")

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let most = max(context.options[Self.commands], 1)
    // One command is never many.
    for appExtension in document.extensions where appExtension.commands.count >= max(most, 2) {
      let count = appExtension.commands.count
      report(
        count > most
          ? "an extension has \(most) commands at most; this one has \(count)"
          : "\(count) commands are many for an extension",
        at: appExtension.commands[min(most, count - 1)].source,
        severity: count > most ? nil : .note, fix: "leave what few people need to the app")
    }
  }
}
