/// The state of the program, and what its commands do.
///
/// It conforms to the protocols that the two documents bring: a command without a handler here does
/// not compile.
@MainActor final class Notes {
  private(set) var titles = ["Groceries", "Ideas", "Travel"]
  private(set) var selection: Int? = 0
  private var removed: [String] = []
  /// The events so far, a line each.
  private(set) var log: [String] = []

  var isPinNote = false
  var isGroupByDate = true
  var isNoteCount = false
  var sortOrder = Library.Choice.defaultSortOrder

  var isBold = false
  var isItalic = false
  var isUnderline = false
  var isStrikethrough = false
  var isChecklist = false
  var textStyle = Editor.Choice.defaultTextStyle

  private func say(_ text: String) { log.append(text) }

  private func move(by step: Int) {
    guard let selection else { return }
    self.selection = min(max(selection + step, 0), titles.count - 1)
  }
}

extension Notes: LibraryActions {
  var noteSelected: Bool { selection != nil }
  var showingTrash: Bool { false }

  func newNote() {
    titles.append("New Note")
    selection = titles.count - 1
    say("new-note: there are \(titles.count) notes")
  }

  func newFolder() { say("new-folder: asks for a name") }

  func moveNote() { say("move-note: asks for a folder") }

  func deleteNote() {
    guard let selected = selection else { return }
    removed.append(titles.remove(at: selected))
    selection = titles.isEmpty ? nil : min(selected, titles.count - 1)
    say("delete-note: '\(removed[removed.count - 1])' is in the trash")
  }

  func recoverNote() {
    guard let title = removed.popLast() else { return }
    titles.append(title)
    say("recover-note: '\(title)' is back")
  }

  func duplicateNote() {
    guard let selection else { return }
    titles.insert(titles[selection] + " Copy", at: selection + 1)
    move(by: 1)
    say("duplicate-note: '\(titles[selection + 1])'")
  }

  func share() { say("share: opens the share sheet") }

  func emptyTrash() {
    removed = []
    say("empty-trash: the trash is empty")
  }

  func cancel(in presentation: Library.Presentation?) { say("cancel") }

  func done(in presentation: Library.Presentation?) { say("done") }

  /// A program without windows answers by the last answer that is not Cancel.
  func ask(
    _ alert: Library.Alert, then answer: @escaping @MainActor (Library.Command?) -> Void
  ) {
    say("alert: \(alert.title)")
    answer(alert.answers.last { $0.command != .cancel }?.command)
  }
}

extension Notes: EditorActions {
  var editing: Bool { selection != nil }

  func makePlain() { say("make-plain: no attribute is left") }

  func addTable() { say("add-table: two rows, two columns") }

  func attachFile() { say("attach-file: asks for a file") }

  func increaseIndent() { say("increase-indent") }

  func decreaseIndent() { say("decrease-indent") }

  func addLink() { say("add-link: asks for an address") }

  func makeHeading() {
    textStyle = .heading
    say("make-heading")
  }

  func undo() { say("undo") }

  func redo() { say("redo") }
}
