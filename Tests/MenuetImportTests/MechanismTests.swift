import Menuet
import MenuetImport
import MenuetModel
import MenuetSource
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

  // MARK: KXMLGUI

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

  // MARK: Android

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
      #expect(words.contains("<menu standard=\"\(standard)\" title=\"\(title)\">"))
    }
    #expect(words.contains("<menu standard=\"app\">"))
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
    #expect(document.elements.flatMap(\.losses).map(\.message).joined().contains("'cmd+h' belongs"))
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
