import MenuetRendering
import MenuetTool

extension DocumentRun {
  /// The drawings of symbols in a folder, each an SVG file named after its symbol; none where no
  /// folder is given. `nil` where they cannot be read, which is reported.
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
    return SymbolSource(files: files)
  }
}
