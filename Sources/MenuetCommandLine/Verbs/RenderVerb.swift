import Menuet
import MenuetLayout
import MenuetModel
import MenuetRaster
import MenuetRendering
import MenuetSource
import MenuetTool

/// `menuet render`: draws samples of what people will see.
struct RenderVerb: Verb {
  static let info = VerbInfo(
    name: "render", summary: "draws menus, toolbars, buttons and sheets", operand: .documents,
    options: [
      .pictureFormat, .surface, .split, .allLayouts, .pictureWidth, .layoutWidths, .state,
      .states, .before, .watch, .appearance, .scale, .symbolFolder, .platform, .locale,
      .contentSize, .output,
      .outputFolder, .force,
    ] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "Draws all surfaces of a document, or one of them. Writes to standard output unless -o or"
        + " --output-dir is given; in a folder, 'Notes.menuet.xml' becomes 'Notes.svg',"
        + " 'Notes.html', 'Notes.png' or 'Notes.txt', and with --split 'Notes.main.svg' for the surface"
        + " 'main'.",
      "A page of --format html stands alone and asks for nothing: menus open by pointer and keyboard,"
        + " toggles and choices keep what they are set to, bars can be resized, and a list tells"
        + " which commands were performed.",
      "With a folder and -o OUT, all its documents are drawn into the folder OUT, and OUT/index.html"
        + " shows them with a search.",
      "Everything is drawn in one state of the app: what is hidden in it is left out, what cannot be"
        + " used is pale, and what is on is checked. Without --state a state or toggle is on if more"
        + " can be used with it than without, and choices have their default option.",
    ],
    examples: [
      "render Notes.menuet.xml -o Notes.svg",
      "render --format html Notes.menuet.xml -o Notes.html",
      "render --format png --scale 2 Notes.menuet.xml -o Notes.png",
      "render --format text --surface main --width 678 Notes.menuet.xml",
      "render --state editing,bold=false Notes.menuet.xml -o Notes.svg",
      "render --states --surface note-menu Notes.menuet.xml -o States.svg",
      "render --before Old.menuet.xml Notes.menuet.xml -o Changes.svg",
      "render Sources -o Gallery",
      "render --appearance dark --locale ar --output-dir Pictures Sources",
    ])

  private let options: DocumentOptions
  private let contexts: ContextOptions
  private let format: PictureFormat
  private let appearance: Appearance?
  private let symbolFolder: String?
  private let widths: [Int]
  private let states: StateSelection
  private let showsStates: Bool
  private let surface: String?
  private let isSplit: Bool
  private let before: String?
  private let allLayouts: Bool
  private let plan: OutputPlan
  private let scale: Int
  private let isForced: Bool
  private let watches: Bool
  private let isGallery: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    contexts = try ContextOptions(arguments, isSingle: true)
    format = arguments.word(.pictureFormat) ?? .svg
    for option in [CommandOption.appearance, .symbolFolder]
    where format == .text && arguments.contains(option) {
      throw .optionNeeds(option.spelling, needed: ["--format svg", "--format html"])
    }
    for option in [CommandOption.split, .allLayouts, .states, .before]
    where !format.isDrawing && arguments.contains(option) {
      throw .optionNeeds(option.spelling, needed: ["--format svg", "--format png"])
    }
    if format != .png && arguments.contains(.scale) {
      throw .optionNeeds(CommandOption.scale.spelling, needed: ["--format png"])
    }
    scale = arguments.number(.scale) ?? 1
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
    before = arguments[.before]
    try arguments.exclude(.before, .states)
    try arguments.exclude(.before, .allLayouts)
    states = try StateSelection(arguments)
    showsStates = arguments.contains(.states)
    try arguments.exclude(.states, .split)
    try arguments.exclude(.states, .allLayouts)
    allLayouts = arguments.contains(.allLayouts)
    symbolFolder = arguments[.symbolFolder]
    appearance = arguments.word(.appearance)
    widths =
      (arguments.number(.pictureWidth).map { [$0] } ?? [])
      + (arguments.numbers(.layoutWidths) ?? [])
    surface = arguments[.surface]
    isForced = arguments.contains(.force)
    watches = arguments.contains(.watch)
    let part = surface.map { "-" + $0 } ?? ""
    let isFolder = options.operands.contains { (try? FileStatus(of: $0))?.kind == .folder }
    isGallery =
      isFolder && format != .text && !showsStates && before == nil && !isSplit
      && arguments[.output].map { $0 != "-" } ?? false
    plan = try OutputPlan(
      arguments, ending: part + format.ending, outputIsFolder: isGallery)
  }

  func run(in session: Session) throws(UsageError) {
    guard watches else {
      try draw(in: session) { _ in }
      return
    }
    if options.operands.contains("-") { throw .operandNotAFile(CommandOption.watch.spelling) }
    while session.goesOn {
      var inputs = [symbolFolder, before].compactMap(\.self)
      // What was wrong with the command line may be a surface that comes back.
      do throws(UsageError) { try draw(in: session) { inputs += $0 } } catch {
        session.complain(error)
      }
      session.flush()
      FileWatch(options, others: inputs).wait()
    }
  }

  /// - Parameter inputs: Told the files that were read for a document.
  private func draw(
    in session: Session, inputs: ([String]) -> Void
  ) throws(UsageError) {
    let run = try DocumentRun(options, in: session)
    let destinations = try plan.destinations(of: run.documents, joins: format == .text)
    if before != nil, run.documents.count > 1 { throw .oneDocument(CommandOption.before.spelling) }
    if isSplit { try refuseCollisions(run.documents) }
    try run.refuseInputs(as: destinations, depfile: nil)
    guard let symbols = run.symbolDrawings(in: symbolFolder), run.prepare(plan) else { return }
    var raster: PictureWriter.Raster?
    if format == .png {
      do throws(Rasterizer.Failure) {
        raster = PictureWriter.Raster(rasterizer: try Rasterizer(), scale: scale)
      } catch {
        run.report.add(.notRasterized(nil, error))
        return run.report.finish()
      }
    }
    let writer = PictureWriter(run, isForced: isForced, raster: raster)
    var selection = SurfaceSelection(id: surface)
    var states = states
    var gallery: [GalleryRenderer.Entry] = []
    try run.forEachResolved(in: contexts.locales, includesRefused: true) { document, compilation in
      inputs(run.inputs(of: compilation, of: document))
    } _: {
      document, index, compilation, resolved throws(UsageError) in
      let values = try states.values(for: resolved)
      // Nothing is drawn in a state that was not meant.
      if run.documents.count == 1 { try states.check() }
      let scene = Scene(
        compilation: compilation, document: resolved, values: values,
        errors: compilation.pageFindings.filter { $0.isError })
      // A page shows and hides by itself.
      let laidOut = layOut(scene, in: format == .html ? nil : values, run)
      selection.see(resolved, contexts: laidOut.map { [$0] } ?? []) { laidOut in
        SurfaceName.all(in: laidOut.shown, on: laidOut.context.platform)
          .map { (id: $0.id, title: $0.title) }
      }
      guard let laidOut, !isFaulty(laidOut, scene, run) else { return }
      let destination = destinations[index]
      if case .file(let path) = destination {
        gallery.append(
          GalleryRenderer.Entry(
            laidOut, source: document.displayPath, file: Path.name(of: path),
            isPicture: format.isDrawing))
      }
      let renderer = renderer(symbols, scene.errors)
      if format == .html {
        putPage(laidOut, scene, symbols, writer, to: destination)
      } else if format == .text {
        if let text = text(laidOut, scene, to: destination, in: session) { writer.put(text, to: destination) }
      } else if let before {
        guard let old = earlier(before, in: states, run) else { return }
        let changes = renderer.changes(of: laidOut, since: old, surface: surface)
        put(changes, of: laidOut, renderer, writer, beside: destination)
      } else if isSplit {
        for drawing in renderer.draw(laidOut, surface: nil) {
          writer.put(drawing, of: laidOut, to: part(drawing.surface, beside: destination))
        }
      } else if showsStates {
        let sheet = stateSheet(laidOut, scene, renderer, run)
        if let sheet { writer.put(sheet, of: laidOut, to: destination) }
      } else {
        let drawing =
          surface.map { renderer.draw(laidOut, surface: $0).first } ?? renderer.overview(laidOut)
        if let drawing { writer.put(drawing, of: laidOut, to: destination) }
      }
    }
    try states.check()
    try selection.check(contexts)
    if isGallery, let index = plan.destination(inFolder: "index.html") {
      let folder = Path.name(of: options.operands.first ?? "")
      writer.put(
        GalleryRenderer(version: Compiler.version).render(gallery, of: folder), to: index)
    }
  }

  /// A document that is drawn, before it is laid out.
  private struct Scene {
    let compilation: Compilation
    let document: Document
    let values: StateValues
    /// What is wrong with a document that is drawn all the same.
    var errors: [PageFinding] = []
  }

  /// The place of a surface's own picture.
  private func part(
    _ surface: String, beside destination: OutputPlan.Destination
  ) -> OutputPlan.Destination {
    plan.destination(beside: destination, ending: ".\(surface)\(format.ending)")
  }

  // MARK: Changes

  /// An earlier version, laid out in the same context and state; `nil` where it cannot be, which is
  /// reported unless it is not for the platform.
  private func earlier(
    _ path: String, in states: StateSelection, _ run: DocumentRun
  ) -> LaidOutDocument? {
    guard let compilation = run.compile(earlier: path) else { return nil }
    guard let document = compilation.resolved else {
      run.report.add(.earlierVersion(path))
      return nil
    }
    // A name that came later is none here.
    var states = states
    let values = (try? states.values(for: document)) ?? document.usualValues
    let scene = Scene(compilation: compilation, document: document, values: values)
    return layOut(scene, in: values, run)
  }

  private func put(
    _ changes: [SurfaceChange], of laidOut: LaidOutDocument, _ renderer: SVGRenderer,
    _ writer: PictureWriter, beside destination: OutputPlan.Destination
  ) {
    guard isSplit else {
      writer.put(renderer.draw(changes, of: laidOut), of: laidOut, to: destination)
      return
    }
    for change in changes {
      writer.put(
        renderer.draw([change], of: laidOut), of: laidOut,
        to: part(change.surface, beside: destination))
    }
    let summary = ChangeSummary(document: laidOut.document, changes: changes) { change in
      switch part(change.surface, beside: destination) {
      case .file(let path): Path.name(of: path)
      case .standardOutput: change.surface
      }
    }
    writer.put(
      Array(summary.text.utf8), to: plan.destination(beside: destination, ending: ".changes.md"))
  }

  // MARK: States

  private func stateSheet(
    _ laidOut: LaidOutDocument, _ scene: Scene, _ renderer: SVGRenderer, _ run: DocumentRun
  ) -> Drawing? {
    let others = scene.document.conditionNames.prefix(Self.mostStates).lazy.compactMap { name in
      scene.values.changed(name).flatMap { values in
        layOut(scene, in: values, run)
          .map { (words: values[name] ? name : "not " + name, laidOut: $0) }
      }
    }
    return renderer.stateSheet(laidOut, surface: surface, in: others)
  }

  /// The most states, toggles and options of which a sheet of states shows a change.
  private static let mostStates = 100

  /// Fails where 'Notes.main' is a document, and may be a picture of another one.
  private func refuseCollisions(_ documents: [InputDocument]) throws(UsageError) {
    for document in documents {
      guard let stem = document.stem?.lowercased() else { continue }
      let other = documents.first { $0.stem?.lowercased().hasPrefix(stem + ".") ?? false }
      if let other {
        throw .outputsCollide(stem + ".…\(format.ending)", first: document.path, second: other.path)
      }
    }
  }

  /// The layout in the context that is asked for; `nil` where the document is not for its platform.
  private func layOut(
    _ scene: Scene, in values: StateValues?, _ run: DocumentRun
  ) -> LaidOutDocument? {
    guard let context = contexts.contexts(for: scene.document, metrics: run.metrics).first else {
      return nil
    }
    // Layouts that were made before are those of everything that may stand in a bar.
    let shown = scene.compilation.translated(scene.document, in: context)
    return LayoutEngine(context: context, layouts: allLayouts ? .all : .declared)
      .layOut(values.map { shown.narrowed(to: $0) } ?? shown)
  }

  /// Returns whether the layout breaks a law: a fault of this program, which is reported, unless the
  /// document is at fault.
  private func isFaulty(_ laidOut: LaidOutDocument, _ scene: Scene, _ run: DocumentRun) -> Bool {
    if scene.compilation.resolved == nil { return !laidOut.brokenLaws.isEmpty }
    return run.reportFaults(of: laidOut, path: scene.compilation.path)
  }

  private func renderer(_ symbols: SymbolSource, _ errors: [PageFinding]) -> SVGRenderer {
    SVGRenderer(
      appearance: appearance ?? .light, symbols: symbols, widths: widths, errors: errors,
      version: Compiler.version)
  }

  /// Puts a page in its place, and while it is watched the script that tells it of new versions.
  private func putPage(
    _ laidOut: LaidOutDocument, _ scene: Scene, _ symbols: SymbolSource, _ writer: PictureWriter,
    to destination: OutputPlan.Destination
  ) {
    func page(_ reload: PageReload?) -> [UInt8] {
      PageRenderer(
        appearance: appearance, symbols: symbols, reload: reload, version: Compiler.version
      ).render(laidOut, values: scene.values, findings: scene.compilation.pageFindings)
    }
    let alone = page(nil)
    guard watches, case .file(let path) = destination else {
      writer.put(alone, to: destination)
      return
    }
    let reload = PageReload(of: alone, file: Path.name(of: path) + ".reload.js")
    writer.put(page(reload), to: destination)
    let mark = GeneratedMark.sentence(
      version: Compiler.version, file: laidOut.document.fileName)
    writer.put(
      Array(reload.script(mark: mark).utf8), to: .file(path + ".reload.js"))
  }

  /// A picture of characters; `nil` where the surface is not in the document.
  private func text(
    _ laidOut: LaidOutDocument, _ scene: Scene, to destination: OutputPlan.Destination,
    in session: Session
  ) -> [UInt8]? {
    // A file says where it comes from; on a terminal that is known.
    let isFile = destination != .standardOutput
    let columns = isFile ? nil : session.streams.output.columns
    let text = TextRenderer(widths: widths, columns: columns, errors: scene.errors)
      .draw(laidOut, surface: surface)
    if text.isEmpty, surface != nil { return nil }
    let mark = GeneratedMark.line(
      version: Compiler.version, file: laidOut.document.fileName)
    return Array(((isFile ? mark + "\n" : "") + text).utf8)
  }
}

extension PictureFormat {
  /// The ending of a file's name.
  fileprivate var ending: String {
    switch self {
    case .svg: ".svg"
    case .html: ".html"
    case .png: ".png"
    case .text: ".txt"
    }
  }

  /// Indicates whether it shows a drawing, with vectors or pixels.
  fileprivate var isDrawing: Bool { self == .svg || self == .png }
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
