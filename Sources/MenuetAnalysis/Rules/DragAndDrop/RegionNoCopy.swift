import MenuetModel
import MenuetSource

/// Flags content that can be dragged in an app without a Copy command.
struct RegionNoCopy: DocumentRule {
  static let info = RuleInfo(
    id: "region-no-copy", .dragAndDrop, .warning,
    "what can be dragged can be copied",
    guideline: .dragAndDrop("support copy and paste in the same places as drag and drop"),
    why: """
      Not everybody can drag, and with a keyboard nobody does. Copy and paste do the same, and the
      system needs only the command.
      """,
    failing: """
      §<drag-source§ id="photo-drag" for="PhotoCell">
        <representation type="public.png"/>
        <representation type="public.jpeg"/>
      </drag-source>
      """,
    passing: """
      <drag-source id="photo-drag" for="PhotoCell">
        <representation type="public.png"/>
        <representation type="public.jpeg"/>
      </drag-source>
      <menu id="edit" title="Edit">
        <command system="copy"/>
      </menu>
      """)

  /// True for things that are put in another place of the app, and mean nothing elsewhere.
  private func isMovedOnly(_ source: DragSource, in context: RuleContext) -> Bool {
    let types = source.representations.map(\.type)
    guard !types.isEmpty, types.allSatisfy({ !$0.hasPrefix("public.") }) else { return false }
    if source.scope == .app { return true }
    let targets = context.document.dropTargets.filter { target in
      target.accepts.contains { types.contains($0.type) }
    }
    return !targets.isEmpty && targets.allSatisfy(context.movesOwnThings)
  }

  /// True where a command such as "Copy Pad" copies what `PadCell` shows.
  private func copies(_ source: DragSource, in context: RuleContext) -> Bool {
    guard context.titles.areEnglish else { return false }
    let things = TargetName(source.target).words
    return context.document.commands.indices.contains { index in
      let title = context.titles[command: index]
      guard title.count > 1, title.first == "copy" else { return false }
      let core = title.core
      return things.contains { core == "copy \($0)" || "\(core)s" == "copy \($0)" }
    }
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !context.mayLackAnywhere(.system, .shortcut, .standard, .platforms, .for, .control),
      !document.dragSources.isEmpty, !context.places(.copy)
    else {
      return
    }
    // One missing command is one finding, however many sources want it.
    let source = document.dragSources.first { source in
      !context.isOnStandardText(source.target, source.region) && !isMovedOnly(source, in: context)
        && !copies(source, in: context)
    }
    guard let source else { return }
    report.report(
      Self.self, "what can be dragged can be copied, and no Copy command is placed",
      at: context.location(source.source),
      fixIts: [FixIt("place it in a menu  <command system=\"copy\"/>")])
  }
}
