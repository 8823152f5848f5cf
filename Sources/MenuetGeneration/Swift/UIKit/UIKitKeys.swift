import MenuetModel

/// Keys of UIKit in code.
struct UIKitKeys {
  let plan: GenerationPlan

  /// Every shortcut of commands, options and places.
  private var shortcuts: [Shortcut] {
    let document = plan.document
    var shortcuts = document.commands.indices.compactMap { document.commands[$0].shortcut }
    for choice in document.choices { shortcuts += choice.options.compactMap(\.shortcut) }
    return shortcuts
      + plan.walk.placements.filter { $0.place == .menu(.menuBar) }
      .compactMap { $0.item.overrides?.value.shortcut }
  }

  /// Returns whether UIKit has the key and its modifiers.
  static func isExpressible(_ shortcut: Shortcut) -> Bool {
    guard !shortcut.modifiers.contains(.function) else { return false }
    guard case .named(let key) = shortcut.key else { return true }
    return input(key) != nil
  }

  /// The input of a key that is no character; `nil` where UIKit has none.
  static func input(_ key: Shortcut.NamedKey) -> StaticString? {
    switch key {
    case .return: "\"\\r\""
    case .tab: "\"\\t\""
    case .space: "\" \""
    case .esc: "UIKeyCommand.inputEscape"
    case .delete: "UIKeyCommand.inputDelete"
    case .up: "UIKeyCommand.inputUpArrow"
    case .down: "UIKeyCommand.inputDownArrow"
    case .left: "UIKeyCommand.inputLeftArrow"
    case .right: "UIKeyCommand.inputRightArrow"
    case .home: "UIKeyCommand.inputHome"
    case .end: "UIKeyCommand.inputEnd"
    case .pageUp: "UIKeyCommand.inputPageUp"
    case .pageDown: "UIKeyCommand.inputPageDown"
    case .f1: "UIKeyCommand.f1"
    case .f2: "UIKeyCommand.f2"
    case .f3: "UIKeyCommand.f3"
    case .f4: "UIKeyCommand.f4"
    case .f5: "UIKeyCommand.f5"
    case .f6: "UIKeyCommand.f6"
    case .f7: "UIKeyCommand.f7"
    case .f8: "UIKeyCommand.f8"
    case .f9: "UIKeyCommand.f9"
    case .f10: "UIKeyCommand.f10"
    case .f11: "UIKeyCommand.f11"
    case .f12: "UIKeyCommand.f12"
    case .forwardDelete, .f13, .f14, .f15, .f16, .f17, .f18, .f19, .f20: nil
    }
  }

  /// The modifiers of an alternate, such as `.alternate`.
  static func flags(_ modifiers: Shortcut.Modifiers) -> Expression {
    let names: [(Shortcut.Modifiers, StaticString)] = [
      (.command, ".command"), (.shift, ".shift"), (.option, ".alternate"), (.control, ".control"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map { Expression.code($0.1) }
    return held.count == 1 ? held[0] : .array(held)
  }

  /// The functions that turn shortcuts into keys of UIKit.
  var functions: [Declaration] {
    var names: [Shortcut.NamedKey] = []
    var hasFunctionKey = false
    for shortcut in shortcuts {
      if shortcut.modifiers.contains(.function) { hasFunctionKey = true }
      if case .named(let key) = shortcut.key, !names.contains(key) { names.append(key) }
    }
    var statements: [Statement] = []
    if hasFunctionKey {
      statements.append(
        .if(.code("shortcut.modifiers.contains(.function)"), [.return(.code("nil"))]))
    }
    let key = Expression.code("shortcut.key")
    if names.isEmpty {
      statements.append(.return(key))
    } else {
      let cases = names.map {
        Statement.Case(.string($0.rawValue), [.return(.code(Self.input($0) ?? "nil"))])
      }
      statements.append(
        .switch("shortcut.key", cases + [Statement.Case(.default, [.return(key)])]))
    }
    return [
      Declaration(
        .function("input", ["_ shortcut: Shortcut"], result: .code("String?"), statements),
        comment: "The key of a shortcut; `nil` where UIKit has none.", modifiers: "private static"),
      .support(SupportCode.UIKit.keyModifiers),
    ]
  }
}
