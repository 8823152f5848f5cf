import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// Documents that are called as types of frameworks: what is accepted compiles, what is refused would
/// not. `Tests/AppleSDK/names` tries 400 names against SDKs.
@Suite struct HiddenTypeTests {
  /// A document with a surface of several kinds.
  private static func document(_ name: String, _ head: String = "") -> String {
    """
    <?menuet-allow framework-cannot-express?>\(head)
    <menuet xmlns="urn:menuet:1" name="\(name)" platforms="ipados macos">
      <commands>
        <command id="fold" title="Fold Row" symbol="chevron.up"/><toggle id="bold" title="Bold"/>
        <choice id="sort" title="Sort By">
          <option id="name" title="Name"/><option id="date" title="Date"/>
        </choice>
      </commands>
      <menu id="rows" title="Rows">
        <item ref="fold"/><item ref="bold"/><submenu id="order" title="Sort By"><item ref="sort"/></submenu>
      </menu>
      <toolbar id="main"><center><item ref="fold"/></center></toolbar>
    </menuet>
    """
  }

  /// Types of each framework, spread over the alphabet.
  private static let names: [String] = FrameworkNames.all.flatMap { table in
    let names = table.types.words
    let step = max(1, names.count / 8)
    return stride(from: 0, to: names.count, by: step).map { names[$0] }
  }.filter { !SwiftName.reservedTypeNames.contains($0) }

  private static func compile(_ name: String, _ head: String = "") -> Compilation {
    Compiler().compile(Array(document(name, head).utf8), path: "\(name).menuet.xml")
  }

  private func messages(of files: [URL], for framework: Framework, _ tools: SwiftTools) throws
    -> String
  {
    switch framework {
    case .uikit: try tools.typecheckUIKit(files)
    case .swiftui: try tools.typecheckSwiftUI(files)
    case .appkit: try tools.typecheckAppKit(files)
    case .none: try tools.typecheck(files)
    }
  }

  @Test(arguments: Framework.allCases)
  func `what is accepted compiles`(_ framework: Framework) throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var files: [URL] = []
    for name in Set(Self.names).sorted() {
      var compilation = Self.compile(name, "<?menuet-allow swift-name-collision?>")
      let swift = compilation.swift(framework: framework, access: .internal)
      let isRefused = compilation.diagnostics.contains { $0.severity == .error }
      #expect((swift == nil) == isRefused)
      if let swift { files.append(try tools.write(swift, "\(name).swift")) }
    }
    #expect(files.count > 40)
    #expect(try messages(of: files, for: framework, tools) == "")
  }

  @Test(arguments: [
    (Framework.uikit, "UIMenu"), (.uikit, "UIAction"), (.uikit, "NSObject"), (.swiftui, "Menu"),
    (.swiftui, "ViewBuilder"), (.appkit, "NSMenu"), (.appkit, "NSToolbar"), (.appkit, "NSObject"),
  ])
  func `what is refused would not compile`(_ framework: Framework, _ name: String) throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    let findings = Self.compile(name).diagnostics.filter { $0.rule == "swift-name-collision" }
    #expect(findings.map(\.severity) == [.error])
    var free = Self.compile("Rows")
    let made = free.swift(framework: framework, access: .internal)
    let swift = String(decoding: try #require(made), as: UTF8.self)
    let plain = try tools.write(swift, "Rows.swift")
    #expect(try messages(of: [plain], for: framework, tools) == "")
    let renamed = swift.replacing(/\bRows\b|\bRows(?=Actions\b)/, with: name)
    let file = try tools.write(renamed, "Renamed.swift")
    #expect(try messages(of: [file], for: framework, tools) != "")
  }
}
