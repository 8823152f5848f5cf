/// The way from the folder of one file to another.
struct RelativePath {
  let text: String

  /// A path that is absolute where the other is not, or of which nobody can tell where it leads,
  /// becomes the file's name alone.
  init(of path: String, beside root: String) {
    let parts = Self.parts(of: path)
    let folder = Self.parts(of: root).dropLast()
    let shared = zip(parts, folder).prefix { $0 == $1 }.count
    let up = folder.dropFirst(shared)
    guard path.hasPrefix("/") == root.hasPrefix("/"), !up.contains("..") else {
      text = parts.last ?? path
      return
    }
    text = (up.map { _ in ".." } + parts.dropFirst(shared)).joined(separator: "/")
  }

  /// The names on the way, without detours.
  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/").map(String.init) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}
