import Foundation
import Menuet
import MenuetLayout
import MenuetModel
import RegexBuilder
import Testing

@testable import MenuetGeneration

/// The page objects of `--emit ui-tests`: they compile for every document, and their paths are those
/// that generated code gives what it shows.
@Suite struct UITestsFileTests {
  private func emit(
    _ document: Document, for framework: Framework = .uikit, _ access: AccessLevel = .internal
  ) -> [UInt8] {
    SwiftEmitter(
      framework: framework, access: access, toolVersion: "1.0", inputName: document.fileName
    ).emitUITests(LaidOutDocument(document: document, context: LayoutContext(document: document)))
  }

  private func text(_ document: Document, for framework: Framework = .uikit) -> String {
    String(decoding: emit(document, for: framework), as: UTF8.self)
  }

  /// The same file as a Mac compiles it.
  private func onMac(_ file: [UInt8]) -> String {
    String(decoding: file, as: UTF8.self).replacing("os(macOS)", with: "true")
  }

  @Test(arguments: [Framework.uikit, .swiftui, .appkit, .none])
  func hostileDocumentsCompileAndAreFormatted(_ framework: Framework) throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    for access in [AccessLevel.internal, .public] {
      let source = emit(HostileDocument.document, for: framework, access)
      let file = try tools.write(source, "Hostile+UITests.swift")
      #expect(try tools.typecheckXCTest(file) == "")
      #expect(try tools.lint(file) == "")
      let mac = try tools.write(onMac(source), "HostileMac+UITests.swift")
      #expect(try tools.typecheckXCTest(mac) == "")
    }
  }

  @Test func seededDocumentsCompileTogether() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    for part in 0..<10 {
      // Many documents share one target.
      let names = (1...10).map { "Seeded\(part * 10 + $0)+UITests.swift" }
      let files = try names.enumerated().map { place, name in
        let document = SeededDocument.document(seed: UInt64(part * 10 + place + 1))
        return try tools.write(emit(document), name)
      }
      #expect(
        try tools.typecheckXCTest(
          files[0], files[1], files[2], files[3], files[4], files[5], files[6], files[7], files[8],
          files[9]) == "")
      #expect(try tools.lint(files[part]) == "")
    }
  }

  @Test func nothingUnusedIsDeclared() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var alert = DocumentMaker("OneAlert")
    alert.command("only") { $0.confirm = "ask" }
    alert.system(.cancel)
    alert.alert("ask", ["cancel"])
    var menu = DocumentMaker("OneMenu")
    menu.command("only")
    menu.menu("m", menu.items("only") + [menu.dynamic("d", max: nil)])
    var toolbar = DocumentMaker("OneToolbar")
    toolbar.toolbar("t") { _, _ in }
    var choice = DocumentMaker("OneChoice")
    choice.choice("c", ["a", "b"])
    let parts = ["closeMenu", "struct Bar", "overflowButton", "struct Toggle", "enum Choice"]
    let documents: [(DocumentMaker, [String])] = [
      (DocumentMaker("Empty"), []), (alert, []), (menu, ["closeMenu"]), (toolbar, ["struct Bar"]),
      (choice, []),
    ]
    for (maker, expected) in documents {
      let text = text(maker.document)
      #expect(parts.filter { text.contains($0) } == expected, "\(maker.document.name)")
      let file = try tools.write(text, "\(maker.document.name)+UITests.swift")
      #expect(try tools.typecheckXCTest(file) == "")
      #expect(try tools.lint(file) == "")
    }
  }

  @Test func theExampleOfTheArticleCompiles() throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent("Sources/Menuet/Menuet.docc/UITests.md"),
      encoding: .utf8)
    let example = try #require(article.firstMatch(of: /```swift\n(import XCTest(?s:.*?))```/))
    let sample = root.appendingPathComponent("Samples/Notes/Notes.menuet.xml")
    var compilation = Compiler().compile(
      Array(try Data(contentsOf: sample)), path: "Notes.menuet.xml")
    let made = compilation.uiTests(framework: .uikit, access: .internal)
    let tools = try SwiftTools()
    defer { tools.clean() }
    #expect(
      try tools.typecheckXCTest(
        tools.write(try #require(made), "Notes+UITests.swift"),
        tools.write(String(example.1), "EditorTests.swift")) == "")
  }

  // MARK: Names

  private func compile(_ content: String, name: String = "Office") throws -> Compilation {
    let text = """
      <menuet xmlns="urn:menuet:1" name="\(name)" platforms="ipados macos" min-ios="16.0">
      \(content)
      </menuet>
      """
    return Compiler().compile(Array(text.utf8), path: "\(name).menuet.xml")
  }

  private func uiTests(_ content: String, for framework: Framework = .uikit) throws -> String {
    var compilation = try compile(content)
    let source = compilation.uiTests(framework: framework, access: .internal)
    return String(decoding: try #require(source, "\(compilation.diagnostics)"), as: UTF8.self)
  }

  @Test func namesThatCollideAreToldApartByWhatHasThem() throws {
    let document = """
      <menu id="format" title="Format">
        <submenu id="lists" title="Lists"><command id="surface" title="Surface"/></submenu>
        <command id="default" title="Default"/>
        <item ref="lists"/>
      </menu>
      <commands><command id="lists" title="Show Lists"/></commands>
      """
    let text = try uiTests(document)
    #expect(text.contains(#"var menuLists: Element { surface.element("format.lists") }"#) == false)
    #expect(text.contains(#"var lists: Element { surface.element("format.lists") }"#))
    #expect(
      text.contains(
        #"var itemSurface: Element { surface.element("format.surface", in: "format.lists") }"#))
    #expect(text.contains(#"var `default`: Element { surface.element("format.default") }"#))
  }

  @Test(arguments: ["Windows", "Buttons", "State", "Launch"])
  func aNameThatAnAppUnderTestHasIsAnError(_ name: String) throws {
    var compilation = try compile("", name: name)
    let source = compilation.uiTests(framework: .uikit, access: .internal)
    #expect(source == nil)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    let member = name.lowercased()
    #expect(
      errors.map(\.message) == [
        "an app under test has a property '\(member)' already: give the document another 'name' for"
          + " UI tests"
      ])
    // What is generated for the app may have it.
    var other = try compile("", name: name)
    let swift = other.swift(framework: .uikit, access: .internal)
    #expect(swift != nil)
  }

  @Test func aDocumentForNoneOfTheFrameworksPlatformsIsAnError() throws {
    let text = #"<menuet xmlns="urn:menuet:1" name="Phone" platforms="ios"/>"#
    var compilation = Compiler().compile(Array(text.utf8), path: "Phone.menuet.xml")
    let source = compilation.uiTests(framework: .appkit, access: .internal)
    #expect(source == nil)
    #expect(!compilation.succeeded)
  }

  // MARK: Paths

  private static let everything = """
    <commands>
      <choice id="size" title="Size"><option id="small" title="S" default="true"/>
        <option id="big" title="B"/></choice>
      <command id="remove" title="Remove…" confirm="sure"/>
      <command id="write" title="Write…" presents="compose"/>
    </commands>
    <toolbar id="main" style="editor">
      <center>
        <command id="new-note" title="New Note" symbol="plus"/>
        <group id="text" title="Text" symbol="textformat" collapse="menu">
          <toggle id="bold" title="Bold" symbol="bold"/><command id="plain" title="Plain"/>
        </group>
        <pop-up-button id="sizes" choice="size" title="Size"/>
        <pull-down-button id="add" title="Add" symbol="plus">
          <item ref="remove"/><item ref="write"/><item ref="new-note"/>
        </pull-down-button>
      </center>
      <trailing><search/><inspector-toggle/></trailing>
    </toolbar>
    <menu id="format" title="Format">
      <item ref="bold"/>
      <submenu id="lists" title="Lists"><item ref="plain"/><item ref="size"/></submenu>
      <toggle id="ruler" form="pair" on-title="Show Ruler" off-title="Hide Ruler"/>
    </menu>
    <view id="list"><button ref="write"/></view>
    <pull-down-button id="more" title="More" symbol="ellipsis">
      <item ref="remove"/><item ref="write"/><item ref="new-note"/>
    </pull-down-button>
    <segmented id="segments" choice="size"/>
    <sheet id="compose" title="Letter"><command system="done"/></sheet>
    <alert id="sure" title="Sure?"><command id="yes" title="Remove" role="destructive"/>
      <command system="cancel"/></alert>
    """

  /// Every accessibility identifier that page objects look for.
  private func paths(_ text: String) -> Set<String> {
    let start = /(?:element|unit|Element|Surface)\((?:context: )?(?:context, )?(?:path: )?/
    let call = Regex {
      start
      /"([^"\\]+)"/
    }
    return Set(text.matches(of: call).map { String($0.output.1) })
  }

  /// Runs the code for UIKit, and collects the identifiers of all that it makes.
  @Test func codeForUIKitGivesEveryPathToWhatItMakes() throws {
    let text = try uiTests(Self.everything)
    var wanted = paths(text)
      .union(["size.small", "size.big", "format.ruler.on", "format.ruler.off"])
    #expect(wanted.count > 25)
    // The item itself is two.
    wanted.remove("format.ruler")
    // The app makes what the sheet shows.
    wanted.remove("compose.done")
    var compilation = try compile(Self.everything)
    let generated = compilation.swift(framework: .uikit, access: .internal)
    let tools = try SwiftTools()
    defer { tools.clean() }
    let program = """
      import UIKit

      final class Model: UIViewController, OfficeActions {
        var isBold = false
        var isRuler = false
        var size: Office.Choice.Size = .small
        func newNote() {}
        func plain() {}
        func remove() {}
        func yes() {}
        func done(in presentation: Office.Presentation?) {}
        func toggleInspector(for toolbar: Office.ToolbarID) {}
        func makeSearchController(for toolbar: Office.ToolbarID) -> UISearchController {
          UISearchController()
        }
        func makeCompose(for command: Office.Command?) -> UIViewController { UIViewController() }
      }

      let model = Model()
      var found: Set<String> = []
      @MainActor func collect(_ identifier: String?) {
        if let identifier { found.insert(identifier) }
      }
      @MainActor func collect(_ element: UIMenuElement?) {
        guard let element else { return }
        collect(element.accessibilityIdentifier)
        for child in (element as? UIMenu)?.children ?? [] {
          for shown in child.shown { collect(shown) }
        }
      }
      @MainActor func collect(_ view: UIView) {
        collect(view.accessibilityIdentifier)
        for segment in (view as? UISegmentedControl)?.segments ?? [] { collect(segment) }
        collect((view as? UIButton)?.menu)
      }

      let bar = UINavigationItem()
      Office.mainToolbar.apply(to: bar, actions: model)
      for group in bar.centerItemGroups + bar.trailingItemGroups {
        for item in group.barButtonItems + [group.representativeItem].compactMap({ $0 }) {
          collect(item.accessibilityIdentifier)
          collect(item.menu)
          collect(item.menuRepresentation)
        }
        collect(group.menuRepresentation)
      }
      collect(bar.searchController!.searchBar.searchTextField)
      collect(Office.formatMenu(actions: model))
      collect(Office.listWriteButton(actions: model))
      collect(Office.moreButton(actions: model))
      collect(Office.segmentsControl(actions: model))
      let alert = Office.sureAlert()
      collect(alert.view)
      for answer in alert.actions { collect(answer.accessibilityIdentifier) }
      Office.perform(.write, on: model)
      collect(model.presentedViewController!.view)
      for identifier in found.sorted() { print(identifier) }
      """
    let output = try tools.simulateUIKit(
      [tools.write(try #require(generated), "Office+Menuet.swift")],
      tools.write(program, "main.swift"))
    let found = Set(output.split(separator: "\n").map(String.init))
    #expect(wanted.subtracting(found).sorted() == [], "\(output)")
  }

  /// Static code has its paths as literals, or as those of the surface and of the command.
  @Test(arguments: [Framework.swiftui, .appkit])
  func codeOfTheOtherFrameworksNamesEveryPath(_ framework: Framework) throws {
    var compilation = try compile(Self.everything)
    let generated = compilation.swift(framework: framework, access: .internal)
    let code = String(decoding: try #require(generated), as: UTF8.self)
    let surfaces = ["main", "format", "add", "more", "list", "button"]
    // The app makes what the sheet shows, and alerts of AppKit have no identifier of their own.
    let wanted = paths(try uiTests(Self.everything, for: framework))
      .subtracting(["compose.done", "sure"])
    #expect(wanted.count > 20)
    for path in wanted {
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      // A toolbar has the raw value of its case.
      let isNamed =
        code.contains("\"\(path)\"")
        || code.contains("enum ToolbarID: String, CaseIterable, Sendable {\n    case \(path)\n")
      // `Surface(id: "format", …)` and `MenuItems("format", …)` make those of their commands.
      let isMade =
        parts.count == 2 && surfaces.contains(parts[0])
        && code.contains("\"\(parts[0])\"") && code.contains("\"\(parts[1])\"")
      let isCommand =
        parts.count == 2 && surfaces.contains(parts[0]) && code.contains("\"\(parts[0])\"")
        && compilation.document?.commands.contains { $0.id == parts[1] } == true
      #expect(isNamed || isMade || isCommand, "\(path)")
    }
  }
}
