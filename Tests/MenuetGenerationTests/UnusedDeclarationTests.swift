import Foundation
import Menuet
import MenuetGeneration
import MenuetLayout
import MenuetModel
import Testing

/// Generated files declare nothing that stands idle: a document with one menu gets no toolbar.
@Suite struct UnusedDeclarationTests {
  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Documents with one thing each, by its name.
  static let documents: [(name: String, content: String)] = [
    ("nothing", ""),
    ("command", #"<commands><command id="add" title="Add"/></commands>"#),
    ("menu", #"<menu id="edit" title="Edit"><command id="rename" title="Rename"/></menu>"#),
    (
      "submenu",
      """
      <menu id="edit" title="Edit"><submenu id="more" title="More">
        <command id="rename" title="Rename"/></submenu></menu>
      """
    ),
    (
      "section",
      """
      <menu id="edit" title="Edit"><section title="Names" layout="small">
        <command id="rename" title="Rename" symbol="pencil"/>
        <command id="flag" title="Flag" symbol="flag"/></section></menu>
      """
    ),
    (
      "choice",
      """
      <menu id="sort" title="Sort"><choice id="order"><option id="name" title="Name"/>
        <option id="date" title="Date" default="true"/></choice></menu>
      """
    ),
    (
      "toggle",
      #"<menu id="view" title="View"><toggle id="bold" title="Bold" form="checkmark"/></menu>"#
    ),
    (
      "dynamic",
      #"<menu id="recent" title="Recent"><dynamic id="notes" max="5"/></menu>"#
    ),
    (
      "context menu",
      """
      <region id="list" title="Notes" kind="custom" control="list"/>
      <context-menu id="row" for="list"><command id="rename" title="Rename"/>
        <command id="flag" title="Flag"/></context-menu>
      """
    ),
    (
      "edit menu",
      """
      <region id="page" title="Page" kind="custom" control="custom"/>
      <edit-menu id="text" for="page"><command id="look" title="Look It Up"/></edit-menu>
      """
    ),
    (
      "menu bar",
      """
      <menu-bar id="main"><menu id="note" title="Note">
        <command id="rename" title="Rename" shortcut="cmd+opt+r"/></menu></menu-bar>
      """
    ),
    (
      "toolbar",
      """
      <toolbar id="main"><trailing><command id="add" title="Add" symbol="plus"/></trailing></toolbar>
      """
    ),
    (
      "toolbar with a group",
      """
      <toolbar id="main"><center><group id="format" title="Format" collapse="menu">
        <command id="bold" title="Bold" symbol="bold"/>
        <command id="italic" title="Italic" symbol="italic"/></group></center></toolbar>
      """
    ),
    (
      "toolbar at the bottom",
      """
      <toolbar id="main" edge="bottom"><leading><command id="add" title="Add" symbol="plus"/>
        </leading></toolbar>
      """
    ),
    (
      "search",
      #"<toolbar id="main"><trailing><search/></trailing></toolbar>"#
    ),
    (
      "button",
      #"<view id="page"><button id="send" title="Send"/></view>"#
    ),
    (
      "pull-down button",
      """
      <view id="page"><pull-down-button id="more" title="More"><command id="one" title="Open"/>
        <command id="two" title="Close"/><command id="three" title="Move"/></pull-down-button></view>
      """
    ),
    (
      "pop-up button",
      """
      <view id="page"><pop-up-button id="speed" title="Speed">
        <option id="slow" title="Slow" default="true"/><option id="fast" title="Fast"/>
        </pop-up-button></view>
      """
    ),
    (
      "alert",
      """
      <commands><command id="delete" title="Delete" role="destructive" confirm="sure"/></commands>
      <alert id="sure" title="Delete the note?">
        <command id="really" title="Delete Note" role="destructive"/><command system="cancel"/></alert>
      """
    ),
    (
      "sheet",
      """
      <menu id="edit" title="Edit"><command id="look" title="Format…" presents="look-sheet"/></menu>
      <sheet id="look-sheet" title="Format" detents="medium large" grabber="visible">
        <command system="done"/></sheet>
      """
    ),
    (
      "popover",
      """
      <toolbar id="main"><trailing>
        <command id="info" title="Info" symbol="info" presents="facts"/></trailing></toolbar>
      <popover id="facts" title="Info" anchor="info"><command system="done"/></popover>
      """
    ),
    (
      "drag source",
      """
      <region id="list" title="Notes" kind="custom" control="list" selectable="true"/>
      <drag-source id="note" for="list"><representation type="public.utf8-plain-text"/></drag-source>
      """
    ),
    (
      "drop target",
      """
      <region id="list" title="Notes" kind="custom" control="list" container="true"/>
      <drop-target id="shelf" for="list"><accept type="public.utf8-plain-text"/></drop-target>
      """
    ),
    (
      "sharing",
      """
      <toolbar id="main"><trailing><command system="share" presents="share-note"/></trailing></toolbar>
      <activity-view id="share-note"/>
      """
    ),
  ]

  /// What the protocols of the declaration modules ask for.
  private static let requirements: Set<String> = {
    var names: Set<String> = ["hash", "description"]
    let modules = tests.appending(path: "DeclarationModules")
    let files = FileManager.default.enumerator(atPath: modules.path)
    for case let path as String in files ?? FileManager.DirectoryEnumerator()
    where path.hasSuffix(".swift") {
      let file = modules.appending(path: path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for body in text.matches(of: /protocol [\s\S]*?\n\}/) {
        let asked = body.0.matches(of: /(?:func|var|associatedtype) `?(\w+)/)
        names.formUnion(asked.map { String($0.1) })
      }
    }
    return names
  }()

  private func unused(in source: String) -> [String] {
    UnusedDeclarations(in: source, requirements: Self.requirements).lines
  }

  @Test(arguments: Framework.allCases) func documentsWithOneThingDeclareNothingElse(
    framework: Framework
  ) throws {
    for (name, content) in Self.documents {
      let text = """
        <menuet xmlns="urn:menuet:1" name="One" platforms="ios ipados macos">
        \(content)
        </menuet>
        """
      var compilation = Compiler(options: Compiler.Options())
        .compile(Array(text.utf8), path: "One.menuet.xml")
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.message) == [], "\(name)")
      let made = compilation.swift(framework: framework, access: .internal)
      guard let source = made.map({ String(decoding: $0, as: UTF8.self) }) else { continue }
      #expect(unused(in: source) == [], "\(name), \(framework)")
    }
  }

  /// The documents of constructs, with their extensions and page objects, and the files of samples.
  @Test func whatIsKeptDeclaresNothingIdle() throws {
    var count = 0
    let constructs = Self.tests.appending(path: "Goldens/Constructs")
    for name in try FileManager.default.contentsOfDirectory(atPath: constructs.path).sorted() {
      for source in try sources(of: constructs.appending(path: "\(name)/document.menuet.xml")) {
        #expect(unused(in: source.text) == [], "\(name), \(source.name)")
        count += 1
      }
    }
    let samples = Self.tests.appending(path: "../Samples")
    for name in try FileManager.default.contentsOfDirectory(atPath: samples.path).sorted() {
      let folder = samples.appending(path: name)
      for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      where file.hasSuffix("+Menuet.swift") {
        let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        #expect(unused(in: source) == [], "\(name)/\(file)")
        count += 1
      }
    }
    #expect(count > 80)
  }

  private func sources(of file: URL) throws -> [(name: String, text: String)] {
    let compiled = Compiler(options: Compiler.Options())
      .compile(Array(try Data(contentsOf: file)), path: file.lastPathComponent)
    var made: [(name: String, text: String)] = []
    func add(_ name: String, _ bytes: [UInt8]?) {
      if let bytes { made.append((name, String(decoding: bytes, as: UTF8.self))) }
    }
    for framework in Framework.allCases {
      var compilation = compiled
      add(framework.rawValue, compilation.swift(framework: framework, access: .internal))
      add("page objects", compilation.uiTests(framework: framework, access: .internal))
      for file in compilation.extensionFiles(framework: framework, access: .internal)
      where file.ending.hasSuffix(".swift") {
        add(file.ending, file.bytes)
      }
    }
    return made
  }

  @Test func documentsOfAllKindsDeclareNothingIdle() {
    for framework in Framework.allCases {
      for seed in 1...12 {
        let document = SeededDocument.document(seed: UInt64(seed))
        let emitter = SwiftEmitter(
          framework: framework, access: .internal, toolVersion: "1.0", inputName: "Seeded")
        let laidOut = LaidOutDocument(
          document: document, context: LayoutContext(document: document))
        let source = String(decoding: emitter.emit(laidOut).source, as: UTF8.self)
        #expect(unused(in: source) == [], "seed \(seed), \(framework)")
      }
    }
  }

  @Test func idleDeclarationsAreFound() {
    let source = """
      private struct Items: Source {
        var count = 0
        func add(row: Items) { nested() }
        mutating func add(section: Items) { add(row: section) }
        private func nested(isShown: Bool = true) -> Items { self }
        func items() -> [Int] { [] }
        /// Mentions idle().
        func idle() { print("idle()") }
      }
      enum Notes {
        static func menu() -> String { "\\(Items().count)" }
        private static func each(_ body: () -> Void) { each { body() } }
        private enum Place {}
      }
      """
    let found = UnusedDeclarations(in: source, requirements: ["items"]).lines
    #expect(
      found == [
        "4: mutating func add(section: Items) { add(row: section) }",
        "8: func idle() { print( \"\" ) }",
        "13: private enum Place {}",
      ])
  }
}
