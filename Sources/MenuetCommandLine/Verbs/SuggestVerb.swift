import Menuet
import MenuetGeneration
import MenuetLayout
import MenuetModel
import MenuetSource
import MenuetSuggestion
import MenuetTool

/// `menuet suggest`: proposes priorities for toolbars, by how often commands are used.
struct SuggestVerb: Verb {
  static let info = VerbInfo(
    name: "suggest", summary: "proposes priorities in toolbars from counts of use",
    operand: .documents,
    options: [
      .usageCounts, .suggestionWidths, .platforms, .suggestionFormat, .suggestionInPlace,
      .suggestionDiff,
    ] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "A command in the bar costs one tap, one in the overflow menu or in a group's menu two. Counts"
        + " weigh the commands, and all widths count alike. Of up to 20 units that can leave the bar"
        + " (with up to 4 groups that become one button) the priorities are the best there are; of"
        + " more, the text says how far from the best they may be.",
      "Nothing is written without --in-place: the text says where the priorities belong.",
    ],
    examples: [
      "suggest --usage counts.csv Notes.menuet.xml",
      "suggest --usage counts.csv --widths 375,744 Notes.menuet.xml",
      "suggest --usage counts.csv --in-place Notes.menuet.xml",
    ])

  private let options: DocumentOptions
  private let contexts: ContextOptions
  private let usagePath: String
  private let widths: [Int]?
  private let format: LayoutFormat
  private let isInPlace: Bool
  private let showsDiff: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    contexts = try ContextOptions(arguments)
    guard let path = arguments[.usageCounts] else {
      throw .optionNeeds(Self.info.name, needed: [CommandOption.usageCounts.usage])
    }
    usagePath = path
    widths = arguments.numbers(.suggestionWidths)
    format = arguments.word(.suggestionFormat) ?? .text
    isInPlace = arguments.contains(.suggestionInPlace)
    showsDiff = arguments.contains(.suggestionDiff)
    try arguments.exclude(.suggestionDiff, .suggestionInPlace)
    try arguments.exclude(.suggestionDiff, .suggestionFormat)
    if isInPlace, options.operands.contains("-") {
      throw .operandNotAFile(CommandOption.suggestionInPlace.longSpelling)
    }
  }

  func run(in session: Session) throws(UsageError) {
    let run = try DocumentRun(options, in: session)
    if run.documents.count > 1 { throw .oneDocument(Self.info.name) }
    guard let (source, file) = usage(run) else { return run.report.finish() }
    try run.forEach { compiler, bytes, path in
      compiler.validate(bytes, path: path)
    } body: { _, _, compilation in
      run.addErrors(of: compilation)
      guard let document = compilation.resolved else { return }
      var file = file
      file.reportUnknown(among: document.commands.map(\.id) + document.choices.map(\.id))
      run.report.add(file.findings, in: [source])
      let proposals = suggestions(for: document, file.counts, run)
      guard isInPlace || showsDiff else { return write(proposals, to: session) }
      do throws(Failure) {
        try change(compilation, by: proposals, session)
      } catch {
        run.report.add(error)
      }
    }
  }

  /// The counts; `nil` where something is wrong with them, which is reported.
  private func usage(_ run: DocumentRun) -> (SourceFile, UsageFile)? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(usagePath, limit: 64 << 20)
    } catch {
      run.report.add(.unreadable(usagePath, error))
      return nil
    }
    let source = SourceFile(json: bytes, path: usagePath)
    let file = UsageFile(source)
    guard file.findings.isEmpty else {
      run.report.add(file.findings, in: [source])
      return nil
    }
    return (source, file)
  }

  /// A toolbar on a platform, with what is proposed for it.
  struct Proposal {
    let toolbar: Toolbar
    let platform: Platform
    let widths: [Int]
    let suggestion: PrioritySuggestion
  }

  private func suggestions(
    for document: Document, _ counts: [String: Int], _ run: DocumentRun
  ) -> [Proposal] {
    contexts.contexts(for: document, metrics: run.metrics).flatMap { context in
      let widths = widths ?? context.platform.usualBarWidths
      let bars = document.toolbars + document.presented.compactMap(\.body.toolbar)
      return bars.filter {
        !widths.isEmpty && $0.platforms.contains(PlatformSet(context.platform))
          && !$0.regions.center.isEmpty
      }.map { toolbar in
        Proposal(
          toolbar: toolbar, platform: context.platform, widths: widths,
          suggestion: PrioritySuggestion(
            for: toolbar, in: document, context: context,
            cost: UsageCost(counts: counts, widths: widths)))
      }
    }
  }

  /// Sets the priorities where they are written, which may be in a file that is included.
  private func change(
    _ compilation: Compilation, by proposals: [Proposal], _ session: Session
  ) throws(Failure) {
    var changes: [(source: SourceFile, edits: [SourceEdit], bytes: [UInt8])] = []
    for (file, edits) in SuggestedEdits(proposals, in: compilation.written).ofFiles {
      let source = compilation.sources[file]
      let rewriter = SourceRewriter(bytes: compilation.contents[file], source: source)
      guard let bytes = rewriter.applying(edits.reversed()) else {
        throw .unrepresentable(source.path, encoding: source.encoding.name)
      }
      changes.append((source, edits, bytes))
    }
    for (source, edits, bytes) in changes {
      if showsDiff {
        options.printDiff(of: source, edits, in: session)
        continue
      }
      do throws(OutputError) {
        try OutputFile(source.path).replace(with: bytes)
      } catch {
        throw .unwritable(source.path, error)
      }
      options.say("priorities set in \(source.path)", in: session)
    }
    if isInPlace { write(proposals, to: session) }
  }

  private func write(_ proposals: [Proposal], to session: Session) {
    let output = session.streams.output
    switch format {
    case .text:
      output.write(
        proposals.isEmpty
          ? "No toolbar has units that give way.\n"
          : proposals.map { SuggestionText(proposal: $0).text }.joined(separator: "\n"))
    case .json:
      // Texts and numbers can always be written.
      try? JSONEmitter(isCompact: false).emit(SuggestionJSON(proposals)) { output.write($0) }
    }
  }
}
