import MenuetModel

/// When the sheet, cover or popover that a command is performed in goes away after it.
enum CommandEnding {
  case always
  /// Where there is one: elsewhere Close is that of a window.
  case wherePresented
  /// Where it is one of the sheets that close after the command, as a condition over `presentation`.
  case inSheets(Expression)
}

extension GenerationPlan {
  /// The ending of a command; `nil` where nothing goes away: what a command presents goes in the place
  /// of what was there, and no code follows what the system alone performs.
  func ending(_ index: Int) -> CommandEnding? {
    switch commands[index].handler {
    case .method, .toggle, .standardEdit, .undo: break
    case .presentation, .systemMenu, .answer, .elsewhere: return nil
    }
    let command = document.commands[index]
    if command.traits.contains(.dismisses) {
      if commands[index].namesPresentation { return .wherePresented }
      if command.system == nil { return .always }
    }
    return sheetsClosed(by: index).map { .inSheets($0) }
  }

  /// Indicates whether anything goes away after any command.
  var endsPresentations: Bool { commands.indices.contains { ending($0) != nil } }

  /// The condition that a command is performed in a sheet that closes after it, or in a popover with the
  /// content of such a sheet; `nil` where none does.
  private func sheetsClosed(by index: Int) -> Expression? {
    let id = document.commands[index].id
    let tests = document.sheets.filter { $0.autoDismiss.contains(id) }
      .flatMap { document.presentations(withContentOf: $0) }
      .map {
        Expression.equal(
          .code("presentation"),
          .implicitMember(SwiftIdentifier(document.caseName(ofPresentable: $0))))
      }
    return tests.count > 1 ? .any(tests) : tests.first
  }
}

extension Document {
  /// The ids of the presentations that show the content of a sheet: its own, and those of the popovers
  /// that become it where there is little room.
  func presentations(withContentOf sheet: Sheet) -> [String] {
    [sheet.id] + popovers.filter { $0.adaptsTo == sheet.id }.map(\.id)
  }
}
