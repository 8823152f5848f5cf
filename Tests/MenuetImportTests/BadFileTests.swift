import Foundation
import Menuet
import MenuetImport
import MenuetSource
import Testing

@Suite struct BadFileTests {
  /// `Tests/Importing/mutations` asks for more.
  private static let mutations =
    ProcessInfo.processInfo.environment["MENUET_MUTATIONS"].flatMap { Int($0) } ?? 400

  private static func read(_ bytes: [UInt8], _ name: String) -> (ImportedDocument?, DiagnosticSink)
  {
    var sink = DiagnosticSink()
    let importer = Importer(for: .writing(hasCatalog: false))
    let result = importer.read(bytes, path: name, into: &sink)
    return (result?.document, sink)
  }

  /// A file is understood, or there is a finding; and a document without findings has no grammar
  /// mistakes, whatever was read.
  private static func check(_ bytes: [UInt8], _ name: String) {
    let (document, sink) = read(bytes, name)
    #expect(document != nil || sink.hasErrors)
    for finding in sink.diagnostics { #expect(finding.location.range.end <= bytes.count * 3) }
    guard let document, !sink.hasErrors else { return }
    let compilation = Compiler().validate(document.text, path: "x.menuet.xml")
    for finding in compilation.diagnostics {
      #expect(!["xml-syntax", "unknown-element", "unknown-attribute"].contains(finding.rule))
    }
  }

  @Test(arguments: Fixtures.all) func everyTruncationGivesAFindingOrADocument(name: String) throws {
    let bytes = try Fixtures.bytes(name)
    // Every one where more mutations are asked for, too.
    let step = Self.mutations > 400 ? 1 : 5
    for count in stride(from: 0, to: bytes.count, by: step) {
      Self.check(Array(bytes.prefix(count)), name)
    }
  }

  @Test(arguments: Fixtures.all) func mutationsGiveAFindingOrADocument(name: String) throws {
    let bytes = try Fixtures.bytes(name)
    var state = UInt64(name.utf8.count) &* 0x9E37_79B9_7F4A_7C15
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    for _ in 0..<Self.mutations {
      var mutant = bytes
      for _ in 0...next(3) {
        let place = next(mutant.count)
        switch next(4) {
        case 0: mutant[place] = UInt8(next(256))
        case 1: mutant.remove(at: place)
        case 2:
          let end = min(place + next(60), mutant.count)
          mutant.insert(contentsOf: Array(mutant[place..<end]), at: next(mutant.count))
        default: mutant.removeSubrange(place..<min(place + next(40), mutant.count))
        }
        if mutant.isEmpty { mutant = bytes }
      }
      Self.check(mutant, name)
    }
  }

  @Test func attacksAreRefused() {
    let internalSubset = """
      <!DOCTYPE gui [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><gui><MenuBar/></gui>
      """
    #expect(Self.rules(internalSubset, "x.rc") == ["doctype-forbidden"])
    let external = "<!DOCTYPE gui SYSTEM \"file:///etc/passwd\"><gui><MenuBar/></gui>"
    #expect(Self.rules(external, "x.rc") == [])
    let entity = "<!DOCTYPE menu SYSTEM \"x\"><menu><item id=\"a\" title=\"&x;\"/></menu>"
    #expect(Self.read(Array(entity.utf8), "x.xml").0.map { $0.elements.count > 0 } != false)
    let deep = String(repeating: "<menu>", count: 400)
    #expect(Self.rules(deep, "x.xml").contains("limit-exceeded"))
  }

  @Test func menusThatShowEachOtherEnd() {
    let qt = """
      <ui><widget class="QMenuBar" name="bar"><widget class="QMenu" name="a">
      <property name="title"><string>A</string></property><addaction name="a"/>
      <addaction name="b"/></widget><widget class="QMenu" name="b">
      <property name="title"><string>B</string></property><addaction name="a"/></widget>
      <addaction name="a"/></widget></ui>
      """
    #expect(Self.rules(qt, "x.ui") == [])
    let gmenu = """
      <interface><menu id="m"><item><attribute name="label">M</attribute>
      <link name="submenu" id="m"/></item></menu></interface>
      """
    #expect(Self.rules(gmenu, "x.ui") == [])
  }

  @Test func otherFilesAreNamed() {
    #expect(Self.message(Array("NIBArchive".utf8)).contains("a compiled nib"))
    #expect(Self.message(Array("bplist00".utf8)).contains("a binary property list"))
    #expect(Self.message(Array("<archive/>".utf8)).contains("before Xcode 5"))
    #expect(Self.message(Array("<html/>".utf8)).contains("its root element is 'html'"))
    #expect(Self.message(Array("{}".utf8)).contains("'contributes'"))
    #expect(Self.message(Array("// x\nusing Gtk 4.0;".utf8)).contains("blueprint-compiler"))
    #expect(Self.message(Array("#include <windows.h>\nA MENU".utf8)).contains("resource script"))
    #expect(Self.message(Array("hello".utf8)).contains("it is no XML"))
  }

  private static func rules(_ text: String, _ name: String) -> [String] {
    read(Array(text.utf8), name).1.diagnostics.map(\.rule.rawValue)
  }

  private static func message(_ bytes: [UInt8]) -> String {
    read(bytes, "x").1.diagnostics.first?.message ?? ""
  }
}
