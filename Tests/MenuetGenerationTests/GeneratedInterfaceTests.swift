import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetGeneration

/// The names that an app can use, made without what decides on private code.
@Suite struct GeneratedInterfaceTests {
  @Test(arguments: Framework.allCases)
  func theInterfaceIsThatOfTheWholeFile(_ framework: Framework) {
    var count = 0
    for seed in SeededDocument.seeds {
      let document = SeededDocument.document(seed: UInt64(seed))
      guard !framework.platforms.isDisjoint(with: document.platforms) else { continue }
      let laidOut = LaidOutDocument(
        document: document, context: LayoutContext(document: document))
      let emitter = SwiftEmitter(
        framework: framework, access: .internal, toolVersion: "1.0", inputName: "")
      let whole = GeneratedInterface(emitter.file(laidOut), by: emitter.plan(laidOut))
      #expect(words(of: emitter.interface(of: laidOut)) == words(of: whole), "seed \(seed)")
      count += whole.members.count
    }
    #expect(count > 1_000)
  }

  /// Code of a framework that has the standard menus from the system does not ask for them.
  @Test func onlyCodeThatMakesStandardMenusAsksForThem() {
    func interface(_ framework: Framework, _ document: Document, adds: Bool) -> [String] {
      let laidOut = LayoutEngine(
        context: LayoutContext(document: document), layouts: .toolbars, addsStandardMenus: adds
      ).layOut(document)
      let emitter = SwiftEmitter(
        framework: framework, access: .internal, toolVersion: "1.0", inputName: "")
      return words(of: emitter.interface(of: laidOut))
    }
    var document = Document(name: "Notes", fileName: "Notes.menuet.xml", source: .none)
    document.platforms = [.macos]
    var bar = MenuBar(id: "main", menus: [], source: .none)
    bar.platforms = .menuBars
    document.menuBars = [bar]
    for framework in Framework.allCases {
      let hasSame =
        interface(framework, document, adds: false) == interface(framework, document, adds: true)
      #expect(hasSame == (framework != .appkit), "\(framework)")
    }
  }

  private func words(of interface: GeneratedInterface) -> [String] {
    interface.members.enumerated().map { index, member in
      let kind = member.isRequirement ? "required \(member.kind)" : "\(member.kind)"
      return "\(kind) \(member.name) of \(member.scope): \(interface.signature(of: index))"
    }
  }
}
