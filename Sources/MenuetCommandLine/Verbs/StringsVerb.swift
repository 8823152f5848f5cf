import Menuet
import MenuetModel
import MenuetSource
import MenuetTranslation

/// `menuet strings`: lists the texts of documents, and brings them to translators and back.
struct StringsVerb: Verb {
  static let info = VerbInfo(
    name: "strings", summary: "lists texts with their keys, and completes String Catalogs",
    operand: .documents,
    options: [.stringFormat, .catalogUpdate, .prune, .catalogCheck] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "--update keeps translations, their states, comments and all keys of other code. A text that "
        + "has changed is written anew, and its translations are marked for review; what no document "
        + "has any more is marked as stale. Give all documents of a catalog at once."
    ],
    examples: [
      "strings Notes.menuet.xml", "strings --update Localizable.xcstrings Notes.menuet.xml",
      "strings --check Sources",
    ])

  private let options: DocumentOptions
  private let format: LayoutFormat
  private let updatePath: String?
  private let prunes: Bool
  private let checks: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    format = arguments.word(.stringFormat) ?? .text
    updatePath = arguments[.catalogUpdate]
    prunes = arguments.contains(.prune)
    checks = arguments.contains(.catalogCheck)
    try arguments.exclude(.catalogCheck, .prune)
    if prunes, updatePath == nil {
      throw .optionNeeds(
        CommandOption.prune.spelling, needed: [CommandOption.catalogUpdate.usage])
    }
    if let updatePath, !updatePath.hasSuffix(Self.suffix) { throw .catalogName(updatePath) }
  }

  private static let suffix = ".xcstrings"

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
      documents.append(DocumentStrings(document, compilation, resolved))
    } completion: { () throws(UsageError) in
      // What a document lacks that could not be read is not known to be gone.
      guard documents.count == run.documents.count else { return }
      try work(on: documents, run)
    }
  }

  private func work(on documents: [DocumentStrings], _ run: DocumentRun) throws(UsageError) {
    guard updatePath != nil || checks else { return list(documents, run) }
    for group in try CatalogGroup.groups(of: documents, catalog: updatePath) {
      do throws(Failure) {
        let store = try CatalogStore(group, run)
        guard store.reportConflicts() else { continue }
        if checks { store.check() } else { try store.update(prunes: prunes) }
      } catch {
        run.report.add(error)
      }
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
