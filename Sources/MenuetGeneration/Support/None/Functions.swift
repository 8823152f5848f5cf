// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor extension Notes {
  #if ALERTS
    // embed: asking
    /// Asks, and goes on unless the answer cancels.
    private static func ask(
      _ alert: Alert, on actions: any Actions, then go: @escaping @MainActor () -> Void
    ) {
      actions.ask(alert) { command in
        guard let answer = alert.answers.first(where: { $0.command == command }),
          answer.role != .cancel
        else { return }
        perform(answer.command, on: actions)
        go()
      }
    }
  // end
  #endif

  // embed: itemStates
  /// Returns whether an item can be chosen now.
  public static func isEnabled(_ item: Item, on actions: any Actions) -> Bool {
    item.enabled?(actions) ?? isEnabled(item.command, on: actions)
  }

  /// Returns whether an item is shown now.
  public static func isVisible(_ item: Item, on actions: any Actions) -> Bool {
    item.visible?(actions) ?? isVisible(item.command, on: actions)
  }
  // end

  #if CHOICES
    // embed: optionValues
    private static func options(_ type: (some MenuOption).Type) -> [Option] {
      type.allCases.map { Option(id: $0.rawValue, title: $0.title, symbol: $0.symbol) }
    }
  // end
  #endif
}
