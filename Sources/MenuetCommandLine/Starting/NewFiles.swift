import MenuetTool

/// Files that are written together into a folder that has none of them: all or nothing.
struct NewFiles {
  let folder: String
  /// The files by their names, in the order in which they are named to people.
  let files: [(name: String, bytes: [UInt8])]

  /// The obstacles: files of these names, and those that somebody else answers for.
  ///
  /// - Parameter isForeign: Judges a name in the folder.
  func obstacles(_ isForeign: (String) -> Bool) throws(Failure) -> [Failure] {
    guard (try? FileStatus(of: folder)) != nil else { return [] }
    let names: [String]
    do throws(SystemError) {
      names = try FileSystem.names(in: folder)
    } catch {
      throw .unwritable(folder, .system(error))
    }
    // Links that lead nowhere count too.
    return names.filter { name in isForeign(name) || files.contains { $0.name == name } }
      .map { .inTheWay(path($0)) }
  }

  func path(_ name: String) -> String { folder == "." ? name : Path.join(folder, name) }

  /// Writes all files; what was written goes again where one cannot be.
  func write() throws(Failure) {
    do throws(SystemError) {
      try FileSystem.makeFolder(folder)
    } catch {
      throw .unwritable(folder, .system(error))
    }
    var written: [String] = []
    for file in files {
      do throws(OutputError) {
        try OutputFile(path(file.name)).replace(with: file.bytes)
        written.append(path(file.name))
      } catch {
        for path in written { FileSystem.remove(path) }
        throw .unwritable(path(file.name), error)
      }
    }
  }
}
