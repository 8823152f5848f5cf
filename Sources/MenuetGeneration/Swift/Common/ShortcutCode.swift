import MenuetModel

/// Prints the type of keyboard shortcuts, and shortcuts.
enum ShortcutCode {
  private static let modifiers: [(modifier: Shortcut.Modifiers, name: StaticString)] = [
    (.command, ".command"), (.shift, ".shift"), (.option, ".option"), (.control, ".control"),
    (.function, ".function"),
  ]

  /// `Shortcut("n", [.command, .shift])`.
  static func expression(_ shortcut: Shortcut) -> Expression {
    let key =
      switch shortcut.key {
      case .character(let character): String(character)
      case .named(let name): name.rawValue
      }
    let held = modifiers.filter { shortcut.modifiers.contains($0.modifier) }
      .map { Expression.code($0.name) }
    return .call(
      "Shortcut", .init(.string(key)), .init(held.count == 1 ? held[0] : .array(held)))
  }

  static func printType(into printer: inout SwiftPrinter) {
    printer.print(
      DeclarationHeader(
        .code("struct Shortcut: Hashable, Sendable"), comment: "Keys that perform a command.",
        isInterface: true)
    ) { printer in
      printer.print(
        .stored("let key: String", isInterface: true),
        comment: "A character in lower case, or the name of a key, such as `up` or `f1`.")
      printer.print(.stored("let modifiers: Modifiers", isInterface: true))
      printer.blankLine()
      printer.print(
        DeclarationHeader(
          .code("init(_ key: String, _ modifiers: Modifiers)"), isInterface: true)
      ) {
        $0.print(.code("self.key = key\nself.modifiers = modifiers"))
      }
      printer.blankLine()
      printModifiers(into: &printer)
    }
  }

  private static func printModifiers(into printer: inout SwiftPrinter) {
    printer.print(
      DeclarationHeader(
        .code("struct Modifiers: OptionSet, Hashable, Sendable"),
        comment: "The keys that are held.", isInterface: true)
    ) { printer in
      printer.print(.stored("let rawValue: Int", isInterface: true))
      printer.blankLine()
      if printer.isExported {
        printer.print(DeclarationHeader(.code("init(rawValue: Int)"), isInterface: true)) {
          $0.print(.code("self.rawValue = rawValue"))
        }
        printer.blankLine()
      }
      for (index, name) in ["command", "shift", "option", "control", "function"].enumerated() {
        printer.print(
          .constant(
            SwiftIdentifier(name),
            .call("Modifiers", .init("rawValue", .integer(1 << index))),
            modifiers: "static", isInterface: true))
      }
    }
  }
}
