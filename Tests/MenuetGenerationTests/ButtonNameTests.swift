import Menuet
import MenuetModel
import MenuetGeneration
import Testing

/// The names of the factories of buttons, which the app's own code calls.
@Suite struct ButtonNameTests {
  private func factories(_ framework: Framework, _ buttons: String) throws -> [String] {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="ipados macos">
      <commands><command id="send" title="Send"/><command id="cancel" system="cancel"/></commands>
      <view id="composer" title="Composer">\(buttons)</view>
      <sheet id="new-letter" title="New Letter"><button ref="cancel"/><button ref="send"/></sheet>
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let generated = compilation.swift(framework: framework, access: .internal)
    let source = String(decoding: try #require(generated), as: UTF8.self)
    return source.matches(of: /func ([A-Za-z0-9]+Button)\(actions/).map { String($0.output.1) }
  }

  @Test(arguments: [Framework.uikit, .appkit]) func buttonsAreNamedByTheirHolders(
    framework: Framework
  ) throws {
    let both = try factories(framework, "<button ref=\"send\"/><button ref=\"cancel\"/>")
    let one = try factories(framework, "<button ref=\"send\"/>")
    #expect(both.contains("composerSendButton") && both.contains("composerCancelButton"))
    #expect(both.contains("newLetterSendButton") && both.contains("newLetterCancelButton"))
    #expect(one == both.filter { $0 != "composerCancelButton" })
  }

  /// A button of a view is in no presentation, whatever its command is told elsewhere.
  @Test(arguments: [Framework.uikit, .appkit]) func viewsAreNoPresentations(
    framework: Framework
  ) throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="ipados macos">
      <commands><command id="cancel" system="cancel"/></commands>
      <view id="composer" title="Composer"><button ref="cancel"/></view>
      <sheet id="new-letter" title="New Letter"><button ref="cancel"/></sheet>
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let generated = compilation.swift(framework: framework, access: .internal)
    let source = try #require(generated)
    let code = String(decoding: source, as: UTF8.self)
    #expect(code.contains("presentation = .newLetter"))
    #expect(!code.contains(".composer"))
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(source, "Office+Menuet.swift")
    let errors =
      try framework == .uikit ? tools.typecheckUIKit(file) : tools.typecheckAppKit(file)
    #expect(errors == "")
  }
}
