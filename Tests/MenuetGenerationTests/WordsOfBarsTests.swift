import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// Words for assistive technologies, and conditions, of what stands in bars and menus and is no
/// command.
@Suite struct WordsOfBarsTests {
  private static let document = """
    <?menuet-allow framework-cannot-express menu-disabled-whole toolbar-segmented?>
    <menuet xmlns="urn:menuet:1" name="Words" platforms="ios ipados macos" min-ios="17.0"
      min-macos="14.0">
    <states><state id="busy"/></states>
    <commands>
      <command id="alpha" title="Alpha" symbol="star" affects="main"/>
      <command id="beta" title="Beta" symbol="heart"/>
      <command id="gamma" title="Gamma" symbol="trash"/>
      <choice id="sort" title="Sort By" accessibility-label="Sort order" enabled-when="not busy"
        when-unavailable="hide">
        <option id="name" title="Name" accessibility-label="By name"/>
        <option id="date" title="Date"/>
      </choice>
    </commands>
    <menu id="status" title="Status" symbol="bolt" kind="status-item" platforms="macos"
      accessibility-label="Status of Words" hint="Shows all">
      <item ref="alpha"/> <separator visible-when="busy"/> <item ref="beta"/>
      <submenu id="more" title="More" hint="Further commands" enabled-when="busy"
        when-unavailable="hide"><item ref="gamma"/></submenu>
    </menu>
    <menu id="plain" title="Plain" symbol="bolt"><item ref="alpha"/>
      <submenu id="rest" title="Rest" hint="What is left" enabled-when="busy"
        when-unavailable="hide"><item ref="gamma"/></submenu></menu>
    <toolbar id="main">
      <leading><close hint="Ends it" accessibility-label="Close Words"/></leading>
      <center>
        <group id="both" title="Both" symbol="star" collapse="menu"
          accessibility-label="Both things"><item ref="alpha"/><item ref="beta"/></group>
        <item ref="sort"/>
        <pull-down-button id="add" title="Add" symbol="plus" display="title" hint="Adds">
          <item ref="alpha"/><item ref="beta"/><item ref="gamma"/></pull-down-button>
      </center>
      <trailing><search title="Find Words"/></trailing>
    </toolbar>
    <sheet id="letter" title="Letter" preferred-width="400"><command system="done"/></sheet>
    <button id="write" title="Write…" presents="letter"/>
    </menuet>
    """

  private func generate(
    _ framework: Framework, check: (SwiftTools, URL) throws -> String
  ) throws -> String {
    var compilation = Compiler().compile(
      Array(Self.document.utf8), path: "Words.menuet.xml")
    let generated = compilation.swift(framework: framework, access: .internal)
    let source = try #require(generated, "\(compilation.diagnostics)")
    let tools = try SwiftTools()
    defer { tools.clean() }
    let file = try tools.write(source, "Words.swift")
    expectNone(try check(tools, file))
    expectNone(try tools.lint(file))
    return String(decoding: source, as: UTF8.self)
  }

  @Test func uiKitSaysThem() throws {
    let code = try generate(.uikit) { try $0.typecheckUIKit($1) }
    for part in [
      "closeBarItem.accessibilityHint = Strings.text(\"toolbar.main.close.hint\", \"Ends it\")",
      "bothGroup.representativeItem?.accessibilityLabel = Strings.text(",
      "sortBarItem.accessibilityLabel = Strings.text(",
      "addBarItem.accessibilityHint = Strings.text(", "showsTitle: true, items:",
      "search.searchBar.placeholder = Strings.text(",
      "actionItems[0].accessibilityLabel = Strings.text(",
      "if actions.busy {\n      var restItems = menu.nested(isAvailable: actions.busy)",
      "hint: Strings.text(\"submenu.rest.hint\", \"What is left\")",
      "for item in actionItems {\n        item.attributes.insert(.hidden)",
    ] { #expect(code.contains(part), "\(part)") }
  }

  @Test func appKitSaysThem() throws {
    let code = try generate(.appkit) { try $0.typecheckAppKit($1) }
    for part in [
      "item.button?.image = image(\"bolt\")", "item.button?.toolTip = Strings.text(",
      "menu.separate { actions in\n      actions.busy\n    }",
      "hint: Strings.text(\"submenu.more.hint\", \"Further commands\")",
      "barItem.view?.setAccessibilityLabel(label)", "showsTitle: true, menu:",
      "controller.preferredContentSize.width = 400",
    ] { #expect(code.contains(part), "\(part)") }
  }

  @Test func swiftUISaysThem() throws {
    let code = try generate(.swiftui) { try $0.typecheckSwiftUI($1) }
    for part in [
      ".help(Strings.text(\"toolbar.main.close.hint\", \"Ends it\"))", ".labelStyle(.titleOnly)",
      ".accessibilityLabel(Strings.text(\"choice.sort.accessibility-label\", \"Sort order\"))",
    ] { #expect(code.contains(part), "\(part)") }
  }

  /// A menu that opens from something else has a title only.
  @Test func onlyTheStatusItemShowsTheSymbolOfItsMenu() throws {
    let text = Self.document.replacing("framework-cannot-express ", with: "")
    var compilation = Compiler().compile(Array(text.utf8), path: "Words.menuet.xml")
    _ = compilation.swift(framework: .appkit, access: .internal)
    let notes = compilation.diagnostics.filter { $0.rule == "framework-cannot-express" }
    #expect(
      notes.contains {
        $0.message.hasPrefix("a menu of AppKit has its title only") && $0.line == 21
      }, "\(notes)")
    #expect(!notes.contains { $0.message.contains("'symbol'") || $0.message.contains("'affects'") })
  }
}
