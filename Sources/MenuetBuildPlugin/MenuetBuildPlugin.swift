import Foundation
import PackagePlugin

/// Compiles every `*.menuet.xml` of a target to Swift, one command a document.
///
/// The framework and the access level stand in a file `menuet.json` among the target's sources, as
/// in `{"framework": "uikit", "access": "internal"}`; without one they are `none`, which compiles
/// everywhere, and `internal`.
@main struct MenuetBuildPlugin: BuildToolPlugin {
  func createBuildCommands(
    context: PluginContext, target: any Target
  ) async throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return try BuildCommands(
      tool: try context.tool(named: "MenuetMain").url, folder: target.directoryURL,
      work: context.pluginWorkDirectoryURL
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

  private struct Settings: Decodable {
    var framework: String?
    var access: String?
  }

  func commands(for files: [URL]) throws -> [Command] {
    let documents = files.filter { $0.lastPathComponent.hasSuffix(".menuet.xml") }
    let settings = try files.first { $0.lastPathComponent == "menuet.json" }
      .map { try JSONDecoder().decode(Settings.self, from: Data(contentsOf: $0)) }
    return documents.map { command(for: $0, settings, settingsFile(files)) }
  }

  private func settingsFile(_ files: [URL]) -> [URL] {
    files.filter { $0.lastPathComponent == "menuet.json" }
  }

  private func command(
    for document: URL, _ settings: Settings?, _ settingsFiles: [URL]
  ) -> Command {
    let output = work.appending(path: outputName(for: document))
    return .buildCommand(
      displayName: "Compiling \(document.lastPathComponent) to \(output.lastPathComponent)",
      executable: tool,
      arguments: [
        "compile", "--emit", "swift", "--framework", settings?.framework ?? "none",
        "--access", settings?.access ?? "internal", "--color", "never",
        "-o", output.path(percentEncoded: false), document.path(percentEncoded: false),
      ],
      inputFiles: [document] + settingsFiles,
      outputFiles: [output])
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
        tool: try context.tool(named: "MenuetMain").url,
        folder: context.xcodeProject.directoryURL,
        work: context.pluginWorkDirectoryURL
      ).commands(for: target.inputFiles.map(\.url))
    }
  }
#endif
