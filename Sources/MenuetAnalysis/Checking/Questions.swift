import MenuetModel

extension Document {
  /// The ids of sheets, covers and popovers in which people enter something or choose before the
  /// command that presents them goes on.
  ///
  /// What shows a statement or a transcript has a way to close it and nothing to leave undone; a
  /// question has a way to step back, or an answer of its own.
  var questions: Set<String> {
    let sheets = sheets.filter { $0.edits || asks($0.body) }.map { $0.id }
    let covers = covers.filter { asks($0.body) }.map { $0.id }
    let popovers = popovers.filter { asks($0.body) }.map { $0.id }
    return Set(sheets + covers + popovers)
  }

  private func asks(_ body: PresentedBody) -> Bool {
    body.regions.contains { $0.editable } || body.items.contains(where: isAnswer)
      || body.buttons.contains { isAnswer($0.item) }
      || body.toolbar?.entries.contains { $0.unit.item.map(isAnswer) ?? false } ?? false
  }

  /// True for a command that gives up or goes on; Done only closes.
  private func isAnswer(_ item: Item) -> Bool {
    guard case .command(let index) = item.subject else { return false }
    return switch role(of: item) {
    case .cancel: true
    case .primary: commands[index].system != .done
    case .normal, .destructive: false
    }
  }
}
