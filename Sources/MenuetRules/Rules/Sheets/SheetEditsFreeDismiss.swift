import MenuetModel
import MenuetSource

/// Flags a sheet in which people edit something and that any drag closes.
struct SheetEditsFreeDismiss: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-edits-free-dismiss", .sheets, .warning, fix: .unsafe,
    "a sheet in which people edit something is not closed by a stray drag",
    guideline: .sheetController("keep people from losing what they edited by an accidental drag"),
    why: """
      A drag on the content is easily taken for one on the sheet, and the changes are gone. A guarded
      sheet stays; one that confirms asks what becomes of them. A sheet without Cancel in which things
      are switched, chosen or done has nothing to lose, nor has one that only Done closes: each change
      holds at once. What is typed in a text field of it may be lost all the same.
      """,
    failing: """
      <sheet id="letter" title="Letter" edits="§true§">
        <command system="cancel"/>
        <command system="done"/>
      </sheet>
      <button id="write-letter" title="Write Letter…" presents="letter"/>
      """,
    passing: """
      <sheet id="letter" title="Letter" edits="true" dismissal="guarded">
        <command system="cancel"/>
        <command system="done"/>
      </sheet>
      <button id="write-letter" title="Write Letter…" presents="letter"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    // A complex task does not belong in a sheet at all (`sheet-complex`).
    for sheet in document.sheets
    where sheet.dismissal == .free && !sheet.platforms.isDisjoint(with: .touch)
      && sheet.task != .complex
    {
      // An alert that never asks is `sheet-confirm-missing`.
      guard sheet.confirm == nil || context.isWritten(.dismissal, on: sheet.source) else {
        continue
      }
      guard let location = editing(sheet, in: context), !holdsAtOnce(sheet, in: context),
        context.isWritten(.dismissal, on: sheet.source)
          || !context.isPresent(.dismissal, on: sheet.source)
      else { continue }
      report.report(
        Self.self, "people edit something in '\(sheet.id)', and any drag closes it", at: location,
        fixIts: [
          context.setting(
            .dismissal, of: sheet.source, to: "guarded", "keep it open  dismissal=\"guarded\"")
        ])
    }
  }

  /// True for a sheet without a way to give changes up, in which things are switched, chosen or done:
  /// each change holds at once, and closing the sheet loses none. What is written is not of that kind,
  /// nor is what a button sends or saves.
  private func holdsAtOnce(_ sheet: Sheet, in context: RuleContext) -> Bool {
    let items = sheet.body.items
    guard !context.mayLackParts(sheet.source), !items.contains(where: context.cancels),
      !sheet.body.regions.contains(where: \.editable),
      !items.contains(where: { goesOn($0, in: context) })
    else { return false }
    let title = TitleWords(sheet.title ?? "")
    if SettingsTitles.contains(title, areEnglish: context.titles.areEnglish) { return true }
    // Where Done is the one way out, a drag does what Done does.
    if !items.isEmpty, items.allSatisfy({ [.done, .close].contains(context.system(of: $0)) }) {
      return true
    }
    return !sheet.body.popUpButtons.isEmpty || !sheet.body.segmented.isEmpty
      || items.contains { $0.kind != .command || !context.isExit($0) }
  }

  private func goesOn(_ item: Item, in context: RuleContext) -> Bool {
    context.system(of: item) == nil && item.kind == .command
      && (context.document.role(of: item) == .primary || context.dismisses(item))
  }

  /// What says that people edit something in a sheet.
  private func editing(_ sheet: Sheet, in context: RuleContext) -> SourceLocation? {
    if sheet.edits { return context.location(.edits, of: sheet.source) }
    // Who says that nothing is edited knows better than the content.
    guard !context.isWritten(.edits, on: sheet.source) else { return nil }
    let region = sheet.body.regions.first { $0.editable && $0.control != .searchField }
    return region.map { context.location(.editable, of: $0.source) }
  }
}
