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
  /// What is changed.
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
  }

  package let kind: Kind
  package let place: ToolbarPlace
  /// The words by which people know the unit, or its id where it shows none.
  package let name: String

  package init(_ kind: Kind, at place: ToolbarPlace, name: String) {
    self.kind = kind
    self.place = place
    self.name = name
  }

  /// The change as advice: `shorten 'Share' by 2 characters`.
  package var words: String {
    switch kind {
    case .shorten(let count, _):
      "shorten '\(name)' by \(count == 1 ? "1 character" : "\(count) characters")"
    case .showIcon: "show '\(name)' as its symbol alone, with display=\"icon\""
    case .collapseToMenu: "let '\(name)' become one button, with collapse=\"menu\""
    case .setPriority(let priority): "give '\(name)' priority=\"\(priority)\""
    case .pin: "pin '\(name)'"
    case .unpin: "unpin '\(name)'"
    case .move(let region): "move '\(name)' to '\(region.rawValue)'"
    case .removeSteps: "take '\(name)' out of 'shrink'"
    case .includeByDefault: "show '\(name)' at once, with customization=\"default\""
    }
  }

  /// Where a unit of a toolbar stands after the change.
  package func newPlace(of other: ToolbarPlace, in toolbar: Toolbar) -> ToolbarPlace {
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

  /// Whether a unit becomes the last of its new region: what comes from the trailing end stays
  /// nearest to it.
  private func isAtEnd(of region: Toolbar.Region) -> Bool {
    region == .leading || (region == .center && place.region == .trailing)
  }

  /// Makes the change.
  ///
  /// - Parameter document: The document of the toolbar, in which the options of choices stand.
  package func make(in toolbar: inout Toolbar, of document: inout Document) {
    guard toolbar[place] != nil else { return }
    switch kind {
    case .shorten(let count, nil): toolbar.change(place) { $0.shorten(by: count, in: document) }
    case .shorten(let count, let option?):
      guard case .choice(let choice)? = toolbar[place]?.choiceSubject,
        document.choices.indices.contains(choice),
        document.choices[choice].options.indices.contains(option)
      else { return }
      document.choices[choice].options[option].title.removeLast(upTo: count)
    case .showIcon: toolbar.change(place) { $0.display = .icon }
    case .collapseToMenu: toolbar.change(place) { $0.collapseToMenu() }
    case .setPriority(let priority): toolbar.change(place) { $0.priority = priority }
    case .pin: toolbar.change(place) { $0.pinned = true }
    case .unpin: toolbar.change(place) { $0.pinned = false }
    case .includeByDefault: toolbar.change(place) { $0.customization = .default }
    case .removeSteps:
      let id = toolbar[place]?.id
      toolbar.shrink.removeAll { $0.unit == id }
    case .move(let region):
      guard region != place.region else { return }
      let unit = toolbar[place.region].remove(at: place.index)
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
    switch content {
    case .popUpButton(let button): button.subject
    case .segmented(let control): control.subject
    default: nil
    }
  }

  fileprivate mutating func collapseToMenu() {
    guard case .group(var group) = content else { return }
    group.collapse = .menu
    content = .group(group)
  }

  fileprivate mutating func shorten(by count: Int, in document: Document) {
    switch content {
    case .item(var item):
      item.shorten(by: count, in: document)
      content = .item(item)
    case .button(var button):
      button.item.shorten(by: count, in: document)
      content = .button(button)
    case .pullDownButton(var button):
      button.title?.removeLast(upTo: count)
      content = .pullDownButton(button)
    default: break
    }
  }
}

extension Item {
  fileprivate mutating func shorten(by count: Int, in document: Document) {
    var title = document.title(of: self)
    title.removeLast(upTo: count)
    var overrides = overrides?.value ?? ItemOverrides()
    overrides.title = title
    self.overrides = Indirect(overrides)
  }
}

extension String {
  /// Removes characters from the end, as many as there are at most.
  fileprivate mutating func removeLast(upTo count: Int) {
    removeLast(Swift.min(Swift.max(0, count), self.count))
  }
}
