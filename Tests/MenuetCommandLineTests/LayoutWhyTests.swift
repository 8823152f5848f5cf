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
    #expect(run.output.contains("toolbar main: italic, in the group \"Text\" (text)\n"))
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

  @Test func anItemThatIsNowhereIsAMistake() {
    let run = why("new-nte")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.error.contains("no toolbar has an item 'new-nte' on this platform"))
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
    #expect(Set(object.keys) == ["context", "item", "toolbars"])
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
