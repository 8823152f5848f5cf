import MenuetModel
import MenuetSource

/// Flags a drop that starts some work and does not show how it goes.
struct DropNoTaskFeedback: DocumentRule {
  static let info = RuleInfo(
    id: "drop-no-task-feedback", .dragAndDrop, .warning,
    "a drop that starts some work shows how the work goes on",
    guideline: .dragAndDrop(
      "where a drop starts a process, show that it started and keep people informed"),
    why: """
      A file that is dropped on an Upload button is gone from sight. Only a status tells that it is on
      its way.
      """,
    failing: """
      <drop-target id="upload-drop" for="UploadArea" scope="app" accepts="public.data"
        starts="§upload§"/>
      <button id="upload" title="Upload"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """,
    passing: """
      <drop-target id="upload-drop" for="UploadArea" scope="app" accepts="public.data"
        starts="upload" status="upload-status"/>
      <region id="upload-status" kind="text" control="label"/>
      <button id="upload" title="Upload"/>
      <menu id="edit" title="Edit">
        <command system="undo"/>
        <separator/>
        <command system="paste"/>
      </menu>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !document.dropTargets.isEmpty else { return }
    let commands = Set(document.commands.map(\.id))
    for target in document.dropTargets where !context.isPresent(.status, on: target.source) {
      let isOnCommand = target.region == nil && commands.contains(target.target)
      guard target.starts != nil || isOnCommand else { continue }
      report.report(
        Self.self, "a drop that starts some work shows how the work goes on",
        at: context.location(target.starts == nil ? .for : .starts, of: target.source),
        fixIts: [FixIt("name the region that shows it  status=\"…\"")])
    }
  }
}
