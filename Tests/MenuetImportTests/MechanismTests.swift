import Menuet
import MenuetImport
import MenuetModel
import MenuetSource
import MenuetXML
import Testing

/// One thing that a format says, and the words of the document for it.
@Suite struct MechanismTests {
  /// Files in memory, by their paths from the folder of the foreign file.
  private struct Files: SideFiles {
    var texts: [String: String] = [:]

    func read(_ path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }

    func names(in folder: String) -> [String] {
      let prefix = folder == "." ? "" : folder + "/"
      let names = texts.keys.filter { $0.hasPrefix(prefix) }.compactMap {
        $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
      }
      return Set(names).sorted()
    }

    func remembered<Value: Sendable>(
      of folder: String, as name: String, _ make: () -> Value
    ) -> Value {
      make()
    }
  }

  private func document(
    _ text: String, _ name: String, beside texts: [String: String] = [:]
  ) throws -> ImportedDocument {
    var sink = DiagnosticSink()
    let importer = Importer(for: .writing(hasCatalog: true))
    let result = importer.read(
      Array(text.utf8), path: name, beside: Files(texts: texts), into: &sink)
    #expect(sink.diagnostics.isEmpty)
    let document = try #require(result).document
    let errors = Compiler().validate(document.text, path: "x.menuet.xml").diagnostics
      .filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.message))")
    return document
  }

  private func words(
    _ text: String, _ name: String, beside texts: [String: String] = [:]
  ) throws -> String {
    String(decoding: try document(text, name, beside: texts).text, as: UTF8.self)
  }

  // MARK: GMenu

  @Test func sectionsOfAMenuBarHoldItsMenus() throws {
    let words = try words(
      """
      <interface><menu id="menubar"><section><submenu><attribute name="label">_Go</attribute>
      <item><attribute name="label">Up</attribute><attribute name="action">win.up</attribute></item>
      </submenu></section></menu></interface>
      """, "x.ui")
    #expect(words.contains("<menu id=\"go\" title=\"Go\">"))
    #expect(words.contains("<command id=\"up\" title=\"Up\"/>"))
  }

  @Test func targetsThatOpenSomethingAreCommands() throws {
    func menu(_ first: String) -> String {
      """
      <interface><menu id="m">
      <item><attribute name="label">\(first)</attribute><attribute name="action">app.page</attribute>
      <attribute name="target">a</attribute></item>
      <item><attribute name="label">Clone</attribute><attribute name="action">app.page</attribute>
      <attribute name="target">b</attribute></item></menu></interface>
      """
    }
    #expect(try words(menu("Open…"), "x.ui").contains("<command id=\"open\" title=\"Open…\"/>"))
    #expect(try words(menu("Open"), "x.ui").contains("<choice id=\"page\">"))
  }

  @Test func deleteDeletesForward() throws {
    let words = try words(
      """
      <interface><menu id="m"><item><attribute name="label">Remove</attribute>
      <attribute name="action">app.remove</attribute><attribute name="accel">Delete</attribute></item>
      <item><attribute name="label">Erase</attribute><attribute name="action">app.erase</attribute>
      <attribute name="accel">&lt;Ctrl&gt;BackSpace</attribute></item></menu></interface>
      """, "x.ui")
    #expect(words.contains("title=\"Remove\" shortcut=\"forward-delete\""))
    #expect(words.contains("title=\"Erase\" shortcut=\"cmd+delete\""))
  }

  private func gmenu(_ items: (label: String, accel: String)...) -> String {
    let items = items.map {
      """
      <item><attribute name="label">\($0.label)</attribute>
      <attribute name="action">app.\($0.label)</attribute>
      <attribute name="hidden-when">action-disabled</attribute>
      <attribute name="accel">\($0.accel)</attribute></item>
      """
    }
    return "<interface><menu id=\"m\">\(items.joined())</menu></interface>"
  }

  @Test(arguments: [
    ("greater", ">"), ("less", "&lt;"), ("comma", ","), ("&lt;Primary&gt;plus", "cmd++"),
    ("parenleft", "("), ("bar", "|"), ("at", "@"), ("quotedbl", "&quot;"), ("KP_Multiply", "*"),
    ("KP_7", "7"), ("Prior", "page-up"), ("asciitilde", "~"), ("KP_Enter", "return"),
  ]) func keysAreKnownByTheirNames(name: String, spelling: String) throws {
    #expect(try words(gmenu(("Turn", name)), "x.ui").contains("shortcut=\"\(spelling)\""))
  }

  @Test func keysWithoutANameAreTold() throws {
    let document = try document(gmenu(("Turn", "XF86Back"), ("Roll", "&lt;Hyper&gt;r")), "x.ui")
    #expect(
      document.dropped.map(\.message) == [
        "'Turn': its shortcut 'XF86Back' has no name in the language",
        "'Roll': its shortcut '<Hyper>r' has no name in the language",
      ])
  }

  @Test func itemsThatTakeTurnsShareAShortcut() throws {
    let document = try document(gmenu(("Fill", "F11"), ("Leave", "F11"), ("Go", "F9")), "x.ui")
    let words = String(decoding: document.text, as: UTF8.self)
    #expect(words.components(separatedBy: "shortcut=\"f11\"").count == 3)
    #expect(words.contains("enabled-when=\"fill-is-enabled\""))
    #expect(words.contains("enabled-when=\"not fill-is-enabled\""))
    #expect(
      document.elements.flatMap(\.losses).map(\.message) == [
        "it is taken to be there while 'Fill', with its shortcut, is not"
      ])
  }

  @Test func onlyActionsOfTheAppAndItsWindowsAreStandardOnes() throws {
    func menu(_ action: String, _ label: String) -> String {
      """
      <interface><menu id="m"><item><attribute name="label">\(label)</attribute>
      <attribute name="action">\(action)</attribute></item></menu></interface>
      """
    }
    #expect(try words(menu("win.close", "Close"), "x.ui").contains("system=\"close\""))
    #expect(
      try words(menu("tab.close", "Close"), "x.ui").contains(
        "<command id=\"close\" title=\"Close\"/>"))
    #expect(
      try words(menu("app.preferences", "Preferences"), "x.ui")
        .contains("<command system=\"settings\" title=\"Preferences\"/>"))
  }

  // MARK: KXMLGUI

  @Test func propertiesOfActionsAreRead() throws {
    let document = try document(
      """
      <gui name="g"><MenuBar><Menu name="plants"><Action name="water"/><Action name="wilt"/></Menu>
      <Action name="bookmark"/></MenuBar><ToolBar name="main"><text>Main Toolbar</text>
      <Action name="water"/></ToolBar><ActionProperties>
      <Action name="water" shortcut="Ctrl+E; F5" text="&amp;Water" checkable="true"/>
      <Action name="wilt" enabled="false"/></ActionProperties></gui>
      """, "gui.rc")
    let words = String(decoding: document.text, as: UTF8.self)
    #expect(words.contains("<toggle id=\"water\" title=\"Water\" shortcut=\"cmd+e\"/>"))
    #expect(words.contains("enabled-when=\"wilt-enabled\""))
    #expect(words.contains("<toolbar id=\"main-toolbar\" title=\"Main Toolbar\""))
    #expect(
      document.dropped.map(\.message) == [
        "'Water': its further shortcut 'F5' is left out: a command has one",
        "'Bookmark': a menu bar holds menus only",
      ])
  }

  @Test func standardActionsAreNotDeclared() throws {
    let words = try words(
      """
      <gui name="g"><MenuBar><Menu name="file"><Action name="file_save"/></Menu>
      <Menu name="plants"><Action name="water"/></Menu></MenuBar>
      <ToolBar name="main"><Action name="file_save"/></ToolBar></gui>
      """, "gui.rc")
    #expect(!words.contains("<commands>"))
    #expect(words.components(separatedBy: "<command system=\"save\"/>").count == 3)
    #expect(words.contains("<menu id=\"plants\" title=\"Plants\">"))
  }

  // MARK: Qt

  private func form(_ widgets: String, _ actions: String...) -> String { form(widgets, actions) }

  private func form(_ widgets: String, _ actions: [String]) -> String {
    let declarations = actions.map { action in
      let parts = action.split(separator: "|")
      return """
        <action name="\(parts[0])"><property name="text"><string>\(parts[1])</string></property>
        \(parts.dropFirst(2).joined())</action>
        """
    }
    return "<ui><class>W</class>\(widgets)\(declarations.joined())</ui>"
  }

  private func property(_ name: String, _ value: String) -> String {
    "<property name=\"\(name)\"><string>\(value)</string></property>"
  }

  @Test func classesOfTheAppAreThoseThatTheyExtend() throws {
    let words = try words(
      form(
        """
        <widget class="LockBar" name="bar">\(property("windowTitle", "Locks"))<addaction name="a"/>
        </widget><widget class="MainMenu" name="menu"><widget class="OneMenu" name="m">
        \(property("title", "Entries"))<addaction name="a"/></widget><addaction name="m"/></widget>
        <customwidgets>
        <customwidget><class>LockBar</class><extends>BaseBar</extends></customwidget>
        <customwidget><class>BaseBar</class><extends>QToolBar</extends></customwidget>
        <customwidget><class>MainMenu</class><extends>QMenuBar</extends></customwidget>
        <customwidget><class>OneMenu</class><extends>QMenu</extends></customwidget>
        <customwidget><class>Loop</class><extends>Loop</extends></customwidget></customwidgets>
        <widget class="Loop" name="loop"/>
        """, "a|Lock"), "x.ui")
    #expect(words.contains("<toolbar id=\"locks\" title=\"Locks\">"))
    #expect(words.contains("<menu id=\"entries\" title=\"Entries\">"))
    #expect(words.components(separatedBy: "<item ref=\"lock\"/>").count == 3)
  }

  private func window(_ name: String, _ title: String, _ actions: String...) -> String {
    let names = actions.map { $0.split(separator: "|")[0] }
    return form(
      """
      <widget class="QMainWindow" name="w">\(property("windowTitle", title))
      <widget class="QMenuBar" name="bar"><widget class="QMenu" name="m">
      \(property("title", "Entries"))\(names.map { "<addaction name=\"\($0)\"/>" }.joined())
      </widget><addaction name="m"/></widget></widget>
      """, actions
    ).replacing("<class>W</class>", with: "<class>\(name)</class>")
  }

  @Test func actionsHaveTheRolesOfTheirTitles() throws {
    let quit = property("shortcut", "Ctrl+Q")
    let words = try words(
      window(
        "MainWindow", "untitled[*] - Garden", "a|E&amp;xit|\(quit)", "b|Preferences",
        "c|Quit|<property name=\"menuRole\"><enum>QAction::NoRole</enum></property>"), "x.ui")
    #expect(words.contains("<command system=\"quit\" title=\"Exit\"/>"))
    #expect(words.contains("<command system=\"settings\" title=\"Preferences\"/>"))
    #expect(words.contains("title=\"Quit\"/>"))
    #expect(!words.contains("system=\"quit\" title=\"Quit\""))
  }

  @Test(arguments: [
    ("MainWindow", "untitled[*] - Garden", "Garden"), ("MainWindow", "Garden", "Garden"),
    ("Garden::Win", "Beds", "Garden"), ("MainWindow", "[*]", "MainWindow"),
  ]) func appsHaveTheNamesOfTheirWindows(name: String, title: String, app: String) throws {
    #expect(try words(window(name, title, "a|Water"), "x.ui").contains("name=\"\(app)\""))
  }

  @Test func separatorsThatAreActionsAreNoCommands() throws {
    let separator = "s|Start|<property name=\"separator\"><bool>true</bool></property>"
    let words = try words(
      form(
        """
        <widget class="QToolBar" name="bar"><addaction name="a"/><addaction name="s"/>
        <addaction name="b"/></widget>
        """, ["a|One", "b|Two", separator, separator.replacing("s|", with: "t|")]), "x.ui")
    #expect(words.contains("<space/>"))
    #expect(!words.contains("Start"))
  }

  @Test func togglesHaveIDsThatSwiftTakes() throws {
    let checkable = "<property name=\"checkable\"><bool>true</bool></property>"
    let words = try words(
      form(
        """
        <widget class="QMenu" name="m">\(property("title", "Layout"))<addaction name="a"/></widget>
        <widget class="QToolBar" name="bar"><addaction name="a"/></widget>
        """, ["action|Editing|\(checkable)".replacing("action|", with: "a|")]), "x.ui")
    #expect(words.contains("<toggle id=\"layout-editing\" title=\"Editing\"/>"))
    let alone = try self.words(form("", ["editing|Editing|\(checkable)"]), "x.ui")
    #expect(alone.contains("<toggle id=\"w-editing\" title=\"Editing\"/>"))
  }

  @Test func actionsOfNoMenuAreDeclared() throws {
    let words = try words(
      form(
        "<widget class=\"QToolBar\" name=\"bar\"><addaction name=\"a\"/></widget>", "a|Placed",
        "b|Alone|\(property("shortcut", "Ctrl+K"))"), "x.ui")
    let end = try #require(words.firstRange(of: "</commands>"))
    #expect(
      words[..<end.lowerBound].contains(
        "<command id=\"alone\" title=\"Alone\" shortcut=\"cmd+k\"/>"))
    #expect(words[end.upperBound...].contains("<command id=\"placed\" title=\"Placed\"/>"))
  }

  @Test func anActionHasOneStateInAllOfItsPlaces() throws {
    let words = try words(
      form(
        """
        <widget class="QToolBar" name="bar"><addaction name="a"/></widget>
        <widget class="QMenu" name="m">\(property("title", "Entries"))<addaction name="a"/></widget>
        """, "a|Record|\(property("enabled", "false"))"), "x.ui")
    #expect(words.contains("<state id=\"record-enabled\"/>"))
    #expect(!words.contains("record-enabled-2"))
    #expect(words.contains("title=\"Record\" enabled-when=\"record-enabled\"/>"))
    #expect(words.components(separatedBy: "<item ref=\"record\"/>").count == 3)
  }

  @Test func menusWithoutTitlesHaveThoseOfTheirNames() throws {
    let document = try document(
      form(
        """
        <widget class="QMenuBar" name="bar"><widget class="QMenu" name="menuPlants">
        <addaction name="a"/></widget><addaction name="menuPlants"/></widget>
        """, "a|Water"), "x.ui")
    let menu = try #require(document.elements.first { $0.title == "Plants" })
    #expect(menu.losses.map(\.message) == ["it has no title; this one is its name"])
  }

  @Test func menusOfASecondBarStandByThemselves() throws {
    func bar(_ name: String) -> String {
      """
      <widget class="QMenuBar" name="bar\(name)"><widget class="QMenu" name="menu\(name)">
      \(property("title", name))<addaction name="a"/></widget><addaction name="menu\(name)"/></widget>
      """
    }
    let document = try document(form(bar("Beds") + bar("Trees"), "a|Water"), "x.ui")
    #expect(document.elements.count { $0.name == .menuBar } == 1)
    #expect(document.elements.contains { $0.name == .menu && $0.title == "Trees" })
    #expect(
      document.dropped.map(\.message) == ["'Trees' stands by itself: a document has one menu bar"])
  }

  // MARK: Ribbon

  private func ribbon(_ commands: String, _ views: String) -> String {
    """
    <Application><Application.Commands>\(commands)</Application.Commands><Application.Views>\(views)
    </Application.Views></Application>
    """
  }

  @Test func labelsStandWithAStringOrWithout() throws {
    let words = try words(
      ribbon(
        """
        <Command Name="a"><Command.LabelTitle>Exit &amp;Now</Command.LabelTitle></Command>
        <Command Name="b"><Command.LabelTitle><String Id="2">Home</String></Command.LabelTitle></Command>
        """, "<Tab CommandName=\"b\"><Group><Button CommandName=\"a\"/></Group></Tab>"), "r.xml")
    #expect(words.contains("title=\"Exit Now\""))
    #expect(words.contains("<toolbar id=\"home\" title=\"Home\">"))
  }

  private static let three = """
    <Command Name="a" LabelTitle="Cut"/><Command Name="b" LabelTitle="Assist"/>
    <Command Name="c" LabelTitle="Wrap"/>
    """

  @Test func theHelpButtonStandsInEachTab() throws {
    let help = "<Ribbon.HelpButton><HelpButton CommandName=\"b\"/></Ribbon.HelpButton>"
    func tab(_ command: String) -> String {
      "<Tab><Group><Button CommandName=\"\(command)\"/></Group></Tab>"
    }
    let words = try words(
      ribbon(Self.three, "<Ribbon>\(help)\(tab("a"))\(tab("c"))</Ribbon>"), "r.xml")
    #expect(words.components(separatedBy: "<trailing>").count == 3)
    #expect(words.components(separatedBy: "<item ref=\"assist\"/>").count == 3)
    let document = try document(ribbon(Self.three, "<Ribbon>\(help)</Ribbon>"), "r.xml")
    #expect(document.elements.contains { $0.title == "Assist" })
    #expect(
      document.dropped.map(\.message) == [
        "there is no tab for the Help button; its command is declared"
      ])
  }

  @Test func aMiniToolbarIsTheFirstSectionOfItsMenu() throws {
    func popup(_ menu: String) -> String {
      """
      <ContextPopup><ContextPopup.MiniToolbars><MiniToolbar Name="Mini"><MenuGroup>
      <Button CommandName="a"/><Button CommandName="c"/></MenuGroup></MiniToolbar>
      </ContextPopup.MiniToolbars><ContextPopup.ContextMenus>\(menu)</ContextPopup.ContextMenus>
      <ContextPopup.ContextMaps><ContextMap CommandName="m" ContextMenu="Menu" MiniToolbar="Mini"/>
      </ContextPopup.ContextMaps></ContextPopup>
      """
    }
    let menu = "<ContextMenu Name=\"Menu\"><Button CommandName=\"a\"/></ContextMenu>"
    let document = try document(ribbon(Self.three, popup(menu)), "r.xml")
    let commands = document.elements.filter { $0.name == .command }.map(\.title)
    #expect(commands == ["Wrap", "Cut"])
    #expect(document.elements.count { $0.name == .contextMenu } == 1)
    let alone = try self.document(ribbon(Self.three, popup("")), "r.xml")
    #expect(alone.elements.filter { $0.name == .command }.map(\.title) == ["Cut", "Wrap"])
    for document in [document, alone] {
      #expect(
        document.elements.flatMap(\.losses).map(\.message) == [
          "a mini toolbar is the first section of its context menu"
        ])
    }
  }

  @Test func aCommandIsOnceInATab() throws {
    func tab(_ first: String, _ second: String) -> String {
      """
      <Tab ApplicationModes="0,1,2"><Group CommandName="g" ApplicationModes="\(first)">
      <Button CommandName="a"/><Button CommandName="b"/></Group>
      <Group CommandName="h" ApplicationModes="\(second)"><Button CommandName="a"/>
      <Button CommandName="c"/></Group></Tab>
      """
    }
    let commands = Self.three + "<Command Name=\"h\" LabelTitle=\"More\"/>"
    let document = try document(ribbon(commands, tab("0", "1")), "r.xml")
    let words = String(decoding: document.text, as: UTF8.self)
    #expect(
      words.contains(
        "title=\"Cut\" visible-when=\"application-mode-0 or application-mode-1\"/>"))
    #expect(words.contains("title=\"Assist\" visible-when=\"application-mode-0\"/>"))
    #expect(words.contains("title=\"More\" visible-when=\"application-mode-1\">"))
    #expect(
      document.elements.flatMap(\.losses).map(\.message).contains(
        "it stands here alone, and not also in 'More': a toolbar has a command once"))
    #expect(document.dropped.count == 1)
    let always = try self.words(ribbon(commands, tab("0", "0,1,2")), "r.xml")
    #expect(always.contains("<command id=\"cut\" title=\"Cut\"/>"))
  }

  @Test func splitButtonsPerformTheirOwnCommand() throws {
    let commands = """
      <Command Name="p" LabelTitle="Paste"/><Command Name="s" LabelTitle="Paste Special"/>
      <Command Name="l" LabelTitle="Paste as Link"/><Command Name="t" LabelTitle="Paste as Text"/>
      """
    let button = """
      <SplitButton><SplitButton.ButtonItem><Button CommandName="p"/></SplitButton.ButtonItem>
      <SplitButton.MenuGroups><MenuGroup><Button CommandName="s"/><Button CommandName="l"/>
      <Button CommandName="t"/></MenuGroup></SplitButton.MenuGroups></SplitButton>
      """
    let bar = try words(ribbon(commands, "<Tab><Group>\(button)</Group></Tab>"), "r.xml")
    #expect(bar.contains("title=\"Paste\" primary=\"paste\">"))
    #expect(!bar.contains("<item ref=\"paste\"/>"))
    let menu = try words(
      ribbon(commands, "<ApplicationMenu><MenuGroup>\(button)</MenuGroup></ApplicationMenu>"),
      "r.xml")
    #expect(menu.components(separatedBy: "<item ref=\"paste\"/>").count == 2)
  }

  // MARK: Refusals

  @Test func whatTheLanguageRefusesIsLeftOutAndTold() throws {
    let document = try document(
      """
      {"name": "g", "contributes": {"commands": [{"command": "a", "title": "Alpha"},
        {"command": "b", "title": "Beta"}], "submenus": [{"id": "s", "label": "Sub"}],
      "menus": {"scm/title": [{"submenu": "s", "group": "navigation@1"}, {"command": "a"},
        {"command": "b"}], "s": [{"command": "a"}, {"command": "b"}]}}}
      """, "package.json")
    #expect(!document.elements.contains { $0.title == "Sub" })
    #expect(document.dropped.count == 1)
    #expect(document.dropped.first?.message.hasPrefix("'Sub' is left out: ") == true)
    let android = try self.document(
      """
      <menu><item id="a" actionViewClass="SearchView" showAsAction="always" title="Find"/>
      <item id="b" actionViewClass="SearchView" showAsAction="always" title="Look"/></menu>
      """, "m.xml")
    #expect(android.elements.count { $0.name == .search } == 1)
    #expect(android.dropped.count == 1)
  }

  @Test func whatIsRefusedInADeepFileIsLeftOutToo() throws {
    let levels = 260
    let deep =
      String(repeating: "<item title=\"A\"><menu>", count: levels)
      + String(repeating: "</menu></item>", count: levels)
    let search = "<item actionViewClass=\"SearchView\" showAsAction=\"always\" title=\"Search\"/>"
    var limits = XMLLimits()
    limits.nesting = 1_000
    var sink = DiagnosticSink()
    let result = Importer(for: .writing(hasCatalog: false), limits: limits).read(
      Array("<menu>\(search)\(search)\(deep)</menu>".utf8), path: "m.xml", into: &sink)
    let document = try #require(result).document
    #expect(document.elements.count { $0.name == .submenu } == levels - 1)
    #expect(document.elements.count { $0.name == .search } == 1)
  }

  // MARK: Android

  @Test func choicesAreNamedByTheirMenu() throws {
    let words = try words(
      """
      <menu><item title="Sort"><menu><group checkableBehavior="single">
      <item title="Prüfen" checked="true"/><item title="Größe"/></group></menu></item></menu>
      """, "m.xml")
    #expect(words.contains("<choice id=\"sort\">"))
    #expect(words.contains("<option id=\"prufen\" title=\"Prüfen\""))
    #expect(words.contains("<option id=\"grosse\" title=\"Größe\""))
  }

  @Test func groupsInsideGroupsAreOne() throws {
    let words = try words(
      """
      <menu><group><item title="One"/><group visible="false"><item title="Two"/></group></group>
      <item title="Three"/></menu>
      """, "m.xml")
    #expect(words.components(separatedBy: "<section").count == 2)
    #expect(words.contains("title=\"Two\" visible-when=\"shows-two\""))
  }

  @Test func theTitleOfASearchFieldStandsInIt() throws {
    func menu(_ title: String) -> String {
      "<menu><item title=\"\(title)\" actionViewClass=\"SearchView\" showAsAction=\"always\"/></menu>"
    }
    let document = try document(menu("Find bed"), "m.xml")
    let search = try #require(document.elements.first { $0.name == .search })
    #expect(search.title == "Find bed")
    #expect(search.losses.map(\.message) == ["its title stands in the empty field"])
    #expect(try words(menu("Search"), "m.xml").contains("<search/>"))
    let mac = try self.document(
      xib(
        """
        <window id="w"><toolbar key="toolbar" id="t"><allowedToolbarItems>
        <toolbarItem label="Filter" id="i"><searchField key="view" id="f">
        <searchFieldCell key="cell" placeholderString="Find a bed" id="c"/></searchField>
        </toolbarItem></allowedToolbarItems></toolbar></window>
        """), "x.xib")
    let field = try #require(mac.elements.first { $0.name == .search })
    #expect(field.title == "Find a bed")
    #expect(
      field.losses.map(\.message) == [
        "its title 'Filter' is left out: a search field has the words in it alone"
      ])
  }

  @Test func conditionsOfASearchFieldAreTold() throws {
    let document = try document(
      """
      <menu><item title="Search" visible="false" actionViewClass="SearchView" showAsAction="ifRoom"/>
      </menu>
      """, "m.xml")
    let search = try #require(document.elements.first { $0.name == .search })
    #expect(
      search.losses.map(\.message) == ["it is hidden at first: a search field has no condition"])
  }

  @Test func translationsWithoutACatalogAreTold() throws {
    var sink = DiagnosticSink()
    let files = Files(texts: [
      "../values/s.xml": "<resources><string name=\"a\">Add</string></resources>",
      "../values-de/s.xml": "<resources><string name=\"a\">Neu</string></resources>",
    ])
    let result = Importer(for: .writing(hasCatalog: false)).read(
      Array("<menu><item title=\"@string/a\"/></menu>".utf8), path: "menu/m.xml", beside: files,
      into: &sink)
    let document = try #require(result).document
    #expect(document.dropped.count == 1)
    #expect(document.dropped.first?.message.hasPrefix("the translations (de) are left out") == true)
    #expect(!String(decoding: document.text, as: UTF8.self).contains("strings="))
  }

  @Test func stringsAreThoseThatAndroidTakes() throws {
    let document = try document(
      """
      <menu xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:tools="http://schemas.android.com/tools">
      <item android:id="@+id/a" tools:title="Sample" android:title="@string/a"/>
      <item android:id="@+id/b" android:title="@string/b"/>
      <item android:id="@+id/c" android:title="@string/c"/></menu>
      """, "menu/m.xml",
      beside: [
        "../values/01-core.xml": """
        <resources><string name="a">Don\\'t  \\u201cask\\u201d</string>
        <string name="b">@string/a</string>
        <string name="c">Share <xliff:g xmlns:xliff="x">%s</xliff:g> now</string></resources>
        """,
        "../values-pt-rBR/01-core.xml":
          "<resources><string name=\"c\">Partilhar</string></resources>",
        "../values-v21/strings.xml": "<resources><string name=\"c\">no</string></resources>",
      ])
    let titles = document.elements.compactMap { $0.isItem ? $0.title : nil }
    #expect(titles == ["Don't “ask”", "Don't “ask”", "Share %s now"])
    let last = try #require(document.elements.last { $0.isItem })
    #expect(last.translations[.title] == ["pt-BR": "Partilhar"])
  }

  // MARK: Visual Studio Code

  @Test func conditionsAreStates() throws {
    let words = try words(
      """
      {"name": "g", "contributes": {"commands": [
        {"command": "g.a", "title": "%a%", "enablement": "!busy"},
        {"command": "g.b", "title": "Other"}],
      "keybindings": {"command": "g.a", "key": "ctrl+k", "mac": "cmd+ctrl+k"},
      "menus": {"view/item/context": [
        {"command": "g.a", "when": "view == tree && (viewItem =~ /a|b/ || x)", "group": "1_a@2"},
        {"command": "g.b", "when": "view != tree", "group": "1_a@1.5"},
        {"command": "g.b", "when": "y", "group": "1_a@3"},
        {"command": "g.b", "when": "y", "group": "2_b"},
        {"command": "g.a", "group": "inline"}]}}}
      """, "package.json", beside: ["package.nls.json": "{\"a\": {\"message\": \"Water\"}}"])
    #expect(words.contains("<state id=\"view-tree\" title=\"view == tree\"/>"))
    #expect(words.contains("title=\"viewItem =~ /a|b/\""))
    #expect(words.contains("visible-when=\"view-tree and (view-item-a-b or x)\""))
    #expect(words.contains("visible-when=\"not view-tree or y\""))
    #expect(words.contains("enabled-when=\"not busy\""))
    #expect(words.contains("title=\"Water\" shortcut=\"cmd+ctrl+k\""))
    #expect(words.contains("<toolbar id=\"view-item-context-inline\">"))
    #expect(words.components(separatedBy: "<section>").count == 3)
  }

  @Test func whatACommandLosesIsToldOnce() throws {
    let document = try document(
      """
      {"name": "g", "contributes": {"commands": [{"command": "g.a", "title": "Water"},
        {"command": "g.b", "title": "Other"}],
      "keybindings": [{"command": "g.a", "key": "ctrl+k ctrl+w"}],
      "menus": {"editor/context": [{"command": "g.a", "alt": "g.b"}],
        "view/item/context": [{"command": "g.a", "alt": "g.b"}]}}}
      """, "package.json")
    #expect(document.elements.flatMap(\.losses).isEmpty)
    #expect(
      document.dropped.map(\.message).sorted() == [
        "'Water': 'Other' takes its place while a key is held: alternates are for menus of the "
          + "Mac's bar",
        "'Water': its shortcut 'ctrl+k ctrl+w' has no name in the language",
      ])
  }

  @Test(arguments: [
    "a &&", "(a", "a =~ /b", "a == ", "a b", "not in", String(repeating: "!", count: 500),
  ]) func clausesThatAreNoneAreNamed(clause: String) throws {
    let document = try document(
      """
      {"name": "g", "contributes": {"commands": [{"command": "g.a", "title": "A"}],
      "menus": {"editor/context": [{"command": "g.a", "when": "\(clause)"}]}}}
      """, "package.json")
    let losses = document.elements.flatMap(\.losses).map(\.message)
    #expect(losses == ["its condition '\(clause)' is not understood"])
  }

  // MARK: Interface Builder

  private func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
    <objects>\(objects)</objects></document>
    """
  }

  @Test func aSegmentThatIsAButtonIsACommand() throws {
    func bar(_ outer: String, _ inner: String) -> String {
      """
      <window id="w"><toolbar key="toolbar" id="t"><allowedToolbarItems>
      <toolbarItem label="Invisibles" id="i"><segmentedControl key="view" id="s">
      <segmentedCell key="cell" trackingMode="momentary" id="c"><segments>
      <segment image="eyeTemplate"/></segments></segmentedCell>\(inner)</segmentedControl>\(outer)
      </toolbarItem></allowedToolbarItems></toolbar></window>
      """
    }
    let action = """
      <connections><action selector="showMarks:" target="w" id="a"/></connections>
      """
    for objects in [bar(action, ""), bar("", action)] {
      let document = try document(xib(objects), "x.xib")
      let words = String(decoding: document.text, as: UTF8.self)
      #expect(
        words.contains(
          "<command id=\"invisibles\" title=\"Invisibles\" image=\"eyeTemplate\""))
      #expect(!words.contains("<group"))
      #expect(document.approximated == 0)
    }
  }

  @Test func theButtonThatGoesBackIsTold() throws {
    let document = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="v" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="Beds" id="n">
      <barButtonItem key="backBarButtonItem" title="Away" id="b"/></navigationItem>
      </viewController></objects></scene></scenes></document>
      """, "x.storyboard")
    #expect(
      document.dropped.map(\.message) == [
        "'Away' is left out: the button that goes back to a view has no title in the language"
      ])
    #expect(document.dropped.first?.place.id == "b")
  }

  @Test func choicesAreNamedByTheirAction() throws {
    func item(_ title: String, _ state: String) -> String {
      """
      <menuItem title="\(title)" state="\(state)" id="\(title)"><connections>
      <action selector="setSortOrder:" target="t" id="a\(title)"/></connections></menuItem>
      """
    }
    let words = try words(
      xib(
        "<menu title=\"View\" id=\"m\"><items>\(item("Name", "on"))\(item("Date", "off"))"
          + "</items></menu>"), "x.xib")
    #expect(words.contains("<choice id=\"sort-order\">"))
  }

  @Test func headersBeginSections() throws {
    let words = try words(
      xib(
        """
        <menu title="M" id="m"><items><menuItem title="Plain" id="1"/>
        <menuItem title="Sort" sectionHeader="YES" id="2"/><menuItem title="Up" id="3"/>
        <menuItem isSeparatorItem="YES" id="4"/><menuItem title="Down" id="5"/></items></menu>
        """), "x.xib")
    let section = try #require(words.firstRange(of: "<section title=\"Sort\">"))
    let end = try #require(words.firstRange(of: "</section>"))
    #expect(words[section.upperBound..<end.lowerBound].contains("title=\"Up\""))
    #expect(!words[section.upperBound..<end.lowerBound].contains("title=\"Down\""))
  }

  @Test func segmentedControlsOfViewsAreChoices() throws {
    let words = try words(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
      <viewController id="v" sceneMemberID="viewController"><view key="view" id="w"><subviews>
      <segmentedControl selectedSegmentIndex="1" id="s"><segments><segment title="Day"/>
      <segment title="Week"/></segments></segmentedControl></subviews></view></viewController>
      </objects></scene></scenes></document>
      """, "x.storyboard")
    #expect(words.contains("<option id=\"week\" title=\"Week\" default=\"true\"/>"))
    #expect(words.contains("<segmented choice="))
  }

  private func menuItem(
    _ title: String, _ selector: String, _ attributes: String = "", target: String = "-1",
    rest: String = ""
  ) -> String {
    """
    <menuItem title="\(title)" \(attributes) id="\(title)"><connections>
    <action selector="\(selector)" target="\(target)" id="\(title)c"/>\(rest)</connections></menuItem>
    """
  }

  private func barMenu(_ title: String, _ items: String) -> String {
    """
    <menuItem title="\(title)" id="\(title)"><menu key="submenu" title="\(title)" id="\(title)m">
    <items>\(items)</items></menu></menuItem>
    """
  }

  private func bar(_ menus: String) -> String {
    xib("<menu title=\"MainMenu\" systemMenu=\"main\" id=\"bar\"><items>\(menus)</items></menu>")
  }

  @Test func standardMenusAreKnownInEveryLanguage() throws {
    let document = try document(
      bar(
        barMenu("Garten", menuItem("Garten beenden", "terminate:"))
          + barMenu(
            "Ablage", menuItem("Neu", "newDocument:") + menuItem("Sichern", "saveDocument:"))
          + barMenu(
            "Beet",
            menuItem("Gross", "toggleToolbarShown:") + menuItem("Klein", "toggleToolbarShown:"))
          + barMenu(
            "Bearbeiten",
            menuItem("Kopieren", "copy:", "keyEquivalent=\"c\"")
              + menuItem("Einsetzen", "pasteAsPlainText:", "keyEquivalent=\"v\""))
          + barMenu("Fenster", menuItem("Im Dock ablegen", "performMiniaturize:"))
          + barMenu("Hilfe", menuItem("Gartenhilfe", "web:", "keyEquivalent=\"?\""))), "x.xib")
    let words = String(decoding: document.text, as: UTF8.self)
    for (standard, title) in [
      ("file", "Ablage"), ("edit", "Bearbeiten"), ("window", "Fenster"), ("help", "Hilfe"),
    ] {
      // Each lacks a command that the system would add.
      #expect(
        words.contains("<menu standard=\"\(standard)\" system-items=\"none\" title=\"\(title)\">"))
    }
    #expect(words.contains("<menu standard=\"app\" system-items=\"none\">"))
    #expect(words.contains("<menu id=\"beet\" title=\"Beet\">"))
    #expect(words.contains("title=\"Einsetzen\" shortcut=\"cmd+v\""))
    #expect(document.elements.flatMap(\.losses).map(\.message).count == 1)
    #expect(document.elements[0].losses.first?.message.contains("not English") == true)
  }

  @Test func bindingsAreCheckmarksAndConditions() throws {
    func binding(_ name: String, _ keyPath: String, _ transformer: String? = nil) -> String {
      let options = transformer.map {
        "<dictionary key=\"options\"><string key=\"NSValueTransformerName\">\($0)</string></dictionary>"
      }
      return """
        <binding destination="c" name="\(name)" keyPath="\(keyPath)" id="\(name)\(keyPath)">
        \(options ?? "")</binding>
        """
    }
    func item(_ title: String, _ bindings: String) -> String {
      "<menuItem title=\"\(title)\" id=\"\(title)\"><connections>\(bindings)</connections></menuItem>"
    }
    let document = try document(
      xib(
        "<menu title=\"M\" id=\"m\"><items>"
          + item("Float", binding("value", "values.floats"))
          + item("Sink", binding("value", "values.floats", "NSNegateBoolean"))
          + item(
            "Water", binding("enabled", "canWater") + binding("enabled2", "selection", "NSIsNotNil")
          )
          + item(
            "Rake", binding("hidden", "isWinter") + binding("hidden2", "hasRake", "NSNegateBoolean")
          )
          + item(
            "Hide Beds", binding("value", "beds") + binding("hidden", "beds", "NSNegateBoolean"))
          + item("Dig", binding("enabled", "depth", "IsTwo") + binding("title", "words"))
          + "</items></menu>"), "x.xib")
    let words = String(decoding: document.text, as: UTF8.self)
    #expect(words.contains("<toggle id=\"float\" title=\"Float\"/>"))
    #expect(words.contains("<toggle id=\"sink\" title=\"Sink\"/>"))
    #expect(words.contains("title=\"Water\" enabled-when=\"can-water and has-selection\""))
    #expect(words.contains("title=\"Rake\" visible-when=\"not is-winter and has-rake\""))
    #expect(words.contains("<command id=\"hide-beds\" title=\"Hide Beds\" visible-when=\"beds\"/>"))
    #expect(words.contains("<state id=\"can-water\" title=\"canWater\"/>"))
    #expect(
      document.elements.flatMap(\.losses).map(\.message) == [
        "its checkmark shows the opposite of 'values.floats'",
        "its condition is what IsTwo makes of 'depth'",
        "its binding 'title' is not in the document",
      ])
  }

  @Test func tipsAreHints() throws {
    let words = try words(
      xib(
        """
        <menu title="M" id="m"><items><menuItem title="Dig" toolTip="Makes a hole" id="1"/>
        <menuItem title="Rake" toolTip="Rake" id="2"/></items></menu>
        <window id="w"><toolbar key="toolbar" id="t"><allowedToolbarItems>
        <toolbarItem label="Go" id="i"><segmentedControl key="view" id="s">
        <segmentedCell key="cell" trackingMode="momentary" id="c"><segments>
        <segment label="Back" toolTip="One back"/><segment toolTip="Forward" image="f"/>
        </segments></segmentedCell></segmentedControl></toolbarItem></allowedToolbarItems>
        </toolbar></window>
        """), "x.xib")
    #expect(words.contains("title=\"Dig\" hint=\"Makes a hole\""))
    #expect(words.contains("<command id=\"rake\" title=\"Rake\"/>"))
    #expect(words.contains("title=\"Back\" hint=\"One back\""))
    #expect(words.contains("<command id=\"forward\" title=\"Forward\"/>"))
  }

  @Test func buttonsThatAreSegmentsOfAViewAreNamed() throws {
    let document = try document(
      xib(
        """
        <customView id="v"><subviews><segmentedControl id="s">
        <segmentedCell key="cell" trackingMode="momentary" id="c"><segments><segment label="Add"/>
        <segment label="Remove"/></segments></segmentedCell></segmentedControl></subviews></customView>
        """), "x.xib")
    #expect(document.isEmpty)
    #expect(
      document.dropped.map(\.message) == ["its segments are buttons of a view, which are not read"])
  }

  /// A person who presses a shortcut cannot tell which of the two items it is.
  @Test func itemsOfOneActionAndShortcutAreOneCommand() throws {
    let keys = "keyEquivalent=\"g\""
    let words = try words(
      bar(
        barMenu("App", menuItem("Guide", "guide:", keys, target: "t"))
          + barMenu("Tools", menuItem("Garden Guide", "guide:", keys, target: "t"))
          + barMenu("More", menuItem("Other Guide", "guide:", target: "t"))), "x.xib")
    #expect(words.contains("<command id=\"guide\" title=\"Guide\" shortcut=\"cmd+g\"/>"))
    #expect(words.contains("<item ref=\"guide\" title=\"Garden Guide\"/>"))
    #expect(words.contains("<command id=\"other-guide\" title=\"Other Guide\"/>"))
  }

  private func storyboard(
    _ view: String, _ rest: String = "", scenes: String = "", runtime: String = "iOS.CocoaTouch"
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      targetRuntime="\(runtime)"><scenes><scene><objects>
    <viewController id="v" customClass="BedController" sceneMemberID="viewController">
    <view key="view" id="w"><subviews>\(view)</subviews></view>\(rest)</viewController>
    </objects></scene>\(scenes)</scenes></document>
    """
  }

  @Test(arguments: ["", " key=\"toolbarItems\""]) func barsOfControllersAreRead(key: String) throws
  {
    let items = """
      <toolbarItems\(key)><barButtonItem title="Archive" id="a"><connections>
      <action selector="archive:" destination="v" id="b"/></connections></barButtonItem></toolbarItems>
      """
    let words = try words(storyboard("", items), "x.storyboard")
    #expect(words.contains("<toolbar id=\"bed-controller-bottom-bar\" edge=\"bottom\">"))
    #expect(words.contains("<command id=\"archive\" title=\"Archive\"/>"))
    let document = try document(
      storyboard("", items, runtime: "iOS.CocoaTouch.iPad"), "x.storyboard")
    #expect(!String(decoding: document.text, as: UTF8.self).contains("edge"))
    #expect(
      document.elements.flatMap(\.losses).map(\.message) == [
        "it stands at the bottom; a toolbar of iPad is at the top"
      ])
  }

  @Test func buttonsOfBarsHaveMenusBesideTheirActions() throws {
    let words = try words(
      storyboard(
        "",
        """
        <navigationItem key="navigationItem" id="n">
        <barButtonItem key="rightBarButtonItem" title="Water" id="b">
        <menu key="menu" id="m"><children><command title="Low" id="1"/><command title="High" id="2"/>
        <command title="Rim" id="3"/></children></menu>
        <connections><action selector="water:" destination="v" id="4"/></connections></barButtonItem>
        <segmentedControl key="titleView" momentary="YES" id="s"><segments><segment title="Back"/>
        <segment title="Forward"/></segments></segmentedControl></navigationItem>
        """), "x.storyboard")
    #expect(words.contains("<pull-down-button id=\"water\" title=\"Water\" primary=\"water\">"))
    #expect(words.contains("<command id=\"forward\" title=\"Forward\"/>"))
  }

  @Test func buttonsSayWhatATapDoes() throws {
    let words = try words(
      storyboard(
        """
        <button id="b"><menu key="menu" id="m"><children><command title="Low" id="1"/>
        <command title="High" id="2"/><command title="Rim" id="3"/></children></menu>
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="tinted" title="Water"/>
        <connections><action selector="water:" destination="v" eventType="touchUpInside" id="4"/>
        </connections></button>
        <button id="c"><state key="normal" title="Choose"/><connections>
        <segue destination="s" kind="presentation" id="5"/></connections></button>
        """,
        scenes: """
          <scene><objects><viewController id="s" title="Plants" sceneMemberID="viewController">
          <view key="view" id="x"/></viewController></objects></scene>
          """), "x.storyboard")
    #expect(words.contains("<command id=\"water\" title=\"Water\"/>"))
    #expect(
      words.contains(
        "<pull-down-button id=\"water\" title=\"Water\" primary=\"water\" style=\"tinted\">"))
    #expect(words.contains("<button id=\"choose\" title=\"Choose\" presents=\"plants\"/>"))
    #expect(words.contains("<sheet id=\"plants\" title=\"Plants\"/>"))
  }

  @Test func shortcutsThatTheSystemBringsAreLeftToIt() throws {
    func action(_ name: String, _ title: String, _ keys: String) -> String {
      """
      <action name="\(name)"><property name="text"><string>\(title)</string></property>
      <property name="shortcut"><string>\(keys)</string></property></action>
      """
    }
    let document = try document(
      """
      <ui><widget class="QMenuBar" name="bar"><widget class="QMenu" name="m">
      <property name="title"><string>Entries</string></property><addaction name="a"/>
      <addaction name="b"/></widget><addaction name="m"/></widget>
      \(action("a", "Highlight", "Ctrl+H"))\(action("b", "Close Entry", "Ctrl+W"))</ui>
      """, "x.ui")
    let words = String(decoding: document.text, as: UTF8.self)
    #expect(words.contains("title=\"Close Entry\" shortcut=\"cmd+w\""))
    #expect(!words.contains("cmd+h"))
    #expect(
      document.elements.flatMap(\.losses).map(\.message).contains(
        "its shortcut 'cmd+h' belongs to 'Hide X', which the system brings with the menu 'app'"))
  }

  /// Each of them shows the next one twice.
  @Test(.timeLimit(.minutes(2))) func submenusThatDoubleEnd() throws {
    let names = (0..<30).map { "s\($0)" }
    let menus = zip(names, names.dropFirst()).map {
      "\"\($0)\": [{\"submenu\": \"\($1)\"}, {\"submenu\": \"\($1)\", \"group\": \"b\"}]"
    }
    let submenus = names.map { "{\"id\": \"\($0)\", \"label\": \"\($0)\"}" }
    let document = try document(
      """
      {"name": "x", "contributes": {"submenus": [\(submenus.joined(separator: ", "))],
      "menus": {"view/context": [{"submenu": "s0"}], \(menus.joined(separator: ", "))}}}
      """, "package.json")
    #expect(document.dropped.contains { $0.message.contains("show each other too often") })
  }
}

extension String {
  fileprivate func components(separatedBy text: String) -> [Substring] {
    var rest = self[...]
    var parts: [Substring] = []
    while let range = rest.firstRange(of: text) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
