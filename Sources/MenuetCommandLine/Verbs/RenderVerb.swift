import Menuet
import MenuetLayout
import MenuetModel
import MenuetRaster
import MenuetRendering
import MenuetTool

/// `menuet render`: draws samples of what people will see.
struct RenderVerb: Verb {
  static let info = VerbInfo(
    name: "render", summary: "draws menus, toolbars, buttons and sheets", operand: .documents,
    options: [
      .pictureFormat, .surface, .bare, .split, .allLayouts, .pictureWidth, .layoutWidths, .state,
      .states, .before, .watch, .appearance, .guidelines, .scale, .symbolFolder, .platform, .locale,
      .contentSize, .output, .outputFolder, .force,
    ] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "Draws all surfaces of a document, or one of them. Writes to standard output unless -o or"
        + " --output-dir is given; in a folder, 'Notes.menuet.xml' becomes 'Notes.svg',"
        + " 'Notes.html', 'Notes.png' or 'Notes.txt', and with --split 'Notes.main.svg' for the surface"
        + " 'main'.",
      "A page of --format html stands alone and asks for nothing: menus open by pointer and keyboard,"
        + " toggles and choices keep what they are set to, bars can be resized, and a list tells"
        + " which commands were performed. Switches show the other platforms of the document, both"
        + " editions of the guidelines, other text sizes, and the languages of its String Catalog.",
      "With a folder and -o OUT, all its documents are drawn into the folder OUT, and OUT/index.html"
        + " shows them with a search.",
      "Everything is drawn in one state of the app: what is hidden in it is left out, what cannot be"
        + " used is pale, and what is on is checked. Without --state a state or toggle is on if more"
        + " can be used with it than without, and choices have their default option.",
    ],
    examples: [
      "render Notes.menuet.xml -o Notes.svg",
      "render Notes.menuet.xml -o Notes.html",
      "render --scale 2 Notes.menuet.xml -o Notes.png",
      "render --format text --surface main --width 678 Notes.menuet.xml",
      "render --surface main --bare --width 678 Notes.menuet.xml -o Bar.svg",
      "render --state editing,bold=false Notes.menuet.xml -o Notes.svg",
      "render --states --surface note-menu Notes.menuet.xml -o States.svg",
      "render --before Old.menuet.xml Notes.menuet.xml -o Changes.svg",
      "render Sources -o Gallery",
      "render --guidelines 2025 Notes.menuet.xml -o Notes26.svg",
      "render --appearance dark --locale ar --output-dir Pictures Sources",
    ])

  let options: DocumentOptions
  let contexts: ContextOptions
  let format: PictureFormat
  let appearance: Appearance?
  /// The edition to draw in; `nil` for that of the document.
  let edition: GuidelineEdition?
  let symbolFolder: String?
  let widths: [Int]
  let states: StateSelection
  let showsStates: Bool
  let surface: String?
  let isBare: Bool
  let isSplit: Bool
  let before: String?
  let allLayouts: Bool
  let plan: OutputPlan
  let scale: Int
  let isForced: Bool
  let watches: Bool
  let isGallery: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    contexts = try ContextOptions(arguments, isSingle: true)
    let isFolder = options.operands.contains { (try? FileStatus(of: $0))?.kind == .folder }
    format = try Self.format(arguments, outputMayBeFolder: isFolder)
    for option in [CommandOption.appearance, .guidelines, .symbolFolder]
    where format == .text && arguments.contains(option) {
      throw .optionNeeds(option.spelling, needed: ["--format svg", "--format html"])
    }
    for option in [CommandOption.bare, .split, .allLayouts, .states, .before]
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
    isBare = arguments.contains(.bare)
    for option in [CommandOption.split, .allLayouts, .states, .before, .layoutWidths] {
      try arguments.exclude(.bare, option)
    }
    if isBare && !arguments.contains(.surface) {
      throw .optionNeeds(CommandOption.bare.spelling, needed: [CommandOption.surface.spelling])
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
    edition = arguments.word(.guidelines)
    widths =
      (arguments.number(.pictureWidth).map { [$0] } ?? [])
      + (arguments.numbers(.layoutWidths) ?? [])
    surface = arguments[.surface]
    isForced = arguments.contains(.force)
    watches = arguments.contains(.watch)
    if watches, options.operands.contains("-") {
      throw .operandNotAFile(CommandOption.watch.spelling)
    }
    if before == "-" { throw .operandNotAFile(CommandOption.before.spelling) }
    let part = surface.map { "-" + $0 } ?? ""
    isGallery =
      isFolder && format != .text && !showsStates && before == nil && !isSplit
      && arguments[.output].map { $0 != "-" } ?? false
    if isBare && isGallery {
      throw .optionNeeds(CommandOption.bare.spelling, needed: [CommandOption.outputFolder.spelling])
    }
    plan = try OutputPlan(
      arguments, ending: part + format.ending, outputIsFolder: isGallery)
  }

  /// The format that is asked for, or that the name of the output tells.
  private static func format(
    _ arguments: Arguments, outputMayBeFolder: Bool
  ) throws(UsageError) -> PictureFormat {
    if let word: PictureFormat = arguments.word(.pictureFormat) { return word }
    guard let path = arguments[.output] else { return .svg }
    if let format = PictureFormat(ofFile: path) { return format }
    // A hidden file's name begins with a dot.
    let parts = Path.name(of: path).drop { $0 == "." }.split(
      separator: ".", omittingEmptySubsequences: false)
    guard outputMayBeFolder || parts.count < 2 || parts.last?.isEmpty ?? true else {
      throw .endingUnknown(
        path, endings: PictureFormat.allCases.map(\.ending),
        option: CommandOption.pictureFormat.spelling)
    }
    return .svg
  }

  func run(in session: Session) throws(UsageError) {
    guard watches else {
      try draw(in: session) { _ in }
      return
    }
    while session.goesOn {
      var watch = FileWatch(options)
      var inputs = [before].compactMap(\.self) + symbolFiles
      // What was wrong with the command line may be a surface that comes back.
      do throws(UsageError) {
        try draw(in: session) { inputs += $0 }
      } catch {
        session.complain(error)
      }
      session.flush()
      watch.wait(others: inputs)
    }
  }

  /// The folder of symbols, and the files in it.
  private var symbolFiles: [String] {
    guard let symbolFolder else { return [] }
    let names = (try? FileSystem.names(in: symbolFolder)) ?? []
    return [symbolFolder] + names.map { Path.join(symbolFolder, $0) }
  }

  /// - Parameter inputs: Told the files that were read for a document.
  private func draw(
    in session: Session, inputs: ([String]) -> Void
  ) throws(UsageError) {
    let run = try DocumentRun(options, in: session)
    let destinations = try plan.destinations(of: run.documents, joins: format == .text)
    if before != nil, run.documents.count > 1 { throw .oneDocument(CommandOption.before.spelling) }
    if isSplit { try refuseCollisions(run.documents) }
    try run.refuseInputs(
      as: destinations, depfile: nil, besides: [before].compactMap(\.self))
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
    var gallery: [(entry: GalleryRenderer.Entry, path: String)] = []
    try run.forEachResolved(in: contexts.locales, includesRefused: true) { document, compilation in
      inputs(run.inputs(of: compilation, of: document))
    } _: { document, index, compilation, resolved throws(UsageError) in
      let values = try states.values(for: resolved)
      let scene = Scene(
        compilation: compilation, document: resolved, values: values,
        errors: compilation.pageFindings.filter { $0.isError })
      // A page shows and hides by itself.
      let laidOut = layOut(scene, in: format == .html ? nil : values, run)
      var old: LaidOutDocument?
      if let laidOut, let before {
        old = earlier(before, than: scene, in: laidOut.context, run)
        guard old != nil else { return }
      }
      selection.see(resolved, contexts: [laidOut, old].compactMap(\.self)) { laidOut in
        SurfaceName.all(in: laidOut.shown, on: laidOut.context.platform)
          .map { (id: $0.id, title: $0.title) }
      }
      if run.documents.count == 1 {
        // Nothing is drawn that was not meant.
        try states.check()
        try selection.check(contexts)
      }
      guard let laidOut, !isFaulty(laidOut, scene, run) else { return }
      let scope = Scope(
        laidOut: laidOut, scene: scene, renderer: renderer(symbols, scene.errors), run: run,
        writer: writer, destination: destinations[index])
      guard put(scope, since: old), case .file(let path) = destinations[index] else { return }
      let entry = GalleryRenderer.Entry(
        laidOut, source: source(of: document), address: URIReference.text(of: Path.name(of: path)),
        isPicture: format.isDrawing)
      gallery.append((entry, path))
    }
    try states.check()
    try selection.check(contexts)
    if isGallery, let index = plan.destination(inFolder: OutputPlan.indexName) {
      let renderer = GalleryRenderer(version: Compiler.version)
      let entries = gallery.map(\.entry)
      // Pages load themselves again; pictures do not.
      put(
        { renderer.render(entries, of: galleryTitle, reload: $0) }, to: index,
        showing: format.isDrawing ? gallery.map(\.path) : [], writer, source: galleryTitle)
    }
  }

  /// A document that is drawn, before it is laid out.
  struct Scene {
    let compilation: Compilation
    let document: Document
    let values: StateValues
    /// The errors of a document that is drawn all the same.
    var errors: [PageFinding] = []
  }

  /// The means to draw a document.
  struct Scope {
    let laidOut: LaidOutDocument
    let scene: Scene
    let renderer: SVGRenderer
    let run: DocumentRun
    let writer: PictureWriter
    let destination: OutputPlan.Destination
  }

  /// Draws a document; true where all of it is in its place.
  private func put(_ scope: Scope, since old: LaidOutDocument?) -> Bool {
    let (laidOut, writer) = (scope.laidOut, scope.writer)
    if format == .html { return putPage(scope) }
    if format == .text {
      return text(scope).map { writer.put($0, to: scope.destination) } ?? false
    }
    if let old { return putChanges(scope, since: old) }
    if isSplit {
      let places = scope.renderer.draw(laidOut, surface: nil).map { drawing in
        writer.put(drawing, of: laidOut, to: part(drawing.surface, beside: scope.destination))
      }
      return places.allSatisfy(\.self)
    }
    let drawing =
      if showsStates {
        stateSheet(scope)
      } else if let surface, isBare {
        scope.renderer.bare(laidOut, surface: surface)
      } else if let surface {
        scope.renderer.draw(laidOut, surface: surface).first
      } else {
        scope.renderer.overview(laidOut)
      }
    return drawing.map { writer.put($0, of: laidOut, to: scope.destination) } ?? false
  }

  /// The place of a surface's own picture.
  func part(
    _ surface: String, beside destination: OutputPlan.Destination
  ) -> OutputPlan.Destination {
    plan.destination(beside: destination, ending: ".\(surface)\(format.ending)")
  }

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

  /// The layout in a context, or in that which is asked for; `nil` where the document is not for its
  /// platform.
  func layOut(
    _ scene: Scene, in values: StateValues?, _ run: DocumentRun, context: LayoutContext? = nil
  ) -> LaidOutDocument? {
    let asked = contexts.contexts(for: scene.document, metrics: run.metrics).first
    guard let context = context ?? asked else { return nil }
    // Layouts that were made before are those of everything that may stand in a bar.
    var shown = scene.compilation.translated(scene.document, in: context)
    if let edition { shown.guidelines = edition }
    return LayoutEngine(context: context, layouts: allLayouts || format == .html ? .all : .declared)
      .layOut(values.map { shown.narrowed(to: $0) } ?? shown)
  }

  /// Returns whether the layout breaks a law: a fault of this program, which is reported, unless the
  /// document is at fault. Where nothing of that is understood, there is nothing to draw either.
  private func isFaulty(_ laidOut: LaidOutDocument, _ scene: Scene, _ run: DocumentRun) -> Bool {
    if scene.compilation.resolved == nil {
      return !laidOut.brokenLaws.isEmpty
        || SurfaceName.all(in: laidOut.shown, on: laidOut.context.platform).isEmpty
    }
    return run.reportFaults(of: laidOut, path: scene.compilation.path)
  }

  private func renderer(_ symbols: SymbolSource, _ errors: [PageFinding]) -> SVGRenderer {
    SVGRenderer(
      appearance: appearance ?? .light, symbols: symbols, widths: widths, errors: errors,
      state: states.words, version: Compiler.version)
  }

  /// A picture of characters; `nil` where the surface is not in the document.
  private func text(_ scope: Scope) -> [UInt8]? {
    // A file says where it comes from; on a terminal that is known.
    let isFile = scope.destination != .standardOutput
    let columns = isFile ? nil : scope.run.session.streams.output.columns
    let text = TextRenderer(widths: widths, columns: columns, errors: scope.scene.errors)
      .draw(scope.laidOut, surface: surface)
    if text.isEmpty, surface != nil { return nil }
    let mark = GeneratedMark.line(
      version: Compiler.version, file: scope.laidOut.document.fileName)
    return Array(((isFile ? mark + "\n" : "") + text).utf8)
  }
}

extension PictureFormat {
  /// The format that the ending of a file's name tells.
  fileprivate init?(ofFile path: String) {
    guard let format = Self.allCases.first(where: { path.lowercased().hasSuffix($0.ending) }) else {
      return nil
    }
    self = format
  }

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
