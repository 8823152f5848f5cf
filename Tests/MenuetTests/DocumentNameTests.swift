import Foundation
import MenuetModel
import MenuetSource
import Testing

@testable import Menuet
@testable import MenuetGeneration

/// Documents that are called as something of a framework.
@Suite struct DocumentNameTests {
  private func compile(
    _ name: String, _ platforms: String, head: String = "", _ content: String = ""
  ) -> Compilation {
    let text = """
      <?menuet-allow framework-cannot-express?>\(head)
      <menuet xmlns="urn:menuet:1" name="\(name)" platforms="\(platforms)">\(content)</menuet>
      """
    return Compiler(options: Compiler.Options()).compile(
      Array(text.utf8), path: "Used.menuet.xml")
  }

  /// A menu that is shown, for which every framework's code uses its types.
  private static let menu = """
    <commands><command id="fold" title="Fold Row"/><toggle id="bold" title="Bold"/></commands>
    <menu id="rows" title="Rows"><item ref="fold"/><item ref="bold"/></menu>
    """

  @Test(arguments: [
    (
      "NSMenu", "macos",
      "the name 'NSMenu' hides the type of AppKit that code for AppKit uses", "MenuApp"
    ),
    (
      "Menu", "ios macos",
      "the name 'Menu' hides the type of SwiftUI that code for SwiftUI uses", "MenuApp"
    ),
    (
      "UIMenu", "ios", "the name 'UIMenu' hides the type of UIKit that code for UIKit uses",
      "MenuApp"
    ),
    (
      "Bundle", "ios macos",
      "the name 'Bundle' hides the type of Foundation that code for UIKit, SwiftUI and AppKit"
        + " uses", "BundleApp"
    ),
  ])
  func `a used type is one error, at the name`(
    name: String, platforms: String, message: String, proposal: String
  ) throws {
    var compilation = compile(name, platforms, Self.menu)
    let finding = try #require(compilation.findings.first)
    #expect(compilation.findings.count == 1)
    #expect(finding.rule == "swift-name-collision")
    #expect(finding.severity == .error)
    #expect(finding.message == message)
    #expect(finding.fixIts.map(\.title) == ["take another name, such as '\(proposal)'"])
    let place = compilation.sources[0].text[
      Int(finding.location.range.start)..<Int(finding.location.range.end)]
    #expect(String(decoding: place, as: UTF8.self) == name)
    #expect(compilation.document == nil)
    let source = compilation.swift(framework: .appkit, access: .internal)
    #expect(source == nil)
    #expect(compile(proposal, platforms, Self.menu).diagnostics == [])
  }

  @Test(arguments: [
    ("UIToolbar", "ios", "the type of UIKit"), ("Calendar", "watchos", "the type of Foundation"),
    ("NSToolbar", "macos", "the type of AppKit"),
    ("UIApplicationMain", "ios", "the function or variable of UIKit"),
  ])
  func `a type that the output does not use is a warning`(
    name: String, platforms: String, owner: String
  ) {
    let compilation = compile(name, platforms, Self.menu)
    #expect(compilation.findings.map(\.severity) == [.warning])
    #expect(
      compilation.findings.map(\.message) == [
        "the name '\(name)' hides \(owner) from the app's own code"
      ])
    #expect(compilation.document != nil)
  }

  @Test(arguments: [
    ("NSMenu", "ios"), ("UIMenu", "watchos"), ("Menu", "watchos"), ("Notes", "ios"),
  ])
  func `a type of another platform's framework is free`(name: String, platforms: String) {
    #expect(compile(name, platforms, Self.menu).diagnostics == [])
  }

  /// The compiler looks for this name itself.
  @Test func `the type of a literal is used without a mention`() {
    let errors = compile("BooleanLiteralType", "ios", Self.menu).findings
    #expect(errors.map(\.rule) == ["swift-name-collision"])
    #expect(errors.map(\.severity) == [.error])
  }

  @Test func `a name whose protocol would hide one of the framework is an error`() throws {
    // UIKit's own protocol is mentioned where the app's object answers to standard edit commands.
    #expect(FrameworkNames.mayHide("UIResponderStandardEdit"))
    let uses = NameUses(
      of: Array(
        """
        enum NameOfTheDocument { enum Kind {} }
        protocol NameOfTheDocumentActions: UIResponderStandardEditActions { var a: Kind { get } }
        let text = "UIMenu \\(UIColor.self) \\"UIView\\"" // UIImage
        let other: NSMenu.Item = .NSWindow
        """.utf8))
    #expect(uses.taken(by: "UIResponderStandardEdit") == "UIResponderStandardEditActions")
    #expect(uses.taken(by: "UIColor") == "UIColor")
    #expect(uses.taken(by: "NSMenu") == "NSMenu")
    for free in ["UIMenu", "UIView", "UIImage", "Item", "NSWindow", "Kind", "Notes"] {
      #expect(uses.taken(by: free) == nil)
    }
  }

  /// Nobody means a finding to be about one framework only; code for another is made all the same.
  @Test func `an allowed name has code where that compiles`() {
    let allowed = "<?menuet-allow swift-name-collision?>"
    let compiled = compile("Menu", "ios", head: allowed, Self.menu)
    #expect(compiled.diagnostics == [])
    var compilation = compiled
    let uikit = compilation.swift(framework: .uikit, access: .internal)
    #expect(uikit != nil)
    let swiftui = compilation.swift(framework: .swiftui, access: .internal)
    #expect(swiftui == nil)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["swift-name-collision"])
  }

  /// Every type that generated code mentions is in a table, those of its own apart.
  @Test(arguments: try ConstructGoldenTests.constructs)
  func `the tables have what generated code uses`(_ construct: String) throws {
    let file = ConstructGoldenTests.folder.appending(path: "\(construct)/document.menuet.xml")
    let laidOut = try #require(
      Compiler().compile(Array(try Data(contentsOf: file)), path: "document.menuet.xml").laidOut)
    for framework in Framework.allCases {
      let emitter = SwiftEmitter(
        framework: framework, access: .internal, toolVersion: "0", inputName: "document.menuet.xml")
      let unknown = emitter.nameUses(laidOut).mentioned.filter { name in
        name.utf8.first.map(SwiftName.isCapital) == true
          && FrameworkNames.owner(of: name, seenBy: framework) == nil
          && !SwiftName.reservedTypeNames.contains(name)
      }
      #expect(unknown.subtracting(Self.known) == [], "\(framework)")
    }
  }

  /// Modules, and generic parameters.
  private static let known: Set<String> = [
    "Combine", "Content", "Control", "CoreTransferable", "Object", "Observation", "Option", "Other",
    "Made", "Preview", "Shown", "Social", "UniformTypeIdentifiers", "Value",
  ]
}
