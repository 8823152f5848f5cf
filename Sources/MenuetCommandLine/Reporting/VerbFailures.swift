import MenuetModel
import MenuetRaster
import MenuetRendering
import MenuetSource
import MenuetTool

/// The failures of the verbs other than `compile`.
extension Failure {
  /// The summaries of the ids that are no rules, in one sentence without full stop.
  static let summaries: [RuleID: String] = [
    SettingsFindings.rule: "a file of settings says only what there is to say",
    "file-unwritable": "an output or a mended document can be written",
    CatalogCheck.rule: "a String Catalog has the texts of its documents, and no others",
    "internal-fault": "menuet makes no mistakes of its own",
    "output-stale": "the file on disk is what menuet makes of the document",
  ]

  /// A document that is not in its canonical layout.
  static func unformatted(_ path: String, command: String) -> Failure {
    Failure(
      id: "output-stale", path: path, message: "the document is not formatted",
      exitCode: .documents, advice: "run '\(command)'")
  }

  /// A git that does not start, or that has refused.
  static func git(_ problem: GitCommand.Problem) -> Failure {
    switch problem {
    case .missing:
      Failure(
        id: "file-unreadable", path: "git", message: "git cannot be started",
        exitCode: .inputOutput, advice: "install git, or put it on the search path")
    case .refused(let words):
      Failure(
        id: "file-unwritable", path: "git", message: "git has failed: \(words)",
        exitCode: .inputOutput)
    }
  }

  /// A folder around which git finds no repository.
  static func noRepository(_ words: String, advice: String) -> Failure {
    Failure(
      id: "file-unreadable", path: "git", message: GitCommand.noRepository(words),
      exitCode: .inputOutput, advice: advice)
  }

  /// A String Catalog that is not there.
  static func catalogMissing(_ path: String, command: String) -> Failure {
    Failure(
      id: CatalogCheck.rule, path: path, message: "there is no String Catalog yet",
      exitCode: .documents, advice: "run: \(command)")
  }

  /// A file that stands where a String Catalog should.
  static func noCatalog(_ path: String, _ error: StringCatalog.ParseError) -> Failure {
    Failure(
      id: "file-unwritable", path: path,
      message: "the file is no String Catalog and is left as it is: \(error.words)",
      exitCode: .inputOutput, advice: "name another file, or mend this one")
  }

  /// A file that holds no translations.
  static func noTranslations(_ path: String, isEmpty: Bool) -> Failure {
    Failure(
      id: "file-unreadable", path: path,
      message: isEmpty
        ? "the file is empty, and no XLIFF 1.2" : "the file is no XLIFF 1.2",
      exitCode: .inputOutput,
      advice: "import a file that 'menuet strings --export' or Xcode has written")
  }

  /// A file that holds translations of other catalogs.
  static func notTranslated(_ path: String, catalog: String) -> Failure {
    Failure(
      id: CatalogCheck.rule, path: path,
      message: "the file has no translations of '\(Path.name(of: catalog))'",
      exitCode: .documents, advice: "import a file that was exported from this catalog")
  }

  /// A drawing of a symbol that no picture may take in.
  static func symbolUnusable(_ path: String, _ refusal: SymbolFile.Refusal) -> Failure {
    let place = refusal.line.map { " (line \($0))" } ?? ""
    return Failure(
      id: "file-unreadable", path: path,
      message: "the symbol cannot be used: the file \(refusal.reason)\(place)",
      exitCode: .inputOutput,
      advice: "export the symbol as an SVG file that needs no other file, or remove it")
  }

  /// An earlier version that cannot be drawn.
  ///
  /// - Parameter reason: What is the matter with it, to be said behind "it".
  static func earlierVersion(_ path: String, _ reason: String, advice: String) -> Failure {
    Failure(
      id: "file-unreadable", path: path, message: "the earlier version \(reason)",
      exitCode: .documents, advice: advice)
  }

  /// A picture that cannot be one of pixels.
  static func notRasterized(_ path: String?, _ failure: Rasterizer.Failure) -> Failure {
    let library = "librsvg"
    let install = "install it with 'sudo apt-get install librsvg2-2' or 'brew install librsvg'"
    switch failure {
    case .libraryMissing:
      return Failure(
        id: "file-unreadable", path: library,
        message: "pictures of pixels are drawn with librsvg, which is not here",
        exitCode: .inputOutput, advice: install + ", or draw with --format svg")
    case .libraryOld(let function):
      return Failure(
        id: "file-unreadable", path: library,
        message: "this librsvg is too old, and has no '\(function)'",
        exitCode: .inputOutput, advice: install)
    case .tooLarge(let width, let height):
      return Failure(
        id: "file-unwritable", path: path ?? "-",
        message: "the picture would have \(Int(width)) × \(Int(height)) pixels, more than fit",
        exitCode: .inputOutput,
        advice:
          "draw each surface for itself with --split, or one with --surface, or with a smaller"
          + " --scale")
    case .refused(let reason):
      return Failure(
        id: "file-unwritable", path: path ?? "-", message: "librsvg cannot draw it: \(reason)",
        exitCode: .inputOutput, advice: "draw with --format svg")
    }
  }

  /// A file where new ones are to be written.
  static func inTheWay(_ path: String) -> Failure {
    Failure(
      id: "file-unwritable", path: path, message: "the file is there already; nothing was written",
      exitCode: .inputOutput, advice: "choose another folder with --output-dir")
  }

  /// A document that changes cannot be written into.
  static func unrepresentable(_ path: String, encoding: String) -> Failure {
    Failure(
      id: "file-unwritable", path: path,
      message: "the encoding '\(encoding)' cannot hold what is to be written; the file is left"
        + " as it is",
      exitCode: .inputOutput, advice: "save it as UTF-8 first")
  }
}
