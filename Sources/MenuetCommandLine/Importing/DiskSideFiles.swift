import MenuetImport
import MenuetTool

/// The files beside a foreign file on disk.
struct DiskSideFiles: SideFiles {
  private let folder: String
  /// The most bytes of a file that are looked at.
  private let limit: Int
  private let memory: SharedMemory

  /// - Parameters:
  ///   - path: That of the foreign file.
  ///   - memory: What the files of a run know of folders.
  init(of path: String, limit: Int, memory: SharedMemory) {
    folder = Path.folder(of: path)
    self.limit = limit
    self.memory = memory
  }

  func read(_ path: String) -> [UInt8]? {
    try? FileSystem.readRegularFile(Path.join(folder, path), limit: limit)
  }

  func names(in folder: String) -> [String] {
    (try? FileSystem.names(in: Path.join(self.folder, folder))) ?? []
  }

  func remembered<Value: Sendable>(
    of folder: String, as name: String, _ make: () -> Value
  ) -> Value {
    guard let path = FileSystem.realPath(Path.join(self.folder, folder)) else { return make() }
    return memory.value(for: "\(name) \(path)", make)
  }
}
