import Menuet
import MenuetModel
import MenuetSource
import MenuetTool
import MenuetTranslation

/// `menuet strings`: lists the texts of documents, and brings them to translators and back.
struct StringsVerb: Verb {
  static let info = VerbInfo(
    name: "strings", summary: "lists texts with their keys, and completes String Catalogs",
    operand: .documents,
    options: [
      .stringFormat, .wordedFrameworks, .catalogUpdate, .prune, .catalogCheck, .translationExport,
      .translationLocale, .translationImport, .force,
    ] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "--update keeps translations, their states, comments and all keys of other code. A text that "
        + "has changed is written anew, and its translations are marked for review; what no document "
        + "has any more is marked as stale. Give all documents of a catalog at once.",
      "--import takes the translations of the catalog's own texts that are finished or ask for review, "
        + "if the languages of the file are the catalog's. It reports units that it does not know or "
        + "that hold markup, and marks for review what was translated from an earlier text.",
      "Words that a framework has itself are no texts of the app: UIKit has those of the standard "
        + "commands in its menus, SwiftUI the titles of these menus, AppKit neither.",
    ],
    examples: [
      "strings Notes.menuet.xml", "strings --update Localizable.xcstrings Notes.menuet.xml",
      "strings --check Sources", "strings --export de.xliff --locale de Notes.menuet.xml",
      "strings --import de.xliff Notes.menuet.xml",
    ])

  private let options: DocumentOptions
  private let format: LayoutFormat
  private let updatePath: String?
  private let prunes: Bool
  private let checks: Bool
  private let exportPath: String?
  private let importPath: String?
  private let locale: String?
  private let isForced: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    format = arguments.word(.stringFormat) ?? .text
    updatePath = arguments[.catalogUpdate]
    prunes = arguments.contains(.prune)
    checks = arguments.contains(.catalogCheck)
    exportPath = arguments[.translationExport]
    importPath = arguments[.translationImport]
    locale = arguments[.translationLocale]
    isForced = arguments.contains(.force)
    let actions: [CommandOption] = [.catalogCheck, .translationExport, .translationImport]
    for (index, action) in actions.enumerated() {
      try arguments.exclude(action, .prune)
      for other in actions[..<index] { try arguments.exclude(other, action) }
    }
    for option in [CommandOption.translationLocale, .force]
    where arguments.contains(option) && exportPath == nil {
      throw .optionNeeds(option.spelling, needed: [CommandOption.translationExport.usage])
    }
    if let locale, !ContextOptions.isLocale(locale) { throw .locale(locale) }
    if prunes, updatePath == nil {
      throw .optionNeeds(
        CommandOption.prune.spelling, needed: [CommandOption.catalogUpdate.usage])
    }
    if let updatePath, !updatePath.hasSuffix(Self.suffix) { throw .catalogName(updatePath) }
    if let catalog = options.operands.first(where: { $0.hasSuffix(Self.suffix) }) {
      throw .catalogAsDocument(catalog, command: command(for: catalog))
    }
  }

  private static let suffix = ".xcstrings"

  /// The command that was meant by one with a String Catalog in the place of a document.
  private func command(for catalog: String) -> String {
    var words = ["menuet", Self.info.name]
    if checks { words.append(CommandOption.catalogCheck.longSpelling) }
    for (option, path) in [
      (CommandOption.translationExport, exportPath), (.translationLocale, locale),
      (.translationImport, importPath),
    ] {
      if let path { words += [option.longSpelling, path] }
    }
    if words.count > 2 || updatePath != nil {
      words += [CommandOption.catalogUpdate.longSpelling, updatePath ?? catalog]
    }
    let documents = options.operands.filter { !$0.hasSuffix(Self.suffix) }
    // Documents stand where their catalog does, more often than not.
    words += documents.isEmpty ? [Path.folder(of: catalog)] : documents
    return words.map { ShellWord.quoted($0) }.joined(separator: " ")
  }

  func run(in session: Session) throws(UsageError) {
    let run = try DocumentRun(options, in: session)
    var documents: [DocumentStrings] = []
    try run.forEach { compiler, bytes, path in
      // A catalog that is not there yet is no mistake here, and one that is there is read below.
      var compiler = compiler
      compiler.options.catalogs = nil
      return compiler.validate(bytes, path: path)
    } body: { document, _, compilation in
      guard let resolved = compilation.resolved else { return run.addFindings(of: compilation) }
      documents.append(
        DocumentStrings(
          document, compilation, resolved, for: run.compiler(for: document).options.frameworks))
    } completion: { () throws(UsageError) in
      // What a document lacks that could not be read is not known to be gone.
      guard documents.count == run.documents.count else { return }
      try work(on: documents, run)
    }
  }

  private func work(on documents: [DocumentStrings], _ run: DocumentRun) throws(UsageError) {
    guard updatePath != nil || checks || exportPath != nil || importPath != nil else {
      return list(documents, run)
    }
    let groups = try CatalogGroup.groups(
      of: documents, catalog: updatePath, options.frameworks)
    if groups.count > 1,
      let option = exportPath != nil
        ? CommandOption.translationExport : importPath != nil ? .translationImport : nil
    {
      throw .severalCatalogs(option.spelling, groups.map(\.path))
    }
    for group in groups {
      let store: CatalogStore
      do throws(Failure) {
        store = try CatalogStore(group, run)
      } catch {
        run.report.add(error)
        continue
      }
      if store.reportConflicts() { try work(on: store) }
    }
  }

  private func work(on store: CatalogStore) throws(UsageError) {
    if checks { return store.check() }
    if let exportPath {
      return try store.export(to: exportPath, locale: locale, isForced: isForced)
    }
    do throws(Failure) {
      if let importPath { return try store.importTranslations(from: importPath) }
      try store.update(prunes: prunes)
    } catch {
      store.run.report.add(error)
    }
  }

  private func list(_ documents: [DocumentStrings], _ run: DocumentRun) {
    let list = StringList(documents: documents)
    switch format {
    case .text: run.session.streams.output.write(list.text)
    case .json: run.session.streams.output.write(list.json)
    }
  }
}
