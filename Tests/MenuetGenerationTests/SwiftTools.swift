import Foundation
import MenuetModel

/// Runs the tools that judge generated Swift: the compiler, the formatter, and the scripts of the
/// declaration modules.
struct SwiftTools {
  /// A folder of the run's own, removed by `clean`.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("menuet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func clean() { try? FileManager.default.removeItem(at: folder) }

  /// The folder of the declaration modules, found from this file.
  private static let modules = URL(fileURLWithPath: #filePath)
    .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("DeclarationModules")

  func write(_ bytes: [UInt8], _ name: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file
  }

  func write(_ text: String, _ name: String) throws -> URL { try write(Array(text.utf8), name) }

  /// What `swift format lint --strict` says in its default configuration; empty for nothing.
  func lint(_ file: URL) throws -> String {
    try run(
      "/usr/bin/env",
      ["swift", "format", "lint", "--strict", "--configuration", #"{"version": 1}"#, file.path]
    ).output
  }

  /// The messages of the compiler against the declaration modules of UIKit, under conditions of
  /// `#if`.
  func typecheckUIKit(_ files: URL..., conditions: [String] = []) throws -> String {
    try typecheck(files, for: "uikit", conditions)
  }

  /// The same, of files that are one module.
  func typecheckUIKit(_ files: [URL]) throws -> String { try typecheck(files, for: "uikit", []) }

  /// The messages of the compiler against the declaration modules of AppKit.
  func typecheckAppKit(_ files: URL..., conditions: [String] = []) throws -> String {
    try typecheck(files, for: "appkit", conditions)
  }

  /// The messages of the compiler on files as one module, against the declaration modules of AppKit.
  func typecheckAppKit(_ files: [URL]) throws -> String { try typecheck(files, for: "appkit", []) }

  /// The messages of the compiler against the declaration modules of SwiftUI.
  func typecheckSwiftUI(_ files: URL..., conditions: [String] = []) throws -> String {
    try typecheck(files, for: "swiftui", conditions)
  }

  /// The messages of the compiler on files as one module, against the declaration modules of Social
  /// and UIKit, data flow included: extensions wait for what other threads load.
  func typecheckSocial(
    _ files: [URL], conditions: [String] = []
  ) throws -> String { try typecheck(files, for: "social", conditions, options: ["--flow"]) }

  /// The messages of the compiler against the declaration modules of XCTest.
  func typecheckXCTest(_ files: URL..., conditions: [String] = []) throws -> String {
    try typecheck(files, for: "xctest", conditions)
  }

  /// The messages of the compiler on many files that are one module.
  func typecheckSwiftUI(_ files: [URL]) throws -> String {
    try typecheck(files, for: "swiftui", [])
  }

  /// The messages of the compiler on files as one module, with the settings of a new project of Xcode.
  func typecheckIsolated(_ files: [URL], for framework: Framework) throws -> String {
    guard framework == .none else {
      return try typecheck(files, for: framework.rawValue, [], options: ["--isolated"])
    }
    return try typecheck(files, options: Self.isolation)
  }

  /// The options of a new project of Xcode, as `typecheck` has them.
  private static let isolation =
    ["-default-isolation", "MainActor"]
    + [
      "ExistentialAny", "InferIsolatedConformances", "MemberImportVisibility",
      "NonisolatedNonsendingByDefault",
    ].flatMap { ["-enable-upcoming-feature", $0] }

  private func typecheck(
    _ files: [URL], for framework: String, _ conditions: [String], options: [String] = []
  ) throws -> String {
    let script = Self.modules.appendingPathComponent("typecheck").path
    return try run(
      script, options + conditions.flatMap { ["-D", $0] } + [framework] + files.map(\.path)
    ).output
  }

  /// What a program prints that uses generated code, with the simulation of UIKit; or, where they do
  /// not compile, what the compiler says.
  func simulateUIKit(_ generated: [URL], _ program: URL) throws -> String {
    try simulate("uikit", generated, program)
  }

  /// The same for page objects, with the simulation of an app under test.
  func simulateXCTest(_ generated: [URL], _ program: URL) throws -> String {
    try simulate("xctest", generated, program)
  }

  /// The same with the simulation of AppKit.
  func simulateAppKit(_ generated: [URL], _ program: URL) throws -> String {
    try simulate("appkit", generated, program)
  }

  /// The same with the state of SwiftUI, of files without views.
  func simulateSwiftUI(_ generated: [URL], _ program: URL) throws -> String {
    try simulate("swiftui", generated, program)
  }

  private func simulate(
    _ framework: String, _ generated: [URL], _ program: URL
  ) throws -> String {
    let script = Self.modules.deletingLastPathComponent().appendingPathComponent("Simulations/run")
    return try run(script.path, [framework] + generated.map(\.path) + [program.path]).output
  }

  /// The messages of the compiler on files that import nothing, under conditions of `#if`.
  func typecheck(_ files: URL..., conditions: [String] = []) throws -> String {
    try typecheck(files, conditions: conditions)
  }

  /// The same, of files that are one module.
  func typecheck(
    _ files: [URL], conditions: [String] = [], options: [String] = []
  ) throws -> String {
    let settings = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
    return try run(
      "/usr/bin/env",
      ["swiftc", "-typecheck"] + settings + options
        + conditions.flatMap { ["-D", $0] } + files.map(\.path)
    ).output
  }

  /// What is newer than a version of iOS, or of macOS for AppKit, and not checked for.
  func availability(
    _ file: URL, minimum: String, framework: String = "uikit"
  ) throws -> String {
    let script = Self.modules.appendingPathComponent("availability").path
    return try run(script, [framework, minimum, file.path]).output
  }

  /// What is newer than versions of platforms and not checked for, of many files in one run.
  func availability(
    _ uses: [(platform: String, minimum: String, file: URL)], framework: String = "uikit"
  ) throws -> String {
    let lines = uses.map { "\($0.platform) \($0.minimum) \($0.file.path)\n" }.joined()
    let list = try write(lines, "availability.txt")
    let script = Self.modules.appendingPathComponent("availability").path
    return try run(script, [framework, "--batch", list.path]).output
  }

  /// Compiles files, warnings being errors, and gives what the program prints; or, where they do not
  /// compile, what the compiler says.
  func compileAndRun(_ files: URL...) throws -> String {
    let program = folder.appendingPathComponent("program")
    let compilation = try run(
      "/usr/bin/env",
      ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-o", program.path]
        + files.map(\.path))
    guard compilation.code == 0 else { return compilation.output }
    return try run(program.path, []).output
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["MENUET_BUILD_DIR": FileManager.default.temporaryDirectory.path]) { first, _ in
        first
      }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
