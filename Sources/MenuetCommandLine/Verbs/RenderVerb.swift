import Menuet
import MenuetLayout
import MenuetModel
import MenuetRendering
import MenuetSource
import MenuetTool

/// `menuet render`: draws samples of what people will see.
struct RenderVerb: Verb {
  static let info = VerbInfo(
    name: "render", summary: "draws menus, toolbars, buttons and sheets", operand: .documents,
    options: [
      .pictureFormat, .surface, .split, .allLayouts, .pictureWidth, .layoutWidths, .appearance,
      .symbolFolder, .platform, .locale, .contentSize, .output, .outputFolder, .force,
    ] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "Draws all surfaces of a document, or one of them. Writes to standard output unless -o or"
        + " --output-dir is given; in a folder, 'Notes.menuet.xml' becomes 'Notes.svg',"
        + " 'Notes.html' or 'Notes.txt', and with --split 'Notes.main.svg' for the surface 'main'.",
      "A page of --format html stands alone and asks for nothing: menus open by pointer and keyboard,"
        + " toggles and choices keep what they are set to, bars can be resized, and a list tells"
        + " which commands were performed.",
    ],
    examples: [
      "render Notes.menuet.xml -o Notes.svg",
      "render --format html Notes.menuet.xml -o Notes.html",
      "render --format text --surface main --width 678 Notes.menuet.xml",
      "render --appearance dark --locale ar --output-dir Pictures Sources",
    ])

  private let options: DocumentOptions
  private let contexts: ContextOptions
  private let format: PictureFormat
  private let appearance: Appearance?
  private let symbolFolder: String?
  private let widths: [Int]
  private let surface: String?
  private let isSplit: Bool
  private let allLayouts: Bool
  private let plan: OutputPlan
  private let isForced: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    contexts = try ContextOptions(arguments, isSingle: true)
    format = arguments.word(.pictureFormat) ?? .svg
    for option in [CommandOption.appearance, .symbolFolder]
    where format == .text && arguments.contains(option) {
      throw .optionNeeds(option.spelling, needed: ["--format svg", "--format html"])
    }
    for option in [CommandOption.split, .allLayouts]
    where format != .svg && arguments.contains(option) {
      throw .optionNeeds(option.spelling, needed: ["--format svg"])
    }
    for option in [CommandOption.surface, .pictureWidth, .layoutWidths]
    where format == .html && arguments.contains(option) {
      throw .optionNeeds(option.spelling, needed: ["--format svg"])
    }
    isSplit = arguments.contains(.split)
    if isSplit {
      try arguments.exclude(.split, .surface)
      if !arguments.contains(.outputFolder) {
        throw .optionNeeds(
          CommandOption.split.spelling, needed: [CommandOption.outputFolder.spelling])
      }
    }
    allLayouts = arguments.contains(.allLayouts)
    symbolFolder = arguments[.symbolFolder]
    appearance = arguments.word(.appearance)
    widths =
      (arguments.number(.pictureWidth).map { [$0] } ?? [])
      + (arguments.numbers(.layoutWidths) ?? [])
    surface = arguments[.surface]
    isForced = arguments.contains(.force)
    let part = surface.map { "-" + $0 } ?? ""
    plan = try OutputPlan(arguments, ending: part + format.ending)
  }

  func run(in session: Session) throws(UsageError) {
    let run = try DocumentRun(options, in: session)
    let destinations = try plan.destinations(of: run.documents, joins: format == .text)
    if isSplit { try refuseCollisions(run.documents) }
    try run.refuseInputs(as: destinations, depfile: nil)
    guard let symbols = run.symbolDrawings(in: symbolFolder), run.prepare(plan) else { return }
    let writer = OutputWriter(run, isForced: isForced)
    var selection = SurfaceSelection(id: surface)
    try run.forEachResolved(in: contexts.locales) { document, index, compilation, resolved in
      let laidOut = layOut(compilation, resolved, run)
      selection.see(resolved, contexts: laidOut.map { [$0] } ?? []) { laidOut in
        SurfaceName.all(in: laidOut.shown, on: laidOut.context.platform)
          .map { (id: $0.id, title: $0.title) }
      }
      guard let laidOut, !run.reportFaults(of: laidOut, path: document.displayPath) else { return }
      let destination = destinations[index]
      if isSplit {
        for drawing in renderer(symbols).draw(laidOut, surface: nil) {
          let ending = ".\(drawing.surface).svg"
          writer.put(drawing.svg, to: plan.destination(beside: destination, ending: ending))
        }
      } else if let picture = draw(
        laidOut, compilation, symbols, to: destination, in: session)
      {
        writer.put(picture, to: destination)
      }
    }
    try selection.check(contexts)
  }

  /// Fails where 'Notes.main' is a document, and may be a picture of another one.
  private func refuseCollisions(_ documents: [InputDocument]) throws(UsageError) {
    for document in documents {
      guard let stem = document.stem?.lowercased() else { continue }
      let other = documents.first { $0.stem?.lowercased().hasPrefix(stem + ".") ?? false }
      if let other {
        throw .outputsCollide(stem + ".….svg", first: document.path, second: other.path)
      }
    }
  }

  /// The layout in the context that is asked for; `nil` where the document is not for its platform.
  private func layOut(
    _ compilation: Compilation, _ document: Document, _ run: DocumentRun
  ) -> LaidOutDocument? {
    guard let context = contexts.contexts(for: document, metrics: run.metrics).first else {
      return nil
    }
    return LayoutEngine(
      context: context, layouts: allLayouts ? .all : .declared, made: compilation.toolbarLayouts
    )
    .layOut(compilation.resolved(in: context) ?? document)
  }

  private func renderer(_ symbols: SymbolSource) -> SVGRenderer {
    SVGRenderer(
      appearance: appearance ?? .light, symbols: symbols, widths: widths,
      version: Compiler.version)
  }

  /// The picture; `nil` where the surface is not in the document.
  private func draw(
    _ laidOut: LaidOutDocument, _ compilation: Compilation, _ symbols: SymbolSource,
    to destination: OutputPlan.Destination, in session: Session
  ) -> [UInt8]? {
    let isFile = destination != .standardOutput
    switch format {
    case .html:
      let renderer = PageRenderer(
        appearance: appearance, symbols: symbols, version: Compiler.version)
      return renderer.render(laidOut, findings: compilation.pageFindings)
    case .svg:
      let renderer = renderer(symbols)
      guard let surface else { return renderer.overview(laidOut).svg }
      return renderer.draw(laidOut, surface: surface).first?.svg
    case .text:
      let columns = isFile ? nil : session.streams.output.columns
      let text = TextRenderer(widths: widths, columns: columns).draw(laidOut, surface: surface)
      if text.isEmpty, surface != nil { return nil }
      // A file says where it comes from; on a terminal that is known.
      let mark = GeneratedMark.line(
        version: Compiler.version, file: laidOut.document.fileName)
      return Array(((isFile ? mark + "\n" : "") + text).utf8)
    }
  }
}

extension PictureFormat {
  /// The ending of a file's name.
  fileprivate var ending: String {
    switch self {
    case .svg: ".svg"
    case .html: ".html"
    case .text: ".txt"
    }
  }
}

extension Compilation {
  /// The findings with the explanations of their rules, as a page lists them.
  fileprivate var pageFindings: [PageFinding] {
    var tables: [PlaceTable] = []
    for file in sources.indices {
      let starts = findings.filter { $0.location.file == file }.map { Int($0.location.range.start) }
      tables.append(PlaceTable(starts, in: sources[file]))
    }
    return findings.map { finding in
      let (file, start) = (finding.location.file, Int(finding.location.range.start))
      let place = tables[file][start]
      let name = sources[file].path.split(separator: "/").last ?? ""
      return PageFinding(
        rule: finding.rule.rawValue, severity: finding.severity.rawValue, message: finding.message,
        place: "\(name):\(place.line):\(place.column)",
        summary: RuleCatalog.info(finding.rule.rawValue)?.summary)
    }
  }
}
