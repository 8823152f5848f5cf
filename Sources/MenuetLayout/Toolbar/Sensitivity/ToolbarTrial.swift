package import MenuetModel

/// A toolbar with all that its layout depends on, for trying what a change would do.
package struct ToolbarTrial: Sendable {
  package let toolbar: Toolbar
  package let document: Document
  package let context: LayoutContext
  package let layout: ToolbarLayout
  /// Indicates whether units are called by the titles that people know, false where by what the
  /// author can look for: the words in the bar, else the id.
  package let namesTitles: Bool

  package init(
    _ toolbar: Toolbar, in document: Document, context: LayoutContext, namesTitles: Bool
  ) {
    self.toolbar = toolbar
    self.document = document
    self.context = context
    self.namesTitles = namesTitles
    layout = ToolbarLayout(toolbar, in: document, context: context)
  }

  /// The same with changes made together; a change of words that are not there changes nothing, as
  /// other languages have words of their own.
  ///
  /// - Parameters:
  ///   - changes: All with the places that the units have before the first is made.
  ///   - places: Places of units before the changes.
  /// - Returns: Also where the units of `places` stand after the changes.
  package func making(
    _ changes: [ToolbarChange], following places: [ToolbarPlace] = []
  ) -> (trial: ToolbarTrial, places: [ToolbarPlace]) {
    var toolbar = toolbar
    var document = document
    var followed = changes.map(\.place) + places
    for (index, change) in changes.enumerated() where says(change) {
      let moved = change.at(followed[index])
      followed = followed.map { moved.newPlace(of: $0, in: toolbar) }
      moved.make(in: &toolbar, of: &document, isLengthened: isLengthened)
    }
    let trial = ToolbarTrial(toolbar, in: document, context: context, namesTitles: namesTitles)
    return (trial, Array(followed.dropFirst(changes.count)))
  }

  /// The result of changes that are made together.
  package struct Result: Sendable {
    package let changes: [ToolbarChange]
    /// The least width of the bar after them, in points.
    package let minimumWidth: Int
    /// For each change the width in points below which its unit leaves the bar, where the change is
    /// what lets it; `nil` elsewhere.
    package let leavesBelow: [Int?]
  }

  /// Makes changes together.
  package func result(of changes: [ToolbarChange]) -> Result {
    let (trial, places) = making(changes, following: changes.map(\.place))
    let layout = trial.layout
    let leaves = zip(changes, places).map { change, place -> Int? in
      guard change.letsGo, let from = layout.visibleFrom(place), from > layout.minimumWidth else {
        return nil
      }
      return from
    }
    return Result(changes: changes, minimumWidth: layout.minimumWidth, leavesBelow: leaves)
  }

  // MARK: Words

  /// Indicates whether the titles are those of the made-up language.
  private var isLengthened: Bool { context.locale == PseudoTitle.locale }

  /// A title as the document writes it, so that it can be found there.
  private func written(_ title: String) -> String {
    isLengthened ? PseudoTitle.original(of: title) : title
  }

  /// Returns whether the words that a change shortens, if any, are those of the unit.
  private func says(_ change: ToolbarChange) -> Bool {
    guard case .shorten(_, let option) = change.kind, let unit = toolbar[change.place] else {
      return true
    }
    guard let option else { return document.barTitle(of: unit).map(written) == change.name }
    let options = unit.choiceSubject.flatMap { document.choice($0) }?.options ?? []
    return options.indices.contains(option) && written(options[option].title) == change.name
  }

  // MARK: Names

  /// The name of a unit, or of a member of one.
  package func name(of place: ToolbarPlace) -> String {
    guard let unit = toolbar[place] else { return "" }
    // The words of a choice's control are those of one option.
    if namesTitles || unit.choiceSubject != nil {
      return document.barTitle(of: unit).map(written) ?? unit.id
    }
    let label = layout.label(at: place)
    return label.isEmpty ? unit.id : written(label)
  }

  // MARK: What can be changed

  /// Words in the bar that could be shorter.
  struct Label {
    let place: ToolbarPlace
    /// As the document writes them.
    let text: String
    /// The option whose title the words are; `nil` for a title of the unit's own.
    let option: Int?
    /// The width of the unit or member that shows them, in points.
    let width: Int
  }

  /// The words that are in the bar in a state, those of the widest units first.
  func labels(inState state: Int) -> [Label] {
    var labels: [Label] = []
    for shown in layout.shownUnits(inState: state) {
      let form = shown.rung.form
      if shown.unit.isGroup {
        guard form == .members || form == .kept else { continue }
        for member in shown.unit.members where !member.label.isEmpty {
          let place = ToolbarPlace(shown.region, shown.unit.index, member: member.index)
          if let label = label(at: place, member.label, width: member.width) {
            labels.append(label)
          }
        }
      } else if form == .title || form == .both || form == .kept, !shown.unit.label.isEmpty {
        let place = ToolbarPlace(shown.region, shown.unit.index)
        if let label = label(at: place, shown.unit.label, width: shown.rung.width) {
          labels.append(label)
        }
      }
    }
    return labels.widestFirst { $0.width }
  }

  /// `nil` for what has its words from the system or the app.
  private func label(at place: ToolbarPlace, _ text: String, width: Int) -> Label? {
    // One switch over the content crashes the optimizer of Swift 6.3 where tests are enabled.
    if let subject = toolbar[place]?.choiceSubject {
      let options = document.choice(subject)?.options ?? []
      return options.firstIndex { $0.title == text }.map { option in
        Label(place: place, text: written(text), option: option, width: width)
      }
    }
    guard toolbar[place]?.content.hasOwnWords == true else { return nil }
    return Label(place: place, text: written(text), option: nil, width: width)
  }
}

extension ToolbarChange {
  /// Indicates whether what always stayed in the bar may leave it.
  fileprivate var letsGo: Bool {
    switch kind {
    case .move(let region): region == .center
    case .unpin: true
    case .shorten, .showIcon, .collapseToMenu, .setPriority, .pin, .removeSteps,
      .includeByDefault, .remove:
      false
    }
  }
}

extension ToolbarUnit.Content {
  /// Indicates whether its words are of the document, and not those of the options that it shows.
  fileprivate var hasOwnWords: Bool {
    switch self {
    case .item, .button, .pullDownButton: true
    case .popUpButton, .segmented, .group, .space, .slot, .back, .close, .sidebarToggle, .title,
      .search, .inspectorToggle:
      false
    }
  }

  /// Indicates whether the app decides where the unit stands; the others have a place of their own.
  var isMovable: Bool {
    switch self {
    case .item, .button, .popUpButton, .pullDownButton, .segmented, .group: true
    case .space, .slot, .back, .close, .sidebarToggle, .title, .search, .inspectorToggle: false
    }
  }

  /// Indicates whether the screen can be used without the unit: where there is no room for
  /// everything, people still have to see where they are and to get back.
  var isRemovable: Bool {
    switch self {
    case .back, .title: false
    case .item, .button, .popUpButton, .pullDownButton, .segmented, .group, .space, .slot, .close,
      .sidebarToggle, .search, .inspectorToggle:
      true
    }
  }
}

// MARK: Reading a layout

extension UnitForm {
  /// Returns whether a unit that is shown in this form, or a member of it, is itself in the bar.
  func shows(asMember: Bool) -> Bool { isVisible && !(asMember && self == .representative) }
}

extension ToolbarPlace {
  /// The place of the unit, of which this may be a member.
  package var ofUnit: ToolbarPlace { ToolbarPlace(region, index) }
}

extension ToolbarLayout {
  /// A unit in the bar, with its form.
  struct ShownUnit {
    let unit: BarUnit
    let region: Toolbar.Region
    let rung: LaidOutUnit.Rung
    /// The index in the layout's region.
    let position: Int
  }

  /// The units in the bar in a state, in bar order.
  func shownUnits(inState state: Int) -> [ShownUnit] {
    let rungs = rungs(inState: state)
    return Toolbar.Region.allCases.flatMap { region in
      self[region].indices.compactMap { position in
        let unit = self[region][position]
        let rung = unit.rungs[region == .center ? rungs[position] : 0]
        guard rung.form.isVisible else { return nil }
        return ShownUnit(unit: unit, region: region, rung: rung, position: position)
      }
    }
  }

  /// The state that is shown at a width.
  package func state(at width: Int) -> Int { shownStates[breakpoint(at: width)] }

  /// The index in the layout's region of the unit at a place; `nil` for what is not in the layout.
  func position(of place: ToolbarPlace) -> Int? {
    self[place.region].firstIndex { $0.index == place.index }
  }

  /// The words that a unit or a member of one shows in its widest form; empty for none.
  func label(at place: ToolbarPlace) -> String {
    guard let position = position(of: place) else { return "" }
    let unit = self[place.region][position]
    guard let member = place.member else { return unit.label }
    return unit.members.first { $0.index == member }?.label ?? ""
  }

  /// The step of the chain with which a unit of the center leaves the bar; `nil` for what stays.
  ///
  /// - Parameter asMember: True for a member of a group: the button that stands for its group does
  ///   not show it.
  func exit(of position: Int, asMember: Bool = false) -> Int? {
    chain.steps.firstIndex { step in
      step.unit == position && !center[position].rungs[step.rung].form.shows(asMember: asMember)
    }
  }

  /// The least width at which a unit, or a member of one, is itself in the bar, in points; `nil` for
  /// what is not in the layout, or never in the bar.
  package func visibleFrom(_ place: ToolbarPlace) -> Int? {
    guard let position = position(of: place),
      self[place.region][position].rungs.first?.form.isVisible == true
    else { return nil }
    guard place.region == .center,
      let exit = exit(of: position, asMember: place.member != nil)
    else { return minimumWidth }
    // Step number `exit` leads to the state after it: up to the one of its own number it is there.
    return shownStates.last { $0 <= exit }.map { requiredWidths[$0] }
  }
}
