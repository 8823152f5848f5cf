import MenuetModel

/// Limits of places that several frameworks share.
extension GenerationPlan {
  typealias SharedLimit = (message: String, instead: String, source: SourceReference)

  /// - Parameter showingSymbols: whether a bar shows the symbol of a choice.
  func sharedLimits(showingSymbols: Bool) -> [SharedLimit] {
    choicesUnsaidInMenus(showingSymbols: showingSymbols).map {
      (
        "the options of a choice stand in a menu without its symbol and words for VoiceOver",
        "they are left out there", $0
      )
    }
      + commandsContinuingInApp.map {
        (
          "no share or action extension can open its app",
          "its work goes to their app group, and the app has a method to go on", $0
        )
      }
  }

  /// The items that the system has in a menu bar itself, and of which the document says more than
  /// that they are there.
  func systemItems(of bar: MenuBar) -> [SharedLimit] {
    let message = "the system has its own item for this command in the menu bar"
    return walk.placements.filter { $0.surface == bar.id }.flatMap { placement -> [SharedLimit] in
      let item = placement.item
      guard let index = commandIndex(item), commands[index].isLeftToSystem else { return [] }
      let isConditional =
        document.enabledWhen(item) != nil || document.visibleWhen(item) != nil
        || !placement.enabledWhen.isEmpty || !placement.visibleWhen.isEmpty
      return [
        keysOfSystem(item).map { (message, "it keeps the keys \($0)", item.source) },
        isConditional ? (message, "it is there whenever the system has it", item.source) : nil,
      ].compactMap { $0 }
    }
  }

  /// The choices that say something of their own, as a symbol, and whose options stand in a menu:
  /// only a button in a bar shows it.
  private func choicesUnsaidInMenus(showingSymbols: Bool) -> [SourceReference] {
    let inMenus = walk.placements.filter { if case .menu = $0.place { true } else { false } }
      .compactMap { choiceIndex($0.item.subject) }
    return Set(inMenus).sorted().compactMap { index in
      let choice = document.choices[index]
      let hasWords = choice.accessibilityLabel != nil || choice.hint != nil
      let hasSymbol = choice.symbol != nil || choice.image != nil
      return hasWords || (showingSymbols && hasSymbol) ? choice.source : nil
    }
  }

  /// The commands of extensions with which the app is to go on.
  private var commandsContinuingInApp: [SourceReference] {
    document.extensions.filter { $0.isGenerated(for: framework, on: document.platforms) }
      .flatMap(\.commands).compactMap { item in
        guard let index = commandIndex(item) else { return nil }
        let command = document.commands[index]
        return command.traits.contains(.continuesInApp) ? command.source : nil
      }
  }
}
