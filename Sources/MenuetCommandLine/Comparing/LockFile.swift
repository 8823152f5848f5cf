import Menuet
import MenuetComparison
import MenuetSource
import MenuetTool

/// The file of ids that is named as an earlier version.
enum LockFile {
  private static let suffix = ".lock"
  /// In bytes: a line takes about sixty.
  private static let readLimit = 64 << 20

  /// The lock of a file; `nil` for an operand that names none.
  static func lock(at operand: String) throws(Failure) -> IDLock? {
    let isRevision = GitRevision.isNamed(by: operand)
    let bytes: [UInt8]
    guard operand.hasSuffix(suffix) || !isRevision && isLock(operand) else { return nil }
    if isRevision {
      do throws(GitRevision.Problem) {
        let revision = try GitRevision(operand)
        bytes = try revision.read(revision.path)
      } catch {
        throw .revision(operand, error)
      }
    } else {
      do throws(SystemError) {
        bytes = try FileSystem.read(operand, limit: readLimit)
      } catch {
        throw .unreadable(operand, error)
      }
    }
    do throws(IDLock.ParseError) {
      return try IDLock(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw Failure(
        id: "file-unreadable", path: operand, message: "line \(error.line): \(error.message)",
        exitCode: .inputOutput,
        advice: "write it again: menuet diff --write-lock \(ShellWord.quoted(operand)) DOCUMENTS")
    }
  }

  /// Returns whether a file of another name begins like one that was written here.
  private static func isLock(_ path: String) -> Bool {
    guard (try? FileStatus(of: path))?.kind == .file,
      let start = try? FileSystem.read(path, limit: GeneratedMark.reach)
    else { return false }
    return start.first == UInt8(ascii: "#") && GeneratedMark.isPresent(in: start)
  }
}
