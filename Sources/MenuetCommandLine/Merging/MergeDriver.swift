import MenuetTool

/// The merge driver in the settings of a repository.
enum MergeDriver {
  private static let attribute = "*.menuet.xml merge=menuet"
  /// Git puts the names of both sides, the length of the markers, the path of the document and the
  /// paths of the three versions in its place.
  private static let command = "menuet merge -L %X -L %Y --marker-size %L --path %P %O %A %B"

  /// Tells git of the driver, in the repository around the current folder, and which files it is for.
  static func install(in session: Session) throws(Failure) {
    let attributesFile = try self.attributesFile()
    try configure("merge.menuet.name", "documents of Menuet, by their ids")
    try configure("merge.menuet.driver", command)
    // Where histories cross, git merges the bases first; what holds markers could not be read.
    try configure("merge.menuet.recursive", "binary")
    let old = (try? FileSystem.read(attributesFile)) ?? []
    let lines = old.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    if !lines.contains(where: { $0.hasPrefix(attribute) }) {
      let separator: [UInt8] = old.isEmpty || old.last == 0x0A ? [] : [0x0A]
      do throws(OutputError) {
        try OutputFile(attributesFile).replace(
          with: old + separator + Array(attribute.utf8) + [0x0A])
      } catch {
        throw .unwritable(attributesFile, error)
      }
    }
    session.streams.output.write(
      "git merges *.menuet.xml with menuet in this clone; commit \(attributesFile)\n")
  }

  /// The path of the attributes that hold for the whole repository, from the current folder.
  private static func attributesFile() throws(Failure) -> String {
    do throws(GitCommand.Problem) {
      let up = try GitCommand.output(["rev-parse", "--show-cdup"])
      return String(decoding: up, as: UTF8.self).filter { $0 != "\n" } + ".gitattributes"
    } catch {
      guard case .refused(let words) = error else { throw .git(error) }
      throw .noRepository(words, advice: "run it in the folder of a repository")
    }
  }

  private static func configure(_ key: String, _ value: String) throws(Failure) {
    do throws(GitCommand.Problem) {
      _ = try GitCommand.output(["config", "--local", key, value])
    } catch {
      throw .git(error)
    }
  }
}
