import MenuetGeneration
import MenuetLayout
import MenuetModel

/// The options of `compile`, and those that verbs share. Which verb has which, the verbs' own tables
/// say.
extension CommandOption {
  // MARK: Everywhere

  package static let help = CommandOption("help", letter: "h", "show this help")
  package static let color = CommandOption(
    "color", .words(ColorChoice.words),
    "colour text; 'auto', the default, does on a terminal unless NO_COLOR is set")

  // MARK: Diagnostics and rules

  package static let diagnostics = CommandOption(
    "diagnostics", .words(DiagnosticFormat.words),
    "print diagnostics as text (the default), as one JSON array or SARIF 2.1.0 log for all"
      + " documents, or as workflow commands of GitHub Actions")
  package static let rule = CommandOption(
    "rule", .ruleSetting, isRepeatable: true,
    "set a rule's severity, or switch it off; 'pedantic=note' shows the notes that are off")
  package static let configuration = CommandOption(
    "config", .file("FILE"),
    "take severities, thresholds, framework and access from FILE (default: the nearest menuet.json,"
      + " from the document's folder upwards)")
  package static let quiet = CommandOption(
    "quiet", letter: "q", "print errors, but no warnings, notes or summary")
  package static let verbose = CommandOption(
    "verbose", letter: "v", "say which files are read and written")
  package static let metrics = CommandOption(
    "metrics", .file("FILE"),
    "take sizes of bars and menus from a JSON object, such as {\"bar-height\": 48} (default: nominal"
      + " sizes, those of \(MetricSet.releases.joined(separator: ", ")))")
  static let font = CommandOption(
    "font", .file("FILE"),
    "measure text with the advance widths of a TrueType or OpenType font (default: a built-in table,"
      + " made from Inter)")
  package static let symbols = CommandOption(
    "symbols", .file("FILE"),
    "check the names of symbols against name_availability.plist of the SF Symbols app")
  package static let jobs = CommandOption(
    "jobs", letter: "j", .number(1...256),
    "work on as many documents at a time (default: as many as there are processors)")
  package static let root = CommandOption(
    "root", .folder("DIR"),
    "let includes and symbolic links lead as far as DIR (default: the document's folder)")

  // MARK: Limits

  package static let maxDocumentBytes = CommandOption(
    "max-document-bytes", .number(1...Int(Int32.max)), "bytes of a document (default 67108864)")
  package static let maxNesting = CommandOption(
    "max-nesting", .number(1...1_000), "levels of elements (default 256)")
  package static let maxElements = CommandOption(
    "max-elements", .number(1...100_000_000), "elements of a document (default 1000000)")
  static let maxTitleBytes = CommandOption(
    "max-title-bytes", .number(1...Int(Int32.max)), "bytes of an attribute's value (default 10000)")
  static let maxToolbarUnits = CommandOption(
    "max-toolbar-units", .number(1...100_000), "units of a toolbar (default 1000)")
  static let maxIncludeLevels = CommandOption(
    "max-include-levels", .number(1...1_000), "levels of included files (default 64)")
  static let maxConditionVariables = CommandOption(
    "max-condition-variables", .number(1...1_000),
    "states, toggles and options in conditions that are compared (default 16)")
  static let maxConditionLevels = CommandOption(
    "max-condition-levels", .number(1...1_000), "levels of a condition (default 64)")

  // MARK: Outputs

  package static let output = CommandOption(
    "output", letter: "o", .file("FILE"), "write to FILE; '-' is standard output")
  package static let outputFolder = CommandOption(
    "output-dir", .folder("DIR"),
    "write to DIR, which is made if need be, under names derived from the documents'")
  package static let force = CommandOption(
    "force", "overwrite a file even if it was not made by menuet")
  package static let depfile = CommandOption(
    "depfile", .file("FILE"), "write every file that was read as a Make rule for the outputs")
  package static let check = CommandOption(
    "check", "write nothing; fail with exit code 1 if the output on disk is stale")
  package static let emit = CommandOption(
    "emit", .words(Emission.words),
    "what to make: Swift source (the default), JSON, or page objects for UI tests of that source")
  package static let framework = CommandOption(
    "framework", .words(Framework.words),
    "what the Swift source is for: UIKit (the default), SwiftUI, AppKit, or no framework at all")
  package static let access = CommandOption(
    "access", .words(AccessLevel.words),
    "the access level of what the Swift source declares (default internal)")
  static let bundle = CommandOption(
    "bundle", .words(TitleBundle.words),
    "where the Swift source looks titles up: in its module's resources, the app's, or those of the"
      + " bundle that holds it (the default)")
  package static let allLayouts = CommandOption(
    "all-layouts", "lay out every menu in small, medium and large, not in its own form alone")
  static let compact = CommandOption("compact", "write JSON without white space")
}

extension [CommandOption] {
  /// The options of every verb that reads documents.
  package static let reading: [CommandOption] = [
    .diagnostics, .rule, .configuration, .symbols, .metrics, .font, .root, .jobs, .color, .quiet,
    .verbose, .help,
  ]

  /// The options that raise a limit.
  package static let limits: [CommandOption] = [
    .maxDocumentBytes, .maxNesting, .maxElements, .maxTitleBytes, .maxToolbarUnits,
    .maxConditionVariables, .maxConditionLevels, .maxIncludeLevels,
  ]
}
