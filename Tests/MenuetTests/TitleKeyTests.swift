import Foundation
import MenuetModel
import MenuetSource
import Testing

@testable import Menuet
@testable import MenuetGeneration
@testable import MenuetLayout
@testable import MenuetRendering

/// The keys under which a document's texts are looked up are one set, whoever asks.
@Suite struct TitleKeyTests {
  private let locale = "qq"

  /// A catalog in which each key has itself for a translation.
  private func catalog(_ keys: Set<String>) throws -> StringCatalog {
    let strings = keys.sorted().map { key in
      #""\#(key)": {"localizations": {"\#(locale)": {"stringUnit": {"value": "«\#(key)»"}}}}"#
    }
    return try StringCatalog(
      parsing: Array(
        #"{"sourceLanguage": "en", "strings": {\#(strings.joined(separator: ","))}}"#.utf8))
  }

  private func compilation(_ text: String, _ keys: Set<String> = []) throws -> Compilation {
    var options = Compiler.Options()
    options.strings = try catalog(keys)
    return Compiler(options: options).compile(Array(text.utf8), path: "Keys.menuet.xml")
  }

  /// The keys that a document asks of a catalog, and has no translation for in its own.
  private func missingKeys(_ compilation: Compilation) -> Set<String> {
    let locales = [StringCatalog.Locale(locale)]
    return Set(
      (compilation.resolved?.texts ?? []).map(\.key)
        .filter { compilation.strings?.missing($0, among: locales).isEmpty == false }
        .map(\.description))
  }

  /// The keys in the words of a text, where each stands between two marks.
  private func keys(in bytes: [UInt8]) -> Set<String> {
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "«").dropFirst()
    return Set(parts.compactMap { $0.split(separator: "»").first.map(String.init) })
  }

  /// The keys that Swift code looks up.
  private func keys(ofSwift bytes: [UInt8]) -> Set<String> {
    let fields = TitleKey.Field.allCases.map { ".\($0.rawValue)" }
    let kinds = Set(ElementName.spellings)
    return Set(
      String(decoding: bytes, as: UTF8.self).split(separator: "\"").map(String.init)
        .filter { literal in
          kinds.contains(String(literal.prefix { $0 != "." }))
            && fields.contains { literal.hasSuffix($0) }
        })
  }

  private func check(_ text: String, _ name: String, _ isComplete: Bool) throws {
    var compilation = try compilation(text)
    #expect(compilation.succeeded, "\(name): \(compilation.diagnostics.map(\.message))")
    let expected = missingKeys(compilation)
    let document = try #require(compilation.document)
    let decoded = try JSONDecoder().decode(
      Document.self, from: Data(#require(try compilation.json())))
    // The JSON form has no views and tabs.
    let inJSON = expected.filter { !$0.hasPrefix("view.") && !$0.hasPrefix("tab.") }
    #expect(Set(decoded.texts.map(\.key.description)) == inJSON, "JSON of \(name)")

    let translated = try self.compilation(text, expected)
    #expect(missingKeys(translated) == [], "\(name)")
    let context = LayoutContext(platform: .ipados, locale: locale)
    let inLocale = translated.translated(try #require(translated.resolved), in: context)
    let laidOut = LayoutEngine(context: context).layOut(inLocale)
    let json = try JSONEmitter(isCompact: true).emit(laidOut.shown)
    #expect(keys(in: json) == inJSON, "layout of \(name)")
    let picture = SVGRenderer(appearance: .light, version: "").overview(laidOut).svg
    #expect(!String(decoding: picture, as: UTF8.self).contains("Qz"), "picture of \(name)")

    var generated: Set<String> = []
    for framework in Framework.allCases.reversed()
    where !framework.platforms.isDisjoint(with: document.platforms) {
      let swift = compilation.swift(framework: framework, access: .internal)
      generated = keys(ofSwift: try #require(swift))
      let listed = Set(
        try #require(compilation.resolved).texts(for: FrameworkSet(framework))
          .map(\.key.description))
      #expect(generated.subtracting(listed) == [], "\(framework) of \(name)")
    }
    guard isComplete else { return }
    let left = document.texts.filter { !generated.contains($0.key.description) }
    #expect(left.filter(isShownByUIKit).map(\.key.description) == [], "Swift of \(name)")
  }

  /// Whether generated code for UIKit shows a text; the app's own code shows the others.
  private func isShownByUIKit(_ text: DocumentText) -> Bool {
    let kind = text.key.path.prefix { $0 != "." }
    switch text.key.field {
    case .title:
      // A choice is known by its options, wherever it stands; the title of a search field is the
      // system's.
      if kind == "choice" { return text.key.path.split(separator: ".").count == 3 }
      return text.key.path != "command.search" && !text.key.path.hasSuffix(".order")
        && !text.key.path.hasPrefix("sheet.sheet0")
        && ["command", "menu", "submenu", "section", "context-menu", "group", "alert", "button"]
          .contains(kind)
    case .onTitle, .message: return true
    default: return kind == "command"
    }
  }

  @Test(arguments: SampleTests.samples)
  func everyReaderOfASampleAsksForTheSameKeys(_ sample: SampleTests.Sample) throws {
    let text = try String(contentsOf: sample.document, encoding: .utf8)
    let root = try #require(text.range(of: "<menuet"))
    let end = try #require(text[root.upperBound...].firstIndex(of: ">"))
    let language = #"<check locales="\#(locale)"/>"#
    let checked =
      text[...end] + language
      + text[text.index(after: end)...]
      .replacing(#/ locales="[^"]*"/#, with: "")
    try check(String(checked), sample.name, false)
  }

  @Test func everyReaderOfGeneratedDocumentsAsksForTheSameKeys() throws {
    for seed in 0..<100 {
      var maker = TextMaker(seed: UInt64(seed), locale: locale)
      try check(maker.document(), "the document of seed \(seed)", true)
    }
  }

  /// UIKit has the words of standard commands in its menus, and finds them where a document lists
  /// them; SwiftUI has the titles of these menus; an app for AppKit brings all, also of what the
  /// document leaves out.
  @Test func wordsOfAFrameworkAreNoTextsOfTheApp() throws {
    let document = try #require(
      try compilation(
        """
        <menuet xmlns="urn:menuet:1" name="Keys" platforms="ipados macos">
          <menu-bar id="bar">
            <menu id="edit" standard="edit"><command system="copy"/></menu>
            <menu id="format" standard="format"><command system="bold"/></menu>
          </menu-bar>
        </menuet>
        """
      ).resolved)
    func keys(_ frameworks: FrameworkSet) -> Set<String> {
      Set(document.texts(for: frameworks).map(\.key.description))
    }
    #expect(keys(.uikit) == [])
    #expect(
      keys(.swiftui) == ["command.copy.title", "command.bold.title", "menu.format.title"])
    let mac = keys(.appkit)
    #expect(mac.isSuperset(of: keys(.swiftui)))
    #expect(mac.isSuperset(of: ["command.paste.title", "menu.edit.title", "menu.bar-file.title"]))
    #expect(!mac.contains { $0.contains("bar-app") })
    #expect(keys([.uikit, .appkit]) == mac)
    // Each once, and each where a person can look.
    let texts = document.texts(for: .all)
    #expect(Set(texts.map(\.key)).count == texts.count)
    #expect(!texts.contains { $0.source == .none })
  }

  @Test func twoTitlesThatMakeOneIdAreReported() throws {
    let compilation = try compilation(
      """
      <menuet xmlns="urn:menuet:1" name="Keys">
        <menu id="view" title="View"><submenu title="Sort By"><command id="a" title="A"/></submenu></menu>
        <menu id="list" title="List"><submenu title="Sort by"><command id="b" title="B"/></submenu></menu>
      </menuet>
      """)
    let finding = try #require(compilation.findings.first { $0.rule.rawValue == "duplicate-id" })
    #expect(finding.message.contains("'sort-by'"))
    #expect(finding.notes.count == 1)
  }
}

/// Makes documents with texts wherever they can stand, by a seed.
private struct TextMaker {
  private var state: UInt64
  private let locale: String
  private var count = 0

  init(seed: UInt64, locale: String) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    self.locale = locale
  }

  private mutating func chance() -> Bool {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state % 3 != 0
  }

  /// An attribute with words that no other has.
  private mutating func text(_ name: String, always: Bool = false) -> String {
    guard always || chance() else { return "" }
    count += 1
    return " \(name)=\"Qz\(count)\""
  }

  private mutating func further() -> String {
    text("subtitle") + text("accessibility-label") + text("hint")
  }

  private mutating func title() -> String { text("title", always: true) }

  private mutating func place(_ id: String) -> String {
    "<item ref=\"\(id)\"\(text("title"))\(text("hint"))/>"
  }

  private mutating func content(_ depth: Int = 0) -> String {
    var lines = [place("edit"), place("share-it")]
    if chance() { lines.append("<section\(text("title"))>\(place("pin"))</section>") }
    if chance() { lines.append(place("order")) }
    if chance() { lines.append("<command system=\"copy\"/>") }
    if depth < 2, chance() {
      lines.append("<submenu\(title())\(text("subtitle"))>\(content(depth + 1))</submenu>")
    }
    if depth < 2, chance() { lines.append("<submenu ref=\"shown\"\(text("title"))/>") }
    return lines.joined()
  }

  private mutating func commands() -> String {
    """
    <commands>
      <command id="edit"\(title())\(further())/><command id="share-it"\(title())/>
      \(chance() ? "<command id=\"search\"\(title())/>" : "")
      <toggle id="pin" form="title"\(text("on-title", always: true))\(text("off-title", always: true))/>
      <toggle id="bold"\(title())/>
      <choice id="order"\(text("title"))><option id="up"\(title())\(text("subtitle"))/>
        <option id="down"\(title())/></choice>
    </commands>
    """
  }

  private mutating func toolbar(_ id: String) -> String {
    """
    <toolbar id="\(id)"\(text("title"))>
      <leading><title\(text("title"))/></leading>
      <center>\(place("bold"))<group id="\(id)-group"\(text("title"))>\(place("edit"))</group>
        <segmented id="\(id)-segmented" choice="order"\(text("accessibility-label"))/></center>
      <trailing><search/><pull-down-button id="\(id)-more" more="true">\(content())</pull-down-button>
      </trailing>
    </toolbar>
    """
  }

  private mutating func menuBar() -> String {
    """
    <menu-bar id="bar"><menu standard="edit"><command system="copy"/><command system="undo"/></menu>
      <menu standard="view"\(text("title"))><command system="settings"/></menu>
      <menu id="own"\(title())>\(content())</menu></menu-bar>
    """
  }

  private mutating func presentations() -> String {
    """
    <sheet id="sheet"\(text("title"))>\(toolbar("sheet-bar"))</sheet>
    <alert id="alert"\(title())\(text("message"))><command system="cancel"/>
      <command id="go"\(title()) role="destructive"/></alert>
    <activity-view id="activities"\(text("title"))>
      <activity id="post"\(title()) symbol="star"/></activity-view>
    <view id="first"\(text("title"))/><tab-bar id="tabs"><tab\(title()) view="first"/></tab-bar>
    """
  }

  mutating func document() -> String {
    var parts = [commands(), "<menu id=\"shown\"\(title())>\(place("edit"))</menu>"]
    parts.append("<menu id=\"main\"\(title())\(text("subtitle"))>\(content())</menu>")
    if chance() { parts.append(menuBar()) }
    if chance() {
      parts.append(
        "<context-menu id=\"row\" for=\"Row\"\(text("title"))>\(content())</context-menu>")
    }
    if chance() { parts.append("<button ref=\"edit\"\(text("title"))/>") }
    if chance() { parts.append("<pop-up-button id=\"sorting\" choice=\"order\"\(text("title"))/>") }
    if chance() {
      parts.append(
        "<pop-up-button id=\"size\"\(title())><option id=\"a\"\(title())/>"
          + "<option id=\"b\"\(title())/></pop-up-button>")
    }
    if chance() { parts.append(toolbar("bar-of-keys")) }
    if chance() { parts.append(presentations()) }
    return """
      <menuet xmlns="urn:menuet:1" name="Keys"><check locales="\(locale)"/>
      \(parts.joined(separator: "\n"))
      </menuet>
      """
  }
}
