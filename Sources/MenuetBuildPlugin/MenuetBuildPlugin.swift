import Foundation
import PackagePlugin

/// Compiles every `*.menuet.xml` of a target to Swift, one command a document.
///
/// The nearest `menuet.json`, from a document's folder upwards, says for which framework, as in
/// `{"framework": "uikit", "access": "internal"}`; where it does not, it is `none`, which compiles
/// everywhere.
@main struct MenuetBuildPlugin: BuildToolPlugin {
  func createBuildCommands(
    context: PluginContext, target: any Target
  ) async throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return BuildCommands(
      tool: try context.tool(named: "MenuetPluginTool").url, folder: target.directoryURL,
      work: context.pluginWorkDirectoryURL,
      // Only a target with resources has a bundle of its own.
      hasModuleBundle: target.sourceFiles.contains { $0.type == .resource }
    ).commands(for: target.sourceFiles.map(\.url))
  }
}

/// The build commands of one target.
struct BuildCommands {
  let tool: URL
  /// The folder of the target's sources.
  let folder: URL
  /// Where the plugin may write.
  let work: URL
  /// Indicates whether titles stand in the resources of the target's own bundle.
  let hasModuleBundle: Bool

  /// The part that the plugin itself reads of a configuration; the tool reads the rest.
  private struct Configuration: Decodable {
    var framework: String?
  }

  func commands(for files: [URL]) -> [Command] {
    files.filter { $0.lastPathComponent.hasSuffix(".menuet.xml") }.map { command(for: $0) }
  }

  /// The arguments of every run. The build notes what the framework cannot express, unless a
  /// `menuet.json` or the document says that it is known.
  private static let arguments = ["compile", "--emit", "swift", "--color", "never"]

  private func command(for document: URL) -> Command {
    let output = work.appending(path: outputName(for: document))
    let configuration = configuration(of: document)
    return .buildCommand(
      displayName: "Compiling \(document.lastPathComponent) to \(output.lastPathComponent)",
      executable: tool,
      arguments: Self.arguments + (hasModuleBundle ? ["--bundle", "module"] : [])
        + arguments(for: configuration)
        + ["-o", output.path(percentEncoded: false), document.path(percentEncoded: false)],
      inputFiles: [document] + (configuration.map { [$0] } ?? []),
      outputFiles: [output])
  }

  /// The nearest `menuet.json`, from the folder of a document up to the root of the file system.
  /// The tool would find it too; named as an input, an edit of it is noticed. (A new one above the
  /// target's folder is not, until the next edit of the package: SwiftPM does not look there.)
  private func configuration(of document: URL) -> URL? {
    var folder = document.standardizedFileURL.deletingLastPathComponent()
    while true {
      let file = folder.appending(path: "menuet.json")
      if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) { return file }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.pathComponents.count >= folder.pathComponents.count { return nil }
      folder = parent
    }
  }

  /// A file that cannot be decoded is left to the tool, whose message names the place.
  private func arguments(for configuration: URL?) -> [String] {
    let none = ["--framework", "none"]
    guard let configuration else { return none }
    let content = try? JSONDecoder().decode(
      Configuration.self, from: Data(contentsOf: configuration))
    let named = ["--config", configuration.path(percentEncoded: false)]
    return content?.framework == nil ? named + none : named
  }

  /// A name that no other document of the target has: the document's own, after its folders where it
  /// does not stand directly in the target's, as in `Library+Notes+Menuet.swift`.
  private func outputName(for document: URL) -> String {
    let base = folder.standardizedFileURL.pathComponents
    let path = document.standardizedFileURL.pathComponents
    let inner = path.starts(with: base) ? path.dropFirst(base.count) : path.suffix(1)
    let name = String(document.lastPathComponent.dropLast(".menuet.xml".count))
    return (inner.dropLast() + [name]).map(escaped).joined(separator: "+") + "+Menuet.swift"
  }

  /// A name without a plus sign, different from that of every other name: two outputs of one name
  /// would overwrite each other, and the compiler takes no two files of one name into a module.
  private func escaped(_ name: String) -> String {
    name.replacing("=", with: "=e").replacing("+", with: "=p")
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MenuetBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      try BuildCommands(
        tool: try context.tool(named: "MenuetPluginTool").url,
        folder: context.xcodeProject.directoryURL,
        work: context.pluginWorkDirectoryURL, hasModuleBundle: false
      ).commands(for: target.inputFiles.map(\.url))
    }
  }
#endif
