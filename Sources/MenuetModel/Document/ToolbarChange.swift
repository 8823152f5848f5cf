/// Where a unit stands in its toolbar.
package struct ToolbarPlace: Sendable, Hashable {
  package var region: Toolbar.Region
  /// The index in the region's units, as the document has them.
  package var index: Int
  /// Of a member of a group: the index among the members.
  package var member: Int?

  package init(_ region: Toolbar.Region, _ index: Int, member: Int? = nil) {
    self.region = region
    self.index = index
    self.member = member
  }
}

/// One change of a toolbar that an author could make to gain room, or to keep a unit longer.
package struct ToolbarChange: Sendable, Hashable {
  /// The kind of change.
  package enum Kind: Sendable, Hashable {
    /// The words of the unit, or of one option that it offers, lose characters at their end.
    case shorten(by: Int, option: Int?)
    /// The unit shows its symbol alone.
    case showIcon
    /// The group becomes one button with a menu before it leaves the bar.
    case collapseToMenu
    case setPriority(Int)
    case pin
    case unpin
    /// The unit goes to the end of another region that is nearest to where it stood.
    case move(to: Toolbar.Region)
    /// The explicit steps of the unit are struck out.
    case removeSteps
    /// People find the unit in the bar without adding it.
    case includeByDefault
    /// The unit is struck out, with its explicit steps.
    case remove
  }

  package let kind: Kind
  package let place: ToolbarPlace
  /// The words by which people know the unit, or its id where it shows none; of words that are
  /// shortened, those words.
  package let name: String
  /// The attributes of the unit that would be refused after the change, and go with it:
  /// `'collapse'`.
  package let losses: [String]

  package init(_ kind: Kind, at place: ToolbarPlace, name: String, losing losses: [String] = []) {
    self.kind = kind
    self.place = place
    self.name = name
    self.losses = losses
  }

  /// A change of a unit of a toolbar, with what would be refused after it.
  package init(_ kind: Kind, at place: ToolbarPlace, of toolbar: Toolbar, name: String) {
    let unit = toolbar[place]
    var losses: [String] = []
    if case .move(let region) = kind, region != .center {
      if unit?.customization == .optional { losses.append("'customization'") }
      if case .group(let group)? = unit?.content, group.collapse != .none {
        // `overflow` is also what holds where nothing is written.
        losses.append(group.collapse == .menu ? "'collapse'" : "any 'collapse'")
      }
    }
    // That the steps of what is struck out go with it needs no saying.
    let targets = (kind == .remove ? [] : kind.refusedSteps).filter { target in
      place.member == nil && toolbar.shrink.contains { $0.unit == unit?.id && $0.to == target }
    }
    losses += targets.map { "a step to '\($0.rawValue)'" }
    self.init(kind, at: place, name: name, losing: losses)
  }

  /// The same change of the unit at another place.
  package func at(_ place: ToolbarPlace) -> ToolbarChange {
    ToolbarChange(kind, at: place, name: name, losing: losses)
  }

  /// The change as advice: `shorten 'Share' by 2 characters`.
  package var words: String { kind.words([name]) + withoutWords }

  /// Changes that are made together, as advice: those of one kind in one breath, as in `unpin 'Add'
  /// and 'Share'`.
  package static func words(for changes: [ToolbarChange]) -> String {
    var kinds: [(change: ToolbarChange, names: [String])] = []
    for change in changes {
      let index = kinds.firstIndex {
        $0.change.kind == change.kind && $0.change.losses == change.losses && !change.isShortening
      }
      if let index {
        kinds[index].names.append(change.name)
      } else {
        kinds.append((change, [change.name]))
      }
    }
    return kinds.map { $0.change.kind.words($0.names) + $0.change.withoutWords }
      .joined(separator: ", and ")
  }

  /// Indicates whether words lose characters.
  package var isShortening: Bool {
    if case .shorten = kind { return true }
    return false
  }

  private var withoutWords: String {
    losses.isEmpty ? "" : ", without " + losses.joinedWithAnd
  }

  /// Where a unit of a toolbar stands after the change; one that is struck out, at the index -1, which
  /// no unit has.
  package func newPlace(of other: ToolbarPlace, in toolbar: Toolbar) -> ToolbarPlace {
    if kind == .remove { return newPlaceWithoutUnit(of: other) }
    guard case .move(let region) = kind, region != place.region else { return other }
    let index = isAtEnd(of: region) ? toolbar[region].count : 0
    var result = other
    if other.region == place.region {
      if other.index == place.index { return ToolbarPlace(region, index, member: other.member) }
      if other.index > place.index { result.index -= 1 }
    } else if other.region == region, other.index >= index {
      result.index += 1
    }
    return result
  }

  private func newPlaceWithoutUnit(of other: ToolbarPlace) -> ToolbarPlace {
    var result = other
    if other.region == place.region, other.index >= place.index {
      result.index = other.index == place.index ? -1 : other.index - 1
    }
    return result
  }

  /// Returns whether a unit becomes the last of its new region: what comes from the trailing end
  /// stays nearest to it.
  private func isAtEnd(of region: Toolbar.Region) -> Bool {
    region == .leading || (region == .center && place.region == .trailing)
  }

  /// Makes the change.
  ///
  /// - Parameters:
  ///   - document: The document of the toolbar, in which the options of choices stand.
  ///   - isLengthened: Whether its titles are those of the made-up language, and get shorter with
  ///     the words that they were made of.
  package func make(
    in toolbar: inout Toolbar, of document: inout Document, isLengthened: Bool = false
  ) {
    guard let id = toolbar[place]?.id else { return }
    let shorter = { (text: String, count: Int) in
      isLengthened
        ? PseudoTitle.shortened(text, by: count) : String(text.dropLast(max(0, count)))
    }
    if place.member == nil {
      let refused = kind.refusedSteps
      toolbar.shrink.removeAll { $0.unit == id && refused.contains($0.to) }
    }
    switch kind {
    case .shorten(let count, nil):
      toolbar.change(place) { unit in unit.changeTitle(in: document) { shorter($0, count) } }
    case .shorten(let count, let option?):
      guard case .choice(let choice)? = toolbar[place]?.choiceSubject,
        document.choices.indices.contains(choice),
        document.choices[choice].options.indices.contains(option)
      else { return }
      let title = document.choices[choice].options[option].title
      document.choices[choice].options[option].title = shorter(title, count)
    case .showIcon: toolbar.change(place) { $0.display = .icon }
    case .collapseToMenu: toolbar.change(place) { $0.collapseToMenu() }
    case .setPriority(let priority): toolbar.change(place) { $0.priority = priority }
    case .pin: toolbar.change(place) { $0.pinned = true }
    case .unpin: toolbar.change(place) { $0.pinned = false }
    case .includeByDefault: toolbar.change(place) { $0.customization = .default }
    case .removeSteps: toolbar.shrink.removeAll { $0.unit == id }
    case .remove: toolbar[place.region].remove(at: place.index)
    case .move(let region):
      guard region != place.region else { return }
      var unit = toolbar[place.region].remove(at: place.index)
      if region != .center, unit.customization == .optional { unit.customization = .default }
      toolbar[region].insert(unit, at: isAtEnd(of: region) ? toolbar[region].count : 0)
    }
  }
}

// MARK: Units

extension Toolbar {
  /// The unit at a place, or the member of one; `nil` where there is none.
  package subscript(place: ToolbarPlace) -> ToolbarUnit? {
    guard self[place.region].indices.contains(place.index) else { return nil }
    let unit = self[place.region][place.index]
    guard let member = place.member else { return unit }
    guard case .group(let group) = unit.content, group.members.indices.contains(member) else {
      return nil
    }
    return group.members[member]
  }

  fileprivate mutating func change(_ place: ToolbarPlace, _ body: (inout ToolbarUnit) -> Void) {
    guard let member = place.member else { return body(&self[place.region][place.index]) }
    guard case .group(var group) = self[place.region][place.index].content else { return }
    body(&group.members[member])
    self[place.region][place.index].content = .group(group)
  }
}

extension ToolbarUnit {
  /// The choice whose options the unit shows as they are; `nil` for anything else.
  package var choiceSubject: Subject? {
    // As one switch over the content this crashes the optimizer of Swift 6.3 where tests are enabled.
    if case .popUpButton(let button) = content { return button.subject }
    if case .segmented(let control) = content { return control.subject }
    return nil
  }

  fileprivate mutating func collapseToMenu() {
    guard case .group(var group) = content else { return }
    group.collapse = .menu
    content = .group(group)
  }

  fileprivate mutating func changeTitle(
    in document: Document, _ change: (String) -> String
  ) {
    switch content {
    case .item(var item):
      item.changeTitle(in: document, change)
      content = .item(item)
    case .button(var button):
      button.item.changeTitle(in: document, change)
      content = .button(button)
    case .pullDownButton(var button):
      button.title = button.title.map(change)
      content = .pullDownButton(button)
    default: break
    }
  }
}

extension Item {
  fileprivate mutating func changeTitle(
    in document: Document, _ change: (String) -> String
  ) {
    var overrides = overrides?.value ?? ItemOverrides()
    overrides.title = change(document.title(of: self))
    self.overrides = Indirect(overrides)
  }
}

// MARK: Words

extension ToolbarChange.Kind {
  /// The steps in 'shrink' that a unit has no rung for after the change.
  fileprivate var refusedSteps: [ShrinkTarget] {
    switch self {
    case .showIcon: [.icon]
    case .pin: [.overflow]
    case .move(let region): region == .center ? [] : ShrinkTarget.allCases
    case .remove: ShrinkTarget.allCases
    case .shorten, .collapseToMenu, .setPriority, .unpin, .removeSteps, .includeByDefault: []
    }
  }

  /// The change of one unit or more as advice.
  fileprivate func words(_ names: [String]) -> String {
    let list = names.map { "'\($0)'" }.joinedWithAnd
    let isOne = names.count == 1
    switch self {
    case .shorten(let count, _):
      return "shorten \(list) by \(count == 1 ? "1 character" : "\(count) characters")"
    case .showIcon:
      return "show \(list) as \(isOne ? "its symbol" : "their symbols") alone, "
        + "with display=\"icon\""
    case .collapseToMenu:
      return "let \(list) become one button\(isOne ? "" : " each"), with collapse=\"menu\""
    case .setPriority(let priority): return "give \(list) priority=\"\(priority)\""
    case .pin: return "pin \(list)"
    case .unpin: return "unpin \(list)"
    case .move(let region): return "move \(list) to '\(region.rawValue)'"
    case .removeSteps: return "take \(list) out of 'shrink'"
    case .remove: return "remove \(list)"
    case .includeByDefault: return "show \(list) at once, with customization=\"default\""
    }
  }
}

extension [String] {
  /// `a`, `a and b`, or `a, b and c`.
  package var joinedWithAnd: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
