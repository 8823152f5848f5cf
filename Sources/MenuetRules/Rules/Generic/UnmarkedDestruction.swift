import MenuetModel
import MenuetSource

/// Flags a command that destroys data by its title, but not by its role.
struct UnmarkedDestruction: DocumentRule {
  static let info = RuleInfo(
    id: "destructive-unmarked", .generic, .warning,
    grades: [.note("for a word that is often harmless, such as Remove")], fix: .unsafe,
    "a command that may destroy data has the role 'destructive'",
    guideline: .buttons("a button that can destroy data has the destructive role"),
    why: """
      The system shows destructive commands in red and keeps them from being the default. Without
      the role nothing warns people before their data is gone. `destructive="false"` says that a
      command is harmless after all. An eraser, by its symbol, is a tool; Overwrite beside Insert is
      a way to edit films; and Delete Row beside Delete Column, where there is Undo, edits a table
      as text is edited.
      """,
    failing: """
      <menu id="file" title="File">
        <command id="delete-draft" title="§Delete Draft§"/>
      </menu>
      """,
    passing: """
      <menu id="file" title="File">
        <command id="delete-draft" title="Delete Draft" role="destructive"/>
      </menu>
      """)

  /// True in an app that edits tables as it does text, and can undo: there "Delete Row" stands beside
  /// "Delete Column", which a list of records does not have.
  private func editsTables(_ context: RuleContext) -> Bool {
    let deleted = context.document.commands.indices.compactMap { index in
      context.titles[command: index].deletedPart
    }
    return Set(deleted).count == 2 && context.places(.undo)
  }

  private func insertsToo(_ context: RuleContext) -> Bool {
    context.document.commands.indices.contains { index in
      context.titles[command: index].count == 1 && context.titles[command: index].first == "insert"
    }
  }

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var editsTables: Bool?
    var insertsToo: Bool?
    for index in document.commands.indices {
      let destruction = DestructiveTitles.destruction(
        of: context.titles[command: index], in: context.titles.language)
      guard destruction != .none else { continue }
      if context.titles.areEnglish, context.titles[command: index].deletedPart != nil {
        let isTable = editsTables ?? self.editsTables(context)
        editsTables = isTable
        if isTable { continue }
      }
      // Beside "Insert" it is how an editor of films takes in a clip.
      if context.titles[command: index].count == 1,
        context.titles[command: index].first == "overwrite"
      {
        let isInsertion = insertsToo ?? self.insertsToo(context)
        insertsToo = isInsertion
        if isInsertion { continue }
      }
      check(document.commands[index], destruction, in: context, report: &report)
    }
    let placements = context.walk.placements
    for index in placements.indices where placements[index].item.overrides?.value.title != nil {
      check(placements[index].item, in: context, report: &report)
    }
  }

  /// A place may call a command something that the declaration does not.
  private func check(_ item: Item, in context: RuleContext, report: inout Findings) {
    guard let command = context.document.command(of: item), !command.isToggle,
      context.isWritten(.title, on: item.source), !context.isDestructive(item),
      context.document.role(of: item) != .primary
    else { return }
    let destruction = context.destruction(of: item)
    guard destruction != .none else { return }
    self.report(
      context.document.title(of: item), destruction,
      at: context.location(.title, of: item.source), role: command.source, in: context, &report)
  }

  private func check(
    _ command: Command, _ destruction: Destruction, in context: RuleContext,
    report: inout Findings
  ) {
    // A primary command that destroys is an error of its own.
    guard !command.isToggle, command.role == .normal || command.role == .cancel,
      command.traits.isDisjoint(with: [.destructive, .harmless]),
      command.system == nil || context.isWritten(.title, on: command.source),
      // What Delete takes away and Undo brings back is what the standard command does.
      !(command.traits.contains(.undoable) && TitleWords(command.title).core == "delete"),
      // The eraser is a tool to draw with.
      !(command.symbol ?? "").hasPrefix("eraser")
    else { return }
    self.report(
      command.title, destruction, at: context.location(.title, of: command.source),
      role: command.source, in: context, &report)
  }

  /// - Parameter role: The element that would say the role.
  private func report(
    _ title: String, _ destruction: Destruction, at location: SourceLocation,
    role source: SourceReference, in context: RuleContext, _ report: inout Findings
  ) {
    report.report(
      Self.self,
      destruction == .sure
        ? "'\(title)' destroys data and has not the role 'destructive'"
        : "'\(title)' may destroy data and has not the role 'destructive'",
      at: location, severity: destruction == .sure ? .warning : .note,
      fixIts: [
        context.setting(.role, of: source, to: "destructive", "add role=\"destructive\"")
      ])
  }
}

extension TitleWords {
  /// The part of a table in "Delete Row" and "Delete Column".
  fileprivate var deletedPart: Word? {
    guard count == 2, first == "delete", last == "row" || last == "column" else { return nil }
    return last
  }
}
