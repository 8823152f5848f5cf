import MenuetModel
import MenuetSource

/// The facts that rules may ask for besides the document itself.
///
/// A class, because every rule is handed it for everything that it looks at: passing it on must not
/// copy a reference for each of its properties.
package final class RuleContext: Sendable {
  let document: Document
  /// The text it was written in, and what was refused of it.
  let written: any WrittenDocument
  /// Everything that stands in the document: places of items, levels of menus, toolbars, buttons.
  let walk: Traversal
  /// The titles of the commands, each looked at once.
  let titles: TitleTable
  /// The menus that the menu bars leave to the system.
  let standardMenus: StandardMenus
  /// Which conditions can hold together.
  let conditions: ConditionAnalysis
  /// The sheets, covers, popovers and alerts, and what leads to them.
  let presented: PresentedTable
  /// The drags and drops, and their places.
  let exchange: ExchangeTable
  /// The symbols that exist, where a list of them was given.
  let symbols: SymbolCatalog?
  /// The translations, where a String Catalog was given.
  let strings: StringCatalog?
  /// The files of a document and of its translations, as a command names them; `nil` where none were
  /// read.
  let files: Checker.Files?
  /// The frameworks that the app is written for.
  let frameworks: FrameworkSet
  /// The numbers that rules compare with.
  let options: RuleOptions
  private let policy: RulePolicy

  init(
    _ document: Document, _ written: any WrittenDocument, limits: LanguageLimits,
    symbols: SymbolCatalog?, strings: StringCatalog?, files: Checker.Files?,
    frameworks: FrameworkSet, options: RuleOptions, policy: RulePolicy
  ) {
    self.document = document
    self.written = written
    self.symbols = symbols
    self.strings = strings
    self.files = files
    self.frameworks = frameworks
    self.options = options
    self.policy = policy
    walk = Traversal(document)
    titles = TitleTable(
      document, isLanguageKnown: !written.mayLack(.language, on: document.source.node))
    standardMenus = StandardMenus(document, walk)
    conditions = ConditionAnalysis(document, limits: limits) { choice in
      !written.isBroken(choice.source.node)
    }
    presented = PresentedTable(document, walk)
    exchange = ExchangeTable(document)
  }

  /// Returns whether a rule is asked too, so that a remedy may be one for both.
  func asks(_ rule: any Rule.Type) -> Bool {
    policy.runs(rule.info.id, isPedantic: rule.info.isPedantic)
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
