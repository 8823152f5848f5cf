import MenuetModel
import MenuetSource

/// Flags a drop that starts some work and does not show how it goes.
struct DropNoTaskFeedback: Rule {
  static let info = RuleInfo(
    id: "drop-no-task-feedback", .dragAndDrop, .warning,
    "a drop that starts some work shows how the work goes on",
    guideline: .dragAndDrop(
      "where a drop starts a process, show that it started and keep people informed"),
    why: """
      A file that is dropped on an Upload button is gone from sight. Only a status tells that it is on
      its way.
      """,
    example: """
        <drop-target id="upload-drop" for="UploadArea" scope="app" accepts="public.data"
      -   starts="§upload§"/>
      +   starts="upload" status="upload-status"/>
      + <region id="upload-status" kind="text" control="label"/>
        <menu id="edit" title="Edit">
          <command id="upload" title="Upload"/>
          <command system="undo"/>
          <command system="paste"/>
        </menu>
      """,
    reads: .attributes(.status))

  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings) {
    guard target.status == nil, target.starts != nil || isOnCommand(target, in: context) else {
      return
    }
    report(
      "a drop that starts some work shows how the work goes on",
      at: target.starts == nil ? .for : .starts, of: target.source,
      fix: "name the region that shows it  status=\"…\"")
  }

  private func isOnCommand(_ target: DropTarget, in context: RuleContext) -> Bool {
    target.region == nil && context.document.commands.contains { $0.id == target.target }
  }
}
