import Foundation
import PackagePlugin

/// Runs `menuet` on the documents of a package's targets, for packages that commit what is made of
/// them: `swift package menuet VERB`.
@main struct MenuetCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let words = extractor.remainingArguments
    guard let verb = PluginVerb(words, help: usage) else { return }
    let runner = ToolRunner(
      tool: try tool(of: context), folder: context.package.directoryURL, verb: verb)
    guard verb.takesDocuments else { return try runner.run(verb.arguments) }
    if verb.namesDocuments, !verb.writesBesideDocuments {
      let folder = URL(filePath: verb.documents[0], relativeTo: context.package.directoryURL)
        .deletingLastPathComponent()
      return try runner.run(verb.frameworkArguments(in: folder) + verb.arguments)
    }
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    var documents = targets.compactMap(\.sourceModule).map { TargetDocuments($0) }
    if verb.namesDocuments {
      let named = verb.documents.map {
        URL(filePath: $0, relativeTo: context.package.directoryURL).standardizedFileURL
      }
      for (name, file) in zip(verb.documents, named)
      where !documents.contains(where: { $0.holds(file) }) {
        return Diagnostics.error("'\(name)' is in none of the targets")
      }
      for index in documents.indices { documents[index].keep(named) }
    }
    documents.removeAll { $0.files.isEmpty }
    if documents.isEmpty {
      let place = names.isEmpty ? "the package" : names.joined(separator: ", ")
      Diagnostics.error("no target of \(place) has a *.menuet.xml")
      return
    }
    try runner.run(on: documents)
  }

  /// The tool under the name that a build system or an artifact bundle gives it: that of the product,
  /// or of the target.
  private func tool(of context: PluginContext) throws -> URL {
    if let tool = try? context.tool(named: "menuet") { return tool.url }
    return try context.tool(named: "MenuetMain").url
  }

  private var usage: String {
    """
    Usage: swift package [--allow-writing-to-package-directory] menuet VERB [--target NAME]… [options]

      validate   checks the documents of the targets
      generate   writes the Swift source of each document beside it; --check only compares
      strings    lists texts; --update FILE.xcstrings completes a String Catalog
      render     draws each document beside it; --format text prints
      layout     prints what toolbars show at every width
      explain    prints the page of a rule

    Without --target all targets of the package are meant. Options are those of menuet:
    'swift package menuet VERB --help' lists them. generate, strings --update and render write into the
    package, which --allow-writing-to-package-directory permits.
    """
  }
}

/// A verb of the plugin with its arguments.
struct PluginVerb {
  let name: String
  /// The arguments behind the verb.
  let arguments: [String]

  /// The verbs that take the documents of targets.
  private static let documentVerbs = ["validate", "generate", "strings", "render", "layout"]
  /// The verbs that are passed on as they are.
  private static let otherVerbs = ["explain"]

  /// `nil` where there is nothing to run, which has been said.
  init?(_ words: [String], help: String) {
    guard let name = words.first else {
      Diagnostics.error("a verb is missing")
      print(help)
      return nil
    }
    if ["help", "--help", "-h"].contains(name) {
      print(help)
      return nil
    }
    let verbs = Self.documentVerbs + Self.otherVerbs
    guard verbs.contains(name) else {
      let list = verbs.map { "'\($0)'" }.joined(separator: ", ")
      let hint = name == "compile" ? ": 'generate' writes Swift source" : ""
      Diagnostics.error("there is no verb '\(name)'\(hint); there is \(list)")
      return nil
    }
    self.name = name
    arguments = Array(words.dropFirst())
  }

  var takesDocuments: Bool { Self.documentVerbs.contains(name) && !asksForHelp }

  /// Indicates whether documents are named, in place of those of targets.
  var namesDocuments: Bool { !documents.isEmpty }

  /// The documents that are named.
  var documents: [String] { arguments.filter { $0.hasSuffix(".menuet.xml") } }

  /// The arguments besides documents.
  var options: [String] { arguments.filter { !$0.hasSuffix(".menuet.xml") } }

  /// The arguments that say for which framework, where neither the command nor a configuration does.
  func frameworkArguments(in folder: URL) -> [String] {
    let isSaid = arguments.contains { $0.hasPrefix("--framework") || $0.hasPrefix("--config") }
    // JSON is for none of them.
    let isJSON =
      arguments.contains("--emit=json")
      || zip(arguments, arguments.dropFirst()).contains { $0 == ("--emit", "json") }
    guard name == "generate", !isSaid, !isJSON else { return [] }
    return FolderConfiguration(of: folder).frameworkArguments
  }

  private var asksForHelp: Bool { arguments.contains { $0 == "--help" || $0 == "-h" } }

  /// The verb of the tool.
  var toolVerb: String { name == "generate" ? "compile" : name }

  /// Indicates whether the results stand beside the documents: nothing says where else.
  var writesBesideDocuments: Bool {
    guard name == "generate" || name == "render" else { return false }
    let options = arguments.map { $0.prefix { $0 != "=" } }
    if options.contains("-o") || options.contains("--output") { return false }
    if options.contains("--output-dir") { return false }
    let printsText = zip(arguments, arguments.dropFirst()).contains { $0 == ("--format", "text") }
    return !(name == "render" && (printsText || arguments.contains("--format=text")))
  }
}

/// The documents of a target.
struct TargetDocuments {
  /// The folder of the target's sources.
  let folder: URL
  /// The documents of a run: those that no other one includes, or those that are named.
  private(set) var files: [URL]
  private let all: [URL]
  /// Indicates whether titles stand in the resources of the target's own bundle.
  let hasModuleBundle: Bool

  init(_ target: any SourceModuleTarget) {
    folder = target.directoryURL
    all = target.sourceFiles.map(\.url.standardizedFileURL).filter {
      $0.lastPathComponent.hasSuffix(".menuet.xml")
    }
    files = TargetFiles(all).documents
    hasModuleBundle = target.sourceFiles.contains { $0.type == .resource }
  }

  func holds(_ file: URL) -> Bool { all.contains(file) }

  /// Keeps some of the documents alone.
  mutating func keep(_ some: [URL]) { files = all.filter { some.contains($0) } }

  /// The documents of each folder, in the order of their paths.
  var folders: [(folder: URL, files: [URL])] {
    Dictionary(grouping: files) { $0.deletingLastPathComponent() }
      .map { ($0.key, $0.value.sorted { $0.path() < $1.path() }) }
      .sorted { $0.folder.path() < $1.folder.path() }
  }
}

/// Runs the tool, and says in the plugin's own words how that ended.
struct ToolRunner {
  let tool: URL
  /// Where the tool runs: paths on the command line begin there.
  let folder: URL
  let verb: PluginVerb

  func run(on targets: [TargetDocuments]) throws {
    guard verb.writesBesideDocuments else {
      // A folder is searched, and what another document includes is judged where it stands.
      guard verb.name == "generate" else {
        return try run(verb.arguments + targets.map(\.folder).map(relativePath))
      }
      let files = targets.flatMap(\.files)
      return try run(
        bundle(of: targets)
          + verb.frameworkArguments(in: files[0].deletingLastPathComponent()) + verb.arguments
          + files.map(relativePath))
    }
    for target in targets {
      for (folder, files) in target.folders {
        try run(
          bundle(of: [target]) + verb.frameworkArguments(in: folder) + verb.options
            + ["--output-dir", relativePath(folder)]
            + files.map(relativePath))
      }
    }
  }

  /// Runs the tool with the verb and some arguments.
  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    process.arguments = [verb.toolVerb] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let report = forward(pipe.fileHandleForReading)
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      return Diagnostics.error("menuet was ended by signal \(process.terminationStatus)")
    }
    switch process.terminationStatus {
    case 0: return
    case 1:
      Diagnostics.error(
        "menuet \(verb.toolVerb): there are errors in the documents, or outputs that are stale")
    case 3: Diagnostics.error("menuet \(verb.toolVerb): \(failure(report))")
    default:
      Diagnostics.error("menuet \(verb.toolVerb) failed with \(process.terminationStatus)")
    }
  }

  /// Passes on what the tool says as it says it, and returns it.
  private func forward(_ handle: FileHandle) -> String {
    var bytes = Data()
    while case let piece = handle.availableData, !piece.isEmpty {
      FileHandle.standardError.write(piece)
      bytes += piece
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The matter with a file, of which the tool has said more.
  private func failure(_ report: String) -> String {
    guard report.contains("file-unwritable") else { return "a file cannot be read; see above" }
    let isForbidden = ["not permitted", "ermission denied"].contains(where: report.contains)
    return isForbidden
      ? "a file cannot be written; what writes into the package needs 'swift package"
        + " --allow-writing-to-package-directory menuet \(verb.name)'"
      : "a file cannot be written; see above"
  }

  private func bundle(of targets: [TargetDocuments]) -> [String] {
    let isGiven = verb.arguments.contains { $0 == "--bundle" || $0.hasPrefix("--bundle=") }
    guard verb.name == "generate", !isGiven, targets.contains(where: \.hasModuleBundle) else {
      return []
    }
    return ["--bundle", "module"]
  }

  /// A path from the folder of the package, as people type it; that of another place is absolute.
  private func relativePath(_ file: URL) -> String {
    let path = file.standardizedFileURL.path(percentEncoded: false)
    let base = folder.standardizedFileURL.path(percentEncoded: false)
    let prefix = base.hasSuffix("/") ? base : base + "/"
    guard path.hasPrefix(prefix), path.count > prefix.count else { return path }
    return String(path.dropFirst(prefix.count))
  }
}
