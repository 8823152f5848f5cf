import MenuetModel

/// Keys of SwiftUI in code.
struct SwiftUIKeys {
  let plan: GenerationPlan

  /// The shortcuts of commands, and those that their places have instead.
  private var shortcuts: [Shortcut] {
    plan.document.commands.indices.compactMap { plan.document.commands[$0].shortcut }
      + plan.walk.placements.compactMap { $0.item.overrides?.value.shortcut }
  }

  /// Indicates whether any item of a command has keys.
  var isNeeded: Bool { !shortcuts.isEmpty }

  private var shortcutsOfOptions: [Shortcut] { SwiftUIChoices(plan: plan).shortcuts }

  /// Indicates whether anything has keys.
  var isMentioned: Bool {
    isNeeded && SwiftUINeeds.hasItems(plan) || !shortcutsOfOptions.isEmpty
  }

  /// Returns whether SwiftUI has the key and its modifiers.
  static func isExpressible(_ shortcut: Shortcut) -> Bool {
    guard !shortcut.modifiers.contains(.function) else { return false }
    guard case .named(let key) = shortcut.key else { return true }
    return self.key(key) != nil
  }

  /// A key that is no character; `nil` where SwiftUI has no name for it.
  private static func key(_ key: Shortcut.NamedKey) -> StaticString? {
    switch key {
    case .return: ".return"
    case .tab: ".tab"
    case .space: ".space"
    case .esc: ".escape"
    case .delete: ".delete"
    case .forwardDelete: ".deleteForward"
    case .up: ".upArrow"
    case .down: ".downArrow"
    case .left: ".leftArrow"
    case .right: ".rightArrow"
    case .home: ".home"
    case .end: ".end"
    case .pageUp: ".pageUp"
    case .pageDown: ".pageDown"
    case .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12, .f13, .f14, .f15, .f16,
      .f17, .f18, .f19, .f20:
      nil
    }
  }

  /// The function that turns a shortcut into a key of SwiftUI, and the one that says which commands
  /// have theirs in the menu bar.
  var functions: [Declaration] {
    guard isMentioned else { return [] }
    var names: [Shortcut.NamedKey] = []
    var hasFunctionKey = false
    for shortcut in shortcuts + shortcutsOfOptions {
      if shortcut.modifiers.contains(.function) { hasFunctionKey = true }
      if case .named(let key) = shortcut.key, !names.contains(key) { names.append(key) }
    }
    var statements: [Statement] = []
    if hasFunctionKey {
      statements.append(
        .if(.code("shortcut.modifiers.contains(.function)"), [.return(.code("nil"))]))
    }
    let character = Expression.code("KeyEquivalent(Character(shortcut.key))")
    if names.isEmpty {
      statements.append(.return(character))
    } else {
      let cases = names.map {
        Statement.Case(.string($0.rawValue), [.return(.code(Self.key($0) ?? "nil"))])
      }
      statements.append(
        .switch("shortcut.key", cases + [Statement.Case(.default, [.return(character)])]))
    }
    return [
      Declaration(
        .function(
          "key", ["_ shortcut: Shortcut"], result: .code("KeyEquivalent?"), statements),
        comment: "The key of a shortcut; `nil` where SwiftUI has none.", modifiers: "private static"
      )
    ] + (isNeeded && SwiftUINeeds.hasItems(plan) ? menuBar : [])
  }

  private var menuBar: [Declaration] {
    guard !SwiftUIMenuBar(plan: plan).bars.isEmpty else { return [] }
    // Where the menu bar, or the command in it, is for other platforms, its other items have the keys.
    var platforms: [Int: PlatformSet] = [:]
    for placement in plan.walk.placements where placement.place == .menu(.menuBar) {
      guard let index = plan.commandIndex(placement.item) else { continue }
      platforms[index, default: []].formUnion(placement.item.platforms)
    }
    var table = CaseTable<PlatformSet>()
    for index in plan.document.commands.indices
    where plan.document.commands[index].shortcut != nil {
      guard let platforms = platforms[index] else { continue }
      if case .never = plan.uiKitPlatforms.condition(platforms, within: .all) { continue }
      table.add(
        plan.names.commands[index], platforms.intersection(plan.uiKitPlatforms.document))
    }
    return [
      Declaration(
        .function(
          "isInMenuBar", ["_ command: Command"], result: .code("Bool"),
          [
            table.statement(
              over: "command", of: plan.commands.count, otherwise: .code("false")
            ) { platforms in
              if case .when(let condition) = plan.uiKitPlatforms.condition(platforms, within: .all)
              {
                return condition
              }
              return .code("true")
            }
          ]),
        comment: "Indicates whether the keys of a command are those of the menu bar.",
        modifiers: "private static")
    ]
  }
}
