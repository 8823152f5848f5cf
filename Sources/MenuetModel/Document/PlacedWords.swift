/// The words and marks of an item where it stands: those of its command, unless the place says
/// otherwise.
extension Document {
  /// The command or toggle that an item places; `nil` for a choice.
  public func command(of item: Item) -> Command? {
    guard case .command(let index) = item.subject, commands.indices.contains(index) else {
      return nil
    }
    return commands[index]
  }

  /// The choice that an item places, `nil` for a command.
  public func choice(of item: Item) -> Choice? { choice(item.subject) }

  /// The choice of a subject.
  public func choice(_ subject: Subject) -> Choice? {
    guard case .choice(let index) = subject, choices.indices.contains(index) else { return nil }
    return choices[index]
  }

  /// The title of an item where it stands; empty where there is none.
  public func title(of item: Item) -> String {
    if let title = item.overrides?.value.title { return title }
    switch item.subject {
    case .command(let index) where commands.indices.contains(index): return commands[index].title
    case .choice(let index) where choices.indices.contains(index): return choices[index].title ?? ""
    default: return ""
    }
  }

  /// The second line of an item where it stands; `nil` where there is none.
  public func subtitle(of item: Item) -> String? {
    if let subtitle = item.overrides?.value.subtitle { return subtitle }
    switch item.subject {
    case .command(let index) where commands.indices.contains(index): return commands[index].subtitle
    case .choice(let index) where choices.indices.contains(index): return choices[index].subtitle
    default: return nil
    }
  }

  /// The symbol of an item where it stands; `nil` where there is none, or the place shows an image
  /// or hides it.
  public func symbol(of item: Item) -> String? {
    if let overrides = item.overrides?.value {
      if overrides.hidesSymbol || overrides.image != nil { return nil }
      if let symbol = overrides.symbol { return symbol }
    }
    switch item.subject {
    case .command(let index) where commands.indices.contains(index): return commands[index].symbol
    case .choice(let index) where choices.indices.contains(index): return choices[index].symbol
    default: return nil
    }
  }

  /// The image asset of an item where it stands; `nil` where there is none, or the place shows a
  /// symbol or hides it.
  public func image(of item: Item) -> String? {
    if let overrides = item.overrides?.value {
      if overrides.hidesSymbol || overrides.symbol != nil { return nil }
      if let image = overrides.image { return image }
    }
    switch item.subject {
    case .command(let index) where commands.indices.contains(index): return commands[index].image
    case .choice(let index) where choices.indices.contains(index): return choices[index].image
    default: return nil
    }
  }

  /// The shortcut of an item where it stands; `nil` where there is none or the place hides it.
  public func shortcut(of item: Item) -> Shortcut? {
    if let overrides = item.overrides?.value {
      if overrides.hidesShortcut { return nil }
      if let shortcut = overrides.shortcut { return shortcut }
    }
    guard case .command(let index) = item.subject, commands.indices.contains(index) else {
      return nil
    }
    return commands[index].shortcut
  }

  /// The role of an item where it stands; that of a choice is normal.
  public func role(of item: Item) -> Role {
    if let role = item.overrides?.value.role { return role }
    guard case .command(let index) = item.subject, commands.indices.contains(index) else {
      return .normal
    }
    return commands[index].role
  }

  /// The platforms of a command or a choice; `nil` for no subject.
  package func platforms(of subject: Subject) -> PlatformSet? {
    switch subject {
    case .command(let index) where commands.indices.contains(index): commands[index].platforms
    case .choice(let index) where choices.indices.contains(index): choices[index].platforms
    default: nil
    }
  }

  /// The conditions that a command or a choice has wherever no place says otherwise.
  package func conditions(
    of subject: Subject
  ) -> (enabledWhen: Condition?, visibleWhen: Condition?) {
    switch subject {
    case .command(let index) where commands.indices.contains(index):
      (commands[index].enabledWhen, commands[index].visibleWhen)
    case .choice(let index) where choices.indices.contains(index):
      (choices[index].enabledWhen, choices[index].visibleWhen)
    default: (nil, nil)
    }
  }

  /// The overrides of a place with the conditions of what it stands in, which hold beside those of
  /// the place or, without any, of what stands there.
  package func overrides(
    _ overrides: ItemOverrides?, of subject: Subject, enabledWhen: Condition?,
    visibleWhen: Condition?
  ) -> ItemOverrides? {
    guard enabledWhen != nil || visibleWhen != nil else { return overrides }
    var held = overrides ?? ItemOverrides()
    let own = conditions(of: subject)
    if let enabledWhen {
      held.enabledWhen = .all([enabledWhen, held.enabledWhen ?? own.enabledWhen])
    }
    if let visibleWhen {
      held.visibleWhen = .all([visibleWhen, held.visibleWhen ?? own.visibleWhen])
    }
    return held
  }

  /// The condition under which an item can be used where it stands; `nil` where it always can.
  public func enabledWhen(_ item: Item) -> Condition? {
    item.overrides?.value.enabledWhen ?? conditions(of: item.subject).enabledWhen
  }

  /// The condition under which an item is shown where it stands; `nil` where it always is.
  public func visibleWhen(_ item: Item) -> Condition? {
    item.overrides?.value.visibleWhen ?? conditions(of: item.subject).visibleWhen
  }
}
