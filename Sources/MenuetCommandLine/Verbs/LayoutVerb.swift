import Menuet
import MenuetGeneration
import MenuetLayout
import MenuetModel
import MenuetSource

/// `menuet layout`: prints what the layout computes.
struct LayoutVerb: Verb {
  static let info = VerbInfo(
    name: "layout", summary: "prints toolbars at every width, rows of menus, heights of sheets",
    operand: .documents,
    options: [
      .layoutWidth, .layoutWidths, .platforms, .locales, .contentSizes, .surface, .layoutFormat,
    ] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "Without a width, toolbars are listed with all their ranges of widths; with one, with the"
        + " frames of what they show. Several platforms, languages or text sizes are divided by"
        + " commas."
    ],
    examples: [
      "layout Notes.menuet.xml", "layout --widths 375,678,1024 --surface main Notes.menuet.xml",
      "layout --format json --locale en,ar Notes.menuet.xml",
    ])

  private let options: DocumentOptions
  private let contexts: ContextOptions
  private let format: LayoutFormat
  private let widths: [Int]?
  private let surface: String?

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    contexts = try ContextOptions(arguments)
    format = arguments.word(.layoutFormat) ?? .text
    surface = arguments[.surface]
    let width = arguments.number(.layoutWidth)
    let list = arguments.numbers(.layoutWidths)
    widths = width == nil && list == nil ? nil : (width.map { [$0] } ?? []) + (list ?? [])
  }

  func run(in session: Session) throws(UsageError) {
    let run = try DocumentRun(options, in: session)
    if format == .json, run.documents.count > 1 { throw .oneDocument("--format json") }
    let output = session.streams.output
    let style = TerminalStyle(options.color, for: output, in: session.environment)
    var selection = SurfaceSelection(id: surface)
    var isFirst = true
    try run.forEachResolved { document, _, resolved in
      let path = document.displayPath
      let laidOut = contexts.contexts(for: resolved, metrics: run.metrics)
        .map { LayoutEngine(context: $0).layOut(resolved) }
      selection.see(resolved, contexts: laidOut)
      if laidOut.contains(where: { run.reportFaults(of: $0, path: path) }) { return }
      if format == .json { return output.write(json(of: laidOut)) }
      for laidOut in laidOut {
        let surfaces = LayoutSurfaces(laidOut, id: surface)
        if surface != nil, surfaces.isEmpty { continue }
        if !isFirst { output.write("\n") }
        isFirst = false
        output.write(
          LayoutText(laidOut, surfaces, style: style).text(path: path, widths: widths))
      }
    }
    try selection.check(contexts)
  }

  /// One object, or a list of them where there are several contexts.
  private func json(of layouts: [LaidOutDocument]) -> [UInt8] {
    let values = layouts.map { laidOut in
      LayoutJSON(laidOut, LayoutSurfaces(laidOut, id: surface), widths: widths)
    }
    let emitter = JSONEmitter(isCompact: false)
    // Texts and numbers of points can always be written.
    return (try? values.count == 1 ? emitter.emit(values[0]) : emitter.emit(values)) ?? []
  }
}

/// Whether what the command line asks for was found in some document.
struct SurfaceSelection {
  private let id: String?
  private var isFound = false
  private var known: [String] = []
  private var platforms: PlatformSet = []
  private var documents = 0
  private var contexts = 0

  init(id: String?) { self.id = id }

  /// Remembers what a document has, for the words of an error.
  mutating func see(_ document: Document, contexts laidOut: [LaidOutDocument]) {
    documents += 1
    contexts += laidOut.count
    platforms.formUnion(document.platforms)
    guard let id else { return }
    for laidOut in laidOut {
      let surfaces = LayoutSurfaces(laidOut)
      known += surfaces.toolbars.map(\.id) + surfaces.menus.map(\.id)
      known += surfaces.presentations.map(\.id)
    }
    if known.contains(id) { isFound = true }
  }

  /// Remembers that the surface was found, be it of another kind.
  mutating func find() { isFound = true }

  /// Fails where nothing was found.
  func check(_ options: ContextOptions) throws(UsageError) {
    guard documents > 0 else { return }
    if contexts == 0 {
      throw .platformAbsent(options.platformWords, platforms: platforms.description)
    }
    guard let id, !isFound else { return }
    throw .surfaceUnknown(id, near: NearMiss.best(for: id, in: known))
  }
}
