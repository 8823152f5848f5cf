import Foundation
import Testing

/// `layout --why`.
@Suite struct LayoutWhyTests {
  private func why(_ item: String, _ arguments: String...) -> ToolRun {
    menuet(["layout", "--why", item] + arguments + ["-"], input: Array(Sample.toolbar.utf8))
  }

  @Test func theReportSaysWhatTakesTheRoomAndWhatHelps() {
    let run = why("new-note", "--width", "232")
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(
      run.output == """
        <stdin>: iPadOS, en, large text, left to right

        toolbar main: "New Note" (new-note)
          in the bar from 234 pt; below that in the overflow menu
          (the bar itself needs 148 pt)

          not in the bar at  points missing
          230–233                       1–4
          148–229                      5–86

          given away before it  becomes     below  because
          New Note              symbol        351  titles go before anything leaves the bar
          Text                  one button    264  groups become one button before anything leaves

          at 232 pt it is in the overflow menu: 2 points are missing
          takes the room     region    width  because
          Back               leading      48  never gives way
          Text (one button)  center       66  equal priority, nearer to the leading end
          overflow button    trailing     44  opens the rest
          margins and gaps                72

          what would bring it back      in the bar from
          give 'New Note' priority="1"              212
          pin 'New Note'                            212
          a bar of 234 points                       234

        """)
  }

  @Test func withoutAWidthTheWidestIsTaken() {
    let run = why("new-note")
    #expect(run.output.contains("at 233 pt it is in the overflow menu: 1 point is missing\n"))
  }

  @Test func whatIsInTheBarHasNoRemedies() {
    let run = why("new-note", "--width", "300")
    #expect(run.output.contains("at 300 pt it is in the bar, as a symbol\n"))
    #expect(!run.output.contains("bring it back"))
    let kept = why("back", "--width", "300")
    #expect(kept.output.contains("it stands in 'leading', and is in the bar at every width"))
  }

  @Test func whatPeopleHaveToAddSaysFromWhere() throws {
    let text = Sample.toolbar.replacing(
      "display=\"both\"/>", with: "display=\"both\" overflow=\"hide\" customization=\"optional\"/>"
    ).replacing("id=\"main\"", with: "id=\"main\" customizable=\"true\"")
    let run = menuet("layout", "--why", "new-note", "-", input: text)
    #expect(run.code == 0)
    #expect(run.output.contains("it is in the bar when people have added it\n"))
    #expect(run.output.contains("show 'New Note' at once, with customization=\"default\""))
    let table = menuet("layout", "--surface", "main", "-", input: text)
    #expect(table.output.contains("  people can add: New Note\n"))
  }

  @Test func whatIsHiddenIsNamedInTheTable() {
    let text = Sample.toolbar.replacing(
      "display=\"both\"/>", with: "display=\"both\" overflow=\"hide\"/>")
    let table = menuet("layout", "--surface", "main", "-", input: text)
    #expect(table.output.contains("Text (one button)                      hidden: New Note\n"))
    #expect(table.output.contains("Text; hidden: New Note\n"))
    let run = menuet("layout", "--why", "new-note", "-", input: text)
    #expect(run.output.contains("below that hidden\n"))
    #expect(run.output.contains("it is hidden: "))
  }

  @Test func aMemberIsAnsweredForItsGroup() {
    let run = why("italic", "--width", "200")
    #expect(
      run.output.contains("toolbar main: \"Italic\" (italic), in the group \"Text\" (text)\n"))
  }

  /// The button that stands for a group does not show its members.
  @Test func aMemberIsBehindTheButtonOfItsGroup() throws {
    let run = why("italic", "--width", "250")
    #expect(
      run.output.contains(
        """
          in the bar from 264 pt
          from 230 to 263 pt behind the button "Text" (text), in its menu
          below that in the overflow menu
        """))
    #expect(
      run.output.contains(
        "  at 250 pt it is behind the button \"Text\" (text), in its menu: 14 points are missing\n")
    )
    #expect(
      run.output.split(separator: "\n").contains {
        $0.hasPrefix("  Text (one button) ") && $0.hasSuffix("  holds what is asked about")
      })
    let shown = why("italic", "--width", "264")
    #expect(shown.output.contains("at 264 pt it is in the bar, in its group\n"))
    let unit = why("text", "--width", "250")
    #expect(unit.output.contains("at 250 pt it is in the bar, as one button\n"))
    let object = try #require(
      try JSONSerialization.jsonObject(
        with: Data(why("italic", "--width", "250", "--format", "json").output.utf8))
        as? [String: Any])
    let bar = try #require((object["toolbars"] as? [[String: Any]])?.first)
    let answer = try #require((bar["units"] as? [[String: Any]])?.first)
    #expect(answer["id"] as? String == "text")
    #expect((answer["member"] as? [String: String]) == ["id": "italic", "title": "Italic"])
    #expect(answer["visibleFrom"] as? Int == 264)
    #expect(answer["groupVisibleFrom"] as? Int == 230)
    let forms = (answer["ranges"] as? [[String: Any]])?.compactMap { $0["form"] as? String }
    #expect(forms == ["representative", "representative", "overflow"])
    let width = try #require((answer["widths"] as? [[String: Any]])?.first)
    #expect(width["missing"] as? Int == 14)
    for remedy in try #require(width["remedies"] as? [[String: Any]]) {
      #expect(try #require(remedy["visibleFrom"] as? Int) <= 250)
    }
  }

  private static let menus = """
    <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados">
      <menu id="shared" title="Shared"><command id="mail-it" title="Mail"/></menu>
      <toolbar id="main">
        <leading>
          <title><document-menu>
            <command system="rename"/>
            <submenu id="other" title="Export As"><command id="pdf" title="PDF"/></submenu>
          </document-menu></title>
        </leading>
        <center>
          <pull-down-button id="add" title="Add" symbol="plus">
            <command id="photo" title="Photo"/> <command id="scan" title="Scan"/>
            <submenu title="Send" ref="shared"/>
          </pull-down-button>
          <pop-up-button id="sort" title="Sort By">
            <option id="by-date" title="Date" default="true"/> <option id="by-name" title="Name"/>
          </pop-up-button>
        </center>
      </toolbar>
      <context-menu id="row" for="Row" title="Note">
        <submenu id="more" title="More"><command id="archive" title="Archive"/></submenu>
      </context-menu>
    </menuet>
    """

  private func inMenus(_ item: String, _ arguments: String...) -> ToolRun {
    menuet(
      ["layout", "--quiet", "--why", item] + arguments + ["-"], input: Array(Self.menus.utf8))
  }

  @Test(arguments: [
    ("photo", "\"Photo\" (photo), in the menu of \"Add\" (add)\n  its button is in the bar"),
    (
      "mail-it",
      "\"Mail\" (mail-it), in the menu of \"Add\" (add), under \"Send\"\n  its button is in the bar"
    ),
    (
      "sort.by-name", "\"Name\" (sort.by-name), in the menu of \"Sort By\" (sort)\n  its button is "
    ),
    (
      "pdf",
      "\"PDF\" (pdf), in the menu of \"Title\" (title), under \"Export As\"\n  the title stands in "
        + "'leading', and is in the bar at every width"
    ),
    ("other", "\"Export As\" (other), in the menu of \"Title\" (title)\n"),
  ]) func whatAMenuOfTheBarHoldsIsFound(_ item: String, _ words: String) {
    let run = inMenus(item)
    #expect(run.code == 0)
    #expect(run.output.contains("toolbar main: " + words), "\(run.output)")
  }

  @Test func whatOnlyOtherMenusHoldIsFoundThere() throws {
    let run = inMenus("archive")
    #expect(run.code == 0)
    #expect(
      run.output == """
        <stdin>: iPadOS, en, large text, left to right

        "Archive" (archive): in no toolbar
          in the context menu "Note" (row), under "More"

        """)
    let object = try #require(
      try JSONSerialization.jsonObject(
        with: Data(inMenus("archive", "--format", "json").output.utf8)) as? [String: Any])
    let place = try #require((object["menus"] as? [[String: Any]])?.first)
    #expect(place["menu"] as? String == "row")
    #expect(place["kind"] as? String == "context menu")
    #expect(place["path"] as? [String] == ["More"])
  }

  @Test(arguments: [
    ("phto", "photo"), ("Archive", "archive"), ("Archiv", "archive"), ("by-name", "sort.by-name"),
    ("Export as", "other"),
  ]) func whatMenusHoldIsSuggestedToo(_ word: String, _ meant: String) {
    let run = inMenus(word)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.error.contains("did you mean '\(meant)'?"), "\(run.error)")
  }

  @Test func everyToolbarWithTheItemAnswers() {
    let text = Sample.toolbar.replacing(
      "</menuet>",
      with:
        "<toolbar id='second' title='Second'><trailing><item ref='new-note'/></trailing></toolbar></menuet>"
    )
    let run = menuet("layout", "--why", "new-note", "-", input: text)
    #expect(run.output.contains("toolbar main: \"New Note\""))
    #expect(run.output.contains("toolbar \"Second\" (second): \"New Note\""))
    let one = menuet("layout", "--why", "new-note", "--surface", "second", "-", input: text)
    #expect(!one.output.contains("toolbar main"))
  }

  /// What is listed is what the compiler takes: the attributes and steps that it would refuse go.
  @Test(arguments: [
    (
      "<command id='a' title='A' symbol='star' customization='optional'/>", "",
      "move 'A' to 'trailing', without 'customization'"
    ),
    (
      """
      <group id='a' title='A' symbol='star' collapse='overflow'>
      <command id='b' title='B' symbol='star'/><command id='c' title='C' symbol='star'/></group>
      """, "", "move 'A' to 'trailing', without any 'collapse'"
    ),
    (
      "<command id='a' title='A' symbol='star'/>",
      "<shrink><step unit='a' to='overflow'/></shrink>",
      "pin 'A', without a step to 'overflow'"
    ),
    (
      "<command id='a' title='A' symbol='star'/>",
      "<shrink><step unit='a' to='overflow'/></shrink>",
      "move 'A' to 'trailing', without a step to 'overflow'"
    ),
  ]) func whatWouldBeRefusedGoesWithTheChange(_ item: String, _ shrink: String, _ words: String) {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Example" platforms="ipados">
        <toolbar id="main"><center>\(item)
        <command id="x" title="Overview of All Notes" priority="5"/></center>\(shrink)</toolbar>
      </menuet>
      """
    let run = menuet("layout", "--why", "a", "--width", "210", "-", input: text)
    #expect(run.output.contains(words + " "), "\(run.output)\(run.error)")
  }

  @Test func anItemThatIsNowhereIsAMistake() {
    let run = why("new-nte")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.error.contains("no toolbar or menu has an item 'new-nte' on this platform"))
    #expect(run.error.contains("did you mean 'new-note'?"))
    #expect(why("New note").error.contains("did you mean 'new-note'?"))
  }

  @Test func aWidthThatNothingFitsSaysSo() {
    let run = why("new-note", "--width", "0")
    #expect(run.code == 0)
    #expect(run.output.contains("at 0 pt the bar does not fit: 148 points are missing\n"))
  }

  @Test func jsonHasItsKeysInOrder() throws {
    let run = why("new-note", "--width", "232", "--format", "json")
    #expect(run.code == 0)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let object = try #require(value as? [String: Any])
    #expect(Set(object.keys) == ["context", "item", "toolbars", "menus"])
    let bar = try #require((object["toolbars"] as? [[String: Any]])?.first)
    #expect(bar["minimumWidth"] as? Int == 148)
    let unit = try #require((bar["units"] as? [[String: Any]])?.first)
    #expect(
      Set(unit.keys) == ["id", "title", "region", "visibleFrom", "ranges", "givenAway", "widths"])
    let width = try #require((unit["widths"] as? [[String: Any]])?.first)
    #expect(width["missing"] as? Int == 2)
    #expect(width["form"] as? String == "overflow")
    let remedies = try #require(width["remedies"] as? [[String: Any]])
    #expect(remedies.contains { $0["change"] as? String == "pinned" })
    for remedy in remedies {
      let from = try #require(remedy["visibleFrom"] as? Int)
      #expect(from <= 232)
    }
    let several = why("new-note", "--format", "json", "--locale", "en,ar")
    #expect(
      (try JSONSerialization.jsonObject(with: Data(several.output.utf8)) as? [Any])?.count == 2)
  }
}
