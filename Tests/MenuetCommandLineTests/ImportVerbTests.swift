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
    #expect(run.error.contains("warning: element '@+id/share': 'Share...' ends"))
    #expect(run.error.contains("[menu-ellipsis-dots]"))
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

  /// An item with an action of its own.
  private static func item(_ title: String, _ id: String, attributes: String = "") -> String {
    """
    <menuItem title="\(title)" \(attributes) id="\(id)"><connections>
    <action selector="\(id)Action:" target="t" id="\(id)c"/></connections></menuItem>
    """
  }

  private static func xib(_ items: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
    <menu title="M" id="m"><items>
    \(items)
    </items></menu></objects></document>

    """
  }

  /// Items, and how many warnings they are worth.
  private static let matters: [(item: String, warnings: Int)] = [
    (item("Remove all", "a"), 1),
    (item("Add To Queue", "a"), 1),
    // Guides differ.
    (item("Remove From List", "a"), 0),
    (item("Convert Tabs when Pasting", "a"), 0),
    // Nothing in the menu does anything: they are values of a pop-up button.
    ("<menuItem title=\"Sender was ignored\" id=\"a\"/>", 0),
    // Nobody can choose it: it tells how something is.
    ("<menuItem title=\"Building font list\" enabled=\"NO\" id=\"a\"/>\(item("Add", "b"))", 0),
    ("<menuItem title=\"Building font list\" id=\"a\"/>\(item("Add", "b"))", 1),
    (item("Add fonts", "a", attributes: "enabled=\"NO\""), 1),
    // It may be a filter, or the state may be plain.
    (item("Show Pipes", "a", attributes: "state=\"on\""), 0),
    // The words of templates are nobody's choice, but their dots are seen.
    (standardItem("Page Setup...", "runPageLayout:"), 1),
    // Without an action it came with the file.
    ("<menuItem title=\"Preferences…\" keyEquivalent=\",\" id=\"a\"/>", 0),
    (
      """
      <menuItem title="Preferences..." keyEquivalent="," id="a"><connections>
      <action selector="showPrefs:" target="-1" id="b"/></connections></menuItem>
      """, 1
    ),
    (item("Toggle Comment", "a"), 0),
    (item("Broadcast Input to the Current Session", "a"), 0),
    (item("Broadcast Whatever People Type to All of the Open Sessions", "a"), 1),
    // The titles of the standard commands tell the language of all.
    (
      standardItem("Ausschneiden", "cut:") + standardItem("Kopieren", "copy:")
        + item("Alles entfernen", "a"), 0
    ),
  ]

  @Test(arguments: matters)
  func anAuditIsSilentOnMattersOfTaste(item: String, warnings: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.xib(item), to: "M.xib")
    let run = menuet("audit", path)
    #expect(run.error.split(separator: " ").count { $0 == "warning:" } == warnings, "\(run.error)")
  }

  private static func standardItem(_ title: String, _ selector: String) -> String {
    """
    <menuItem title="\(title)" id="\(title)"><connections>
    <action selector="\(selector)" target="-1" id="\(title)c"/></connections></menuItem>
    """
  }

  private static func bar(_ menus: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
    <menu title="MainMenu" systemMenu="main" id="bar"><items>
    \(menus)
    </items></menu></objects></document>

    """
  }

  private static func menu(_ title: String, _ items: String) -> String {
    """
    <menuItem title="\(title)" id="\(title)"><menu key="submenu" title="\(title)" id="\(title)m">
    <items>\(items)</items></menu></menuItem>
    """
  }

  /// AppKit renames the item of the app menu by itself.
  @Test func settingsAreNamedOutsideTheAppMenu() throws {
    let folder = try TemporaryFolder()
    let bar = Self.bar(
      Self.menu("App", Self.item("Preferences...", "a") + Self.item("Preferences…", "c"))
        + Self.menu("Tools", Self.item("Preferences…", "b"))
        // The same command once more.
        + Self.menu("Other", Self.item("Preferences…", "c")))
    let run = menuet("audit", try folder.write(bar, to: "M.xib"))
    #expect(run.error.split(separator: " ").count { $0 == "warning:" } == 1, "\(run.error)")
    #expect(run.error.contains("element 'b': since macOS 13"))
  }

  /// A shortcut that a context menu shares is one of the bar's own item: of two such the later one is
  /// blamed. Two items that do the same may both have it.
  @Test func theLaterOfTwoIsBlamedForAShortcut() throws {
    let folder = try TemporaryFolder()
    let keys = "keyEquivalent=\"k\""
    let list = Self.item("Clear List", "list", attributes: keys)
    let bar = Self.bar(
      Self.menu("App", Self.item("Clear", "clear", attributes: keys))
        + Self.menu("List", list + Self.item("Log", "log")))
    let context =
      "<menu id=\"c\"><items>\(Self.item("Clear List", "list"))</items></menu></objects>"
    let path = try folder.write(bar.replacing("</objects>", with: context), to: "M.xib")
    let run = menuet("audit", path)
    #expect(run.code == 1)
    #expect(
      run.error.contains(
        "error: element 'list': the shortcut 'cmd+k' already belongs to 'Clear' [shortcut-clash]"))
    #expect(run.error.contains("note: element 'clear': 'Clear' has it here"))
    let same = Self.bar(
      Self.menu("App", list)
        + Self.menu("List", list.replacing("title=\"Clear", with: "title=\"Empty")))
    #expect(menuet("audit", try folder.write(same, to: "Same.xib")).code == 0)
  }

  @Test func aFileWithoutMenusGivesNoDocumentInAFolder() throws {
    let folder = try TemporaryFolder()
    let empty = Self.xib("").replacing("<menu title=\"M\" id=\"m\"><items>", with: "")
      .replacing("</items></menu>", with: "")
    let path = try folder.write(empty, to: "View.xib")
    let run = menuet("import", "--output-dir", folder["out"], path)
    #expect(run.code == 0)
    #expect(run.error.contains("View.xib: it has no menus and no toolbars; no document is written"))
    #expect(!folder.exists("out/View.menuet.xml"))
    #expect(menuet("import", "-o", folder["View.menuet.xml"], path).code == 0)
    #expect(folder.exists("View.menuet.xml"))
  }

  @Test func anEmptyFileIsNamedByItsOwnFormat() throws {
    let folder = try TemporaryFolder()
    let run = menuet("import", try folder.write("", to: "View.xib"))
    #expect(run.code == 1)
    #expect(run.error.contains("the document is empty; it needs a root element 'document'"))
    let other = menuet("import", try folder.write("", to: "menu/main.xml"))
    #expect(other.error.contains("the document is empty; it needs a root element ["))
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
    let menu = Self.xib(Self.item("Remove all", "a"))
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

  private static let connection = """
    <customObject id="d" customClass="AppDelegate"><connections>
    <outlet property="held" destination="held" id="o"/></connections></customObject></objects>
    """

  /// Code that has an outlet to an item may change its keys when the app starts, or take it away.
  @Test(arguments: [("held", "later", 0), ("later", "held", 0), ("sooner", "later", 1)])
  func anAuditAsksNothingOfTheKeysThatCodeHolds(first: String, second: String, errors: Int) throws {
    let folder = try TemporaryFolder()
    let keys = "keyEquivalent=\"k\""
    let bar = Self.bar(
      Self.menu(
        "Edit",
        Self.item("Clear", first, attributes: keys) + Self.item("Keep", second, attributes: keys)))
    let held = bar.replacing("</objects>", with: Self.connection)
    let run = menuet("audit", try folder.write(held, to: "M.xib"))
    #expect(run.error.split(separator: " ").count { $0 == "error:" } == errors, "\(run.error)")
  }

  @Test(arguments: [("held", 0), ("line", 1)])
  func anAuditPassesOverLinesThatCodeHolds(id: String, errors: Int) throws {
    let folder = try TemporaryFolder()
    let menu = Self.xib(
      Self.item("Add", "a") + "<menuItem isSeparatorItem=\"YES\" id=\"\(id)\"/>"
        + "<menuItem isSeparatorItem=\"YES\" id=\"other\"/>" + Self.item("Remove", "b"))
    let held = menu.replacing("</objects>", with: Self.connection)
    let run = menuet("audit", try folder.write(held, to: "M.xib"))
    #expect(run.error.contains("separator-edge") == (errors > 0), "\(run.error)")
  }

  /// The keys of a shortcut are to blame, and not the title.
  @Test func aClashIsMarkedAtTheKeys() throws {
    let folder = try TemporaryFolder()
    let keys = "keyEquivalent=\"k\""
    let bar = Self.bar(
      Self.menu(
        "Edit", Self.item("Clear", "a", attributes: keys) + Self.item("Keep", "b", attributes: keys)
      ))
    let run = menuet("audit", "--diagnostics", "json", try folder.write(bar, to: "M.xib"))
    let text = Array(bar.utf8)
    let offsets = run.output.matches(of: /"offset": ([0-9]+)/).compactMap { Int($0.output.1) }
    let marked = stride(from: 0, to: offsets.count, by: 2).map {
      String(decoding: text[offsets[$0]..<offsets[$0 + 1]], as: UTF8.self)
    }
    #expect(marked == ["k", "k"])
  }

  /// Qt has no Command: the keys are those of the file.
  @Test func aClashNamesTheKeysOfTheFile() throws {
    let folder = try TemporaryFolder()
    func action(_ name: String, _ keys: String) -> String {
      """
      <action name="\(name)"><property name="text"><string>Do \(name)</string></property>
      <property name="shortcut"><string>\(keys)</string></property></action>
      """
    }
    let form = """
      <ui><widget class="QMenuBar" name="bar"><widget class="QMenu" name="m">
      <property name="title"><string>Entries</string></property><addaction name="a"/>
      <addaction name="b"/></widget><addaction name="m"/></widget>
      \(action("a", "Ctrl+Shift+="))\(action("b", "Ctrl++"))</ui>

      """
    let run = menuet("audit", try folder.write(form, to: "w.ui"))
    #expect(run.error.contains("element 'b': the shortcut 'Ctrl++' already belongs to 'Do a'"))
    #expect(run.error.contains("element 'a': 'Do a' has it here, as 'Ctrl+Shift+='"))
  }

  /// One remedy mends the capitals and the dots of a title.
  @Test func remediesForOneTitleAgree() throws {
    let folder = try TemporaryFolder()
    let menu = Self.xib(Self.item("Reset to this commit...", "a"))
    let run = menuet("audit", try folder.write(menu, to: "M.xib"))
    #expect(run.error.contains("[menu-title-case]"))
    #expect(run.error.contains("[menu-ellipsis-dots]"))
    #expect(run.error.ranges(of: "fix: write 'Reset to This Commit…'").count == 2, "\(run.error)")
  }

  /// The page of a rule tells how a document is mended, and nothing mends these files.
  @Test func theLastLineOfAnAuditPromisesNoRemedy() throws {
    let folder = try TemporaryFolder()
    let menu = Self.xib(Self.item("Remove all", "a") + Self.item("Add To Queue", "b"))
    let run = menuet("audit", try folder.write(menu, to: "M.xib"))
    #expect(
      run.error.contains("'menuet explain menu-title-case' says why, and what mends a document, "))
    #expect(!run.error.contains("says more"))
  }

  @Test(arguments: ["Pods", "node_modules", "ThirdParty", "third-party", "3rdparty", "VENDOR"])
  func foldersOfOthersArePassedOver(name: String) throws {
    let folder = try TemporaryFolder()
    let menu = Self.xib(Self.item("Remove all", "a"))
    try folder.write(menu, to: "own/M.xib")
    try folder.write(menu, to: "own/\(name)/deep/Other.xib")
    let run = menuet("audit", "--verbose", folder["own"])
    #expect(run.error.contains("own/M.xib:"))
    #expect(!run.error.contains("Other.xib"))
    #expect(run.error.contains("own/\(name) is passed over; name it if its files are meant"))
    #expect(menuet("audit", folder["own/\(name)"]).error.contains("Other.xib:"))
    #expect(menuet("audit", folder["own"], folder["own/\(name)"]).error.contains("Other.xib:"))
    #expect(!menuet("import", "--output-dir", folder["out"], folder["own"]).error.contains("Other"))
    try folder.write(menu, to: "empty/\(name)/Other.xib")
    let empty = menuet("audit", folder["empty"])
    #expect(empty.code == 2)
    #expect(empty.error.contains("passed over: '\(folder["empty/\(name)"])'"))
  }
}
