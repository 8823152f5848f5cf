import MenuetModel
import MenuetSource

/// Flags a drop target that takes nothing.
struct DropAcceptsEmpty: Rule {
  static let info = RuleInfo(
    id: "drop-accepts-empty", .dragAndDrop, .error,
    "a drop target names the types that it takes",
    guideline: .dragAndDrop("a drop target takes the richest form that the app can show"),
    why: """
      The badge that tells people whether they may drop comes from these types. Without any, nothing
      may ever be dropped. Standard text controls take text by themselves.
      """,
    example: """
      - §<drop-target§ id="photo-drop" for="PhotoGrid" scope="app"/>
      + <drop-target id="photo-drop" for="PhotoGrid" scope="app" accepts="public.image"/>
        <menu-bar id="bar"/>
      """,
    reads: .subject)

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard target.accepts.isEmpty, !context.mayBeStandardText(target.region) else { return }
    report("'\(target.id)' takes nothing", at: target.source, fix: "name the types  accepts=\"…\"")
  }
}
