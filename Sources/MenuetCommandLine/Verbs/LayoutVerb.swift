import Menuet
import MenuetGeneration
import MenuetLayout
import MenuetModel
import MenuetSource
import MenuetTool

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
        .map { context in
          LayoutEngine(context: context, made: compilation.toolbarLayouts)
            .layOut(compilation.translated(resolved, in: context))
        }
      selection.see(resolved, contexts: laidOut) { laidOut in LayoutSurfaces(laidOut).names }
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
    let answers = VisibilityAnswers(about: item, surfaces, in: laidOut, widths: widths)
    if answers.isEmpty { return nil }
    var parts = answers.toolbars.map { toolbar, reports in
      VisibilityText(toolbar: toolbar, style: style).text(reports)
    }
    if parts.isEmpty { parts = [VisibilityText.text(answers.places, style: style)] }
    return ([text.heading(path: path)] + parts).joined(separator: "\n")
  }

  /// One object, or a list of them where there are several contexts.
  private func writeJSON(of layouts: [(LaidOutDocument, LayoutSurfaces)], to output: ByteSink) {
    guard let item else {
      return write(layouts.map { LayoutJSON($0, $1, widths: widths) }, to: output)
    }
    let answers = layouts.map { laidOut, surfaces in
      let answers = VisibilityAnswers(about: item, surfaces, in: laidOut, widths: widths)
      return VisibilityJSON(answers, LayoutJSON.Context(laidOut.context))
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

/// The search of toolbars and menus for the item that the command line asks about.
private struct ItemSelection {
  private let id: String?
  /// The items that there are, with the titles by which people know them.
  private var known: [(id: String, title: String?)] = []
  private var contexts = 0

  init(id: String?) { self.id = id }

  /// Remembers what toolbars have, for the words of an error.
  mutating func see(_ surfaces: LayoutSurfaces, in laidOut: LaidOutDocument) {
    guard id != nil else { return }
    contexts += 1
    for toolbar in surfaces.toolbars {
      known += VisibilityQuestion.names(
        in: toolbar, of: laidOut.shown, on: laidOut.context.platform)
    }
    for (_, items) in surfaces.heldItems(in: laidOut) {
      known += items.map { (id: $0.id, title: $0.title) }
    }
  }

  /// Fails where nothing was found in documents that have a layout.
  func check() throws(UsageError) {
    guard let id, contexts > 0, !known.contains(where: { $0.id == id }) else { return }
    throw .itemUnknown(id, near: known.near(id))
  }
}
