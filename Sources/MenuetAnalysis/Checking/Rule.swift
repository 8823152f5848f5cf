import MenuetModel
import MenuetSource
import MenuetXML

/// A rule: what is known of it, and, for rules that look at the resolved document, its check.
///
/// Rules of the grammar have no check of their own: the stage that meets the mistake makes the
/// finding with the rule's own words.
package protocol Rule: Sendable {
  static var info: RuleInfo { get }
}

/// A rule that looks at the document as a whole.
protocol DocumentRule: Rule {
  init()
  func check(_ document: Document, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each command and toggle, given by its number in the document: a command is
/// large, and copying all of them costs more than most rules.
protocol CommandRule: Rule {
  init()
  func check(command index: Int, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each toggle.
protocol ToggleRule: Rule {
  init()
  func check(_ toggle: Command, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each level of each menu: what stands directly in a menu, submenu, section,
/// pull-down button, context or edit menu.
protocol MenuRule: Rule {
  init()
  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at the wording of each title that a menu shows, once.
protocol TitleRule: Rule {
  init()
  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each item, wherever it is placed.
protocol ItemRule: Rule {
  init()
  func check(_ placement: Placement, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at everything that people press where it stands: buttons, and the items of
/// toolbars, sheets, covers, popovers and alerts.
protocol ButtonRule: Rule {
  init()
  func check(_ button: ButtonPlace, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each toolbar.
protocol ToolbarRule: Rule {
  init()
  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at how much room things take.
protocol LayoutRule: Rule {
  init()
  func check(_ layout: LayoutFacts, in context: RuleContext, report: inout Findings)
}

/// Collects what rules find.
struct Findings {
  fileprivate(set) var diagnostics: [Diagnostic] = []

  /// Reports a finding of a rule.
  mutating func report(
    _ rule: (some Rule).Type, _ message: String, at location: SourceLocation,
    severity: Severity? = nil, notes: [DiagnosticNote] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      rule.info.finding(message, at: location, severity: severity, notes: notes, fixIts: fixIts))
  }
}

/// What rules may ask besides the document itself.
///
/// A class, because every rule is handed it for everything that it looks at: passing it on must not
/// copy dozens of references.
final class RuleContext {
  let document: Document
  let sources: [BoundDocument]
  let limits: LanguageLimits
  /// Everything that stands in the document: places of items, levels of menus, toolbars, buttons.
  private(set) lazy var walk = DocumentWalk(document)
  /// The titles of the commands, each looked at once.
  private(set) lazy var titles = TitleTable(
    document, isLanguageKnown: !mayLack(.language, on: document.source))
  /// Whether people enter something in what is presented.
  private(set) lazy var presentedInput = PresentedInput(self)
  /// The sheets and activity views that nothing presents.
  private(set) lazy var unpresented = UnpresentedForms(self)
  /// The commands, by their numbers, that destroy data from a pull-down button without asking.
  private(set) lazy var asksNothing = unaskedCommands
  /// The menus that submenus may show, by their ids.
  private(set) lazy var menuSources = Dictionary(
    document.menus.map { ($0.id, $0.source) }, uniquingKeysWith: { first, _ in first })
  /// The commands in edit menus, by their numbers.
  private(set) lazy var editMenuCommands = Set(
    document.editMenus.flatMap(\.items).compactMap { item in
      if case .command(let index) = item.subject { index } else { nil }
    })
  /// Which conditions can hold together.
  let conditions: ConditionAnalysis
  /// The symbols that exist, where a list of them was given.
  let symbols: SymbolCatalog?
  /// The translations, where a String Catalog was given.
  let strings: StringCatalog?
  /// The numbers that rules compare with.
  let options: RuleOptions
  /// True when anything was refused. Rules ask where: about the element that they look at, or with
  /// `mayLackAnywhere` about what their findings on the document as a whole rest on.
  private let isIncomplete: Bool
  /// Every word of the attributes that may name something declared elsewhere.
  private(set) lazy var namedWords = NamedWords(sources)
  /// The views that have a toolbar at the top on iPad; `nil` stands for what is in no view.
  private(set) lazy var viewsWithToolbarAbove: Set<String?> = Set(
    walk.toolbars.filter { $0.edge != .bottom && $0.platforms.contains(.ipados) }.map(\.view))
  /// What the menus offer whose titles begin with "Add" or "New": their items name kinds of things.
  private(set) lazy var addedThings: Set<Subject> = {
    guard titles.areEnglish else { return [] }
    let levels = walk.levels.filter { level in
      let first = TitleWords(level.title ?? level.path.last ?? "").first
      return first == "add" || first == "new"
    }
    return Set(levels.flatMap(\.items).map(\.subject))
  }()
  /// The number of answers of each alert, by its id.
  private(set) lazy var answerCounts: [String: Int] = Dictionary(
    document.alerts.map { ($0.id, $0.actions.count) }, uniquingKeysWith: { first, _ in first })
  /// The number of buttons in each sheet, cover, popover and alert that are no way out, by its id.
  private(set) lazy var presentedButtonCounts: [String: Int] = walk.buttonPlaces.reduce(
    into: [:]
  ) { counts, button in
    guard let view = button.view, presentations.contains(view), !isExit(button.item) else { return }
    counts[view, default: 0] += 1
  }
  /// What is dragged and dropped, by its types.
  private(set) lazy var draggedTypes = DraggedTypes(document)
  /// True where a drop target was not understood, for want of an id or of what it is for.
  private(set) lazy var losesDropTargets: Bool = {
    let written = sources.map { bound in
      bound.kinds.count { $0 == ElementName.dropTarget.rawValue }
    }
    return written.reduce(0, +) > document.dropTargets.count
  }()
  /// The kinds of the elements without a usable id.
  private lazy var namelessKinds: Set<UInt8> = sources.reduce(into: []) { kinds, bound in
    for element in bound.kinds.indices where !bound.has(.id, element) {
      kinds.insert(bound.kinds[element])
    }
  }
  private let broken: BrokenPlaces
  /// The ids of sheets, covers and popovers, which may ask for more than an alert.
  let forms: Set<String>
  /// The ids of sheets, covers, popovers and alerts: each is a view of its own.
  let presentations: Set<String>

  init(
    _ document: Document, _ sources: [BoundDocument], limits: LanguageLimits,
    symbols: SymbolCatalog?, strings: StringCatalog?, options: RuleOptions,
    reported: [Diagnostic], nesting: Int = XMLLimits().nesting
  ) {
    self.document = document
    self.sources = sources
    self.limits = limits
    self.symbols = symbols
    self.strings = strings
    self.options = options
    // What an earlier stage reported, such as a reference that names nothing, was left out.
    isIncomplete = !reported.isEmpty || sources.contains { $0.isIncomplete }
    let broken = BrokenPlaces(reported, in: sources, nesting: nesting)
    self.broken = broken
    conditions = ConditionAnalysis(document, limits: limits) { choice in
      guard !reported.isEmpty, sources.indices.contains(Int(choice.source.node.file)) else {
        return true
      }
      return !broken.touch(
        Int(choice.source.node.element), of: sources[Int(choice.source.node.file)])
    }
    forms = Set(document.sheets.map { $0.id }).union(document.covers.map { $0.id })
      .union(document.popovers.map { $0.id })
    presentations = forms.union(document.alerts.map { $0.id })
  }

  /// True when anything was wrong in an element, or in what it shows from elsewhere: whatever a
  /// rule finds there may follow from it.
  func isIncomplete(_ source: SourceReference) -> Bool {
    isIncomplete && ask(source) { broken.touch($1, of: $0) }
  }

  /// True when elements may be missing inside another, or its own start tag was not understood.
  ///
  /// For rules that count what stands in an element: a wrong word in a part of it, such as a
  /// shortcut, is no matter to them.
  func mayLackParts(_ source: SourceReference) -> Bool {
    isIncomplete
      && ask(source) { broken.thin($1, of: $0) || broken.touchTag(of: $1, in: $0) }
  }

  /// True when an element may lack an attribute that its author meant to write.
  func mayLackAttributes(_ source: SourceReference) -> Bool {
    isIncomplete && ask(source) { broken.touchTag(of: $1, in: $0) }
  }

  /// True where an element has no usable value for an attribute, though its author most likely wrote
  /// one: what follows from its absence is not certain.
  func mayLack(_ attribute: AttributeName, on source: SourceReference) -> Bool {
    isIncomplete && ask(source) { $0.mayLack(attribute, $1) }
  }

  /// True where what a finding about the document as a whole rests on may be missing anywhere: an
  /// element or its place, or a usable value of one of some attributes, though its author wrote one.
  ///
  /// A mistake in anything else is no matter to such a finding.
  func mayLackAnywhere(_ attributes: AttributeName...) -> Bool {
    isIncomplete && (broken.loseAnything || attributes.contains(where: broken.lacked.contains))
  }

  /// The same, where areas of content and what is dragged and dropped there are no matter.
  func mayLackAmongControls(_ attributes: AttributeName...) -> Bool {
    isIncomplete
      && (broken.loseAnything || attributes.contains(where: broken.lackedByControls.contains))
  }

  /// True where an element of some kinds has no usable id: it is no part of the document, and what is in
  /// it neither.
  func hasNameless(_ kinds: ElementName...) -> Bool {
    isIncomplete && kinds.contains { namelessKinds.contains($0.rawValue) }
  }

  /// True where elements may be missing between two parts of another one; `nil` stands for its first
  /// or last place.
  ///
  /// - Parameter isOpen: Whether an `extend` can bring something there.
  func mayLackParts(
    between first: SourceReference?, and second: SourceReference?, in whole: SourceReference,
    isOpen: Bool
  ) -> Bool {
    guard isIncomplete, mayLackParts(whole) else { return false }
    guard let bound = bound(whole) else { return true }
    let outer = bound.tree.elements[Int(whole.node.element)]
    // What another element adds is lost where this one begins.
    if isOpen, broken.lose(in: outer.tag, of: bound) { return true }
    let parts = [first, second].compactMap { $0 }
    guard parts.allSatisfy({ $0.node.file == whole.node.file }) else { return true }
    let start = first.map { bound.tree.elements[Int($0.node.element)].range.end } ?? outer.tag.end
    let end = second.map { bound.tree.elements[Int($0.node.element)].tag.start } ?? outer.range.end
    // Where what was added stands is not its place in the text.
    guard outer.range.start <= start, start <= end, end <= outer.range.end else { return true }
    return broken.lose(in: ByteRange(start: start, end: end), of: bound)
  }

  /// True for an element that leads into a circle of menus, which has been reported.
  func leadsRound(_ source: SourceReference) -> Bool {
    isIncomplete && ask(source) { broken.leadRound($1, of: $0) }
  }

  /// True for a place in a start tag that was not understood as a whole: what seems wrong with one
  /// attribute may come from another. Also where it is not known on which platforms something is:
  /// most rules hold for some only.
  func isInBrokenTag(_ location: SourceLocation) -> Bool {
    guard isIncomplete, sources.indices.contains(location.file) else { return false }
    // The platforms of the root hold everywhere.
    if sources[0].mayLack(.platforms, 0) { return true }
    let bound = sources[location.file]
    guard let element = bound.tree.element(withTagAt: location.range.start) else { return false }
    return broken.touchTag(of: element, in: bound) || broken.unscope(element, of: bound)
  }

  /// True when an id that nothing declares may have been declared in what was refused.
  func mayHaveLost(_ id: String) -> Bool { sources.contains { $0.losses.mayHold(id) } }

  /// True where an element of some kind has no usable id, so that a name that nothing declares may be
  /// its own.
  func hasNameless(_ kind: ElementName) -> Bool {
    isIncomplete
      && sources.contains { bound in
        bound.kinds.indices.contains { bound.kind($0) == kind && !bound.has(.id, $0) }
      }
  }

  private func ask(
    _ source: SourceReference, _ question: (BoundDocument, Int) -> Bool
  ) -> Bool {
    guard let bound = bound(source) else { return true }
    return question(bound, Int(source.node.element))
  }

  /// `<name` of what was written.
  func location(_ source: SourceReference) -> SourceLocation {
    guard let bound = bound(source) else { return SourceLocation(range: ByteRange(0, 0)) }
    return bound.head(Int(source.node.element))
  }

  /// The value of an attribute of what was written, else its `<name`.
  func location(_ attribute: AttributeName, of source: SourceReference) -> SourceLocation {
    guard let bound = bound(source) else { return SourceLocation(range: ByteRange(0, 0)) }
    return bound.location(attribute, of: Int(source.node.element))
  }

  /// True when an attribute was written, with a usable value.
  func isWritten(_ attribute: AttributeName, on source: SourceReference) -> Bool {
    bound(source)?.has(attribute, Int(source.node.element)) ?? false
  }

  /// True when an attribute was written, even with a value that was refused; also where one that the
  /// language does not have may have been meant for it.
  func isPresent(_ attribute: AttributeName, on source: SourceReference) -> Bool {
    bound(source)?.isPresent(attribute, Int(source.node.element)) ?? false
  }

  /// True where the document follows an edition of the guidelines; false for each of them where it
  /// names one that nobody knows.
  func follows(_ edition: GuidelineEdition) -> Bool {
    let source = document.source
    return document.guidelines == edition
      && (isWritten(.guidelines, on: source) || !isPresent(.guidelines, on: source))
  }

  /// True when the start tag was not well-formed and may have had attributes that were lost.
  func isDamaged(_ source: SourceReference) -> Bool {
    bound(source)?.tree.elements[Int(source.node.element)].isDamaged ?? false
  }

  /// The element that was written.
  func element(_ source: SourceReference) -> ElementName? {
    bound(source)?.kind(Int(source.node.element))
  }

  /// The whole of an attribute with its quotes, for edits that remove it; `nil` if it is absent.
  func wholeAttribute(
    _ attribute: AttributeName, of source: SourceReference
  ) -> SourceLocation? {
    guard let bound = bound(source),
      let index = bound.attribute(attribute, of: Int(source.node.element))
    else { return nil }
    return bound.tree.location(bound.tree.attributes[index].range)
  }

  /// The whole element from its `<` to the end of its end tag.
  func wholeElement(_ source: SourceReference) -> SourceLocation? {
    guard let bound = bound(source) else { return nil }
    return bound.tree.location(bound.tree.elements[Int(source.node.element)].range)
  }

  /// Edits that set an attribute of an element, whether or not it is written; `nil` where what stands
  /// there was refused or is not known to the letter, so that nothing can be put in its place.
  func edits(
    setting attribute: AttributeName, of source: SourceReference, to value: String
  ) -> [SourceEdit]? {
    guard let bound = bound(source) else { return nil }
    let element = Int(source.node.element)
    if let index = bound.attribute(attribute, of: element) {
      return bound.tree.edits(setting: index, to: value)
    }
    guard !bound.tree.isWritten(attribute.spelling, on: element) else { return nil }
    let end = bound.tree.elements[element].head.end
    return [
      SourceEdit(
        bound.tree.location(ByteRange(start: end, end: end)),
        .attribute(attribute.spelling, value))
    ]
  }

  private func bound(_ source: SourceReference) -> BoundDocument? {
    let file = Int(source.node.file)
    return sources.indices.contains(file) ? sources[file] : nil
  }
}
