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

  /// Files of one name stand in folders like their own, each with its catalog; files of one folder in
  /// folders named after what their names end in.
  @Test func filesOfOneNameAreSetApart() throws {
    let folder = try TemporaryFolder()
    let xib = Self.xib("<menuItem title=\"Remove\" id=\"a\"/><menuItem title=\"Add\" id=\"b\"/>")
    try folder.write(Self.menu, to: "app/menu/main.xml")
    try folder.write(Self.menu, to: "wear/menu/main.xml")
    try folder.write(Self.menu, to: "wear/menu/other.xml")
    try folder.write(xib, to: "mac/Window.xib")
    try folder.write(xib, to: "mac/window.storyboard")
    let run = menuet("import", "--output-dir", folder["out"], folder.path)
    #expect(run.code == 0, "\(run.error)")
    for name in [
      "app/menu/main", "wear/menu/main", "other", "xib/Window", "storyboard/window",
    ] {
      #expect(menuet("validate", folder["out/\(name).menuet.xml"]).code == 0, "\(name)")
    }
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

  private static func xib(_ items: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
    <menu title="M" id="m"><items>
    \(items)
    </items></menu></objects></document>

    """
  }

  @Test(arguments: [
    ("<menuItem title=\"Remove all\" id=\"a\"/>", 1),
    ("<menuItem title=\"Add To Queue\" id=\"a\"/>", 1),
    // Guides differ.
    ("<menuItem title=\"Remove From List\" id=\"a\"/>", 0),
    ("<menuItem title=\"Convert Tabs when Pasting\" id=\"a\"/>", 0),
    // Without an action it came with the file.
    ("<menuItem title=\"Preferences…\" keyEquivalent=\",\" id=\"a\"/>", 0),
    (
      """
      <menuItem title="Preferences..." keyEquivalent="," id="a"><connections>
      <action selector="showPrefs:" target="-1" id="b"/></connections></menuItem>
      """, 1
    ),
    ("<menuItem title=\"Toggle Comment\" id=\"a\"/>", 0),
    ("<menuItem title=\"Broadcast Input to the Current Session\" id=\"a\"/>", 0),
  ]) func anAuditIsSilentOnMattersOfTaste(item: String, warnings: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.xib(item), to: "M.xib")
    let run = menuet("audit", path)
    #expect(run.error.split(separator: " ").count { $0 == "warning:" } == warnings, "\(run.error)")
  }

  /// A menu of Qt shows no separator at its edge, and one of several.
  @Test func anAuditPassesOverSeparatorsOfQt() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      <ui><widget class="QMenuBar" name="bar"><widget class="QMenu" name="m">
      <property name="title"><string>Entries</string></property><addaction name="separator"/>
      <addaction name="a"/><addaction name="separator"/><addaction name="separator"/>
      <addaction name="b"/></widget><addaction name="m"/></widget>
      <action name="a"><property name="text"><string>Add</string></property></action>
      <action name="b"><property name="text"><string>Remove</string></property></action></ui>

      """, to: "w.ui")
    let run = menuet("audit", path)
    #expect(run.code == 0)
    #expect(!run.error.contains("separator-edge"))
  }

  @Test func anAuditPassesOverTranslationsAndOtherFiles() throws {
    let folder = try TemporaryFolder()
    let menu = Self.xib("<menuItem title=\"Remove all\" id=\"a\"/>")
    try folder.write(menu, to: "Base.lproj/M.xib")
    try folder.write(menu, to: "fr.lproj/M.xib")
    try folder.write("<object><child>", to: "part.ui")
    let run = menuet("audit", folder.path)
    #expect(run.code == 0)
    #expect(run.error.split(separator: " ").count { $0 == "warning:" } == 1)
    #expect(run.error.contains("Base.lproj/M.xib"))
    #expect(menuet("audit", folder["part.ui"]).code == 1)
    try folder.write(menu.replacing("</objects></document>", with: ""), to: "Broken.xib")
    #expect(menuet("audit", folder.path).code == 1)
  }
}
