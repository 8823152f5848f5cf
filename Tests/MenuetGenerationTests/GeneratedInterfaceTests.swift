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

  private func words(of interface: GeneratedInterface) -> [String] {
    interface.members.enumerated().map { index, member in
      let kind = member.isRequirement ? "required \(member.kind)" : "\(member.kind)"
      return "\(kind) \(member.name) of \(member.scope): \(interface.signature(of: index))"
    }
  }
}
