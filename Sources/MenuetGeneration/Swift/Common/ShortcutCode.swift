import MenuetModel

/// Keyboard shortcuts in code.
enum ShortcutCode {
  private static let modifiers: [(modifier: Shortcut.Modifiers, name: StaticString)] = [
    (.command, ".command"), (.shift, ".shift"), (.option, ".option"), (.control, ".control"),
    (.function, ".function"),
  ]

  /// `Shortcut("n", [.command, .shift])`, of a type by its own name or after that of its holder.
  static func expression(
    _ shortcut: Shortcut, _ type: Expression = .code("Shortcut")
  ) -> Expression {
    let key =
      switch shortcut.key {
      case .character(let character): String(character)
      case .named(let name): name.rawValue
      }
    let held = modifiers.filter { shortcut.modifiers.contains($0.modifier) }
      .map { Expression.code($0.name) }
    return .call(
      type, [.init(.string(key)), .init(held.count == 1 ? held[0] : .array(held))])
  }
}
