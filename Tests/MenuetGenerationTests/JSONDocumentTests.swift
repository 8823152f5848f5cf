import Foundation
import MenuetModel
import Testing

@testable import MenuetGeneration

/// The JSON form of documents.
struct JSONDocumentTests {
  private func emitted(_ value: some Encodable, isCompact: Bool = false) throws -> String {
    String(decoding: try JSONEmitter(isCompact: isCompact).emit(value), as: UTF8.self)
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test func aDocumentDecodesAndEncodesToTheSameBytes() throws {
    let text = try emitted(JSONSample.document)
    #expect(try emitted(decoded(Document.self, text)) == text)
    let compact = try emitted(JSONSample.document, isCompact: true)
    #expect(try emitted(decoded(Document.self, compact), isCompact: true) == compact)
    #expect(try emitted(decoded(Document.self, compact)) == text)
  }

  @Test func theSampleUsesEveryProperty() {
    var census = PropertyCensus()
    census.count(JSONSample.document)
    // The state that a picture shows is no part of a document.
    #expect(census.unused == ["Document.values"])
    #expect(census.properties.count > 150)
  }

  @Test(arguments: [false, true])
  func theShortCutsWriteWhatTheConformancesEncode(isCompact: Bool) throws {
    let quick = JSONEmitter(isCompact: isCompact)
    let plain = JSONEmitter(isCompact: isCompact, takesShortCuts: false)
    #expect(try quick.emit(JSONSample.document) == plain.emit(JSONSample.document))
    let empty = Document(name: "Empty", fileName: "Empty.menuet.xml", source: .none)
    #expect(try quick.emit(empty) == plain.emit(empty))
  }

  @Test func topLevelKeysStandInTheirOrder() throws {
    let lines = try emitted(JSONSample.document).split(separator: "\n")
    let keys = lines.filter { $0.hasPrefix("  \"") }.map { $0.split(separator: "\"")[1] }
    #expect(
      keys == [
        "format", "name", "language", "platforms", "commands", "choices", "states", "menus",
        "menuBars", "buttons", "popUpButtons", "pullDownButtons", "toolbars", "contextMenus",
        "editMenus", "sheets", "covers", "popovers", "alerts", "activityViews", "extensions",
        "dragSources", "dropTargets", "swiftNames", "source",
      ])
    #expect(lines[1] == "  \"format\": \"menuet/1\",")
  }

  @Test func placesInSyntaxTreesAndIndicesAreLeftOut() throws {
    let text = try emitted(JSONSample.document)
    #expect(!text.contains("\"node\""))
    #expect(!text.contains("ubject\""))
  }

  @Test func aMenuElementIsOneObject() throws {
    let separator = MenuElement.separator(
      Separator(id: "line", platforms: [.macos], source: JSONSample.source(3)))
    #expect(
      try emitted(separator, isCompact: true) == """
        {"id":"line","kind":"separator","platforms":["macos"],"source":{"line":3,"column":5}}

        """)
  }

  @Test func aToolbarUnitIsOneObject() throws {
    let button = BarButton(title: "Find")
    #expect(
      try emitted(JSONSample.unit("search", .search(button)), isCompact: true) == """
        {"id":"search","kind":"search","display":"automatic","overflow":"menu",\
        "customization":"default","title":"Find","source":{"line":111,"column":7}}

        """)
  }

  @Test func aUnitThatGoesByAnotherIdNamesWhatItShows() throws {
    let unit = JSONSample.unit("bold-2", .item(JSONSample.item("bold", .toggle, line: 2)))
    let text = try emitted(unit, isCompact: true)
    #expect(text.hasPrefix("{\"id\":\"bold-2\",\"kind\":\"toggle\",\"ref\":\"bold\","))
    let restored = try decoded(ToolbarUnit.self, text)
    guard case .item(let item) = restored.content else {
      Issue.record("the unit decodes as \(restored.content)")
      return
    }
    #expect(restored.id == "bold-2")
    #expect(item.id == "bold")
  }

  @Test func buttonsAndSegmentedControlsShareAnArray() throws {
    let document = try decoded(Document.self, emitted(JSONSample.document))
    #expect(document.buttons.map(\.kind) == [.contactAdd])
    #expect(document.segmentedControls.map(\.id) == ["segments"])
  }

  @Test func decodedItemsFindTheirSubjectsAndPlatforms() throws {
    let document = try decoded(Document.self, emitted(JSONSample.document))
    guard case .item(let first)? = document.menus[0].content.first,
      case .item(let last)? = document.menus[0].content.last
    else {
      Issue.record("the menu has lost its items")
      return
    }
    #expect(document.title(of: first) == "Share Note")
    #expect(document.command(of: last)?.title == "Plain")
    #expect(first.platforms == .macos)
    #expect(last.platforms == document.platforms)
    #expect(document.commands[0].platforms == document.platforms)
    #expect(document.toolbars[0].regions.leading[2].content == .sidebarToggle(onAllPlatforms))
  }

  private var onAllPlatforms: BarButton {
    var button = BarButton(title: nil)
    button.platforms = JSONSample.document.platforms
    return button
  }

  @Test func anotherFormatIsRefused() throws {
    let text = try emitted(JSONSample.document)
    let next = text.replacing("menuet/1", with: "menuet/2")
    #expect(throws: DecodingError.self) { try decoded(Document.self, next) }
  }

  @Test(arguments: [true, false])
  func aFrameThatIsNoneIsRefused(takesShortCuts: Bool) {
    var document = JSONSample.document
    document.menus[0].layouts?.small?.rows[0].cells[0].frame.x = .nan
    #expect(throws: EncodingError.self) {
      try JSONEmitter(isCompact: true, takesShortCuts: takesShortCuts).emit(document)
    }
  }

  /// For the check against the schema, which is not written in Swift.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["MENUET_SAMPLE_OUTPUT"] != nil))
  func theSampleIsWrittenForOthers() throws {
    let path = try #require(ProcessInfo.processInfo.environment["MENUET_SAMPLE_OUTPUT"])
    try Data(JSONEmitter(isCompact: false).emit(JSONSample.document))
      .write(to: URL(fileURLWithPath: path))
  }
}

/// The properties of a value and of everything in it, and which of them are set anywhere.
private struct PropertyCensus {
  /// By `Type.property`, whether some value has it.
  private(set) var properties: [String: Bool] = [:]

  var unused: [String] { properties.filter { !$0.value }.keys.sorted() }

  mutating func count(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    for child in mirror.children {
      if mirror.displayStyle == .struct, let label = child.label {
        properties["\(mirror.subjectType).\(label)", default: false] =
          properties["\(mirror.subjectType).\(label)"] == true || Self.isSet(child.value)
      }
      count(child.value)
    }
  }

  private static func isSet(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return !mirror.children.isEmpty }
    guard "\(mirror.subjectType)".hasPrefix("Omittable<"), let wrapped = mirror.children.first
    else {
      return true
    }
    switch wrapped.value {
    case let flag as Bool: return flag
    case let number as Int: return number != 0
    case let traits as CommandTraits: return !traits.isEmpty
    case let kind as MenuKind: return kind != .plain
    case let items as SystemItems: return items != .keep
    default: return !Mirror(reflecting: wrapped.value).children.isEmpty
    }
  }
}
