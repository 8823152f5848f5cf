import Menuet
import MenuetFormatting
import MenuetGeneration
import MenuetLayout
import MenuetModel
import MenuetSource
import MenuetSuggestion
import MenuetTool
import MenuetXML

/// `menuet suggest`: proposes in which order units of toolbars give way, by how often commands are used.
struct SuggestVerb: Verb {
  static let info = VerbInfo(
    name: "suggest", summary: "proposes what toolbars keep longest from counts of use",
    operand: .documents,
    options: [
      .usageCounts, .suggestionWidths, .platforms, .suggestionFormat, .suggestionInPlace,
      .suggestionDiff,
    ] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "A command in the bar costs one tap, one in the overflow menu or in a group's menu two. Counts"
        + " weigh the commands, and all widths count alike. Priorities are proposed where no order"
        + " needs fewer taps, else steps of 'shrink', behind those that take titles. Of up to 20 units"
        + " that give way the proposal is the best there is; of more, the text says how far from the"
        + " best it may be.",
      "Nothing is written without --in-place: the text says where the proposal belongs. Of several"
        + " platforms, the proposal is written that needs the fewest taps on all of them together.",
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
      let bars = suggestions(for: document, file.counts, run)
      guard isInPlace || showsDiff else { return write(bars, to: session) }
      do throws(Failure) {
        try change(compilation, by: bars, session)
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
    let suggestion: UsageSuggestion
  }

  /// What is proposed for a toolbar on each platform.
  struct Bar {
    let proposals: [Proposal]
    let shared: SharedSuggestion

    /// The proposal that is written; `nil` where the toolbar stays as it is.
    var written: Proposal? { shared.chosen.map { proposals[$0] } }
  }

  private func suggestions(
    for document: Document, _ counts: [String: Int], _ run: DocumentRun
  ) -> [Bar] {
    let platforms = contexts.contexts(for: document, metrics: run.metrics).map { context in
      let widths = widths ?? context.platform.usualBarWidths
      return (context: context, cost: UsageCost(counts: counts, widths: widths))
    }
    let bars = document.toolbars + document.presented.compactMap(\.body.toolbar)
    return bars.compactMap { toolbar in
      let platforms = platforms.filter {
        !$0.cost.widths.isEmpty && toolbar.platforms.contains(PlatformSet($0.context.platform))
      }
      if platforms.isEmpty || toolbar.regions.center.isEmpty { return nil }
      let suggestions = platforms.map {
        UsageSuggestion(for: toolbar, in: document, context: $0.context, cost: $0.cost)
      }
      return Bar(
        proposals: zip(platforms, suggestions).map { platform, suggestion in
          Proposal(
            toolbar: toolbar, platform: platform.context.platform,
            widths: platform.cost.widths, suggestion: suggestion)
        },
        shared: SharedSuggestion(
          of: suggestions, for: toolbar, in: document, platforms: platforms))
    }
  }

  /// Writes the proposals where they belong, which may be in a file that is included.
  private func change(
    _ compilation: Compilation, by bars: [Bar], _ session: Session
  ) throws(Failure) {
    var changes: [(source: SourceFile, text: SourceFile, bytes: [UInt8])] = []
    let proposals = bars.compactMap(\.written)
    for (file, edits) in SuggestedEdits(proposals, in: compilation.written).ofFiles {
      let source = compilation.sources[file]
      guard let first = rewritten(source, compilation.contents[file], edits) else {
        throw .unrepresentable(source.path, encoding: source.encoding.name)
      }
      let formatter = DocumentFormatter(limits: options.xmlLimits)
      let layout = formatter.edits(for: first.source, after: edits, of: source)
      guard let second = rewritten(first.source, first.bytes, layout) else {
        throw .unrepresentable(source.path, encoding: source.encoding.name)
      }
      changes.append((source, second.source, second.bytes))
    }
    for (source, text, bytes) in changes {
      if showsDiff {
        options.printDiff(from: source, to: text, in: session)
        continue
      }
      do throws(OutputError) {
        try OutputFile(source.path).replace(with: bytes)
      } catch {
        throw .unwritable(source.path, error)
      }
      options.say("proposal written to \(source.path)", in: session)
    }
    if isInPlace { write(bars, to: session) }
  }

  /// A file with edits, and what it reads as; `nil` where its encoding cannot hold them.
  private func rewritten(
    _ source: SourceFile, _ bytes: [UInt8], _ edits: [SourceEdit]
  ) -> (source: SourceFile, bytes: [UInt8])? {
    let rewriter = SourceRewriter(bytes: bytes, source: source)
    var sink = DiagnosticSink()
    guard let bytes = rewriter.applying(edits.reversed()),
      let source = SourceDecoder().decode(bytes, path: source.path, into: &sink)
    else { return nil }
    return (source, bytes)
  }

  private func write(_ bars: [Bar], to session: Session) {
    let output = session.streams.output
    switch format {
    case .text:
      output.write(
        bars.isEmpty
          ? "No toolbar has units that give way.\n"
          : bars.map { SuggestionText(bar: $0).text }.joined(separator: "\n"))
    case .json:
      // Texts and numbers can always be written.
      try? JSONEmitter(isCompact: false).emit(SuggestionJSON(bars)) { output.write($0) }
    }
  }
}
