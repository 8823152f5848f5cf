import MenuetRules
import MenuetSource
import Testing

struct EditMenuRulesTests {
  private func menu(_ content: String, _ attributes: String = "") -> String {
    "<edit-menu id=\"m\" for=\"NoteBody\" \(attributes)>\(content)</edit-menu>"
  }

  @Test
  func `platforms without edit menus are an error alone and a warning beside others`() {
    let item = #"<command id="x" title="Quote" near="copy"/>"#
    #expect(
      Outcome("edit-menu-platform", document("tvos watchos", menu(item))).severities == [.error])
    let mixed = Outcome("edit-menu-platform", document("ios tvos", menu(item)))
    #expect(mixed.severities == [.warning])
    #expect(
      Outcome("edit-menu-platform", document("ios tvos", menu(item, #"platforms="ios""#))).isEmpty)
  }

  @Test
  func `the system's own commands need no place`() {
    #expect(Outcome("edit-menu-near", menu(#"<command system="copy"/>"#)).isEmpty)
    #expect(
      Outcome(
        "edit-menu-near",
        #"<commands><command id="x" title="Quote"/></commands>"# + menu(#"<item ref="x"/>"#)
      ).blamed == ["x"])
  }

  @Test
  func `a broken attribute has no follow-up finding`() {
    #expect(
      Outcome("edit-menu-near", menu(#"<command id="x" title="Quote" near="cpoy"/>"#)).isEmpty)
  }

  @Test
  func `a title in another language is no copy of a system command`() {
    let text = menu(#"<command id="x" title="Replace…" near="copy"/>"#)
    #expect(Outcome("edit-menu-replaces-system", text).blamed == ["Replace…"])
    #expect(
      Outcome("edit-menu-replaces-system", document("ios", text, more: #"language="fr""#)).isEmpty)
  }

  @Test
  func `items that exclude each other count once`() {
    func outcome(_ condition: String) -> Outcome {
      let four = (0..<4).map {
        "<command id=\"c\($0)\" title=\"Quote\" near=\"copy\" visible-when=\"a\"/>"
      }.joined()
      let last = "<command id=\"x\" title=\"Quote\" near=\"copy\" visible-when=\"\(condition)\"/>"
      return Outcome("edit-menu-custom-count", document("ios", menu(four + last)))
    }
    #expect(outcome("b").severities == [.note])
    #expect(outcome("not a").isEmpty)
  }

  @Test
  func `what destroys can be undone`() {
    func blamed(_ attributes: String) -> [String] {
      Outcome("edit-menu-undo", menu("<command id=\"x\" near=\"copy\" \(attributes)/>")).blamed
    }
    #expect(blamed(#"title="Wipe" role="destructive""#) == ["<command"])
    #expect(blamed(#"title="Wipe" role="destructive" undoable="true""#) == [])
    #expect(blamed(#"title="Rotate Left""#) == [])
    #expect(Outcome("edit-menu-undo", menu(#"<command system="delete"/>"#)).isEmpty)
  }

  @Test
  func `a control counts in the edit menu's view, and Undo, menus and toggles do not`() {
    func outcome(_ view: String, _ rest: String = "") -> Outcome {
      Outcome(
        "edit-menu-duplicate-control",
        document(
          "ios",
          """
          <commands><command id="x" title="Quote"/><toggle id="bold" title="Bold"/></commands>
          <view id="v">
            \(menu(#"<item ref="x" near="copy"/><item ref="bold" near="copy"/>"#))
            \(view)
          </view>
          \(rest)
          """))
    }
    #expect(outcome(#"<button ref="x"/>"#).blamed == ["x"])
    #expect(outcome(#"<button ref="bold"/>"#).isEmpty)
    #expect(outcome(#"<menu id="n" title="N"><item ref="x"/></menu>"#).isEmpty)
    #expect(outcome("", #"<view id="w"><button ref="x"/></view>"#).isEmpty)
    #expect(outcome(#"<button system="undo"/>"#).isEmpty)
    #expect(outcome("", #"<view id="w"><button system="paste"/></view>"#).blamed == ["paste"])
  }

  @Test
  func `two deletions without an object are blamed once`() {
    func outcome(_ second: String) -> Outcome {
      Outcome(
        "edit-menu-delete-kinds",
        document(
          "ios",
          menu(
            #"<command id="x" title="Remove" near="cut" role="destructive" visible-when="a"/>"#
              + second)))
    }
    #expect(outcome(#"<command id="y" title="Erase" role="destructive"/>"#).blamed == ["Erase"])
    #expect(
      outcome(#"<command id="y" title="Remove" role="destructive"/>"#).severities == [.warning])
    #expect(
      outcome(#"<command id="y" title="Remove" role="destructive" visible-when="not a"/>"#).isEmpty)
    #expect(outcome(#"<command id="y" title="Remove Link" role="destructive"/>"#).isEmpty)
  }

  @Test(arguments: [
    ("Quote Text", true), ("Quote This Text", false), ("Abcdefghijklmnop", true),
    ("Abcdefghijklmnop…", true), ("Abcdefghijklmnopq", false),
  ])
  func `titles have two words and sixteen cells`(title: String, isShort: Bool) {
    let text = menu("<command id=\"x\" title=\"\(title)\" near=\"copy\"/>")
    #expect(Outcome("edit-menu-title-long", text).isEmpty == isShort)
  }

  @Test
  func `a title that is right elsewhere is blamed at its place in the edit menu`() {
    let text = """
      <commands><command id="x" title="Copy as Block Quote"/></commands>
      \(menu(#"<item ref="x" near="copy"/>"#))
      """
    #expect(Outcome("edit-menu-title-long", text).blamed == ["x"])
    let mended = text.replacing(#"ref="x""#, with: #"ref="x" title="Copy Quote""#)
    #expect(Outcome("edit-menu-title-long", mended).isEmpty)
  }
}
