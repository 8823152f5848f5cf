import Testing

@testable import MenuetCommandLine

@Suite struct ImportVerbTests {
  private static let menu = """
    <menu xmlns:android="http://schemas.android.com/apk/res/android">
      <item android:id="@+id/share" android:title="Share..."/>
      <item android:id="@+id/empty" android:title="Plugins"><menu/></item>
    </menu>

    """

  @Test func aDocumentIsWrittenWithItsReport() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.menu, to: "menu/main.xml")
    let run = menuet("import", path, "-o", folder["Main.menuet.xml"])
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("main.xml:3:"))
    #expect(run.error.contains("'Plugins': ") || run.error.contains("come at run time"))
    #expect(run.error.contains("Main.menuet.xml:"))
    #expect(run.error.contains("2 kept, 1 approximated, 0 dropped"))
    #expect(menuet("validate", folder["Main.menuet.xml"]).code == 0)
    #expect(menuet("compile", folder["Main.menuet.xml"]).code == 0)
    #expect(menuet("render", folder["Main.menuet.xml"]).code == 0)
  }

  @Test func aFileThatIsThereStays() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.menu, to: "menu/main.xml")
    try folder.write("mine", to: "Main.menuet.xml")
    #expect(menuet("import", path, "-o", folder["Main.menuet.xml"]).code == 3)
    #expect(try folder.text("Main.menuet.xml") == "mine")
    #expect(menuet("import", path, "-o", folder["Main.menuet.xml"], "--force").code == 0)
    #expect(try folder.text("Main.menuet.xml") != "mine")
  }

  @Test func translationsBecomeACatalog() throws {
    let folder = try TemporaryFolder()
    let menu = Self.menu.replacing("Share...", with: "@string/share").replacing(
      "<item android:id=\"@+id/empty\" android:title=\"Plugins\"><menu/></item>", with: "")
    let path = try folder.write(menu, to: "res/menu/main.xml")
    try folder.write(
      "<resources><string name=\"share\">Share</string></resources>", to: "res/values/strings.xml")
    try folder.write(
      "<resources><string name=\"share\">Teilen</string></resources>",
      to: "res/values-de/strings.xml")
    #expect(menuet("import", path, "-o", folder["Main.menuet.xml"]).code == 0)
    let catalog = try folder.text("main.xcstrings")
    #expect(catalog.contains("Teilen"))
    #expect(try folder.text("Main.menuet.xml").contains("strings=\"main.xcstrings\""))
    #expect(menuet("strings", "--check", folder["Main.menuet.xml"]).code == 0)
  }

  @Test func anAuditNamesThePlacesOfTheFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.menu, to: "res/menu/main.xml")
    let run = menuet("audit", path)
    #expect(run.code == 0)
    #expect(run.error.contains("main.xml:2:48: warning:"))
    #expect(run.error.contains("(element '@+id/share') [menu-ellipsis-dots]"))
    #expect(menuet("audit", "--strict", folder.path).code == 1)
    let baseline = folder["known.json"]
    #expect(menuet("audit", "--write-baseline", baseline, folder.path).code == 0)
    #expect(
      !menuet("audit", "--strict", "--baseline", baseline, folder.path).error.contains("warning:"))
    let json = menuet("audit", "--diagnostics", "json", path)
    #expect(json.output.contains("\"rule\": \"menu-ellipsis-dots\""))
  }

  @Test func brokenFilesAreReported() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("<menu><item>", to: "menu/main.xml")
    let run = menuet("import", path, "-o", folder["x.menuet.xml"])
    #expect(run.code == 1)
    #expect(!folder.exists("x.menuet.xml"))
    #expect(menuet("audit", path).code == 1)
    #expect(menuet("audit", folder["missing.xib"]).code == 3)
    #expect(menuet("import", "--from", "bogus", path).code == 2)
  }
}
