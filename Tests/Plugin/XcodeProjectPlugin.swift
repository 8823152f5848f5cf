// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Xcode's module XcodeProjectPlugin that the plugins use, after its interface in Xcode 14.1
// and the documentation of Xcode 16, which added the properties with URLs: names and types, for
// `Tests/Plugin/xcode`. What Xcode passes to a plugin is known on a Mac alone.

public import Foundation
public import PackagePlugin

/// A project that Xcode builds.
public struct XcodeProject {
  public let id: String
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

/// A target of a project.
public struct XcodeTarget {
  public let id: String
  public let displayName: String
  public let inputFiles: FileList
}

/// The project and the folders of a run.
public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

/// A plugin that makes build commands for targets of a project.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(
    context: XcodePluginContext, target: XcodeTarget
  ) throws -> [Command]
}
