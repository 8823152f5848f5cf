import Menuet
import MenuetLayout
import MenuetModel
import MenuetRendering
import MenuetSource
import MenuetTool

extension RenderVerb {
  /// Puts a page in its place, and while it is watched the script that tells it of new versions; true
  /// where both are there.
  func putPage(_ scope: Scope) -> Bool {
    func page(_ reload: PageReload?) -> [UInt8] {
      PageRenderer(
        appearance: appearance, symbols: scope.renderer.symbols, reload: reload,
        version: Compiler.version
      ).render(
        scope.laidOut, values: scope.scene.values, findings: scope.scene.compilation.pageFindings)
    }
    let writer = scope.writer
    let alone = page(nil)
    guard watches, case .file(let path) = scope.destination else {
      return writer.put(alone, to: scope.destination)
    }
    let place = path + ".reload.js"
    let reload = PageReload(of: alone, file: Path.name(of: place))
    let mark = GeneratedMark.sentence(
      version: Compiler.version, file: scope.laidOut.document.fileName)
    guard writer.put(page(reload), to: scope.destination) else { return false }
    if writer.put(Array(reload.script(mark: mark).utf8), to: .file(place)) { return true }
    // A page may not load a script that is somebody else's.
    _ = writer.put(alone, to: scope.destination)
    return false
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
