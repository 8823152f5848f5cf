import MenuetModel
import Testing

@testable import Menuet
@testable import MenuetGeneration

/// Documents that a framework has no code for.
@Suite struct UnfitFrameworkTests {
  @Test func aDocumentForNoneOfTheFrameworksPlatformsIsAnError() throws {
    let text = """
      <?menuet-allow framework-cannot-express?>
      <menuet xmlns="urn:menuet:1" name="Phone" platforms="ios watchos"/>
      """
    let compiled = Compiler(options: Compiler.Options()).compile(
      Array(text.utf8), path: "Phone.menuet.xml")
    var compilation = compiled
    let source = compilation.swift(framework: .appkit, access: .internal)
    #expect(source == nil)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map(\.message) == [
        "the framework 'appkit' is for macOS, and the document for iOS and watchOS: take 'uikit',"
          + " 'swiftui' or 'none'"
      ])
    compilation = compiled
    let name = compilation.swift(framework: .swiftui, access: .internal)
    #expect(name != nil)
    compilation = compiled
    let other = compilation.swift(framework: .uikit, access: .internal)
    #expect(other != nil)
  }
}
