import Foundation
import PackagePlugin

/// Compiles every `*.menuet.xml` of a target to Swift, one command a document, but those that another
/// one includes.
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

  func commands(for files: [URL]) -> [Command] {
    let files = TargetFiles(files.filter { $0.lastPathComponent.hasSuffix(".menuet.xml") })
    var warnings: Set<String> = []
    return files.documents.map { document in
      let configuration = FolderConfiguration(of: document.deletingLastPathComponent())
      if let warning = configuration.foreignFramework, warnings.insert(warning).inserted {
        Diagnostics.warning(warning)
      }
      return command(for: document, configuration, reading: files.files(of: document))
    }
  }

  /// The arguments of every run. The build notes what the framework cannot express, unless a
  /// `menuet.json` or the document says that it is known.
  private static let arguments = ["compile", "--emit", "swift", "--color", "never"]

  private func command(
    for document: URL, _ configuration: FolderConfiguration, reading others: [URL]
  ) -> Command {
    let output = work.appending(path: outputName(for: document))
    // The tool would find the configuration too; named as an input, an edit of it is noticed.
    let named = configuration.file.map { ["--config", $0.path(percentEncoded: false)] } ?? []
    return .buildCommand(
      displayName: "Compiling \(document.lastPathComponent) to \(output.lastPathComponent)",
      executable: tool,
      arguments: Self.arguments + (hasModuleBundle ? ["--bundle", "module"] : [])
        + named + configuration.frameworkArguments
        + ["-o", output.path(percentEncoded: false), document.path(percentEncoded: false)],
      inputFiles: [document] + others + (configuration.file.map { [$0] } ?? []),
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
      BuildCommands(
        tool: try context.tool(named: "MenuetPluginTool").url,
        folder: context.xcodeProject.directoryURL,
        work: context.pluginWorkDirectoryURL, hasModuleBundle: false
      ).commands(for: target.inputFiles.map(\.url))
    }
  }
#endif
