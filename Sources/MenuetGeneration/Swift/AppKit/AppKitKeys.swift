import MenuetModel

/// Keys of AppKit in code.
struct AppKitKeys {
  let plan: GenerationPlan

  /// Every shortcut of commands, options and places.
  private var shortcuts: [Shortcut] {
    let document = plan.document
    var shortcuts = document.commands.indices.compactMap { document.commands[$0].shortcut }
    for choice in document.choices { shortcuts += choice.options.compactMap(\.shortcut) }
    return shortcuts + plan.walk.placements.compactMap { $0.item.overrides?.value.shortcut }
  }

  /// The key equivalent of a key that is no character.
  static func equivalent(_ key: Shortcut.NamedKey) -> StaticString {
    switch key {
    case .return: #""\r""#
    case .tab: #""\t""#
    case .space: #"" ""#
    case .esc: #""\u{1B}""#
    case .delete: #""\u{8}""#
    // NSMenuItem, `keyEquivalent`: NSDeleteCharacter is the key, and no function key.
    case .forwardDelete: #""\u{7F}""#
    case .up: #""\u{F700}""#
    case .down: #""\u{F701}""#
    case .left: #""\u{F702}""#
    case .right: #""\u{F703}""#
    case .home: #""\u{F729}""#
    case .end: #""\u{F72B}""#
    case .pageUp: #""\u{F72C}""#
    case .pageDown: #""\u{F72D}""#
    case .f1: #""\u{F704}""#
    case .f2: #""\u{F705}""#
    case .f3: #""\u{F706}""#
    case .f4: #""\u{F707}""#
    case .f5: #""\u{F708}""#
    case .f6: #""\u{F709}""#
    case .f7: #""\u{F70A}""#
    case .f8: #""\u{F70B}""#
    case .f9: #""\u{F70C}""#
    case .f10: #""\u{F70D}""#
    case .f11: #""\u{F70E}""#
    case .f12: #""\u{F70F}""#
    case .f13: #""\u{F710}""#
    case .f14: #""\u{F711}""#
    case .f15: #""\u{F712}""#
    case .f16: #""\u{F713}""#
    case .f17: #""\u{F714}""#
    case .f18: #""\u{F715}""#
    case .f19: #""\u{F716}""#
    case .f20: #""\u{F717}""#
    }
  }

  /// The modifiers of an alternate, such as `.option`.
  static func flags(_ modifiers: Shortcut.Modifiers) -> Expression {
    let names: [(Shortcut.Modifiers, StaticString)] = [
      (.command, ".command"), (.shift, ".shift"), (.option, ".option"), (.control, ".control"),
      (.function, ".function"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map { Expression.code($0.1) }
    return held.count == 1 ? held[0] : .array(held)
  }

  var declarations: [Declaration] { [function] + textKeys }

  // MARK: Keys of texts

  /// The shortcuts of the menu bar by which people edit text, each once: while they do, the keys are
  /// the text's. So it is on iOS, where a key command has no priority over the system's behavior.
  var textShortcuts: [Shortcut] {
    let document = plan.document
    var shortcuts: [Shortcut] = []
    for placement in plan.walk.placements
    where placement.place == .menu(.menuBar) && placement.item.platforms.hasAppKit {
      let own = placement.item.overrides?.value.shortcut
      if let index = plan.commandIndex(placement.item) {
        guard !AppKitPerforming(plan: plan).isSystems(placement) else { continue }
        shortcuts += [own ?? document.commands[index].shortcut].compactMap { $0 }
      } else if let choice = plan.choiceIndex(placement.item.subject) {
        shortcuts += document.choices[choice].options.compactMap(\.shortcut)
      }
    }
    var seen: Set<Shortcut> = []
    return shortcuts.filter { $0.editsText && seen.insert($0).inserted }
  }

  private var textKeys: [Declaration] {
    let shortcuts = textShortcuts
    guard !shortcuts.isEmpty else { return [] }
    return [
      Declaration(
        .constant(
          "textShortcuts", type: .code("Set<Shortcut>"),
          .array(shortcuts.map { ShortcutCode.expression($0) })),
        comment: "Shortcuts by which people edit text.", modifiers: "private static")
    ]
  }

  /// The function that turns the key of a shortcut into a key equivalent.
  var function: Declaration {
    var names: [Shortcut.NamedKey] = []
    for shortcut in shortcuts {
      if case .named(let key) = shortcut.key, !names.contains(key) { names.append(key) }
    }
    let key = Expression.code("shortcut.key")
    let cases = names.map {
      Statement.Case(.string($0.rawValue), [.return(.code(Self.equivalent($0)))])
    }
    return Declaration(
      .function(
        "keyEquivalent", ["_ shortcut: Shortcut"], result: .code("String"),
        names.isEmpty
          ? [.return(key)]
          : [.switch("shortcut.key", cases + [Statement.Case(.default, [.return(key)])])]),
      comment: "The key of a shortcut, as menus write it.", modifiers: "private static")
  }
}
