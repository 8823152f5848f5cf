import Menuet
import MenuetTool

/// A file or a folder in a revision of a git repository: `HEAD~1:Sources/Notes.menuet.xml`.
struct GitRevision {
  /// As the command line names it, such as `HEAD~1`.
  let revision: String
  /// From the top of the repository; empty for the whole.
  let path: String
  let isFolder: Bool

  /// Why there is nothing to read.
  struct Problem: Error {
    let message: String
    let advice: String
  }

  /// Looks a file or folder up.
  ///
  /// - Parameter operand: A revision, a colon, and a path as git takes it: from the top of the
  ///   repository, or behind `./` or `../` from the current folder.
  init(_ operand: String) throws(Problem) {
    let parts = operand.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    revision = String(parts[0])
    let given = parts.count > 1 ? String(parts[1]) : ""
    let prefix = try Self.line(["rev-parse", "--show-prefix"]) {
      Problem(message: GitCommand.noRepository($0), advice: "name a file")
    }
    let isRelative = given == "." || given.hasPrefix("./") || given.hasPrefix("../")
    let whole = Path.shortened(isRelative ? prefix + given : given)
    path = whole == "." ? "" : whole.hasSuffix("/") ? String(whole.dropLast()) : whole
    let revision = revision
    _ = try Self.line(Self.question(about: revision)) { _ in
      Problem(
        message: "there is no revision '\(revision)' in this git repository",
        advice: "'git log --oneline' lists them")
    }
    let object = revision + ":" + path
    let kind = try Self.line(["cat-file", "-t", object]) { [path] _ in
      Problem(
        message: "the revision '\(revision)' has no '\(path)'",
        advice: "the path counts from the top of the repository; behind './' from this folder")
    }
    isFolder = kind == "tree"
  }

  /// Returns whether an operand is no file, and has the form of a path in a revision.
  static func isNamed(by operand: String) -> Bool {
    guard let colon = operand.firstIndex(of: ":"), colon > operand.startIndex else { return false }
    return (try? FileStatus(of: operand)) == nil
  }

  /// The mistake in an operand that is no file, and names a revision alone; `nil` for any other.
  static func problem(ofOperand operand: String) -> Problem? {
    guard !isNamed(by: operand), (try? FileStatus(of: operand)) == nil,
      (try? GitCommand.output(question(about: operand))) != nil
    else { return nil }
    return Problem(
      message: "this is a revision, and no file",
      advice: "name a path in it: '\(operand):./Notes.menuet.xml', or '\(operand):' for all")
  }

  /// Asks git whether there is a revision.
  private static func question(about revision: String) -> [String] {
    ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
  }

  /// The name of a file of the revision, as messages give it.
  func name(of path: String) -> String { revision + ":" + path }

  /// The paths of the documents in the folder, from the top of the repository, by their names.
  func documents() throws(Problem) -> [String] {
    let listed = try Self.output(
      ["ls-tree", "-r", "-z", "--name-only", "--full-tree", revision, "--"]
        + (path.isEmpty ? [] : [path + "/"])
    ) { Problem(message: "git cannot list it: \($0)", advice: "name a document") }
    return listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { file in
        file.hasSuffix(DocumentSearch.suffix)
          // What begins with a dot belongs to tools, as in a folder on disk.
          && !file.dropFirst(path.utf8.count).split(separator: "/").contains { $0.hasPrefix(".") }
      }
  }

  /// The bytes of a file of the revision.
  func read(_ path: String) throws(Problem) -> [UInt8] {
    try Self.output(["cat-file", "blob", revision + ":" + path]) {
      Problem(message: "git cannot show it: \($0)", advice: "name a file of the revision")
    }
  }

  private static func line(
    _ arguments: [String], _ problem: (String) -> Problem
  ) throws(Problem) -> String {
    let text = String(decoding: try output(arguments, problem), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private static func output(
    _ arguments: [String], _ problem: (String) -> Problem
  ) throws(Problem) -> [UInt8] {
    do throws(GitCommand.Problem) {
      return try GitCommand.output(arguments)
    } catch {
      switch error {
      case .missing:
        throw Problem(
          message: "git, which knows the revision, is not here",
          advice: "install git, or name a file")
      case .refused(let words): throw problem(words)
      }
    }
  }
}

/// Reads what the documents of a revision include, and their String Catalogs, from the same revision.
struct GitIncludeReader: IncludeReader {
  let revision: GitRevision
  /// The folder that no include leaves, from the top of the repository; empty for the whole.
  let root: String

  func read(_ reference: String, from includer: String) -> IncludedFile {
    let place = includer.dropFirst(revision.revision.utf8.count + 1)
    let folder = Path.folder(of: String(place))
    let path = Path.shortened(folder == "." ? reference : Path.join(folder, reference))
    if reference.hasPrefix("/") || path == ".." || path.hasPrefix("../")
      || !root.isEmpty && !Path.contains(root, path)
    {
      return .outsideRoot(folder: revision.name(of: root))
    }
    do throws(GitRevision.Problem) {
      let name = revision.name(of: path)
      return .read(bytes: try revision.read(path), path: name, identity: name)
    } catch {
      return .unreadable(reason: error.message)
    }
  }
}
