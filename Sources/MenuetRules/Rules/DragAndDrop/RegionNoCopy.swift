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
      system needs only the command. What is only moved from place to place within the app needs
      none, and "Copy Card" is one for a `CardGrid`.
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
    return !types.isEmpty
      && types.allSatisfy { type in
        source.scope == .app
          ? context.draggedTypes.isOffered(type) : context.draggedTypes.isMoved(type)
      }
  }

  /// What commands such as "Copy Pad" copy.
  private func copiedThings(_ context: RuleContext) -> Set<String> {
    guard context.titles.areEnglish else { return [] }
    let copies = context.document.commands.indices.filter { index in
      context.titles[command: index].count == 2 && context.titles[command: index].first == "copy"
    }
    let things = copies.compactMap { context.titles[command: $0].words.last }
    return Set(things + things.map { $0 + "s" })
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    guard !context.mayLackAnywhere(.system, .shortcut, .standard, .platforms, .for, .control),
      !document.dragSources.isEmpty, !context.places(.copy)
    else {
      return
    }
    let copied = copiedThings(context)
    // One missing command is one finding, however many sources want it.
    let source = document.dragSources.first { source in
      !context.isOnStandardText(source.target, source.region) && !isMovedOnly(source, in: context)
        && !TargetName(source.target).words.contains(where: copied.contains)
    }
    guard let source else { return }
    report.report(
      Self.self, "what can be dragged can be copied, and no Copy command is placed",
      at: context.location(source.source),
      fixIts: [FixIt("place it in a menu  <command system=\"copy\"/>")])
  }
}
