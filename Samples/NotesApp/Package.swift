// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NotesApp",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Menuet", path: "../..")],
  targets: [
    .executableTarget(
      name: "NotesApp",
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "MenuetBuildPlugin", package: "Menuet")]
    )
  ]
)
