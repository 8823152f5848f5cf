import Menuet
import MenuetLayout
import MenuetModel
import MenuetRendering
import MenuetSource
import MenuetTool

extension RenderVerb {
  /// Puts the page of a document in its place; true where it is there.
  func putPage(_ scope: Scope) -> Bool {
    let parts = pageParts(scope)
    let path = scope.scene.compilation.path
    let isFaulty = parts.dropFirst().contains { part in
      scope.run.reportFaults(of: part.laidOut, path: path)
    }
    guard !isFaulty, let first = parts.first else { return false }
    func page(_ reload: PageReload?) -> [UInt8] {
      PageRenderer(
        appearance: appearance, symbols: scope.renderer.symbols, reload: reload,
        version: Compiler.version
      ).render(
        first, others: Array(parts.dropFirst()), values: scope.scene.values,
        findings: scope.scene.compilation.pageFindings)
    }
    return put(
      page, to: scope.destination, showing: [], scope.writer,
      source: scope.laidOut.document.fileName)
  }

  /// Puts a page in its place. While it is watched a script comes with it that tells it of new versions,
  /// of itself and of the files that it shows; true where both are there.
  ///
  /// - Parameters:
  ///   - page: The page that finds out by these means.
  ///   - files: The paths of the files that it shows.
  ///   - source: The name of what it is made from.
  @discardableResult func put(
    _ page: (PageReload?) -> [UInt8], to destination: OutputPlan.Destination,
    showing files: [String], _ writer: PictureWriter, source: String
  ) -> Bool {
    let alone = page(nil)
    guard watches, case .file(let path) = destination else {
      return writer.put(alone, to: destination)
    }
    let place = path + ".reload.js"
    let shown = files.compactMap { try? FileSystem.read($0) }
    let reload = PageReload(of: alone, showing: shown, file: Path.name(of: place))
    let mark = GeneratedMark.sentence(version: Compiler.version, file: source)
    guard writer.put(page(reload), to: destination) else { return false }
    if writer.put(Array(reload.script(mark: mark).utf8), to: .file(place)) { return true }
    // A page may not load a script that is somebody else's.
    _ = writer.put(alone, to: destination)
    return false
  }

  /// The content of a page in each of its contexts; in the one of the layout first.
  private func pageParts(_ scope: Scope) -> [PageContext] {
    let (laidOut, compilation, document) =
      (scope.laidOut, scope.scene.compilation, scope.scene.document)
    let contexts = PageContextList(
      of: document, strings: compilation.strings, from: laidOut.context, metrics: scope.run.metrics
    ).further
    // The text sizes of a platform and a language are made together: they share most of their data.
    var groups: [(first: LayoutContext, sizes: [ContentSize])] = []
    for context in [laidOut.context] + contexts {
      let place = groups.firstIndex {
        $0.first.platform == context.platform && $0.first.locale == context.locale
      }
      if let place {
        groups[place].sizes.append(context.contentSize)
      } else {
        groups.append((context, []))
      }
    }
    let work = groups.map { group in
      { @Sendable in
        if group.first == laidOut.context {
          return PageContext(laidOut, furtherSizes: group.sizes)
        }
        let engine = LayoutEngine(
          context: group.first, layouts: .all, made: compilation.toolbarLayouts)
        return PageContext(
          engine.layOut(compilation.translated(document, in: group.first)),
          furtherSizes: group.sizes)
      }
    }
    return Workers.results(of: work, on: Workers.processors)
  }

  /// The path of a document in a gallery: from the folder that is drawn.
  func source(of document: InputDocument) -> String {
    for folder in options.operands {
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      if document.displayPath.hasPrefix(start) {
        return String(document.displayPath.dropFirst(start.count))
      }
    }
    return Path.name(of: document.displayPath)
  }

  /// The heading of a gallery: the name of the folder that is drawn.
  var galleryTitle: String {
    guard options.operands.count == 1, let folder = options.operands.first else {
      return "Documents"
    }
    return Path.name(of: FileSystem.realPath(folder) ?? folder)
  }
}

extension Compilation {
  /// The findings with the explanations of their rules, as a page lists them.
  var pageFindings: [PageFinding] {
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
