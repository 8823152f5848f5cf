import MenuetModel
import MenuetSource

/// Facts about something where it stands.
extension RuleContext {
  // MARK: Where to point

  /// The place that names an item: the reference, the system command, else the element's head.
  func location(of item: Item) -> SourceLocation {
    for name in [AttributeName.ref, .system] where isWritten(name, on: item.source) {
      return location(name, of: item.source)
    }
    return location(item.source)
  }

  /// An attribute where it takes effect for an item: at the place, else where the command is
  /// declared, else the place itself.
  func location(_ attribute: AttributeName, for item: Item) -> SourceLocation {
    source(of: attribute, for: item).map { location(attribute, of: $0) } ?? location(of: item)
  }

  /// The element whose attribute takes effect for an item: that of the place, else the one that
  /// declares the command; `nil` where neither has it.
  func source(of attribute: AttributeName, for item: Item) -> SourceReference? {
    if isWritten(attribute, on: item.source) { return item.source }
    return declaration(of: item).flatMap { isWritten(attribute, on: $0) ? $0 : nil }
  }

  /// The declaration of the command or choice that an item places; `nil` for a system command that
  /// is nowhere declared: the attributes of one place say nothing of the others.
  func declaration(of item: Item) -> SourceReference? {
    switch item.subject {
    case .command(let index):
      let source = document.commands[index].source
      let isOwn = document.commands[index].system == nil || isWritten(.id, on: source)
      return isOwn || parent(of: source) == .commands ? source : nil
    case .choice(let index): return document.choices[index].source
    case .none: return nil
    }
  }

  /// Returns whether the command or choice is declared by the element that places it.
  func isDeclaredInPlace(_ item: Item) -> Bool {
    declaration(of: item)?.node == item.source.node
  }

  /// The element around one that was written.
  func parent(of source: SourceReference) -> ElementName? {
    written.parent(source.node).flatMap { written.kind($0) }
  }

  /// Returns whether two elements stand directly in the same one.
  func parent(of source: SourceReference, isThatOf other: SourceReference) -> Bool {
    written.parent(source.node).map { $0 == written.parent(other.node) } ?? false
  }

  /// Returns whether this is what is written in a menu of its own, which submenus elsewhere show:
  /// it belongs to no one surface.
  func isInSharedMenu(_ source: SourceReference) -> Bool {
    written.kind(source.node) == .menu
      || written.ancestors(source.node).contains { written.kind($0) == .menu }
  }

  // MARK: What an item is

  /// The standard command that an item places.
  func system(of item: Item) -> SystemCommand? {
    guard case .command(let index) = item.subject else { return nil }
    return document.commands[index].system
  }

  func frequency(of item: Item) -> Frequency {
    switch item.subject {
    case .command(let index): document.commands[index].frequency
    case .choice(let index): document.choices[index].frequency
    case .none: .normal
    }
  }

  /// Returns whether this is an item that the document says destroys data.
  func isDestructive(_ item: Item) -> Bool {
    if document.role(of: item) == .destructive { return true }
    guard case .command(let index) = item.subject else { return false }
    return document.commands[index].traits.contains(.destructive)
  }

  /// How surely an item destroys data by its title, unless the document says that it does not.
  func destruction(of item: Item) -> Destruction {
    guard case .command(let index) = item.subject,
      !document.commands[index].traits.contains(.harmless)
    else { return .none }
    return DestructiveTitles.destruction(of: words(of: item), in: titleLanguage)
  }

  /// The words of a title without articles and punctuation, in lower case.
  func core(of item: Item) -> String { words(of: item).core }

  /// How unavailability shows, where the place itself says so.
  func statedBehavior(of item: Item) -> UnavailableBehavior? {
    if let behavior = item.overrides?.value.whenUnavailable { return behavior }
    guard isWritten(.whenUnavailable, on: item.source), isDeclaredInPlace(item) else { return nil }
    switch item.subject {
    case .command(let index): return document.commands[index].whenUnavailable
    case .choice(let index): return document.choices[index].whenUnavailable
    case .none: return nil
    }
  }

  /// How unavailability shows, by the place or else by the command.
  func behavior(of item: Item) -> UnavailableBehavior? {
    if let behavior = item.overrides?.value.whenUnavailable { return behavior }
    switch item.subject {
    case .command(let index): return document.commands[index].whenUnavailable
    case .choice(let index): return document.choices[index].whenUnavailable
    case .none: return nil
    }
  }

  /// The platforms in words, for a finding that does not hold everywhere: " on iOS and iPadOS".
  func suffix(_ platforms: PlatformSet) -> String {
    platforms == document.platforms ? "" : " on \(platforms.description)"
  }
}

extension RuleContext {
  /// A remedy that takes something off platforms that do not have it anyway.
  func narrowing(
    _ source: SourceReference, from platforms: PlatformSet, without excluded: PlatformSet,
    instead: String? = nil
  ) -> FixIt {
    let rest = platforms.subtracting(excluded)
    guard !rest.isEmpty else {
      return removal(of: source, "leave it out" + (instead.map { "; \($0)" } ?? ""), isSafe: false)
    }
    let words = rest.members.map(\.rawValue).joined(separator: " ")
    // It may be all that a toolbar has there, which would then be empty.
    let bar: ElementSet = [.leading, .center, .trailing, .group, .scrolling]
    let isInBar = parent(of: source).map(bar.contains) ?? false
    return setting(
      .platforms, of: source, to: words, "narrow it  platforms=\"\(words)\"", isSafe: !isInBar)
  }
}

extension RuleContext {
  /// The names of up to five commands and choices, as a sentence lists them.
  func names(of subjects: [Subject]) -> String {
    let names = subjects.prefix(5).map { "'\(title(of: $0))'" }
    let rest = subjects.count - names.count
    return (names + (rest > 0 ? ["\(rest) more"] : [])).joinedWithAnd
  }

  private func title(of subject: Subject) -> String {
    switch subject {
    case .command(let index): document.commands[index].title
    case .choice(let index): document.choices[index].title ?? document.choices[index].id
    case .none: ""
    }
  }
}
