import MenuetModel
import MenuetSource

/// The facts that rules may ask for besides the document itself.
///
/// A class, because every rule is handed it for everything that it looks at: passing it on must not
/// copy dozens of references.
package final class RuleContext {
  let document: Document
  /// The text it was written in, and what was refused of it.
  let written: any WrittenDocument
  /// Everything that stands in the document: places of items, levels of menus, toolbars, buttons.
  private(set) lazy var walk = Traversal(document)
  /// The titles of the commands, each looked at once.
  private(set) lazy var titles = TitleTable(
    document, isLanguageKnown: !mayLack(.language, on: document.source))
  /// The ids of the sheets, covers and popovers in which people enter something.
  private(set) lazy var inputForms = collectInputForms()
  /// Every place of something that has a shortcut.
  private(set) lazy var shortcutUses = collectShortcutUses()
  /// The platforms on which a standard command has its shortcut.
  private(set) lazy var standardShortcuts: [Shortcut: PlatformSet] = shortcutUses.reduce(
    into: [:]
  ) { platforms, use in
    guard let text = use.system?.facts.shortcut, let shortcut = try? Shortcut(parsing: text),
      shortcut.chord == use.shortcut.chord
    else { return }
    platforms[use.shortcut.chord, default: []].formUnion(use.platforms)
  }
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
  /// The types of what is dragged and dropped.
  private(set) lazy var contentTypes = ContentTypes(document)
  /// The drag sources by what they offer.
  private(set) lazy var dragSources = DragSourceIndex(document, types: contentTypes)
  /// The region around each region, by their ids.
  private(set) lazy var regionParents = Dictionary(
    document.regions.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
  /// The regions with something that can be dragged, by their ids.
  private(set) lazy var regionsWithDrags = regions(
    around: document.dragSources.compactMap(\.region))
  /// The regions into which something can be dropped, by their ids.
  private(set) lazy var regionsWithDrops = regions(
    around: document.dropTargets.compactMap(\.region))
  /// The presenters of each sheet, cover, popover, alert and activity view, by its id.
  private(set) lazy var presenters = Dictionary(
    grouping: walk.presenters(in: document), by: \.target)
  /// The things that the ids of presentables name.
  private(set) lazy var presentables = document.presentableKinds
  /// The sheets by their ids.
  private(set) lazy var sheets = Dictionary(
    document.sheets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  /// The items in each sheet, cover, popover and alert, by its id.
  private(set) lazy var presentedItems: [String: [Item]] = walk.placements.reduce(into: [:]) {
    items, placement in
    guard let view = placement.view, presentations.contains(view) else { return }
    items[view, default: []].append(placement.item)
  }
  /// The ids of sheets, covers and popovers, which may ask for more than an alert.
  let forms: Set<String>
  /// The ids of sheets, covers, popovers and alerts: each is a view of its own.
  let presentations: Set<String>

  init(
    _ document: Document, _ written: any WrittenDocument, limits: LanguageLimits,
    symbols: SymbolCatalog?, strings: StringCatalog?, options: RuleOptions
  ) {
    self.document = document
    self.written = written
    self.symbols = symbols
    self.strings = strings
    self.options = options
    conditions = ConditionAnalysis(document, limits: limits) { choice in
      !written.isBroken(choice.source.node)
    }
    forms = Set(document.sheets.map { $0.id }).union(document.covers.map { $0.id })
      .union(document.popovers.map { $0.id })
    presentations = forms.union(document.alerts.map { $0.id })
  }

  /// Returns whether the document follows an edition of the guidelines; false for each of them
  /// where it names one that nobody knows.
  func follows(_ edition: GuidelineEdition) -> Bool {
    document.guidelines == edition && !mayLack(.guidelines, on: document.source)
  }
}

// MARK: What was written

/// The questions of `WrittenDocument`, of what the resolved document says where it was written.
extension RuleContext {
  func location(_ source: SourceReference) -> SourceLocation { written.head(source.node) }

  func location(_ attribute: AttributeName, of source: SourceReference) -> SourceLocation {
    written.location(attribute, of: source.node)
  }

  func isWritten(_ attribute: AttributeName, on source: SourceReference) -> Bool {
    written.isWritten(attribute, on: source.node)
  }

  func text(_ attribute: AttributeName, of source: SourceReference) -> String? {
    written.text(attribute, of: source.node)
  }

  func setting(
    _ attribute: AttributeName, of source: SourceReference, to value: String, _ title: String,
    isSafe: Bool = false
  ) -> FixIt {
    written.setting(attribute, of: source.node, to: value, title, isSafe: isSafe)
  }

  func removal(
    of attribute: AttributeName, on source: SourceReference, _ title: String? = nil, isSafe: Bool
  ) -> FixIt {
    written.removal(of: attribute, on: source.node, title, isSafe: isSafe)
  }

  func removal(of source: SourceReference, _ title: String, isSafe: Bool) -> FixIt {
    written.removal(of: source.node, title, isSafe: isSafe)
  }

  func isIncomplete(_ source: SourceReference) -> Bool { written.isBroken(source.node) }

  func mayLackParts(_ source: SourceReference) -> Bool { written.mayLackParts(source.node) }

  func mayLackAttributes(_ source: SourceReference) -> Bool {
    written.mayLackAttributes(source.node)
  }

  func mayLack(_ attribute: AttributeName, on source: SourceReference) -> Bool {
    written.mayLack(attribute, on: source.node)
  }

  func mayLackAnywhere(_ attributes: AttributeName...) -> Bool {
    written.mayLackAnywhere(attributes)
  }

  func children(_ name: ElementName, of source: SourceReference) -> [SourceReference] {
    written.children(source.node, named: name).map {
      SourceReference(line: 0, column: 0, node: $0)
    }
  }

  func location(
    ofWord index: Int, in attribute: AttributeName, of source: SourceReference
  ) -> SourceLocation {
    written.location(ofWord: index, in: attribute, of: source.node)
  }

  func writing(
    _ word: String, inPlaceOf index: Int, in attribute: AttributeName, of source: SourceReference
  ) -> FixIt {
    written.writing(word, inPlaceOf: index, in: attribute, of: source.node)
  }

  func reordering(
    _ elements: [SourceReference], in parent: SourceReference, to order: [Int]
  ) -> [SourceEdit] {
    written.edits(reordering: elements.map(\.node), in: parent.node, to: order)
  }
}
