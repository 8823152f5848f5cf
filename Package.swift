// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target of the package is built with.
var strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// `Tests/run` sets it. A manifest that always asks for this breaks the packages that depend on it:
// Xcode and the build system of Swift 6.4 suppress the warnings of dependencies, and the compiler
// refuses the two together (swiftlang/swift-package-manager#9517).
if Context.environment["MENUET_WARNINGS_AS_ERRORS"] != nil {
  strict.append(.treatAllWarnings(as: .error))
}

// The SDK of a Mac has libxml2 and its headers, and the module map links it. Asked for pkg-config, SwiftPM
// would warn there, or find Homebrew's.
#if os(macOS)
  let libxml2 = Target.systemLibrary(name: "CLibXML2")
#else
  let libxml2 = Target.systemLibrary(
    name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])])
#endif

let package = Package(
  name: "Menuet",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "Menuet", targets: ["Menuet"]),
    .library(name: "MenuetModel", targets: ["MenuetModel"]),
    .library(name: "MenuetRaster", targets: ["MenuetRaster"]),
    .executable(name: "menuet", targets: ["MenuetMain"]),
    .plugin(name: "MenuetBuildPlugin", targets: ["MenuetBuildPlugin"]),
    .plugin(name: "MenuetCommandPlugin", targets: ["MenuetCommandPlugin"]),
  ],
  targets: [
    libxml2,
    .target(name: "MenuetSource", swiftSettings: strict),
    .target(
      name: "MenuetXML",
      dependencies: ["CLibXML2", "MenuetSource"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(
      name: "MenuetModel",
      dependencies: ["MenuetSource"],
      exclude: ["Names/make-names.py"],
      swiftSettings: strict
    ),
    .target(
      name: "MenuetBinding",
      dependencies: ["MenuetModel", "MenuetSource", "MenuetXML"],
      swiftSettings: strict
    ),
    .target(
      name: "MenuetRules",
      dependencies: ["MenuetLayout", "MenuetModel", "MenuetSource"],
      exclude: ["Rules/make-registry.py"],
      swiftSettings: strict
    ),
    .target(
      name: "MenuetLayout",
      dependencies: ["MenuetModel", "MenuetSource"],
      exclude: ["TextDirection/make-directions.py", "TextMetrics/make-table.py"],
      swiftSettings: strict
    ),
    .target(
      name: "MenuetGeneration",
      dependencies: ["MenuetLayout", "MenuetModel"],
      // Checked by the tests, and embedded as `Support/EmbeddedSupport.swift`.
      exclude: [
        "Support/AppKit", "Support/Common", "Support/Extensions", "Support/None", "Support/SwiftUI",
        "Support/UIKit", "Support/UITests",
        "Support/embed-support.py",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "MenuetRendering",
      dependencies: ["MenuetLayout", "MenuetModel", "MenuetSource"],
      // Embedded as `HTML/PageSources.swift`.
      exclude: ["HTML/Page"],
      swiftSettings: strict
    ),
    // Looks for librsvg while it runs, so that nothing else needs it.
    .target(name: "MenuetRaster", swiftSettings: strict + [.strictMemorySafety()]),
    .target(
      name: "MenuetTranslation",
      dependencies: ["MenuetModel", "MenuetSource", "MenuetXML"],
      swiftSettings: strict
    ),
    .target(
      name: "MenuetFormatting",
      dependencies: ["MenuetModel", "MenuetSource", "MenuetXML"],
      swiftSettings: strict
    ),
    // What two versions of a document say differently.
    .target(
      name: "MenuetComparison",
      dependencies: ["MenuetGeneration", "MenuetLayout", "MenuetModel", "MenuetSource"],
      swiftSettings: strict
    ),
    .target(
      name: "MenuetImport",
      dependencies: [
        "Menuet", "MenuetBinding", "MenuetFormatting", "MenuetModel", "MenuetSource", "MenuetXML",
      ],
      swiftSettings: strict
    ),
    // Which units of a toolbar should stay longest, by how often people use them.
    .target(
      name: "MenuetSuggestion",
      dependencies: ["MenuetLayout", "MenuetModel"],
      swiftSettings: strict
    ),
    .target(name: "MenuetSchemas", dependencies: ["MenuetModel"], swiftSettings: strict),
    .target(
      name: "Menuet",
      dependencies: [
        "MenuetBinding", "MenuetGeneration", "MenuetLayout", "MenuetModel", "MenuetRules",
        "MenuetSource", "MenuetXML",
      ],
      exclude: ["check-links.py", "draw-examples.py", "make-man-page.py", "make-site"],
      swiftSettings: strict
    ),
    // What a build needs of the command, without pictures, schemas, translation and the other verbs.
    .target(
      name: "MenuetTool",
      dependencies: [
        "Menuet", "MenuetGeneration", "MenuetLayout", "MenuetModel", "MenuetRules", "MenuetSource",
        "MenuetXML",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "MenuetLanguageServer",
      dependencies: [
        "Menuet", "MenuetBinding", "MenuetFormatting", "MenuetModel", "MenuetRendering",
        "MenuetSchemas", "MenuetSource", "MenuetTool", "MenuetXML",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "MenuetCommandLine",
      dependencies: [
        "Menuet", "MenuetBinding", "MenuetComparison", "MenuetFormatting", "MenuetGeneration",
        "MenuetImport", "MenuetLanguageServer", "MenuetLayout", "MenuetModel", "MenuetRaster",
        "MenuetRendering", "MenuetRules", "MenuetSchemas", "MenuetSource", "MenuetSuggestion",
        "MenuetTool", "MenuetTranslation", "MenuetXML",
      ],
      swiftSettings: strict
    ),
    // Not named after its product: on a file system that ignores case, the modules `Menuet` and
    // `menuet` would be one file.
    .executableTarget(
      name: "MenuetMain",
      dependencies: ["MenuetCommandLine"],
      swiftSettings: strict
    ),
    // The build system of Swift 6.4 looks for a plugin's tool by the name of its target, which
    // `menuet` does not have, and no target may be in two executable products.
    .executableTarget(
      name: "MenuetPluginTool",
      dependencies: ["MenuetTool"],
      swiftSettings: strict
    ),
    .plugin(
      name: "MenuetBuildPlugin",
      capability: .buildTool(),
      dependencies: ["MenuetPluginTool"],
      path: "Sources/MenuetBuildPlugin"
    ),
    // Without a declared permission, `swift package menuet validate` asks nothing; what writes is given
    // it on the command line.
    .plugin(
      name: "MenuetCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "menuet", description: "Checks, compiles, translates and draws menu documents")),
      dependencies: ["MenuetMain"],
      path: "Sources/MenuetCommandPlugin"
    ),
    // What tests expect, in files.
    .target(name: "MenuetGoldens", path: "Tests/MenuetGoldens", swiftSettings: strict),
    .testTarget(
      name: "MenuetRasterTests", dependencies: ["MenuetRaster"], swiftSettings: strict),
    .testTarget(
      name: "MenuetSourceTests", dependencies: ["MenuetSource"], swiftSettings: strict),
    .testTarget(
      name: "MenuetRulesTests",
      dependencies: [
        "Menuet", "MenuetBinding", "MenuetLayout", "MenuetModel", "MenuetRules", "MenuetSource",
        "MenuetXML",
      ],
      exclude: ["rules.tsv"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MenuetLayoutTests",
      dependencies: ["MenuetLayout", "MenuetModel", "MenuetSource"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MenuetGenerationTests",
      dependencies: ["Menuet", "MenuetGeneration", "MenuetLayout", "MenuetModel"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MenuetRenderingTests",
      dependencies: ["MenuetLayout", "MenuetModel", "MenuetRendering", "MenuetSource"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MenuetSchemasTests",
      dependencies: ["MenuetGoldens", "MenuetModel", "MenuetSchemas"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MenuetTests",
      dependencies: [
        "Menuet", "MenuetBinding", "MenuetGeneration", "MenuetGoldens", "MenuetLayout",
        "MenuetModel", "MenuetRendering", "MenuetRules", "MenuetSource", "MenuetXML",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MenuetFormattingTests",
      dependencies: ["Menuet", "MenuetFormatting", "MenuetModel", "MenuetSource", "MenuetXML"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MenuetLanguageServerTests",
      dependencies: ["MenuetLanguageServer", "MenuetSource", "MenuetTool"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MenuetImportTests",
      dependencies: [
        "Menuet", "MenuetGoldens", "MenuetImport", "MenuetModel", "MenuetSource", "MenuetXML",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MenuetXMLTests",
      dependencies: ["MenuetSource", "MenuetXML"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MenuetCommandLineTests",
      dependencies: [
        "Menuet", "MenuetBinding", "MenuetCommandLine", "MenuetComparison", "MenuetGeneration",
        "MenuetGoldens", "MenuetLayout", "MenuetModel", "MenuetRendering", "MenuetRules",
        "MenuetSchemas", "MenuetSource", "MenuetSuggestion", "MenuetTool", "MenuetXML",
      ],
      swiftSettings: strict
    ),
  ]
)
