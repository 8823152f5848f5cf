import Foundation
import MenuetBinding
import MenuetGoldens
import Testing

@testable import Menuet
@testable import MenuetGeneration
@testable import MenuetLayout
@testable import MenuetModel
@testable import MenuetRendering

/// The samples' Swift and pictures stand beside them, their JSON in `Tests/Goldens/Samples`; these tests
/// compare them with what comes of the documents now.
@Suite struct SampleTests {
  /// A document of `Samples` and the framework for which its Swift is kept.
  struct Sample: CustomTestStringConvertible {
    let name: String
    let framework: Framework

    var testDescription: String { name }
    var folder: URL { Self.root.appending(path: "Samples/\(name)") }
    var document: URL { folder.appending(path: "\(name).menuet.xml") }

    static let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    func compile(
      _ layouts: LayoutSelection = .declared, frameworks: FrameworkSet = .uikit
    ) throws -> Compilation {
      var options = Compiler.Options()
      options.frameworks = frameworks
      options.layouts = layouts
      options.strings = try catalog.map { try StringCatalog(parsing: Array($0.utf8)) }
      return Compiler(options: options).compile(
        Array(try Data(contentsOf: document)), path: "Samples/\(name)/\(name).menuet.xml")
    }

    /// The String Catalog beside the document; `nil` where there is none.
    var catalog: String? {
      get throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        guard let file = files.first(where: { $0.hasSuffix(".xcstrings") }) else { return nil }
        return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      }
    }
  }

  static let samples: [Sample] = [
    Sample(name: "Notes", framework: .uikit), Sample(name: "Mail", framework: .uikit),
    Sample(name: "Photos", framework: .uikit),
    // A document for macOS alone.
    Sample(name: "TextEdit", framework: .appkit),
  ]

  private func compare(
    _ bytes: [UInt8]?, with name: String, of sample: Sample, in folder: URL? = nil
  ) throws {
    let bytes = try #require(bytes)
    let file = (folder ?? sample.folder).appending(path: name)
    let difference = try Golden(file).difference(to: bytes, suite: "SampleTests")
    if let difference { Issue.record("\(difference)") }
  }

  @Test(arguments: samples) func documentIsClean(_ sample: Sample) throws {
    #expect(try sample.compile().diagnostics == [])
  }

  @Test(arguments: samples) func documentHasFortyCommands(_ sample: Sample) throws {
    let document = try #require(try sample.compile().document)
    #expect(document.commands.filter { $0.system == nil }.count >= 40)
  }

  /// AppKit has no words for standard commands and menus.
  @Test(arguments: samples) func wordsThatAppKitLacksAreTranslated(_ sample: Sample) throws {
    let findings = try sample.compile(frameworks: [.uikit, .swiftui, .appkit]).diagnostics
    #expect(findings.filter { $0.rule == "string-missing" } == [])
  }

  /// AppKit adds them to Edit by itself.
  @Test func itemsThatAppKitAddsToEditAreOfTheIPadAlone() throws {
    let document = try #require(try Self.samples[0].compile().document)
    let edit = try #require(
      document.menuBars.flatMap(\.menus).first { $0.standard == .edit })
    let items = edit.content.compactMap { element -> Item? in
      if case .item(let item) = element { item } else { nil }
    }.filter { ["start-dictation", "show-emoji"].contains($0.id) }
    #expect(items.map(\.platforms.hasAppKit) == [false, false])
  }

  /// AppKit has them in View and Window while windows have tabs, as `NSWindow.h` allows by default.
  @Test(arguments: samples.filter { $0.framework == .appkit })
  func commandsOfWindowTabsAreLeftToAppKit(_ sample: Sample) throws {
    let document = try #require(try sample.compile().document)
    let titles = document.commands.flatMap { [$0.title, $0.onTitle ?? ""] }
    let added = [
      "Show Tab Bar", "Hide Tab Bar", "Show All Tabs", "Show Previous Tab", "Show Next Tab",
      "Move Tab to New Window", "Merge All Windows",
    ]
    #expect(titles.filter { added.contains($0) } == [])
  }

  /// Layouts that the rules have asked for stand for those that the engine would make.
  @Test(arguments: samples) func layoutsAreThoseOfTheEngineAlone(_ sample: Sample) throws {
    let compilation = try sample.compile()
    let document = try #require(compilation.resolved)
    let contexts = document.platformOrder.map {
      LayoutContext(platform: $0, locale: document.language)
    }
    let engine = LayoutEngine(context: contexts[0], further: Array(contexts.dropFirst()))
    #expect(compilation.laidOut == engine.layOut(document))
    let traversal = Traversal(document)
    let asked = traversal.toolbars.filter { toolbar in
      contexts.contains { context in
        let key = ContextKey(context.platform, locale: context.locale)
        return compilation.toolbarLayouts[toolbar, key] != nil
      }
    }
    #expect(asked.isEmpty == traversal.toolbars.isEmpty)
  }

  @Test(arguments: samples) func swiftIsFresh(_ sample: Sample) throws {
    var compilation = try sample.compile()
    let source = compilation.swift(framework: sample.framework, access: .internal)
    try compare(source, with: "\(sample.name)+Menuet.swift", of: sample)
  }

  @Test(arguments: samples) func jsonIsFresh(_ sample: Sample) throws {
    try compare(
      try sample.compile().json(), with: "\(sample.name).menuet.json", of: sample,
      in: Sample.root.appending(path: "Tests/Goldens/Samples"))
  }

  @Test(arguments: samples) func pictureIsFresh(_ sample: Sample) throws {
    let document = try #require(try sample.compile().resolved)
    let context = LayoutContext(platform: document.defaultPlatform, locale: document.language)
    let laidOut = LayoutEngine(context: context, layouts: .declared)
      .layOut(document.narrowed(to: document.usualValues))
    let drawing = SVGRenderer(appearance: .light, version: Compiler.version).overview(laidOut)
    try compare(drawing.svg, with: "\(sample.name).svg", of: sample)
  }

  @Test(arguments: samples) func jsonDecodesAndEncodesToTheSameBytes(_ sample: Sample) throws {
    let bytes = try #require(try sample.compile().json())
    let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    #expect(try JSONEmitter(isCompact: false).emit(document) == bytes)
  }

  @Test(arguments: samples) func twoRunsGiveTheSameBytes(_ sample: Sample) throws {
    #expect(try sample.compile().json() == sample.compile().json())
  }
}
