import MenuetModel
import MenuetSource

/// What rules may ask besides the document itself.
///
/// A class, because every rule is handed it for everything that it looks at: passing it on must not
/// copy dozens of references.
final class RuleContext {
  let document: Document
  /// The text it was written in, and what was refused of it.
  let written: any WrittenDocument
  /// Everything that stands in the document: places of items, levels of menus, toolbars, buttons.
  private(set) lazy var walk = Traversal(document)
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
  private(set) lazy var losesDropTargets =
    written.elements(.dropTarget).count > document.dropTargets.count
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

  /// True where the document follows an edition of the guidelines; false for each of them where it
  /// names one that nobody knows.
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

  /// True where an attribute was written, even with a value that was refused; also where one that the
  /// language does not have may have been meant for it.
  func isPresent(_ attribute: AttributeName, on source: SourceReference) -> Bool {
    isWritten(attribute, on: source) || mayLack(attribute, on: source)
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
