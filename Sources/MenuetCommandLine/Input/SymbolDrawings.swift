import MenuetRendering
import MenuetTool

extension DocumentRun {
  /// The drawings of symbols in a folder, each an SVG file named after its symbol; none where no
  /// folder is given. `nil` where one cannot be read, or has a script or a reference to another file, which
  /// is reported.
  func symbolDrawings(in folder: String?) -> SymbolSource? {
    guard let folder else { return SymbolSource() }
    var files: [String: [UInt8]] = [:]
    var path = folder
    do throws(SystemError) {
      for name in try FileSystem.names(in: folder) where name.hasSuffix(".svg") {
        path = Path.join(folder, name)
        files[String(name.dropLast(".svg".count))] = try FileSystem.readRegularFile(
          path, limit: 1 << 20)
      }
    } catch {
      report.add(.unreadable(path, error))
      report.finish()
      return nil
    }
    let refused = files.sorted { $0.key < $1.key }.compactMap { name, file in
      SymbolFile.refusal(of: file).map { (Path.join(folder, name + ".svg"), $0) }
    }
    guard refused.isEmpty else {
      for (path, refusal) in refused { report.add(.symbolUnusable(path, refusal)) }
      report.finish()
      return nil
    }
    return SymbolSource(files: files)
  }
}
