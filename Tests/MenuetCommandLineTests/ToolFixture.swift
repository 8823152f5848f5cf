import Foundation
import MenuetSource
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// What a run of the command printed, and how it ended.
struct ToolRun {
  let code: Int32
  let output: String
  let error: String
}

/// Runs the command in this process, with streams in memory.
func menuet(
  _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
  isTerminal: Bool = false
) -> ToolRun {
  let output = Memory()
  let error = Memory()
  let streams = StandardStreams(
    input: { Array(input.prefix($0)) },
    output: ByteSink(isTerminal: isTerminal) { output.bytes += $0 },
    error: ByteSink(isTerminal: isTerminal, columns: isTerminal ? 80 : nil) { error.bytes += $0 })
  let code = CommandLineTool.run(
    arguments: arguments, environment: Environment(environment), streams: streams)
  return ToolRun(code: code, output: output.text, error: error.text)
}

func menuet(_ arguments: String..., input: String) -> ToolRun {
  menuet(arguments, input: Array(input.utf8))
}

func menuet(_ arguments: String...) -> ToolRun { menuet(arguments) }

private final class Memory {
  var bytes: [UInt8] = []
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A folder of its own for a test, removed when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("menuet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in the folder.
  subscript(name: String) -> String { path + "/" + name }

  /// Writes a file, with the folders on the way to it, and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return self[name]
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self[name])))
  }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self[name]) }

  /// The names in the folder, sorted.
  func names(_ name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self[name]).sorted()
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self[name], withDestinationPath: target)
  }
}

/// Documents for tests. They stay clear of what rules of style may flag.
enum Sample {
  static let clean = "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\"/>\n"
  /// One error with a safe remedy: `platform` for `platforms`.
  static let broken = """
    <menuet xmlns="urn:menuet:1" name="Notes" platform="ios"/>

    """
  /// The same, mended.
  static let mended = """
    <menuet xmlns="urn:menuet:1" name="Notes" platforms="ios"/>

    """
  /// A toolbar with a group that becomes a menu.
  static let toolbar = """
    <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados">
      <commands>
        <toggle id="bold" title="Bold" symbol="bold"/>
        <toggle id="italic" title="Italic" symbol="italic"/>
        <command id="new-note" title="New Note" symbol="square.and.pencil"/>
      </commands>
      <menu id="format" title="Format">
        <item ref="bold"/> <item ref="italic"/> <item ref="new-note"/>
      </menu>
      <toolbar id="main">
        <leading><back/></leading>
        <center>
          <group id="text" title="Text" symbol="textformat" collapse="menu">
            <item ref="bold"/> <item ref="italic"/>
          </group>
          <?menuet-allow framework-cannot-express?>
          <item ref="new-note" display="both"/>
        </center>
      </toolbar>
    </menuet>

    """
  /// A warning, once the rule is set so: a command that nothing places.
  static let unused = """
    <menuet xmlns="urn:menuet:1" name="Notes">
      <commands><command id="lost" title="Lost"/></commands>
    </menuet>

    """
}

/// The program that the package builds, for what needs a process of its own.
enum Program {
  static var path: String {
    get throws {
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      var url = folder
      // On a Mac the test bundle lies deeper.
      for _ in 0..<4 {
        let candidate = url.appendingPathComponent("menuet").path
        if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
        url = url.deletingLastPathComponent()
      }
      throw Missing(folder: folder.path)
    }
  }

  struct Missing: Error { let folder: String }

  /// Runs a script of the shell with `$MENUET` for the program.
  static func shell(
    _ script: String, in folder: TemporaryFolder? = nil, searchPath: String = "/usr/bin:/bin"
  ) throws -> ToolRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.environment = ["MENUET": try path, "PATH": searchPath]
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder.path) }
    let output = Pipe()
    let error = Pipe()
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errors = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ToolRun(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      error: String(decoding: errors, as: UTF8.self))
  }
}
