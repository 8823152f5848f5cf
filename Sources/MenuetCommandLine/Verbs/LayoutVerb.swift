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
      .layoutWidth, .layoutWidths, .why, .platforms, .locales, .contentSizes, .surface,
      .layoutFormat,
    ] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "Without a width, toolbars are listed with all their ranges of widths; with one, with the"
        + " frames of what they show. Several platforms, languages or text sizes are divided by"
        + " commas. Each language has its titles from the String Catalog that the document names;"
        + " 'pseudo' lengthens them.",
      "With --why, each change that is listed was made and laid out. Without a width, it is enough at"
        + " the widest bar in which the item is missing.",
    ],
    examples: [
      "layout Notes.menuet.xml", "layout --widths 375,678,1024 --surface main Notes.menuet.xml",
      "layout --why share --width 375 Notes.menuet.xml",
      "layout --format json --locale en,ar Notes.menuet.xml",
    ])

  private let options: DocumentOptions
  private let contexts: ContextOptions
  private let format: LayoutFormat
  private let widths: [Int]?
  private let surface: String?
  /// The item of toolbars that is asked about.
  private let item: String?

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    contexts = try ContextOptions(arguments)
    format = arguments.word(.layoutFormat) ?? .text
    surface = arguments[.surface]
    item = arguments[.why]
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
    var items = ItemSelection(id: item)
    var isFirst = true
    try run.forEachResolved(in: contexts.locales) { document, _, compilation, resolved in
      let path = document.displayPath
      let laidOut = contexts.contexts(for: resolved, metrics: run.metrics)
        .map { LayoutEngine(context: $0).layOut(compilation.resolved(in: $0) ?? resolved) }
      selection.see(resolved, contexts: laidOut)
      if laidOut.contains(where: { run.reportFaults(of: $0, path: path) }) { return }
      let all = laidOut.map { ($0, LayoutSurfaces($0, id: surface)) }
      for (laidOut, surfaces) in all { items.see(surfaces, in: laidOut) }
      if format == .json { return writeJSON(of: all, to: output) }
      for (laidOut, surfaces) in all {
        guard let text = text(of: laidOut, surfaces, path, style) else { continue }
        if !isFirst { output.write("\n") }
        isFirst = false
        output.write(text)
      }
    }
    try selection.check(contexts)
    try items.check()
  }

  /// `nil` where there is nothing of what was asked for.
  private func text(
    of laidOut: LaidOutDocument, _ surfaces: LayoutSurfaces, _ path: String, _ style: TerminalStyle
  ) -> String? {
    let text = LayoutText(laidOut, surfaces, style: style)
    guard let item else {
      return surface != nil && surfaces.isEmpty ? nil : text.text(path: path, widths: widths)
    }
    let parts = surfaces.answers(about: item, in: laidOut, widths: widths).map { toolbar, reports in
      VisibilityText(item: item, toolbar: toolbar, style: style).text(reports)
    }
    return parts.isEmpty ? nil : ([text.heading(path: path)] + parts).joined(separator: "\n")
  }

  /// One object, or a list of them where there are several contexts.
  private func writeJSON(of layouts: [(LaidOutDocument, LayoutSurfaces)], to output: ByteSink) {
    guard let item else {
      return write(layouts.map { LayoutJSON($0, $1, widths: widths) }, to: output)
    }
    let answers = layouts.map { laidOut, surfaces in
      VisibilityJSON(
        item: item, LayoutJSON.Context(laidOut.context),
        surfaces.answers(about: item, in: laidOut, widths: widths))
    }
    write(answers, to: output)
  }

  private func write<Value: Encodable>(_ values: [Value], to output: ByteSink) {
    let emitter = JSONEmitter(isCompact: false)
    // Texts and numbers of points can always be written.
    if values.count == 1 {
      try? emitter.emit(values[0]) { output.write($0) }
    } else {
      try? emitter.emit(values) { output.write($0) }
    }
  }
}

/// Whether the item that the command line asks about was found in some toolbar.
private struct ItemSelection {
  private let id: String?
  private var known: [String] = []
  /// The id of an item whose title is what was asked for.
  private var titled: String?
  private var contexts = 0

  init(id: String?) { self.id = id }

  /// Remembers what toolbars have, for the words of an error.
  mutating func see(_ surfaces: LayoutSurfaces, in laidOut: LaidOutDocument) {
    guard let id else { return }
    contexts += 1
    for toolbar in surfaces.toolbars {
      known += VisibilityQuestion.ids(in: toolbar)
      titled =
        titled ?? VisibilityQuestion.id(ofTitle: id, in: toolbar, of: laidOut.document)
    }
  }

  /// Fails where nothing was found in documents that have a layout.
  func check() throws(UsageError) {
    guard let id, contexts > 0, !known.contains(id) else { return }
    throw .itemUnknown(id, near: titled ?? NearMiss.best(for: id, in: known))
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
