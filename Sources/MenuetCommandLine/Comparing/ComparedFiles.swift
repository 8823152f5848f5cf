import Menuet
import MenuetComparison
import MenuetModel
import MenuetSource
import MenuetTool

/// The documents of one of two versions that are compared.
struct ComparedFiles {
  /// A document, before it is read.
  struct File {
    /// As messages name it.
    let path: String
    /// From the folder that was named; `nil` for a document that was named itself.
    let relative: String?
    fileprivate let origin: Origin

    /// The framework that the document is compiled for.
    func framework(_ run: DocumentRun) -> Framework {
      guard case .disk(let document) = origin else { return .uikit }
      return run.configuration(of: document).framework ?? .uikit
    }
  }

  fileprivate enum Origin {
    case disk(InputDocument)
    case revision(GitRevision, path: String)
  }

  let operand: String
  let files: [File]
  let isFolder: Bool

  /// Finds the documents that an operand names; `nil` where there are none, which is reported.
  init?(_ operand: String, _ run: inout DocumentRun) throws(UsageError) {
    self.operand = operand
    if let problem = GitRevision.problem(ofOperand: operand) {
      run.report.add(.revision(operand, problem))
      return nil
    }
    guard GitRevision.isNamed(by: operand) else {
      let isFolder = (try? FileStatus(of: operand))?.kind == .folder
      let base = Path.join(operand, "")
      files = try run.documents(at: operand).map { document in
        File(
          path: document.displayPath,
          relative: isFolder ? String(document.path.dropFirst(base.count)) : nil,
          origin: .disk(document))
      }
      self.isFolder = isFolder
      if files.isEmpty { return nil }
      return
    }
    do throws(GitRevision.Problem) {
      let revision = try GitRevision(operand)
      isFolder = revision.isFolder
      let paths = isFolder ? try Self.documents(of: revision, run) : [revision.path]
      files = paths.map { path in
        let start = revision.path.isEmpty ? 0 : revision.path.count + 1
        return File(
          path: revision.name(of: path),
          relative: revision.isFolder ? String(path.dropFirst(start)) : nil,
          origin: .revision(revision, path: path))
      }
    } catch {
      run.report.add(.revision(operand, error))
      return nil
    }
    if files.isEmpty { throw .folderWithout(FileKind.documents.words, operand) }
  }

  /// The documents of a folder that no other one includes.
  private static func documents(
    of revision: GitRevision, _ run: DocumentRun
  ) throws(GitRevision.Problem) -> [String] {
    let paths = try revision.documents()
    var included: Set<String> = []
    for path in paths {
      let name = revision.name(of: path)
      let compiler = compiler(for: revision, path, run)
      included.formUnion(compiler.includedFiles(try revision.read(path), path: name))
    }
    let outer = paths.filter { !included.contains(revision.name(of: $0)) }
    // What is left includes each other in a circle, which has to be said.
    return outer.isEmpty ? paths : outer
  }

  private static func compiler(
    for revision: GitRevision, _ path: String, _ run: DocumentRun
  ) -> Compiler {
    let name = revision.name(of: path)
    var compiler = run.compiler(for: InputDocument(path: name, identity: nil))
    let folder = Path.folder(of: path)
    compiler.options.includes = GitIncludeReader(
      revision: revision, root: folder == "." ? "" : folder)
    compiler.options.catalogs = GitIncludeReader(revision: revision, root: "")
    compiler.options.identity = name
    compiler.options.policy = policy
    return compiler
  }

  /// Only what makes a document no document is asked: guidelines change, and an earlier version may
  /// break those of today.
  private static let policy: RulePolicy = {
    var policy = RulePolicy()
    for rule in RuleCatalog.rules where !rule.isStructural { policy[rule.id] = .off }
    return policy
  }()

  /// The work of reading and checking a document; `nil` comes of one that cannot be read for a reason
  /// that was reported.
  func job(_ file: File, _ run: DocumentRun) -> @Sendable () -> Result<Compilation, Failure>? {
    switch file.origin {
    case .disk(let document):
      return run.job(document) { compiler, bytes, path in
        var compiler = compiler
        compiler.options.policy = Self.policy
        return compiler.validate(bytes, path: path)
      }
    case .revision(let revision, let path):
      let compiler = Self.compiler(for: revision, path, run)
      let name = file.path
      return {
        do throws(GitRevision.Problem) {
          return .success(compiler.validate(try revision.read(path), path: name))
        } catch {
          return .failure(.revision(name, error))
        }
      }
    }
  }
}

extension Failure {
  /// Something of a revision that cannot be read.
  static func revision(_ path: String, _ problem: GitRevision.Problem) -> Failure {
    Failure(
      id: "file-unreadable", path: path, message: problem.message, exitCode: .inputOutput,
      advice: problem.advice)
  }
}
