import Foundation
import MenuetModel
import Testing

@testable import Menuet
@testable import MenuetGeneration

/// Small documents in `Tests/Goldens/Constructs`, a folder for every construct: the Swift beside each
/// is what is generated for each framework. `Tests/GeneratedSwift/run` type-checks it.
@Suite struct ConstructGoldenTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens/Constructs")

  static var constructs: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
  }

  /// The frameworks with the names of their files.
  private static let frameworks: [(framework: Framework, name: String)] = [
    (.uikit, "UIKit"), (.swiftui, "SwiftUI"), (.appkit, "AppKit"), (.none, "None"),
  ]

  private func compile(_ construct: String) throws -> Compilation {
    let document = Self.folder.appending(path: "\(construct)/document.menuet.xml")
    return Compiler(options: Compiler.Options()).compile(
      Array(try Data(contentsOf: document)), path: "document.menuet.xml")
  }

  @Test(arguments: try constructs) func swiftIsFresh(_ construct: String) throws {
    let compiled = try compile(construct)
    let errors = compiled.diagnostics.filter { $0.severity == .error }
    #expect(errors == [])
    let platforms = try #require(compiled.document).platforms
    for (framework, name) in Self.frameworks {
      let file = Self.folder.appending(path: "\(construct)/\(name).swift")
      guard !framework.platforms.isDisjoint(with: platforms) else {
        #expect(!FileManager.default.fileExists(atPath: file.path))
        continue
      }
      var compilation = compiled
      let made = compilation.swift(framework: framework, access: .internal)
      try compare(try #require(made), with: file)
    }
  }

  /// The files of the share and action extensions, and no others of their kind.
  @Test(arguments: try constructs) func extensionsAreFresh(_ construct: String) throws {
    let compilation = try compile(construct)
    let folder = Self.folder.appending(path: construct)
    let made = compilation.extensionFiles(framework: .uikit, access: .internal)
    for file in made {
      try compare(file.bytes, with: folder.appending(path: "document" + file.ending))
    }
    let there = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("+Extension.swift") || $0.hasSuffix(".plist") }
    #expect(Set(there) == Set(made.map { "document" + $0.ending }))
  }

  /// Page objects, which are for UIKit where the document is.
  @Test(arguments: try constructs) func uiTestsAreFresh(_ construct: String) throws {
    var compilation = try compile(construct)
    let platforms = try #require(compilation.document).platforms
    let framework =
      Framework.uikit.platforms.isDisjoint(with: platforms) ? Framework.appkit : .uikit
    let made = compilation.uiTests(framework: framework, access: .internal)
    let source = try #require(made)
    let file = Self.folder.appending(path: "\(construct)/UITests.swift")
    // Those of a document that shows nothing would show nothing.
    guard String(decoding: source, as: UTF8.self).contains("let surface: Surface") else {
      #expect(!FileManager.default.fileExists(atPath: file.path))
      return
    }
    try compare(source, with: file)
  }

  private func compare(_ source: [UInt8], with file: URL) throws {
    if ProcessInfo.processInfo.environment["MENUET_RECORD"] == "1" {
      return try Data(source).write(to: file)
    }
    let kept = try? Data(contentsOf: file)
    #expect(
      kept.map { Array($0) } == source,
      """
      \(file.path) is stale; refresh it with
      MENUET_RECORD=1 Tests/run --filter ConstructGoldenTests
      """)
  }

  @Test(arguments: [
    ("NotesAppKit", Framework.appkit), ("NotesUIKit", .uikit), ("NotesSwiftUI", .swiftui),
  ])
  func theAppIsFresh(_ name: String, _ framework: Framework) throws {
    let folder = SampleTests.Sample.root.appending(path: "Samples/\(name)")
    let document = try Data(contentsOf: folder.appending(path: "QuickNotes.menuet.xml"))
    var compilation = Compiler(options: Compiler.Options()).compile(
      Array(document), path: "QuickNotes.menuet.xml")
    #expect(compilation.diagnostics == [])
    let made = compilation.swift(framework: framework, access: .internal)
    let source = try #require(made)
    let file = folder.appending(path: "QuickNotes+Menuet.swift")
    if ProcessInfo.processInfo.environment["MENUET_RECORD"] == "1" {
      return try Data(source).write(to: file)
    }
    let kept = try Data(contentsOf: file)
    #expect(Array(kept) == source)
  }

  @Test func aDocumentForNoneOfTheFrameworksPlatformsIsAnError() throws {
    let text = """
      <?menuet-allow framework-cannot-express?>
      <menuet xmlns="urn:menuet:1" name="Phone" platforms="ios watchos"/>
      """
    let compiled = Compiler(options: Compiler.Options()).compile(
      Array(text.utf8), path: "Phone.menuet.xml")
    var compilation = compiled
    let source = compilation.swift(framework: .appkit, access: .internal)
    #expect(source == nil)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map(\.message) == [
        "the framework 'appkit' is for macOS, and the document for iOS and watchOS: take 'uikit',"
          + " 'swiftui' or 'none'"
      ])
    compilation = compiled
    let name = compilation.swift(framework: .swiftui, access: .internal)
    #expect(name != nil)
    compilation = compiled
    let other = compilation.swift(framework: .uikit, access: .internal)
    #expect(other != nil)
  }

  @Test(arguments: ["Text", "Menu"])
  func aDocumentNamedAsAUsedTypeIsAnError(_ name: String) throws {
    let text = """
      <?menuet-allow framework-cannot-express?>
      <menuet xmlns="urn:menuet:1" name="\(name)" platforms="ios"/>
      """
    var compilation = Compiler(options: Compiler.Options()).compile(
      Array(text.utf8), path: "Used.menuet.xml")
    let source = compilation.swift(framework: .swiftui, access: .internal)
    #expect(source == nil)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map(\.message) == [
        "code for 'swiftui' uses another type that is called '\(name)': give the"
          + " document another 'name'"
      ])
  }
}
