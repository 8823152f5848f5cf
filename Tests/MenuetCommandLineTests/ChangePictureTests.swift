import Foundation
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// `render --before`: what an earlier version is compared for, and what is refused.
@Suite struct ChangePictureTests {
  private static func document(_ items: String, platforms: String = "ios") -> String {
    """
    <menuet xmlns="urn:menuet:1" name="Notes" platforms="\(platforms)">
      <states><state id="selected"/></states>
      <commands>
        <command id="duplicate" title="Duplicate" enabled-when="selected"/>
        <command id="archive" title="Archive" enabled-when="not selected"/>
        <command id="file" title="File" enabled-when="not selected"/>
        <toggle id="pinned" title="Pinned"/>
      </commands>
      <menu id="note-menu" title="Note">\(items)</menu>
    </menuet>
    """
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      Self.document("<item ref='duplicate'/><item ref='pinned'/>"), to: "Old.menuet.xml")
    try folder.write(
      Self.document("<item ref='duplicate'/><item ref='archive'/><item ref='pinned'/>"),
      to: "New.menuet.xml")
  }

  private func render(_ arguments: String...) -> ToolRun {
    menuet(["render", "--before", folder["Old.menuet.xml"]] + arguments)
  }

  @Test func aPictureTellsWhatIsNew() {
    let run = render(folder["New.menuet.xml"])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("“Archive” is new"))
    #expect(render(folder["Old.menuet.xml"]).output.contains("Everything is drawn as it was."))
  }

  /// Bars are compared at the widths that are asked for, and at no others.
  @Test func barsAreComparedAtTheWidthsAskedFor() throws {
    func bar(_ title: String) -> String {
      """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados">
        <commands>
          <command id="share" title="\(title)" symbol="square.and.arrow.up"/>
          <command id="archive" title="Archive" symbol="archivebox"/>
        </commands>
        <toolbar id="main" title="Note">
          <trailing><item ref="share" display="title"/><item ref="archive"/></trailing>
        </toolbar>
      </menuet>
      """
    }
    try folder.write(bar("Share"), to: "Old.menuet.xml")
    try folder.write(bar("Send a Copy"), to: "New.menuet.xml")
    let usual = render(folder["New.menuet.xml"]).output
    #expect(usual.contains("744 pt, now") && !usual.contains("700 pt, now"))
    let asked = render(folder["New.menuet.xml"], "--widths", "700,900").output
    #expect(["700 pt, now", "900 pt, before"].allSatisfy(asked.contains))
    #expect(!asked.contains("744 pt, now"))
  }

  /// Other changes of a bar than those of widths are said in the words of `diff`.
  @Test func furtherChangesOfABarAreNamed() throws {
    func bar(_ share: String, _ units: String) -> String {
      """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados">
        <commands>
          <command id="share" title="\(share)" symbol="square.and.arrow.up" shortcut="cmd+s"/>
          <command id="archive" title="Archive" symbol="archivebox"/>
          <command id="flag" title="Flag" symbol="flag"/>
        </commands>
        <toolbar id="main" title="Note">
          <trailing>\(units)</trailing>
        </toolbar>
      </menuet>
      """
    }
    try folder.write(
      bar("Share", "<item ref='flag'/><item ref='share'/><item ref='archive'/>"),
      to: "Old.menuet.xml")
    try folder.write(
      bar("Send", "<item ref='flag' display='both'/><item ref='archive'/><item ref='share'/>")
        .replacingOccurrences(of: "cmd+s", with: "cmd+t"),
      to: "New.menuet.xml")
    let output = render(folder["New.menuet.xml"]).output
    #expect(output.contains("title “Send”, not “Share”"), "\(output)")
    #expect(output.contains("display “both”"))
    #expect(output.contains("has moved in "))
    // No bar shows a shortcut.
    #expect(!output.contains("cmd+t") && !output.contains("⌘T"))
    let difference = menuet(["diff", folder["Old.menuet.xml"], folder["New.menuet.xml"]]).output
    #expect(difference.contains("title “Send”, not “Share”"))
  }

  @Test func aSummaryLinksToThePictures() throws {
    let run = render(folder["New.menuet.xml"], "--split", "--output-dir", folder["out"])
    #expect(run.code == 0, "\(run.error)")
    let summary = try folder.text("out/New.changes.md")
    #expect(summary.contains("- “Archive” is new"))
    #expect(summary.contains("![Note](New.note-menu.svg)"))
    #expect(folder.exists("out/New.note-menu.svg"))
  }

  /// A title in a comment on a pull request neither shows a picture nor calls anybody.
  @Test func titlesStayTextInASummary() throws {
    try folder.write(
      Self.document(
        "<item ref='duplicate' title='a](https://example.com/x) @team &amp;lt; &lt;b>'/>"),
      to: "New.menuet.xml")
    #expect(
      render(folder["New.menuet.xml"], "--split", "--output-dir", folder["out"]).code == 0)
    let summary = try folder.text("out/New.changes.md")
    #expect(
      summary.contains(#"a\]\(https://example.com/x\) @<!-- -->team \&lt; \<b>"#), "\(summary)")
  }

  /// With one command more, other states are usual; the state of both pictures is the same.
  @Test func bothVersionsAreInOneState() throws {
    try folder.write(
      Self.document("<item ref='duplicate'/><item ref='archive'/><item ref='file'/>"),
      to: "New.menuet.xml")
    try folder.write(
      Self.document("<item ref='duplicate'/><item ref='archive'/>"), to: "Old.menuet.xml")
    let words = render(folder["New.menuet.xml"]).output
    #expect(words.contains("“File” is new"))
    #expect(!words.contains("at first"))
  }

  @Test func whatCannotBeComparedIsRefused() throws {
    #expect(render(folder["New.menuet.xml"], folder["Old.menuet.xml"]).code == 2)
    #expect(render(folder["New.menuet.xml"], "--format", "text").code == 2)
    #expect(render(folder["New.menuet.xml"], "--states").code == 2)
    let file = folder["Picture.svg"]
    #expect(render(folder["New.menuet.xml"], "--surface", "nothing", "-o", file).code == 2)
    #expect(!folder.exists("Picture.svg"))
    try folder.write(Self.document("", platforms: "macos"), to: "Old.menuet.xml")
    let other = render(folder["New.menuet.xml"], "-o", file)
    #expect(other.code == 1 && other.error.contains("is not for iOS"))
    #expect(!folder.exists("Picture.svg"))
    let over = render(folder["New.menuet.xml"], "--force", "-o", folder["Old.menuet.xml"])
    #expect(over.code == 2)
    #expect(menuet(["render", "--before", folder["None.xml"], folder["New.menuet.xml"]]).code == 3)
  }
}
