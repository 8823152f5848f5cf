import MenuetModel

/// What people do to a thing where they see it, without opening its menu: no document says so, because a
/// tap or the thing's own controls do it.
struct DirectActions {
  private let context: RuleContext
  /// The views whose toolbar has an Edit button, with the platforms on which it has: there rows are
  /// deleted by hand.
  private var editedViews: [String: PlatformSet] = [:]

  init(_ context: RuleContext) {
    self.context = context
    guard context.titles.areEnglish else { return }
    for toolbar in context.walk.toolbars {
      for entry in context.entries(of: toolbar) {
        guard let item = entry.unit.item, context.words(of: item).isLike(Self.edit) else {
          continue
        }
        editedViews[toolbar.view ?? "", default: []].formUnion(item.platforms)
      }
    }
  }

  private static let edit = TitleWords("Edit")

  /// True for a command that the thing itself performs.
  ///
  /// - Parameters:
  ///   - target: What the context menu is for, such as `SceneTile`.
  ///   - platforms: Where the command is nowhere else.
  func contains(
    _ placement: Placement, on target: String, _ platforms: PlatformSet
  ) -> Bool {
    let item = placement.item
    if isCompletion(item) { return true }
    guard context.titles.areEnglish else { return false }
    let title = context.words(of: item)
    let thing = TargetName(target).words
    return isTap(title, on: thing) || isPartOfRow(title, on: thing)
      || isBesideCopy(title) || isAtPoint(placement, thing)
      || (title.first == "delete"
        && editedViews[placement.view ?? ""]?.isSuperset(of: platforms) ?? false)
  }

  /// True for "Run Scene" on a scene, for "Show Details" and for "Quick Look": a tap does that.
  private func isTap(_ title: TitleWords, on thing: [String]) -> Bool {
    guard !title.endsInEllipsis,
      Self.beginnings.contains(where: { title.first == $0 }) || title.last == "details"
    else { return false }
    var words = title.words
    if let first = words.first, Self.beginnings.contains(where: { $0 == Word(first) }) {
      words.removeFirst()
    }
    if let last = words.last, ["details", "look"].contains(last) { words.removeLast() }
    return words.allSatisfy { thing.contains($0) }
  }

  private static let beginnings: [Word] = [
    "open", "run", "play", "show", "view", "quick", "download",
  ]

  /// True for the circle before a task, which is tapped when it is done.
  private func isCompletion(_ item: Item) -> Bool {
    let command = context.document.command(of: item)
    let symbols = [context.document.symbol(of: item), command?.offSymbol, command?.onSymbol]
    guard symbols.contains(where: { $0 == "circle" || $0 == "checkmark.circle" }) else {
      return false
    }
    let title = context.document.title(of: item).lowercased()
    return Self.done.contains { title.contains($0) }
  }

  /// English, German, French, Spanish, Italian, Portuguese, Dutch, Chinese, Japanese, Korean
  private static let done = [
    "complete", "done", "erledigt", "terminé", "completad", "completat", "concluíd", "voltooid",
    "完成", "完了", "완료",
  ]

  /// True for what a tab has on itself, and for what counts from the row that was pressed.
  private func isPartOfRow(_ title: TitleWords, on thing: [String]) -> Bool {
    // "Undo Send" is there for a moment, on what has just been sent.
    if title.first == "undo" || title.words.contains(where: { ["above", "below"].contains($0) }) {
      return true
    }
    return title.first == "close" && thing.contains("tab")
      && title.words.dropFirst().allSatisfy(thing.contains)
  }

  /// True for "Copy Password", which copies what the system's own Copy copies where it is shown, and for
  /// "Copy URL" where it can be shared.
  private func isBesideCopy(_ title: TitleWords) -> Bool {
    guard title.first == "copy", title.count > 1 else { return false }
    return !context.document.editMenus.isEmpty
      || (title.last == "url" && !context.document.activityViews.isEmpty)
  }

  /// True for what is done at a point of a map: there is nothing to select before. What is declared
  /// among the commands is meant for other places too.
  private func isAtPoint(_ placement: Placement, _ thing: [String]) -> Bool {
    thing.contains("point")
      && context.document.command(of: placement.item)?.source.node == placement.item.source.node
  }
}
