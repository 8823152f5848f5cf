import MenuetGeneration
import MenuetImport
import MenuetLayout
import MenuetModel
import MenuetRendering
import MenuetTool

/// The options of the verbs other than `compile`. Which verb has which, the verbs' own tables say.
extension CommandOption {
  // MARK: Everywhere

  static let version = CommandOption("version", "show the version")
  static let completionScript = CommandOption(
    "generate-completion-script", .words(Shell.words),
    "print a script that completes verbs, options and their words in a shell")

  // MARK: Validating

  static let strict = CommandOption("strict", "let warnings fail the run, with exit code 1")
  static let fix = CommandOption(
    "fix", "apply the safe remedies to the files; of standard input, print the mended text")
  static let diff = CommandOption(
    "diff", "print what --fix would change as a unified diff, and write nothing")

  // MARK: Outputs

  static let baseline = CommandOption(
    "baseline", .file("FILE"),
    "say nothing of the findings that FILE lists, wherever they have moved")
  static let writeBaseline = CommandOption(
    "write-baseline", .file("FILE"),
    "list all findings in FILE ('-' is standard output), as known, instead of printing them"
  )
  static let sort = CommandOption(
    "sort", .words(FindingOrder.words),
    "print findings in the order of the source, the default, or errors last")
  static let reportFile = CommandOption(
    "output", letter: "o", .file("FILE"),
    "write the report to FILE, in place of an earlier one; '-' is standard output")

  // MARK: Formatting

  static let formatCheck = CommandOption(
    "check", "write nothing; fail with exit code 1 if a document would change, and name it")
  static let inPlace = CommandOption(
    "in-place", letter: "i", "write the documents that change, instead of printing one")
  static let formatDiff = CommandOption(
    "diff", "print what would change as a unified diff, and write nothing")
  static let range = CommandOption(
    "range", .text("FIRST:LAST"),
    "lay out the tags, comments and texts on these lines alone, counted from 1")

  // MARK: Merging

  static let label = CommandOption(
    "label", letter: "L", .text("NAME"), isRepeatable: true,
    "name a side in conflicts: ours, then theirs; of three, the base between them")
  static let markerSize = CommandOption(
    "marker-size", .number(0...1_000), "signs in a marker of a conflict (default 7)")
  static let mergedPath = CommandOption(
    "path", .text("PATH"), "call the document so in messages (default: OURS)")
  static let printMerged = CommandOption(
    "stdout", letter: "p", "print the merged document, and write nothing")
  static let installDriver = CommandOption(
    "install", "let git merge documents with menuet, in the repository around this folder")

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
    "format", .words(PictureFormat.words),
    "draw with vectors, write a page on which everything can be tried, draw with pixels, which takes"
      + " librsvg, or with box characters (default: by the ending of -o FILE, else svg)")
  static let scale = CommandOption(
    "scale", .number(1...8), "pixels a point of --format png (default 1)")
  static let pictureWidth = CommandOption(
    "width", .number(0...1_000_000),
    "draw toolbars at this width alone, in points, not at those of usual devices and of each range")
  static let state = CommandOption(
    "state", .text("NAME,NAME=VALUE,…"), isRepeatable: true,
    "draw the app in a state: 'editing' or 'editing=true' for a state or toggle that is on,"
      + " 'editing=false' for one that is off, 'sort-order=by-name' for an option of a choice")
  static let states = CommandOption(
    "states",
    "draw how menus change: each as it is at first, and once for each state that changes it, with its"
      + " other rows marked")
  static let before = CommandOption(
    "before", .file("OLD"),
    "draw what is other than in OLD, an earlier version of the document: before and now side by side;"
      + " with --split a picture for each surface that has changed, and a summary in Markdown")
  static let watch = CommandOption(
    "watch",
    "draw again when a file changes, until the command is ended; an open page of --format html loads"
      + " itself again")
  static let split = CommandOption(
    "split", "draw each surface into a picture of its own, in the folder of --output-dir")
  static let appearance = CommandOption(
    "appearance", .words(Appearance.words), "draw in light (the default) or dark colours")
  static let symbolFolder = CommandOption(
    "symbol-dir", .folder("DIR"),
    "draw symbols from SVG files that are named after them, such as 'trash.svg'")
  static let guidelines = CommandOption(
    "guidelines", .words(GuidelineEdition.allCases.map(\.rawValue)),
    "draw as the systems of this edition of the guidelines do (default: the document's)")
  static let surface = CommandOption(
    "surface", .text("ID"), "the menu, toolbar, button or other surface of this id alone")
  static let bare = CommandOption(
    "bare",
    "draw the surface of --surface alone on a transparent ground, without title, captions and notes: a"
      + " menu as declared, a bar at one width, what is presented on its first device")
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

  // MARK: Comparing

  static let comparisonFormat = CommandOption(
    "format", .words(ComparisonFormat.words),
    "print text (the default), Markdown for a pull request, JSON, or a page")
  static let breaking = CommandOption(
    "breaking",
    "fail with exit code 1 if names of the Swift source are gone, or have another type")
  static let frameworks = CommandOption(
    "framework", .wordList(Framework.words),
    "frameworks whose Swift source is compared (default: that of menuet.json, else UIKit)")
  static let writeLock = CommandOption(
    "write-lock", .file("FILE"),
    "write the ids of documents and their names in Swift to FILE, such as menuet.lock; named as OLD, it"
      + " shows what is gone since")

  // MARK: Suggesting

  static let usageCounts = CommandOption(
    "usage", .file("FILE"),
    "how often each command is used: CSV with the header 'id,count', and a line for each")
  static let suggestionWidths = CommandOption(
    "widths", .numberList(0...1_000_000),
    "the widths of toolbars that count, each as much as the others (default: those of usual devices)"
  )
  static let suggestionFormat = CommandOption(
    "format", .words(LayoutFormat.words), "print text (the default) or JSON")
  static let suggestionInPlace = CommandOption(
    "in-place", letter: "i", "write the proposal into the document and into what it includes")
  static let suggestionDiff = CommandOption(
    "diff", "print what --in-place would change as a unified diff, and write nothing")

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
  static let wordedFrameworks = CommandOption(
    "framework", .wordList(Framework.words),
    "the frameworks that the app is written for, whose own words are left out (default: that of"
      + " menuet.json, else UIKit)")
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

  // MARK: Importing

  static let foreignFormat = CommandOption(
    "from", .words(ForeignFormat.words),
    "take the files for ones of this format, whatever they look like")

  // MARK: Schemas

  static let schemaFormat = CommandOption(
    "format", .words(SchemaFormat.words),
    "print RELAX NG (the default), XML Schema 1.0, or the JSON Schema of what compile writes")

  // MARK: Editors

  static let stdio = CommandOption(
    "stdio", "what editors add to the command: standard input and output are what it serves anyway")

  // MARK: Explaining

  static let list = CommandOption("list", "list all rules by what they look at")
  static let pageFormat = CommandOption(
    "format", .words(PageFormat.words), "print text (the default), Markdown or JSON")
}
