import MenuetImport
import MenuetTool

/// The files beside a foreign file on disk.
struct DiskSideFiles: SideFiles {
  private let folder: String
  /// The most bytes of a file that are looked at.
  private let limit: Int

  /// - Parameter path: That of the foreign file.
  init(of path: String, limit: Int) {
    folder = Path.folder(of: path)
    self.limit = limit
  }

  func read(_ path: String) -> [UInt8]? {
    try? FileSystem.readRegularFile(Path.join(folder, path), limit: limit)
  }

  func names(in folder: String) -> [String] {
    (try? FileSystem.names(in: Path.join(self.folder, folder))) ?? []
  }
}
