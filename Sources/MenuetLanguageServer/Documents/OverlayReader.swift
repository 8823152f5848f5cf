import Menuet
import MenuetTool

/// Reads files as they are in the editor, and from the disk where they are not open.
struct OverlayReader: IncludeReader {
  let disk: any IncludeReader
  /// The bytes of open documents by their identities.
  let open: [String: [UInt8]]

  func read(_ reference: String, from includer: String) -> IncludedFile {
    let file = disk.read(reference, from: includer)
    switch file {
    case .read(_, let path, let identity):
      return open[identity].map { .read(bytes: $0, path: path, identity: identity) } ?? file
    case .unreadable:
      // One that has not been saved yet is nowhere else.
      let path = Path.shortened(Path.join(Path.folder(of: includer), reference))
      return open[path].map { .read(bytes: $0, path: path, identity: path) } ?? file
    case .outsideRoot: return file
    }
  }
}
