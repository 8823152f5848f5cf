import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// Documents of one surface with one thing in it: the shared code that a file has is all that its own
/// code needs. A large document needs everything, and hides what is missing.
@Suite struct SmallDocumentTests {
  private static let surfaces: [(name: String, text: String)] = [
    ("menu", "<menu id=\"m\" title=\"M\">§</menu>"),
    ("submenu", "<menu id=\"m\" title=\"M\"><submenu id=\"s\" title=\"S\">§</submenu></menu>"),
    ("menu bar", "<menu-bar id=\"b\"><menu standard=\"file\">§</menu></menu-bar>"),
    ("toolbar", "<toolbar id=\"t\"><center>§</center></toolbar>"),
    ("bottom", "<toolbar id=\"t\" edge=\"bottom\"><center>§</center></toolbar>"),
    (
      "group",
      "<toolbar id=\"t\"><center><group id=\"g\" title=\"G\" symbol=\"star\" collapse=\"menu\">§"
        + "</group></center></toolbar>"
    ),
    ("context menu", "<context-menu id=\"c\" for=\"Row\">§</context-menu>"),
    ("edit menu", "<edit-menu id=\"e\" for=\"Body\">§</edit-menu>"),
    ("sheet", "<sheet id=\"s\" title=\"S\"><command system=\"cancel\"/>§</sheet>"),
    ("popover", "<popover id=\"s\" title=\"S\">§</popover>"),
  ]

  /// What declares `x`; the item that places it follows from it.
  private static let commands = [
    "<command id=\"x\" title=\"X\"/>", "<command id=\"x\" title=\"X\" subtitle=\"Y\"/>",
    "<command id=\"x\" title=\"X\" hint=\"Y\" symbol=\"star\" shortcut=\"cmd+j\"/>",
    "<toggle id=\"x\" title=\"X\" accessibility-label=\"Y\" visible-when=\"st\"/>",
    "<choice id=\"x\" title=\"X\"><option id=\"a\" title=\"A\"/><option id=\"b\" title=\"B\"/></choice>",
    "<choice id=\"x\" title=\"X\" enabled-when=\"st\"><option id=\"a\" title=\"A\" subtitle=\"S\" "
      + "shortcut=\"cmd+j\"/><option id=\"b\" title=\"B\"/></choice>",
  ]

  @Test(arguments: [Framework.uikit, .swiftui, .appkit])
  func whatStandsAloneCompiles(_ framework: Framework) throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var files: [URL] = []
    for (place, surface) in Self.surfaces.enumerated() {
      for (number, command) in Self.commands.enumerated() {
        // Beside a plain command, and without any.
        for plain in ["", "<command id=\"plain\" title=\"P\"/>"] {
          let name = "Small\(place)x\(number)\(plain.isEmpty ? "" : "p")"
          let opens = surface.text.contains("id=\"s\" title=\"S\"") && surface.name != "submenu"
          let opening = opens ? "<command id=\"op\" title=\"Op…\" presents=\"s\"/>" : ""
          let button = opens ? "<menu id=\"z\" title=\"Z\"><item ref=\"op\"/></menu>" : ""
          let text = """
            <menuet xmlns="urn:menuet:1" name="\(name)" platforms="ipados macos" min-ios="16.0"
                    min-macos="13.0">
              <states><state id="st"/></states>
              <commands>\(opening)\(command)\(plain)</commands>
              \(surface.text.replacing("§", with: "<item ref=\"x\"/>"))\(button)
              \(plain.isEmpty ? "" : "<menu id=\"y\" title=\"Y\"><item ref=\"plain\"/></menu>")
            </menuet>
            """
          var compilation = Compiler().compile(Array(text.utf8), path: "\(name).menuet.xml")
          // What a rule forbids need not compile.
          guard let swift = compilation.swift(framework: framework, access: .internal) else {
            continue
          }
          files.append(try tools.write(swift, "\(name)+Menuet.swift"))
        }
      }
    }
    #expect(files.count >= 80)
    let messages =
      switch framework {
      case .uikit: try tools.typecheckUIKit(files)
      case .swiftui: try tools.typecheckSwiftUI(files)
      case .appkit, .none: try tools.typecheckAppKit(files)
      }
    #expect(messages == "")
  }
}
