import MenuetModel
import Testing

/// What attributes of commands, toggles and menus become in the document.
struct CommandAttributeTests {
  private func document(_ text: String) throws -> Document {
    try #require(AnalyzedDocument(text).document)
  }

  @Test(arguments: [
    (#"on-title="Hide Ruler" off-title="Show Ruler""#, ToggleForm.title),
    (#"form="pair" on-title="Hide Ruler" off-title="Show Ruler""#, .pair),
    (#"title="Ruler" form="checkmark" on-title="On" off-title="Off""#, .checkmark),
    (#"title="Ruler" on-title="On""#, .checkmark), (#"title="Ruler""#, .checkmark),
  ])
  func `a toggle with a title for each state changes its title`(
    attributes: String, form: ToggleForm
  ) throws {
    let document = try document(#"<commands><toggle id="ruler" \#(attributes)/></commands>"#)
    #expect(document.commands.map(\.form) == [form])
  }

  @Test(arguments: [
    ("", CommandTraits()), (#"needs-input="true""#, .needsInput),
    (#"needs-input="false""#, .needsNoInput), (#"destructive="true""#, .destructive),
    (#"destructive="false""#, .harmless),
  ])
  func `what is written to be false is told from what is not written`(
    attributes: String, traits: CommandTraits
  ) throws {
    let document = try document(
      #"<commands><command id="a" title="Delete Row…" \#(attributes)/></commands>"#)
    #expect(document.commands.map(\.traits) == [traits])
  }

  @Test func `a standard command can do without its shortcut`() throws {
    let document = try document(
      """
      <commands><command system="find" shortcut="none"/></commands>
      <menu id="m" title="Edit"><command system="copy" shortcut="none"/><command system="cut"/>
      <command system="find"/></menu>
      """)
    let menu = try #require(document.menus.first)
    let shortcuts = menu.content.compactMap { element -> String? in
      guard case .item(let item) = element else { return nil }
      return "\(item.id) \(document.shortcut(of: item)?.spelling ?? "none")"
    }
    #expect(shortcuts == ["copy none", "cut cmd+x", "find none"])
  }

  @Test func `a menu is plain unless it says otherwise`() throws {
    let document = try document(
      """
      <menu id="plain" title="Edit"><command id="a" title="Fold Row"/></menu>
      <menu id="status" title="Rows" kind="status-item"><command id="b" title="Sort Rows"/></menu>
      """)
    #expect(document.menus.map(\.kind) == [.plain, .statusItem])
  }
}
