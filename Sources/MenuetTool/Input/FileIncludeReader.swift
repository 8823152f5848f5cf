package import Menuet

/// Reads what documents include from the files beside them, inside a root folder.
package struct FileIncludeReader: IncludeReader {
  /// Without symbolic links.
  private let root: String
  /// As messages name it.
  private let rootPath: String
  /// The most bytes of a file that are looked at.
  private let limit: Int

  /// - Parameters:
  ///   - root: The folder that no include leaves; `nil` for the document's own.
  ///   - document: The path of the document, or `<stdin>` for one without a folder.
  package init(root: String?, document: String, limit: Int) {
    rootPath = root ?? Path.folder(of: document)
    self.root = FileSystem.realPath(rootPath) ?? rootPath
    self.limit = limit
  }

  package func read(_ reference: String, from includer: String) -> IncludedFile {
    if reference.utf8.first == UInt8(ascii: "/") { return .outsideRoot(folder: rootPath) }
    let folder = Path.folder(of: includer)
    let path = folder == "." ? reference : Path.join(folder, reference)
    do throws(SystemError) {
      _ = try FileStatus(of: path)
      guard let target = FileSystem.realPath(path), Path.contains(root, target) else {
        return .outsideRoot(folder: rootPath)
      }
      // A file has one spelling in a run, by whatever way it is reached.
      let short = Path.shortened(path)
      return .read(
        bytes: try FileSystem.readRegularFile(target, limit: limit),
        path: FileSystem.realPath(short) == target ? short : path, identity: target)
    } catch {
      // What is not there may all the same be looked for outside.
      guard let place = FileSystem.realPath(folder).map({ Path.resolving(reference, in: $0) }),
        !Path.contains(root, place)
      else { return .unreadable(reason: error.words) }
      return .outsideRoot(folder: rootPath)
    }
  }
}
