import Foundation
import MenuetGoldens
import MenuetLayout
import MenuetModel
import Testing

@testable import Menuet
@testable import MenuetGeneration

/// Small documents in `Tests/Goldens/Constructs`, a folder for every construct: the Swift beside each
/// is its own part of the code for each framework, without the support code that other documents have
/// too. `Tests/GeneratedSwift/run` type-checks the whole.
@Suite struct ConstructGoldenTests {
  static let folder = URL(filePath: #filePath)
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

  private func emitter(_ framework: Framework) -> SwiftEmitter {
    SwiftEmitter(
      framework: framework, access: .internal, toolVersion: Compiler.version,
      inputName: "document.menuet.xml")
  }

  /// The document's own part of a file.
  private func ownPart(of file: MenuetGeneration.SourceFile) -> [UInt8] {
    SwiftPrinter.print(file, capacity: 4_096, includesSupport: false)
  }

  @Test(arguments: try constructs) func swiftIsFresh(_ construct: String) throws {
    let compilation = try compile(construct)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors == [])
    let laidOut = try #require(compilation.laidOut)
    for (framework, name) in Self.frameworks {
      let file = Self.folder.appending(path: "\(construct)/\(name).swift")
      guard !framework.platforms.isDisjoint(with: laidOut.document.platforms) else {
        #expect(!FileManager.default.fileExists(atPath: file.path))
        continue
      }
      try compare(ownPart(of: emitter(framework).file(laidOut)), with: file)
    }
  }

  /// The files of the share and action extensions, and no others of their kind.
  @Test(arguments: try constructs) func extensionsAreFresh(_ construct: String) throws {
    let compilation = try compile(construct)
    let laidOut = try #require(compilation.laidOut)
    let folder = Self.folder.appending(path: construct)
    let made = compilation.extensionFiles(framework: .uikit, access: .internal)
    for file in made {
      let appExtension = laidOut.document.extensions.first {
        file.ending == "+\($0.id)+Extension.swift"
      }
      let recorded =
        appExtension.map { ownPart(of: emitter(.uikit).controller(of: $0, laidOut)) } ?? file.bytes
      try compare(recorded, with: folder.appending(path: "document" + file.ending))
    }
    let there = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("+Extension.swift") || $0.hasSuffix(".plist") }
    #expect(Set(there) == Set(made.map { "document" + $0.ending }))
  }

  /// Page objects, which are for UIKit where the document is.
  @Test(arguments: try constructs) func uiTestsAreFresh(_ construct: String) throws {
    let laidOut = try #require(try compile(construct).laidOut)
    let isForUIKit = !Framework.uikit.platforms.isDisjoint(with: laidOut.document.platforms)
    let source = ownPart(of: emitter(isForUIKit ? .uikit : .appkit).uiTests(laidOut))
    let file = Self.folder.appending(path: "\(construct)/UITests.swift")
    // Those of a document that shows nothing would show nothing.
    guard String(decoding: source, as: UTF8.self).contains("let surface: Surface") else {
      #expect(!FileManager.default.fileExists(atPath: file.path))
      return
    }
    try compare(source, with: file)
  }

  private func compare(_ source: [UInt8], with file: URL) throws {
    let difference = try Golden(file).difference(to: source, suite: "ConstructGoldenTests")
    if let difference { Issue.record("\(difference)") }
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
    try compare(source, with: folder.appending(path: "QuickNotes+Menuet.swift"))
  }
}
