import Foundation
import Menuet
import MenuetBinding
import MenuetGeneration
import MenuetModel
import MenuetSchemas
import MenuetSource
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// The pages of elements, attributes and kinds of values.
@Suite struct ExplainLanguageTests {
  private func page(_ names: String...) -> String { menuet(["explain"] + names).output }

  private func json(_ name: String) throws -> [[String: Any]] {
    let bytes = Data(menuet("explain", name, "--format", "json").output.utf8)
    let value = try JSONSerialization.jsonObject(with: bytes)
    return value as? [[String: Any]] ?? [value as? [String: Any] ?? [:]]
  }

  /// The first lines of the pages, which name what they are of.
  private func kinds(_ name: String) throws -> [String] {
    try json(name).compactMap { $0["kind"] as? String }
  }

  // MARK: What a page says

  @Test func anElementSaysWhereItStandsAndWhatItHolds() {
    let text = page("toolbar")
    #expect(text.hasPrefix("toolbar  element\n\n  A bar of commands"))
    #expect(text.contains("\n  It stands in menuet, view, sheet, cover and popover.\n"))
    #expect(text.contains("\n  style  one of automatic, navigator, browser, editor\n      How the"))
    #expect(text.contains("\n  id (required)  an id\n"))
    #expect(text.contains("leading (once at most)"))
    #expect(text.contains("\nExample\n    <toolbar id=\"main\""))
    #expect(text.contains("'edge': cannot be expressed in AppKit: a window has its toolbar"))
    #expect(page("menuet").contains("It is the root of a document."))
    #expect(page("item").contains("It has one of 'symbol' and 'image' at most."))
    #expect(page("leading").contains("It is generated for UIKit, SwiftUI, AppKit and plain"))
  }

  @Test func anAttributeOfAnElementSaysWhatItTakes() {
    let text = page("item.priority")
    #expect(text.hasPrefix("item.priority  attribute\n\n  How long it stays"))
    #expect(text.contains("\n  Value    a whole number of at most nine digits, also below 0\n"))
    #expect(text.contains("\n  Default  0\n"))
    #expect(text.contains("\n  Place    only on what stands directly in a toolbar's region\n"))
    #expect(text.contains("\n  Also on  command, toggle, button, pop-up-button,"))
    #expect(text.contains("\n  UIKit         yes\n"))
    #expect(page("sheet.id").contains("\n  Required  yes\n"))
    #expect(page("toolbar.edge").contains("\n  AppKit        cannot\n"))
    #expect(page("sheet.detents").contains("\n  Grammar   menuet explain detent\n"))
  }

  @Test func anAttributeOfManyHasAllItsMeanings() throws {
    let text = page("shortcut")
    #expect(text.contains("\n  On command and button: The keys that perform it"))
    #expect(text.contains("\n  On item: 'none' to show no shortcut here"))
    #expect(text.contains("\n  On option:\n  UIKit         yes\n"))
    let meanings = try #require(json("title").dropFirst().first?["meanings"] as? [[String: Any]])
    let elements = meanings.flatMap { $0["elements"] as? [String] ?? [] }
    let all = Vocabulary.elements.filter { $0.attribute(.title) != nil }.map(\.name.spelling)
    #expect(elements.sorted() == all.sorted())
  }

  @Test func aValueNamesEveryWordAndEveryAttribute() throws {
    let text = page("shortcut")
    for key in Shortcut.NamedKey.allCases { #expect(text.contains("'\(key.rawValue)'")) }
    for word in Shortcut.modifierWords { #expect(text.contains("'\(word)'")) }
    #expect(text.contains("  esc             ⎋              'escape'\n"))
    #expect(text.contains("\n  shortcut   a shortcut such as cmd+n           toggle and option\n"))
    let commands = page("system-command")
    for command in SystemCommand.allCases {
      #expect(commands.contains("\n  \(command.rawValue) "))
    }
    let uses = try json("boolean").first?["uses"] as? [[String: Any]]
    let flags = Vocabulary.elements.flatMap(\.attributes).filter { $0.type == .boolean }
    #expect(
      Set(uses?.compactMap { $0["attribute"] as? String } ?? [])
        == Set(flags.map(\.name.spelling)))
  }

  // MARK: Names

  @Test func aNameOfSeveralThingsGivesThemAll() throws {
    #expect(try kinds("title") == ["element", "attribute", "word"])
    #expect(try kinds("tab") == ["element", "value"])
    #expect(try kinds("shortcut") == ["value", "attribute"])
    #expect(try kinds("detent") == ["element", "value"])
    #expect(try kinds("menu") == ["element", "word"])
    #expect(try kinds("<pop-up-button>") == ["element"])
    // The names that other systems have for modifiers.
    for (name, kind) in [("option", "element"), ("command", "element"), ("control", "attribute")] {
      #expect(try kinds(name) == [kind, "value"])
      #expect(page(name).contains("\nshortcut  value"))
      #expect(page(name).contains("'\(name)'"))
    }
    #expect(try kinds("group") == ["element"], "and not the section that others call so")
    let label = page("label")
    for place in ["region.control", "title"] { #expect(label.contains(place)) }
  }

  @Test(arguments: [
    ("status-item", "menu.kind"), ("save-as", "system-command"), ("prominent-glass", "style"),
    ("escape", "shortcut"), ("cmd", "shortcut"), ("menu-length.rows", "menu-length"),
    ("toolbar.center", "center"), ("main.center", "center"), ("menu.item", "item"),
    ("true", "boolean"), ("not", "condition"), ("pseudo", "language"), ("en-GB", "language"),
    ("url", "type-count"), ("image:5", "type-count"), ("public.png", "uniform-type"),
    ("⌘", "shortcut"), ("/", "shortcut"), ("⇧⌘N", "shortcut"), ("240pt", "detent"),
    ("key", "shortcut"), ("hr", "separator"), ("uikit", "uikit"), ("framework", "framework"),
    ("<?menuet-allow", "menuet-allow"),
  ])
  func aWordLeadsToWhatHasIt(word: String, name: String) {
    #expect(page(word).hasPrefix("\(name)  "))
  }

  @Test func aWordOfSeveralAttributesListsThem() throws {
    let text = page("none")
    #expect(text.hasPrefix("none  word\n\n  menu.system-items"))
    #expect(text.contains("\n  'framework' in menuet.json  the framework of Swift source"))
    for element in Vocabulary.elements {
      for attribute in element.attributes where attribute.type.syntax.words.contains("none") {
        #expect(text.contains(attribute.name.spelling), "\(attribute.name)")
      }
    }
    #expect(menuet("explain", "none", "--format", "markdown").output.contains("- `item.symbol`: "))
    let meanings = try json("automatic").first?["meanings"] as? [[String: String]]
    #expect(meanings?.contains { $0["place"] == "toolbar.style" } == true)
  }

  /// Every word that a document or `menuet.json` can contain, and its usual other names.
  @Test func everySpellingHasAnAnswer() {
    let types = Vocabulary.elements.flatMap(\.attributes).map(\.type)
    var words = Set(types.flatMap(\.syntax.words))
    words.formUnion(ElementName.spellings + AttributeName.spellings)
    words.formUnion(SystemCommand.allCases.map(\.rawValue) + Identifier.reserved)
    words.formUnion(AcceptedContent.Kind.allCases.map(\.rawValue) + OtherNames.all)
    words.formUnion(Shortcut.modifierWords + Shortcut.NamedKey.allCases.map(\.rawValue))
    words.formUnion(Shortcut.keySigns.map { String($0.sign) } + ["⌘", "⇧", "⌥", "⌃", "🌐"])
    for (name, others) in Shortcut.otherModifierNames + Shortcut.otherKeyNames {
      words.formUnion([name] + others)
    }
    words.formUnion((33...126).map { String(UnicodeScalar(UInt8($0))) })
    for element in Vocabulary.elements {
      words.formUnion(element.children.members.map { "\(element.name.spelling).\($0.spelling)" })
    }
    words.formUnion(Configuration.Key.allCases.map(\.rawValue) + ["menuet.json", "pedantic"])
    words.formUnion(Framework.words + AccessLevel.words + RuleSeverity.words)
    words.formUnion(RuleCatalog.thresholds.keys)
    words.formUnion(["xmlns", "urn:menuet:1", "menuet-allow", "handler"])
    // A dash begins an option.
    let unknown = words.filter { $0 != "-" && ExplainTopic.all(named: $0).isEmpty }
    #expect(unknown.sorted() == [])
    let topics = words.filter { !$0.hasPrefix("-") }.sorted()
    let run = menuet(["explain", "--format", "json"] + topics)
    #expect(run.code == 0, "\(run.error)")
  }

  @Test func withoutANameTheTopicsAreListed() throws {
    let text = menuet("explain")
    #expect(text.code == 0)
    for name in ElementName.spellings + ValueKind.allCases.map(\.rawValue) {
      #expect(text.output.contains("\n  \(name) "))
    }
    let words = Set(text.output.split { " \n".contains($0) }.map(String.init))
    for name in AttributeName.spellings { #expect(words.contains(name)) }
    #expect(text.output.contains("menuet explain --list"))
    #expect(menuet("explain", "--format", "markdown").output.contains("- `toolbar`: A bar of"))
    let json = Data(menuet("explain", "--format", "json").output.utf8)
    let list = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    #expect(list?["attributes"] as? [String] == AttributeName.spellings.sorted())
  }

  // MARK: Every page

  @Test(arguments: ["text", "markdown", "json"])
  func everyNameHasItsPage(format: String) throws {
    let run = menuet(["explain", "--format", format] + ExplainTopic.allNames)
    #expect(run.code == 0)
    #expect(!run.output.contains("<doc:"))
    if format == "json" {
      let pages = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [Any]
      #expect((pages?.count ?? 0) >= ExplainTopic.allNames.count)
    }
  }

  @Test func pagesOfTheLanguageFitATerminal() {
    // ExplainTests looks at the pages of rules.
    let names = ExplainTopic.allNames.dropFirst(RuleCatalog.ids.count + FailurePage.ids.count)
    for line in menuet(["explain"] + names).output.split(separator: "\n")
    where !line.hasPrefix("    ") {
      #expect(CharacterWidth.columns(of: String(line)) <= 80, "\(line)")
    }
    for line in menuet("explain").output.split(separator: "\n") {
      #expect(CharacterWidth.columns(of: String(line)) <= 80, "\(line)")
    }
  }

  // MARK: Examples

  private static let attributes = Vocabulary.elements.flatMap { element in
    element.attributes.map { (element: element, attribute: $0) }
  }

  /// Each with what it names beside it, without an error, a warning or a note.
  @Test func everyExampleIsClean() throws {
    let folder = try TemporaryFolder()
    try folder.write("<menuet xmlns=\"urn:menuet:1\" name=\"Shared\"/>", to: "Shared.menuet.xml")
    try folder.write(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#, to: "Notes.xcstrings")
    let examples =
      Vocabulary.elements.map { ReferenceExamples.example(of: $0.name) }
      + Self.attributes.compactMap {
        ReferenceExamples.example(of: $0.attribute, in: $0.element.name)
      }
    for example in Set(examples).sorted() {
      let document = ReferenceExamples.document(example)
      let path = try folder.write(document, to: "Example.menuet.xml")
      let run = menuet(
        "validate", "--strict", "--rule", "string-missing=off", path)
      #expect(run.code == 0 && run.error.isEmpty, "\(example)\n\(run.error)")
    }
  }

  @Test func everyExampleHasWhatItIsOf() {
    for element in Vocabulary.elements {
      let example = ReferenceExamples.example(of: element.name)
      #expect(example.contains("<\(element.name.spelling)"))
    }
    for (element, attribute) in Self.attributes {
      guard let example = ReferenceExamples.example(of: attribute, in: element.name) else {
        #expect(!canStand(element, attribute), "\(element.name).\(attribute.name)")
        continue
      }
      let tags = example.split(separator: "<").filter {
        $0.prefix { !$0.isWhitespace && !"/>".contains($0) } == element.name.spelling
      }
      #expect(
        tags.contains { $0.prefix { $0 != ">" }.contains("\(attribute.name.spelling)=\"") },
        "\(element.name).\(attribute.name)")
    }
  }

  /// Returns whether the element may stand in a place where the attribute applies.
  private func canStand(_ element: ElementSpec, _ attribute: AttributeSpec) -> Bool {
    // Of a menu's item only; no place says so.
    if attribute.name == .alternateOf { return Vocabulary.allows(element.name, in: .menu) }
    return Vocabulary.elements.contains { parent in
      parent.name != .extend && parent.children.contains(element.name)
        && !Vocabulary.places(in: parent.name, inMenuBar: true).isDisjoint(with: attribute.place)
    }
  }
}
