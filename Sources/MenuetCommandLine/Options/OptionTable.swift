import MenuetGeneration
import MenuetLayout
import MenuetModel
import MenuetRendering

/// Every option there is. Which verb has which, the verbs' own tables say.
extension CommandOption {
  // MARK: Everywhere

  static let help = CommandOption("help", letter: "h", "show this help")
  static let version = CommandOption("version", "show the version")
  static let completionScript = CommandOption(
    "generate-completion-script", .words(Shell.words),
    "print a script that completes verbs, options and their words in a shell")
  static let color = CommandOption(
    "color", .words(ColorChoice.words),
    "colour text; 'auto', the default, does on a terminal unless NO_COLOR is set")

  // MARK: Diagnostics and rules

  static let diagnostics = CommandOption(
    "diagnostics", .words(DiagnosticFormat.words),
    "print diagnostics as text (the default), as one JSON array or SARIF 2.1.0 log for all"
      + " documents, or as workflow commands of GitHub Actions")
  static let rule = CommandOption(
    "rule", .ruleSetting, isRepeatable: true,
    "set a rule's severity, or switch it off; 'pedantic=note' shows the notes that are off")
  static let configuration = CommandOption(
    "config", .file("FILE"),
    "take severities, thresholds, framework and access from FILE (default: the nearest menuet.json,"
      + " from the document's folder upwards)")
  static let quiet = CommandOption(
    "quiet", letter: "q", "print errors, but no warnings, notes or summary")
  static let verbose = CommandOption(
    "verbose", letter: "v", "say which files are read and written")
  static let metrics = CommandOption(
    "metrics", .file("FILE"),
    "take sizes of bars and menus from a JSON object, such as {\"bar-height\": 48} (default: nominal"
      + " sizes, those of \(MetricSet.releases.joined(separator: ", ")))")
  static let font = CommandOption(
    "font", .file("FILE"),
    "measure text with the advance widths of a TrueType or OpenType font (default: a built-in table,"
      + " made from Inter)")
  static let symbols = CommandOption(
    "symbols", .file("FILE"),
    "check the names of symbols against name_availability.plist of the SF Symbols app")
  static let jobs = CommandOption(
    "jobs", letter: "j", .number(1...256),
    "work on as many documents at a time (default: as many as there are processors)")
  static let root = CommandOption(
    "root", .folder("DIR"),
    "let includes and symbolic links lead as far as DIR (default: the document's folder)")

  // MARK: Limits

  static let maxDocumentBytes = CommandOption(
    "max-document-bytes", .number(1...Int(Int32.max)), "bytes of a document (default 67108864)")
  static let maxNesting = CommandOption(
    "max-nesting", .number(1...1_000), "levels of elements (default 256)")
  static let maxElements = CommandOption(
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

  // MARK: Validating

  static let strict = CommandOption("strict", "let warnings fail the run, with exit code 1")
  static let fix = CommandOption(
    "fix", "apply the safe remedies to the files; of standard input, print the mended text")
  static let diff = CommandOption(
    "diff", "print what --fix would change as a unified diff, and write nothing")

  // MARK: Outputs

  static let output = CommandOption(
    "output", letter: "o", .file("FILE"), "write to FILE; '-' is standard output")
  static let baseline = CommandOption(
    "baseline", .file("FILE"),
    "say nothing of the findings that FILE lists, wherever they have moved")
  static let writeBaseline = CommandOption(
    "write-baseline", .file("FILE"), "list all findings in FILE, as known, instead of printing them"
  )
  static let sort = CommandOption(
    "sort", .words(FindingOrder.words),
    "print findings in the order of the source, the default, or errors last")
  static let reportFile = CommandOption(
    "output", letter: "o", .file("FILE"),
    "write the report to FILE, in place of an earlier one; '-' is standard output")
  static let outputFolder = CommandOption(
    "output-dir", .folder("DIR"),
    "write to DIR, which is made if need be, under names derived from the documents'")
  static let force = CommandOption(
    "force", "overwrite a file even if it was not made by menuet")
  static let depfile = CommandOption(
    "depfile", .file("FILE"), "write every file that was read as a Make rule for the outputs")
  static let check = CommandOption(
    "check", "write nothing; fail with exit code 1 if the output on disk is stale")
  static let emit = CommandOption(
    "emit", .words(Emission.words),
    "what to make: Swift source (the default), JSON, or page objects for UI tests of that source")
  static let framework = CommandOption(
    "framework", .words(Framework.words),
    "what the Swift source is for: UIKit (the default), SwiftUI, AppKit, or no framework at all")
  static let access = CommandOption(
    "access", .words(AccessLevel.words),
    "the access level of what the Swift source declares (default internal)")
  static let bundle = CommandOption(
    "bundle", .words(TitleBundle.words),
    "where the Swift source looks titles up: in its module's resources, the app's, or those of the"
      + " bundle that holds it (the default)")
  static let allLayouts = CommandOption(
    "all-layouts", "lay out every menu in small, medium and large, not in its own form alone")
  static let compact = CommandOption("compact", "write JSON without white space")

  // MARK: Layouts and pictures

  static let layoutFormat = CommandOption(
    "format", .words(LayoutFormat.words), "print tables (the default) or JSON")
  static let layoutWidth = CommandOption(
    "width", .number(0...1_000_000), "place what toolbars show at this width, in points")
  static let layoutWidths = CommandOption(
    "widths", .numberList(0...1_000_000), "the same for several widths")
  static let why = CommandOption(
    "why", .text("ITEM"),
    "say why this item of a toolbar is not in the bar, which items take the room, and which changes"
      + " would bring it back")
  static let pictureFormat = CommandOption(
    "format", .words(PictureFormat.words), later: ["html", "png"],
    "draw with vectors (the default) or with box characters; html and png are not available yet")
  static let pictureWidth = CommandOption(
    "width", .number(0...1_000_000),
    "draw toolbars at this width alone, in points, not in each of their ranges")
  static let appearance = CommandOption(
    "appearance", .words(Appearance.words), "draw in light (the default) or dark colours")
  static let symbolFolder = CommandOption(
    "symbol-dir", .folder("DIR"),
    "draw symbols from SVG files that are named after them, such as 'trash.svg'")
  static let surface = CommandOption(
    "surface", .text("ID"), "the menu, toolbar, button or other surface of this id alone")
  static let platform = CommandOption(
    "platform", .words(Platform.allCases.map(\.rawValue)),
    "the platform to lay out for (default: the document's first)")
  static let locale = CommandOption(
    "locale", .text("TAG"), "the language to lay out for (default: the document's)")
  static let contentSize = CommandOption(
    "content-size", .words(ContentSize.allCases.map(\.rawValue)),
    "the text size to lay out for (default large)")
  static let platforms = CommandOption(
    "platform", .wordList(Platform.allCases.map(\.rawValue)),
    "platforms to lay out for (default: the document's first)")
  static let locales = CommandOption(
    "locale", .text("TAG,TAG,…"), "languages to lay out for (default: the document's)")
  static let contentSizes = CommandOption(
    "content-size", .wordList(ContentSize.allCases.map(\.rawValue)),
    "text sizes to lay out for (default large)")

  // MARK: Strings

  static let catalogUpdate = CommandOption(
    "update", .file("FILE.xcstrings"),
    "add the texts to a String Catalog, which is made if need be (default of the other options: the"
      + " catalog that the documents name in 'strings')")
  static let prune = CommandOption(
    "prune", "with --update: remove what no document has any more, instead of marking it as stale")
  static let catalogCheck = CommandOption(
    "check",
    "write nothing; fail with exit code 1 if the catalog lacks a text or a translation, or has texts"
      + " that no document has")
  static let translationExport = CommandOption(
    "export", .file("FILE.xliff"),
    "write the texts for a translator, as XLIFF 1.2; '-' is standard output")
  static let translationImport = CommandOption(
    "import", .file("FILE.xliff"), "put the translations of an XLIFF file into the catalog")
  static let translationLocale = CommandOption(
    "locale", .text("TAG"),
    "the language to export (default: the only one that the texts are translated into)")
  static let stringFormat = CommandOption(
    "format", .words(LayoutFormat.words), "list a table (the default) or JSON")

  // MARK: Starting

  static let appName = CommandOption(
    "app", .text("NAME"), "the name of the app, as a type of Swift (default: the folder's)")
  static let startPlatforms = CommandOption(
    "platforms", .wordList(Platform.allCases.map(\.rawValue)),
    "the platforms of the app (default ios,ipados,macos)")
  static let startFramework = CommandOption(
    "framework", .words(Framework.words),
    "what Swift source is made for (default: UIKit, or AppKit for macOS alone)")

  // MARK: Schemas

  static let schemaFormat = CommandOption(
    "format", .words(SchemaFormat.words),
    "print RELAX NG (the default), XML Schema 1.0, or the JSON Schema of what compile writes")

  // MARK: Explaining

  static let list = CommandOption("list", "list all rules by what they look at")
  static let pageFormat = CommandOption(
    "format", .words(PageFormat.words), "print text (the default), Markdown or JSON")
}

extension [CommandOption] {
  /// The options of every verb that reads documents.
  static let reading: [CommandOption] = [
    .diagnostics, .rule, .configuration, .symbols, .metrics, .font, .root, .jobs, .color, .quiet,
    .verbose, .help,
  ]

  /// The options that raise a limit.
  static let limits: [CommandOption] = [
    .maxDocumentBytes, .maxNesting, .maxElements, .maxTitleBytes, .maxToolbarUnits,
    .maxConditionVariables, .maxConditionLevels, .maxIncludeLevels,
  ]
}
