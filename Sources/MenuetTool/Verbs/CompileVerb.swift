import Menuet
import MenuetGeneration
import MenuetLayout
import MenuetModel
import MenuetSource

/// `menuet compile`: makes Swift source, page objects for UI tests, or JSON of documents.
package struct CompileVerb: Verb {
  package static let info = VerbInfo(
    name: "compile", summary: "makes Swift source, UI tests' page objects or JSON of documents",
    operand: .documents,
    options: [
      .emit, .framework, .access, .bundle, .allLayouts, .compact, .output, .outputFolder, .depfile,
      .check,
      .force,
    ] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "Writes to standard output unless -o or --output-dir is given; in a folder, 'Notes.menuet.xml'"
        + " becomes 'Notes+Menuet.swift', 'Notes+UITests.swift' or 'Notes.menuet.json'. A file is written only when its"
        + " content changes (a rule of Ninja needs 'restat = 1'), and never over a file that menuet"
        + " did not make.",
      "In a folder, a share or action extension 'post' has two files more: 'Notes+post+Extension.swift'"
        + " with its controller and 'Notes+post+Info.plist', both for its own target. When it leaves"
        + " the document they stay, for you to delete.",
    ],
    examples: [
      "compile Notes.menuet.xml -o Notes+Menuet.swift",
      "compile --framework none --output-dir Generated Sources",
      "compile --emit ui-tests --output-dir AppUITests Notes.menuet.xml",
      "compile --emit json --check -o Notes.menuet.json Notes.menuet.xml",
    ])

  private let options: DocumentOptions
  private let emission: Emission
  /// `nil` to follow the configuration.
  private let framework: Framework?
  private let access: AccessLevel?
  private let bundle: TitleBundle
  private let layouts: Bool
  private let isCompact: Bool
  private let plan: OutputPlan
  private let depfile: String?
  private let checks: Bool
  private let isForced: Bool

  /// Options that mean something for some outputs only.
  private static let bound: [(option: CommandOption, emissions: [Emission])] = [
    (.framework, [.swift, .uiTests]), (.access, [.swift, .uiTests]), (.bundle, [.swift]),
    (.compact, [.json]),
  ]

  private static func ending(_ emission: Emission) -> String {
    switch emission {
    case .swift: "+Menuet.swift"
    case .uiTests: "+UITests.swift"
    case .json: ".menuet.json"
    }
  }

  package init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    emission = arguments.word(.emit) ?? .swift
    for (option, emissions) in Self.bound
    where arguments.contains(option) && !emissions.contains(emission) {
      throw .optionNeeds(
        option.spelling, needed: emissions.map { "--emit \($0.rawValue)" })
    }
    try arguments.exclude(.check, .depfile)
    try arguments.exclude(.check, .force)
    framework = arguments.word(.framework)
    access = arguments.word(.access)
    bundle = arguments.word(.bundle) ?? .class
    layouts = arguments.contains(.allLayouts)
    isCompact = arguments.contains(.compact)
    depfile = arguments[.depfile]
    checks = arguments.contains(.check)
    isForced = arguments.contains(.force)
    plan = try OutputPlan(arguments, ending: Self.ending(emission))
    for option in [CommandOption.check, .depfile]
    where arguments.contains(option) && !plan.writesFiles {
      throw .optionNeeds(option.spelling, needed: ["-o FILE", "--output-dir DIR"])
    }
  }

  package func run(in session: Session) throws(UsageError) {
    let run = try DocumentRun(options, in: session)
    let destinations = try plan.destinations(of: run.documents, joins: false)
    try run.refuseInputs(as: destinations, depfile: depfile)
    let writer = OutputWriter(run, isForced: isForced, checks: checks)
    var rules: [(output: String, inputs: [String])] = []
    guard checks || run.prepare(plan) else { return }
    try run.forEach { document in
      selection(run.configuration(of: document))
    } _: { compiler, bytes, path in
      compiler.compile(bytes, path: path)
    } body: { document, index, compilation in
      var compilation = compilation
      let content = content(of: &compilation, run.configuration(of: document), run)
      run.addFindings(of: compilation)
      guard let content, put(content, to: destinations[index], document, run, writer) else {
        return
      }
      let inputs = run.inputs(of: compilation, of: document)
      if case .file(let path) = destinations[index] { rules.append((path, inputs)) }
      for file in extensionFiles(of: compilation, run.configuration(of: document)) {
        let place = plan.destination(beside: destinations[index], ending: file.ending)
        if writer.put(file.bytes, to: place), case .file(let path) = place {
          rules.append((path, inputs))
        }
      }
    } completion: {
      write(rules, writer)
    }
  }

  /// Frameworks lay their menus out by themselves, and what is generated for them holds none of our
  /// layouts.
  private func selection(_ configuration: Configuration) -> LayoutSelection {
    if emission == .uiTests { return .toolbars }
    if emission == .swift, framework(configuration) != .none { return .toolbars }
    return layouts ? .all : .declared
  }

  private func framework(_ configuration: Configuration) -> Framework {
    framework ?? configuration.framework ?? .uikit
  }

  /// The output for a document; `nil` where it has errors, or where a fault was reported.
  private func content(
    of compilation: inout Compilation, _ configuration: Configuration, _ run: DocumentRun
  ) -> OutputWriter.Content? {
    guard let laidOut = compilation.laidOut,
      !run.reportFaults(of: laidOut, path: compilation.path)
    else { return nil }
    switch emission {
    case .swift:
      let source = compilation.swift(
        framework: framework(configuration),
        access: access ?? configuration.access ?? .internal, bundle: bundle)
      if !plan.hasFolder {
        compilation.noteExtensionsWithoutFolder(framework: framework(configuration))
      }
      // A note of the generation may have been made an error.
      guard compilation.succeeded, let source else { return nil }
      return { receive in try source.withUnsafeBytes(receive) }
    case .uiTests:
      let source = compilation.uiTests(
        framework: framework(configuration),
        access: access ?? configuration.access ?? .internal)
      guard compilation.succeeded, let source else { return nil }
      return { receive in try source.withUnsafeBytes(receive) }
    case .json:
      let emitter = JSONEmitter(isCompact: isCompact)
      return { receive in try emitter.emit(laidOut.shown, to: receive) }
    }
  }

  /// The files of extensions, which stand in the folder beside the document's.
  private func extensionFiles(
    of compilation: Compilation, _ configuration: Configuration
  ) -> [ExtensionFile] {
    guard emission == .swift, plan.hasFolder else { return [] }
    return compilation.extensionFiles(
      framework: framework(configuration), access: access ?? configuration.access ?? .internal)
  }

  /// Returns whether the result is in its place.
  private func put(
    _ content: OutputWriter.Content, to destination: OutputPlan.Destination,
    _ document: InputDocument, _ run: DocumentRun, _ writer: OutputWriter
  ) -> Bool {
    do {
      return try writer.put(destination, content: content)
    } catch {
      run.report.add(.fault(document.displayPath, "the document cannot be written as JSON"))
      return false
    }
  }

  private func write(
    _ rules: [(output: String, inputs: [String])], _ writer: OutputWriter
  ) {
    guard let depfile, !rules.isEmpty else { return }
    writer.put(Array(Depfile.text(rules).utf8), in: depfile) { file throws(OutputError) in
      try file.refuseForeign { Depfile.isPresent(in: $0, for: rules.map(\.output)) }
    }
  }
}
